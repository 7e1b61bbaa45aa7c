import SwiftData
import SwiftUI
import Testing
import UITestSupport

private let slowly = Animation.linear(duration: 3)
private let lately = Transaction(animation: .linear(duration: 4))
private let tall = #Predicate<Plant> { $0.height > 1 }
private let byHeight = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.height)])

private func text(_ sections: SectionedResults<Plant, String>) -> String {
  sections.map { "\($0.title)(\($0.map(\.name).joined(separator: " ")))" }.joined(separator: " ")
}

/// Every form of the macro with sections.
private struct MacroForms: View {
  @Query(byHeight, animation: slowly, sectionBy: \Plant.kind)
  var describedAnimated: SectionedResults<Plant, String>
  @Query(byHeight, animation: slowly, sectionBy: \Plant.bed)
  var describedAnimatedBed: SectionedResults<Plant, String>
  @Query(byHeight, transaction: lately, sectionBy: \Plant.kind)
  var described: SectionedResults<Plant, String>
  @Query(byHeight, transaction: lately, sectionBy: \Plant.bed)
  var describedBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.kind)
  var sortedAnimated: SectionedResults<Plant, String>
  @Query(filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.bed)
  var sortedAnimatedBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.kind)
  var sorted: SectionedResults<Plant, String>
  @Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.bed)
  var sortedBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
  var byValueAnimated: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
  var byValueAnimatedBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
  var byValue: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
  var byValueBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
  var byOptionalAnimated: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
  var byOptionalAnimatedBed: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
  var byOptional: SectionedResults<Plant, String>
  @Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
  var byOptionalBed: SectionedResults<Plant, String>

  var lines: [(String, String)] {
    [
      ("describedAnimated", text(describedAnimated)),
      ("describedAnimatedBed", text(describedAnimatedBed)),
      ("described", text(described)),
      ("describedBed", text(describedBed)),
      ("sortedAnimated", text(sortedAnimated)),
      ("sortedAnimatedBed", text(sortedAnimatedBed)),
      ("sorted", text(sorted)),
      ("sortedBed", text(sortedBed)),
      ("byValueAnimated", text(byValueAnimated)),
      ("byValueAnimatedBed", text(byValueAnimatedBed)),
      ("byValue", text(byValue)),
      ("byValueBed", text(byValueBed)),
      ("byOptionalAnimated", text(byOptionalAnimated)),
      ("byOptionalAnimatedBed", text(byOptionalAnimatedBed)),
      ("byOptional", text(byOptional)),
      ("byOptionalBed", text(byOptionalBed)),
    ]
  }

  var body: some View { Lines(lines: lines) }
}

