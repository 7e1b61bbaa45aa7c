import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct NavigationStackTests {
  final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var anyPath = NavigationPath()
    @Published var isShown = false
    @Published var item: String?
    var notes: [String] = []
  }

  struct Page: View {
    let number: Int
    let model: Model
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss: DismissAction
    @Environment(\.isPresented) private var isPresented: Bool

    init(number: Int, model: Model) {
      self.number = number
      self.model = model
    }

    var body: some View {
      let _ = model.notes.append("body \(number)")
      VStack {
        Text("Page \(number) \(isPresented ? "pushed" : "root")")
        Button("Taps of \(number): \(taps)") { taps += 1 }
        NavigationLink("On to \(number + 1)", value: number + 1)
        Button("Leave \(number)") { dismiss() }
      }
      .navigationTitle("Title \(number)")
      .onAppear { model.notes.append("appear \(number)") }
      .onDisappear { model.notes.append("disappear \(number)") }
    }
  }

  struct Typed: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(number: 0, model: model)
          .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
      }
    }
  }

  struct Own: View {
    let model: Model

    var body: some View {
      NavigationStack {
        Page(number: 0, model: model)
          .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
      }
    }
  }

  static func settings(_ idiom: Idiom) -> HostSettings {
    var settings = HostSettings()
    settings.idiom = idiom
    return settings
  }

  private func host(_ idiom: Idiom = .phone, @ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    try window(width: 393, height: 700, settings: Self.settings(idiom), root: root)
  }

  private func use(_ host: HeadlessHost, _ label: String) throws {
    try #require(host.activate(label), "no \(label) among \(host.labels)")
    host.finishAnimations()
  }

  @Test(
    "A link pushes the screen of its value, and the back button pops it (101, 102)", arguments: [Idiom.phone, .desktop])
  func links(idiom: Idiom) throws {
    let model = Model()
    let host = try host(idiom) { Typed(model: model) }
    #expect(host.labels.contains("Page 0 root"))
    try use(host, "On to 1")
    #expect(model.path == [1])
    #expect(host.labels.contains("Page 1 pushed"))
    #expect(!host.labels.contains("Page 0 root"))
    #expect(host.graph.differences().isEmpty)
    try use(host, "On to 2")
    #expect(model.path == [1, 2])
    try use(host, idiom == .phone ? "Title 1" : "Back")
    #expect(model.path == [1])
    #expect(host.labels.contains("Page 1 pushed"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A stack without a path of the app's keeps its own")
  func ownPath() throws {
    let host = try host { Own(model: Model()) }
    try use(host, "On to 1")
    try use(host, "On to 2")
    #expect(host.labels.contains("Page 2 pushed"))
    try use(host, "Title 1")
    #expect(host.labels.contains("Page 1 pushed"))
    try use(host, "Title 0")
    #expect(host.labels.contains("Page 0 root"))
  }

  @Test("A covered screen keeps its state, has disappeared, and is not evaluated when another is pushed (G3)")
  func covered() throws {
    let model = Model()
    let host = try host { Own(model: model) }
    try use(host, "Taps of 0: 0")
    model.notes = []
    try use(host, "On to 1")
    #expect(model.notes == ["body 1", "appear 1", "disappear 0"])
    try use(host, "Taps of 1: 0")
    model.notes = []
    try use(host, "Title 0")
    #expect(model.notes == ["appear 0", "disappear 1"])
    #expect(host.labels.contains("Taps of 0: 1"))
    try use(host, "On to 1")
    #expect(host.labels.contains("Taps of 1: 0"))
  }

  @Test("A path that is set shows all its screens, and screens that it keeps keep their state")
  func setPath() throws {
    let model = Model()
    model.path = [1, 2]
    let host = try host { Typed(model: model) }
    #expect(host.labels.contains("Page 2 pushed"))
    try use(host, "Title 1")
    try use(host, "Taps of 1: 0")
    host.change { model.path = [1, 5, 6] }
    host.finishAnimations()
    #expect(host.labels.contains("Page 6 pushed"))
    host.change { model.path = [1] }
    host.finishAnimations()
    #expect(host.labels.contains("Taps of 1: 1"))
    host.change { model.path = [] }
    host.finishAnimations()
    #expect(host.labels.contains("Page 0 root"))
  }

  @Test("dismiss pops the screen of the view, and does nothing on the first screen")
  func dismissing() throws {
    let model = Model()
    let host = try host { Typed(model: model) }
    try use(host, "Leave 0")
    #expect(host.labels.contains("Page 0 root"))
    try use(host, "On to 1")
    try use(host, "Leave 1")
    #expect(model.path.isEmpty)
    #expect(host.labels.contains("Page 0 root"))
  }

  private struct Mixed: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.anyPath) {
        VStack {
          NavigationLink("Number", value: 7)
          NavigationLink(value: "word") { Text("Word") }
          NavigationLink("Nothing", value: Int?.none)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationDestination(for: String.self) { word in
          NavigationLink("More of \(word)", value: 8)
        }
      }
    }
  }

  @Test("A path of any values shows each by its type, and a link without a value is disabled (101, 102)")
  func anyPath() throws {
    let model = Model()
    let host = try host { Mixed(model: model) }
    #expect(host.element("Nothing")?.properties.traits.contains(.isDisabled) == true)
    try use(host, "Word")
    try use(host, "More of word")
    #expect(host.labels.contains("Number 8"))
    #expect(model.anyPath.count == 2)
    host.change { model.anyPath.removeLast(2) }
    host.finishAnimations()
    #expect(host.labels.contains("Number"))
  }

  private struct Flagged: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        Text("Root")
          .navigationDestination(isPresented: $model.isShown) { Text("Flag") }
          .navigationDestination(item: $model.item) { item in Text("Item \(item)") }
      }
    }
  }

  @Test("A flag pushes a screen and pops it; going back clears the flag (103)")
  func flag() throws {
    let model = Model()
    let host = try host { Flagged(model: model) }
    host.change { model.isShown = true }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Flag"])
    try use(host, "Back")
    #expect(!model.isShown)
    #expect(host.labels == ["Root"])
    host.change { model.isShown = true }
    host.finishAnimations()
    host.change { model.isShown = false }
    host.finishAnimations()
    #expect(host.labels == ["Root"])
  }

  @Test("An item pushes its screen, another item another one, and none pops it (104)")
  func item() throws {
    let model = Model()
    let host = try host { Flagged(model: model) }
    host.change { model.item = "a" }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Item a"])
    host.change { model.item = "b" }
    host.finishAnimations()
    #expect(host.labels == ["Back", "Item b"])
    try use(host, "Back")
    #expect(model.item == nil)
    #expect(host.labels == ["Root"])
  }

  @Test("Alt with the left arrow and Command with the bracket go back")
  func keys() throws {
    let model = Model()
    let host = try host(.desktop) { Typed(model: model) }
    host.change { model.path = [1, 2] }
    host.finishAnimations()
    host.press(.left, modifiers: .option)
    host.finishAnimations()
    #expect(model.path == [1])
    host.press(.character("["), modifiers: .command)
    host.finishAnimations()
    #expect(model.path == [])
  }

  @Test("The keyboard's focus goes into the new screen and comes back, and reaches nothing that is covered")
  func focus() throws {
    let model = Model()
    let host = try host(.desktop) { Own(model: model) }
    host.press(.tab)
    host.press(.tab)
    host.press(.space, text: " ")
    host.finishAnimations()
    #expect(host.labels.contains("Page 1 pushed"))
    for _ in 0..<8 { host.press(.tab) }
    let focused: FocusTarget = try #require(host.graph.focus.current)
    #expect(host.graph.focus.isReachable(focused.slot))
    try use(host, "Back")
    host.press(.space, text: " ")
    host.finishAnimations()
    #expect(host.labels.contains("Page 1 pushed"))
  }

  @Test("A phone's screen is dragged back from its edge; a short drag leaves it")
  func swipe() throws {
    let model = Model()
    let host = try host { Typed(model: model) }
    host.change { model.path = [1] }
    host.finishAnimations()
    host.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 60, y: 600), duration: .seconds(1))
    host.finishAnimations()
    #expect(model.path == [1])
    host.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 350, y: 600), duration: .seconds(1))
    host.finishAnimations()
    #expect(model.path.isEmpty)
    #expect(host.labels.contains("Page 0 root"))
  }

  @Test("A screen slides in from the trailing edge on a phone, and the covered one is not drawn afterwards")
  func animation() throws {
    let model = Model()
    let host = try host { Typed(model: model) }
    host.change { model.path = [1] }
    host.advance(by: .milliseconds(100))
    let early: String = "\(host.displayList)"
    #expect(early.contains("Title 0") && early.contains("Title 1"))
    host.finishAnimations()
    let late: String = "\(host.displayList)"
    #expect(late.contains("Page 1") && !late.contains("Page 0"))
  }

  @Test("A new screen is announced by its title, and the reader's cursor goes to its first element (368)")
  func announcement() throws {
    let host = try host { Own(model: Model()) }

    let link: AccessibilityNode = try #require(host.element("On to 1"))
    host.graph.accessibility.moveFocus(to: link.id)
    try use(host, "On to 1")
    #expect(host.announcements.map(\.text) == ["Title 1"])
    #expect(host.graph.accessibility.resolver.focus == host.element("Page 1 pushed")?.id)
    try use(host, "Title 0")
    #expect(host.announcements.map(\.text) == ["Title 1", "Title 0"])
  }
}
