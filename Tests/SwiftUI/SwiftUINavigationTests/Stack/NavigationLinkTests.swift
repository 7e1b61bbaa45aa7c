import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct NavigationLinkTests {
  final class Model: ObservableObject {
    @Published var isActive = false
    @Published var selection: Int?
    @Published var detail = "first"
  }

  private struct Links: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Title") { Text("Screen of the title") }
          NavigationLink {
            Text("Screen \(model.detail)")
          } label: {
            Text("Label")
          }
          NavigationLink(destination: Text("Plain screen")) { Text("Plain") }
          NavigationLink("Old", destination: Text("Old screen"))
        }
      }
    }
  }

  private func use(_ host: HeadlessHost, _ label: String) throws {
    try #require(host.activate(label), "no \(label) among \(host.labels)")
    host.finishAnimations()
  }

  @Test("Links with views push them, and the screen follows the state that made it")
  func views() throws {
    let model = Model()
    let host = try window(width: 393, height: 700) { Links(model: model) }
    for (link, screen) in [("Title", "Screen of the title"), ("Plain", "Plain screen"), ("Old", "Old screen")] {
      try use(host, link)
      #expect(host.labels == ["Back", screen])
      try use(host, "Back")
      #expect(host.labels == ["Title", "Label", "Plain", "Old"])
    }
    try use(host, "Label")
    #expect(host.labels == ["Back", "Screen first"])
    host.change { model.detail = "second" }
    #expect(host.labels == ["Back", "Screen second"])
  }

  @Test("A link outside of a stack is disabled")
  func outside() throws {
    let host = try window { NavigationLink("Lost") { Text("Nowhere") } }
    #expect(host.element("Lost")?.properties.traits.contains(.isDisabled) == true)
  }

  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("First", value: 1)
          NavigationLink("Second", value: 2)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationTitle("Rows")
      }
    }
  }

  @Test("A row of a list is the link as a whole, with an arrow on a phone", arguments: [Idiom.phone, .desktop])
  func rows(idiom: Idiom) throws {
    let host = try window(width: 393, height: 500, settings: NavigationStackTests.settings(idiom)) { Rows() }
    #expect("\(host.displayList)".contains("chevron") == (idiom == .phone))
    let frame = try #require(host.frame("Second"))
    #expect(host.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY)))
    host.finishAnimations()
    #expect(host.labels.contains("Number 2"))
  }

  @available(*, deprecated)
  private struct OldLinks: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Flag", isActive: $model.isActive) { Text("Flagged") }
          NavigationLink("One", destination: Text("Number one"), tag: 1, selection: $model.selection)
          NavigationLink(tag: 2, selection: $model.selection) {
            Text("Number two")
          } label: {
            Text("Two")
          }
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @available(*, deprecated)
  @Test("Older links are active by a flag or a selection (118)")
  func older() throws {
    let model = Model()
    let host = try window(width: 393, height: 700) { OldLinks(model: model) }
    host.change { model.isActive = true }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Flagged"])
    try use(host, "Back")
    #expect(!model.isActive)
    try use(host, "One")
    #expect(model.selection == 1)
    #expect(host.labels == ["Back", "Number one"])
    try use(host, "Back")
    #expect(model.selection == nil)
    host.change { model.selection = 2 }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Number two"])
  }
}