/// Every initializer of the storage whose result is in sections.
private struct SectionForms: View {
  @Query(byHeight, sectionBy: \Plant.bed) var describedAnimated: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var describedAnimatedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var described: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var describedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var sortedAnimated: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var sortedAnimatedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var sorted: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var sortedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byValueAnimated: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byValueAnimatedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byValue: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byValueBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byOptionalAnimated: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byOptionalAnimatedBed: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byOptional: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \Plant.bed) var byOptionalBed: SectionedResults<Plant, String>

  init() {
    _describedAnimated = Query(byHeight, animation: slowly, sectionBy: \Plant.kind)
    _describedAnimatedBed = Query(byHeight, animation: slowly, sectionBy: \Plant.bed)
    _described = Query(byHeight, transaction: lately, sectionBy: \Plant.kind)
    _describedBed = Query(byHeight, transaction: lately, sectionBy: \Plant.bed)
    _sortedAnimated = Query(
      filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.kind)
    _sortedAnimatedBed = Query(
      filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.bed)
    _sorted = Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.kind)
    _sortedBed = Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.bed)
    _byValueAnimated = Query(
      filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
    _byValueAnimatedBed = Query(
      filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
    _byValue = Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
    _byValueBed = Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
    _byOptionalAnimated = Query(
      filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
    _byOptionalAnimatedBed = Query(
      filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
    _byOptional = Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
    _byOptionalBed = Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
  }

  var lines: [(String, String)] {
    [
      ("describedAnimated", text(describedAnimated)),
      ("describedAnimatedBed", text(describedAnimatedBed)),
      ("described", text(described)),
      ("describedBed", text(describedBed)),
      ("sortedAnimated", text(sortedAnimated)),
      ("sortedAnimatedBed", text(sortedAnimatedBed)),
      ("sorted", text(sorted)),
      ("sortedBed", text(sortedBed)),
      ("byValueAnimated", text(byValueAnimated)),
      ("byValueAnimatedBed", text(byValueAnimatedBed)),
      ("byValue", text(byValue)),
      ("byValueBed", text(byValueBed)),
      ("byOptionalAnimated", text(byOptionalAnimated)),
      ("byOptionalAnimatedBed", text(byOptionalAnimatedBed)),
      ("byOptional", text(byOptional)),
      ("byOptionalBed", text(byOptionalBed)),
    ]
  }

  var body: some View { Lines(lines: lines) }
}

/// Every initializer of the storage whose result is an array beside its sections.
private struct ArrayForms: View {
  @Query var describedAnimated: [Plant]
  @Query var describedAnimatedBed: [Plant]
  @Query var described: [Plant]
  @Query var describedBed: [Plant]
  @Query var sortedAnimated: [Plant]
  @Query var sortedAnimatedBed: [Plant]
  @Query var sorted: [Plant]
  @Query var sortedBed: [Plant]
  @Query var byValueAnimated: [Plant]
  @Query var byValueAnimatedBed: [Plant]
  @Query var byValue: [Plant]
  @Query var byValueBed: [Plant]
  @Query var byOptionalAnimated: [Plant]
  @Query var byOptionalAnimatedBed: [Plant]
  @Query var byOptional: [Plant]
  @Query var byOptionalBed: [Plant]

  init() {
    _describedAnimated = Query(byHeight, animation: slowly, sectionBy: \Plant.kind)
    _describedAnimatedBed = Query(byHeight, animation: slowly, sectionBy: \Plant.bed)
    _described = Query(byHeight, transaction: lately, sectionBy: \Plant.kind)
    _describedBed = Query(byHeight, transaction: lately, sectionBy: \Plant.bed)
    _sortedAnimated = Query(
      filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.kind)
    _sortedAnimatedBed = Query(
      filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \Plant.bed)
    _sorted = Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.kind)
    _sortedBed = Query(filter: tall, sort: [SortDescriptor(\Plant.height)], transaction: lately, sectionBy: \Plant.bed)
    _byValueAnimated = Query(
      filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
    _byValueAnimatedBed = Query(
      filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
    _byValue = Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
    _byValueBed = Query(filter: tall, sort: \Plant.height, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
    _byOptionalAnimated = Query(
      filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.kind)
    _byOptionalAnimatedBed = Query(
      filter: tall, sort: \Plant.age, order: .reverse, animation: slowly, sectionBy: \Plant.bed)
    _byOptional = Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.kind)
    _byOptionalBed = Query(filter: tall, sort: \Plant.age, order: .reverse, transaction: lately, sectionBy: \Plant.bed)
  }

  var lines: [(String, String)] {
    [
      ("describedAnimated", text(_describedAnimated.sections)),
      ("describedAnimatedBed", text(_describedAnimatedBed.sections)),
      ("described", text(_described.sections)),
      ("describedBed", text(_describedBed.sections)),
      ("sortedAnimated", text(_sortedAnimated.sections)),
      ("sortedAnimatedBed", text(_sortedAnimatedBed.sections)),
      ("sorted", text(_sorted.sections)),
      ("sortedBed", text(_sortedBed.sections)),
      ("byValueAnimated", text(_byValueAnimated.sections)),
      ("byValueAnimatedBed", text(_byValueAnimatedBed.sections)),
      ("byValue", text(_byValue.sections)),
      ("byValueBed", text(_byValueBed.sections)),
      ("byOptionalAnimated", text(_byOptionalAnimated.sections)),
      ("byOptionalAnimatedBed", text(_byOptionalAnimatedBed.sections)),
      ("byOptional", text(_byOptional.sections)),
      ("byOptionalBed", text(_byOptionalBed.sections)),
    ]
  }

  var body: some View { Lines(lines: lines) }
}

private struct Lines: View {
  let lines: [(String, String)]

  var body: some View {
    VStack { ForEach(lines, id: \.0) { Text("\($0.0): \($0.1)") } }
  }
}

@Suite("Forms of a query with sections")
@MainActor struct SectionFormTests {
  private static let expected: [(String, String)] = [
    ("describedAnimated", "flower(daisy rose) tree(elm oak)"),
    ("describedAnimatedBed", "(elm) north(rose) south(daisy oak)"),
    ("described", "flower(daisy rose) tree(elm oak)"),
    ("describedBed", "(elm) north(rose) south(daisy oak)"),
    ("sortedAnimated", "flower(rose) tree(elm oak)"),
    ("sortedAnimatedBed", "(elm) north(rose) south(oak)"),
    ("sorted", "flower(rose) tree(elm oak)"),
    ("sortedBed", "(elm) north(rose) south(oak)"),
    ("byValueAnimated", "flower(rose) tree(oak elm)"),
    ("byValueAnimatedBed", "(elm) north(rose) south(oak)"),
    ("byValue", "flower(rose) tree(oak elm)"),
    ("byValueBed", "(elm) north(rose) south(oak)"),
    ("byOptionalAnimated", "flower(rose) tree(elm oak)"),
    ("byOptionalAnimatedBed", "(elm) north(rose) south(oak)"),
    ("byOptional", "flower(rose) tree(elm oak)"),
    ("byOptionalBed", "(elm) north(rose) south(oak)"),
  ]

  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (index, plant) in [
      Plant("oak", "tree", bed: "south", height: 9), Plant("rose", "flower", bed: "north", height: 2),
      Plant("elm", "tree", height: 7), Plant("daisy", "flower", bed: "south", height: 1),
    ].enumerated() {
      plant.age = index
      container.mainContext.insert(plant)
    }
    try container.mainContext.save()
    return container
  }

  private func check(_ view: some View) throws {
    let container: ModelContainer = try container()
    let app = try HeadlessApp { view.modelContainer(container) }
    for (name, text) in Self.expected { #expect(app.contains(label: "\(name): \(text)"), "\(name): \(text)") }
  }

  @Test("Every form of the macro") func macros() throws { try check(MacroForms()) }
  @Test("Every initializer, with sections as the result") func sections() throws { try check(SectionForms()) }
  @Test("Every initializer, with sections beside the result") func arrays() throws { try check(ArrayForms()) }
}
