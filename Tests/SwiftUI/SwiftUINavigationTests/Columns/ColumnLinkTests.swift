import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct ColumnLinkTests {
  final class Model: ObservableObject {
    @Published var chosen: Int?
    @Published var path: [Int] = []
    @Published var isShown = false
  }

  private func host(_ width: CGFloat, @ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    try NavigationSplitViewTests.host(width: width, root)
  }

  private func use(_ host: HeadlessHost, _ label: String) throws { try NavigationSplitViewTests.use(host, label) }

  private struct Selecting: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView {
        List(selection: $model.chosen) {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
      } detail: {
        Text("Detail of \(model.chosen ?? 0)")
      }
    }
  }

  @Test("A link with a value in the sidebar's list selects its row, and the detail follows", arguments: [800, 400])
  func selecting(width: CGFloat) throws {
    let model = Model()
    let host = try host(width) { Selecting(model: model) }
    #expect("\(host.displayList)".contains("chevron") == (width == 400), "rows have arrows where they lead away")
    let frame = try #require(host.frame("Two"))
    #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    host.finishAnimations()
    #expect(model.chosen == 2)
    #expect(host.labels.contains("Detail of 2"))
    #expect(host.labels.contains("One") == (width == 800))
  }

  private struct Destinations: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("Value", value: "a")
          NavigationLink("View") { Text("Shown view") }
        }
        .navigationTitle("Side")
        .navigationDestination(for: String.self) { Text("Shown \($0)") }
        .navigationDestination(isPresented: $model.isShown) { Text("Shown flag") }
      } detail: {
        Text("Nothing shown")
      }
    }
  }

  @Test("Screens of links and flags in the sidebar are shown in place of the detail (104)")
  func destinations() throws {
    let model = Model()
    let host = try host(800) { Destinations(model: model) }
    for (link, screen) in [("Value", "Shown a"), ("View", "Shown view"), ("Value", "Shown a")] {
      try use(host, link)
      #expect(host.labels.contains(screen) && host.labels.contains(link))
      #expect(!host.labels.contains("Nothing shown") && !host.labels.contains("Back"))
    }
    host.change { model.isShown = true }
    #expect(host.labels.contains("Shown flag") && !host.labels.contains("Shown a"))
    host.change { model.isShown = false }
    #expect(host.labels.contains("Nothing shown"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("In a collapsed split view the screens of the sidebar's links come on top, and going back takes them away")
  func collapsedDestinations() throws {
    let model = Model()
    let host = try host(400) { Destinations(model: model) }
    try use(host, "View")
    #expect(host.labels == ["Back", "Shown view"])
    try use(host, "Back")
    #expect(host.labels.contains("Value") && !host.labels.contains("Shown view"))
    host.change { model.isShown = true }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Shown flag"])
    host.change { model.isShown = false }
    host.finishAnimations()
    #expect(host.labels.contains("Value"))
    host.change { model.isShown = true }
    host.finishAnimations()
    try use(host, "Back")
    #expect(!model.isShown)
  }

  private struct Stacked: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $model.chosen) { Text("Row \($0)") }.navigationTitle("Rows")
      } detail: {
        NavigationStack(path: $model.path) {
          NavigationLink("Deeper", value: 7)
            .navigationTitle("First of \(model.chosen ?? 0)")
            .navigationDestination(for: Int.self) { Text("Deep \($0)").navigationTitle("Second") }
        }
      }
    }
  }

  @Test("A stack in the detail has one bar, pushes there, and collapses into the same stack as the columns")
  func stacked() throws {
    let model = Model()
    let host = try host(800) { Stacked(model: model) }
    #expect(host.labels.filter { $0 == "First of 0" }.count == 1)
    try use(host, "Row 1")
    try use(host, "Deeper")
    #expect(model.path == [7])
    #expect(host.labels.contains("Deep 7") && host.labels.contains("Row 1"))
    host.graph.resize(to: HostWindow(size: CGSize(width: 400, height: 500)))
    host.update()
    #expect(host.labels == ["Back", "Second", "Deep 7"])
    try use(host, "Back")
    #expect(model.path == [])
    #expect(host.labels == ["Back", "First of 1", "Deeper"])
    try use(host, "Back")
    #expect(host.labels.contains("Row 2") && !host.labels.contains("Deeper"))
    #expect(model.chosen == nil)
    #expect(host.graph.differences().isEmpty)
  }
}
