import Observation
import SwiftUI
import UITestSupport

/// The accessibility tree alone: what the layout beside it costs is measured elsewhere.
@MainActor
enum AccessibilityBenchmarks {
  static func run() throws {
    print("\nThe accessibility tree")
    let app = try HeadlessApp { ListScreen(model: ListModel(count: 10_000)) }
    app.updateAccessibilityTree()
    var elements = 0
    let whole: Double = Measuring.cpu(runs: 9) { elements = app.buildAccessibilityTree() }
    row("tree of \(elements) elements", figure(whole * 1000, "ms"), goal: "at most 15 ms")
    let unread = try HeadlessApp { ListScreen(model: ListModel(count: 10_000)) }
    let first: Double = Measuring.cpu(runs: 1) { unread.updateAccessibilityTree() }
    row("the same with what each view says of itself", figure(first * 1000, "ms"), goal: "at most 15 ms")
    for count in [100, 10_000] { try changes(count: count) }
    try insertion()
    try moves()
    try audits()
  }

  /// The cursor of a reader goes to the next element, which is spoken; the window scrolls and is told each time.
  private static func moves() throws {
    for count in [500, 10_000] {
      let app = try HeadlessApp { ListScreen(model: ListModel(count: count)) }
      app.updateAccessibilityTree()
      let next: () -> Int = app.readerThroughElements()
      let steps = 200
      var words = 0
      let time: Double = Measuring.cpu(runs: 3) { for _ in 0..<steps { words += next() } }
      row(
        "a reader moves one element, of \(count)", figure(time / Double(steps) * 1_000_000, "us"),
        goal: "at most 100 us; \(words) words")
    }
  }

  /// Audits of a screen of 500 elements, beside the frame that shows it at another text size.
  private static func audits() throws {
    let app = try HeadlessApp { Statement(entries: 100) }
    app.auditAccessibility(textSizes: true)
    var settings = HeadlessApp.Settings()
    var isLarge = false
    let frame: Double = Measuring.cpu(runs: 6) {
      isLarge.toggle()
      settings.dynamicTypeSize = isLarge ? .xLarge : .large
      app.apply(settings)
      app.updateDrawing()
      app.updateAccessibilityTree()
    }
    for (name, textSizes, goal) in [("at one text size", false, "150 ms"), ("at twelve", true, "1500 ms")] {
      let time: Double = Measuring.cpu(runs: 3) { app.auditAccessibility(textSizes: textSizes) }
      row(
        "audit of 500 elements, \(name)", figure(time * 1000, "ms") + String(format: ", %.1f frames", time / frame),
        goal: "at most \(goal)")
    }
  }

  /// The whole way to a tree of 10,000 elements.
  static func prepared(_ count: (() throws -> Void) throws -> Void) throws {
    let app = try HeadlessApp { ListScreen(model: ListModel(count: 10_000)) }
    try count { app.updateAccessibilityTree() }
  }

  /// One label changes, among many that do not.
  private static func changes(count: Int) throws {
    let model = ListModel(count: count)
    let app = try HeadlessApp { ListScreen(model: model) }
    app.updateAccessibilityTree()
    let changes = 200
    var time: Double = 0
    var visited = 0
    for number in 0..<changes {
      model.title = "title \(number)"
      app.updateViews()
      time += Measuring.cpu(runs: 1) { visited = app.updateAccessibilityTree() }
    }
    row(
      "one label changed, of \(count)", figure(time / Double(changes) * 1_000_000, "us"),
      goal: "the same; looks at \(visited)")
  }

  /// A row more at the end of a long list, which moves none of the others.
  private static func insertion() throws {
    let model = ListModel(count: 10_000)
    let app = try HeadlessApp { ListScreen(model: model) }
    app.updateAccessibilityTree()
    model.rows.append(10_000)
    app.updateViews()
    var visited = 0
    let time: Double = Measuring.cpu(runs: 1) { visited = app.updateAccessibilityTree() }
    row("one row added to 10,000", figure(time * 1000, "ms"), goal: "looks at \(visited)")
  }
}

@Observable @MainActor
private final class ListModel {
  var title: String = "title"
  var rows: [Int]

  init(count: Int) {
    rows = Array(0..<count)
  }
}

private struct ListScreen: View {
  let model: ListModel

  var body: some View {
    VStack(spacing: 0) {
      Title(model: model).frame(height: 20)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(model.rows, id: \.self) { Text("row \($0)") }
        }
        // As wide as the window, lest a wider row moves all others.
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// Entries with three texts and two buttons each, all laid out.
private struct Statement: View {
  let entries: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<entries, id: \.self) { number in
          HStack {
            Text("Entry \(number)")
            Text("A note").font(.footnote)
            Text("12.50")
            Button("Pay") {}
            Button("Hide") {}
          }
        }
      }
    }
  }
}

private struct Title: View {
  let model: ListModel

  var body: some View { Text("title").accessibilityLabel(model.title) }
}
