import SwiftData
import SwiftUI
import Testing
import UITestSupport

/// A plant, which may have no bed.
@Model final class Plant {
  var name: String
  var kind: String
  var bed: String?
  var height: Int
  var age: Int?

  init(_ name: String, _ kind: String, bed: String? = nil, height: Int = 0) {
    self.name = name
    self.kind = kind
    self.bed = bed
    self.height = height
  }
}

private let slowly = Animation.linear(duration: 3)
private let tall = #Predicate<Plant> { $0.height > 1 }
private let byHeight = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.height)])

private func text(_ sections: SectionedResults<Plant, String>) -> String {
  sections.map { "\($0.title)(\($0.map(\.name).joined(separator: " ")))" }.joined(separator: " ")
}

/// Every form of the macro, with sections as the result and beside it.
private struct Beds: View {
  @Query(byHeight, animation: slowly, sectionBy: \.kind) var described: SectionedResults<Plant, String>
  @Query(byHeight, sectionBy: \.bed) var plainly: SectionedResults<Plant, String>
  @Query(filter: tall, sort: [SortDescriptor(\Plant.height)], animation: slowly, sectionBy: \.bed)
  var filtered: SectionedResults<Plant, String>
  @Query(sort: [SortDescriptor(\Plant.kind, order: .reverse), SortDescriptor(\Plant.name)], sectionBy: \.kind)
  var backwards: SectionedResults<Plant, String>
  @Query(sort: \Plant.height, sectionBy: \.kind) var beside: [Plant]
  @Query(filter: tall, sort: \Plant.height, order: .reverse, animation: slowly, sectionBy: \.bed)
  var byBed: SectionedResults<Plant, String>
  @Query(sort: \Plant.age, sectionBy: \.kind) var byAge: SectionedResults<Plant, String>
  @Query(sort: \Plant.name) var unsectioned: [Plant]

  var body: some View {
    Text("described: \(text(described))")
    Text("plainly: \(text(plainly))")
    Text("filtered: \(text(filtered))")
    Text("backwards: \(text(backwards))")
    Text("beside: \(beside.map(\.name).joined(separator: " ")) in \(text(_beside.sections))")
    Text("byBed: \(text(byBed))")
    Text("byAge: \(text(byAge))")
    Text("unsectioned: \(_unsectioned.sections.count)")
  }
}

/// The initializers of the storage.
private struct Initialized: View {
  @Query(sort: \Plant.height, sectionBy: \.bed) var one: SectionedResults<Plant, String>
  @Query var two: [Plant]

  init(_ isTall: Bool) {
    _one = Query(filter: isTall ? tall : nil, sort: \Plant.height, sectionBy: \.kind)
    _two = Query(byHeight, sectionBy: \.bed)
  }

  var body: some View {
    Text("one: \(text(one))")
    Text("two: \(text(_two.sections))")
  }
}

private struct List: View {
  @Query(sort: \Plant.height, sectionBy: \.kind) var plants: SectionedResults<Plant, String>

  var body: some View {
    VStack {
      ForEach(plants) { section in
        Text("Section \(section.title)")
        ForEach(section) { Text($0.name) }
      }
    }
  }
}

@Suite("Queries with sections")
@MainActor struct SectionTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for plant in [
      Plant("oak", "tree", bed: "south", height: 9), Plant("rose", "flower", bed: "north", height: 2),
      Plant("elm", "tree", height: 7), Plant("daisy", "flower", bed: "south", height: 1),
    ] { container.mainContext.insert(plant) }
    try container.mainContext.save()
    return container
  }

  private func plant(_ name: String, _ context: ModelContext) throws -> Plant {
    try #require(try context.fetch(FetchDescriptor<Plant>(predicate: #Predicate { $0.name == name })).first)
  }

  @Test("Every form makes sections in the order of their titles; nil is the section with the empty title")
  func forms() throws {
    let container: ModelContainer = try container()
    let app = try HeadlessApp { Beds().modelContainer(container) }
    for label in [
      "described: flower(daisy rose) tree(elm oak)", "plainly: (elm) north(rose) south(daisy oak)",
      "filtered: (elm) north(rose) south(oak)", "backwards: tree(elm oak) flower(daisy rose)",
      "beside: daisy rose elm oak in flower(daisy rose) tree(elm oak)", "byBed: (elm) north(rose) south(oak)",
      "byAge: flower(rose daisy) tree(oak elm)", "unsectioned: 0",
    ] { #expect(app.contains(label: label), "\(label)") }
  }

  @Test("A query that an initializer makes has sections too, and other ones when it is made otherwise")
  func initializers() throws {
    let container: ModelContainer = try container()
    let app = try HeadlessApp { Initialized(false).modelContainer(container) }
    #expect(app.contains(label: "one: flower(daisy rose) tree(elm oak)"))
    #expect(app.contains(label: "two: (elm) north(rose) south(daisy oak)"))
    let other = try HeadlessApp { Initialized(true).modelContainer(container) }
    #expect(other.contains(label: "one: flower(rose) tree(elm oak)"))
  }

  @Test("Sections follow what comes, goes, moves and is called otherwise")
  func following() throws {
    let container: ModelContainer = try container()
    let context: ModelContext = container.mainContext
    let app = try HeadlessApp { Beds().modelContainer(container) }
    context.insert(Plant("ivy", "vine", bed: "south", height: 3))
    app.updateViews()
    #expect(app.contains(label: "described: flower(daisy rose) tree(elm oak) vine(ivy)"))
    context.delete(try plant("elm", context))
    app.updateViews()
    #expect(app.contains(label: "plainly: north(rose) south(daisy ivy oak)"))
    try plant("oak", context).kind = "wood"
    app.updateViews()
    #expect(app.contains(label: "described: flower(daisy rose) vine(ivy) wood(oak)"))
    // The place in the order stays, the title is another one.
    try plant("oak", context).kind = "wooden"
    app.updateViews()
    #expect(app.contains(label: "described: flower(daisy rose) vine(ivy) wooden(oak)"))
    try context.save()
    #expect(app.contains(label: "described: flower(daisy rose) vine(ivy) wooden(oak)"))
  }

  @Test("Sections and their objects are what lists are made of")
  func list() throws {
    let container: ModelContainer = try container()
    let app = try HeadlessApp { List().modelContainer(container) }
    for label in ["Section flower", "Section tree", "oak", "daisy"] { #expect(app.contains(label: label)) }
    for name in ["rose", "daisy"] { container.mainContext.delete(try plant(name, container.mainContext)) }
    app.updateViews()
    #expect(!app.contains(label: "Section flower") && app.contains(label: "Section tree"))
  }

  @Test("A section is found by its title, and is a collection of its own")
  func collection() throws {
    let container: ModelContainer = try container()
    let observer = try ResultsObserver<Plant, String>(sectionBy: \.kind, modelContext: container.mainContext)
    let sections: SectionedResults<Plant, String> = try #require(observer.sections)
    #expect(sections.sectionTitles == ["flower", "tree"])
    #expect(sections[sectionTitle: "tree"]?.count == 2 && sections[sectionTitle: "moss"] == nil)
    #expect(sections[0].id == "flower" && sections[0][0].kind == "flower")
    #expect(sections.last?.title == "tree" && sections.startIndex == 0 && sections.endIndex == 2)
  }
}
