import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct NavigationSplitViewTests {
  final class Model: ObservableObject {
    @Published var chosen: Int?
    @Published var visibility = NavigationSplitViewVisibility.automatic
    @Published var compactColumn = NavigationSplitViewColumn.sidebar
    @Published var path: [Int] = []
    var notes: [String] = []
  }

  private struct Counter: View {
    let name: String
    let model: Model
    @State private var count = 0

    init(_ name: String, _ model: Model) {
      self.name = name
      self.model = model
    }

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { model.notes.append("\(name) appears") }
        .onDisappear { model.notes.append("\(name) goes") }
    }
  }

  /// A list whose selection is shown in the detail.
  private struct Letters: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(1..<5, id: \.self, selection: $model.chosen) { Text("Letter \($0)") }
          .navigationTitle("Letters")
      } detail: {
        VStack {
          if let chosen = model.chosen { Text("Text of \(chosen)") } else { Text("Nothing chosen") }
          Counter("Detail", model)
        }
        .navigationTitle("Letter")
      }
    }
  }

  static func host(
    _ idiom: Idiom = .desktop, width: CGFloat = 800, height: CGFloat = 500, @ViewBuilder _ root: () -> some View
  ) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = idiom
    return try window(width: width, height: height, settings: settings, root: root)
  }

  static func use(_ host: HeadlessHost, _ label: String) throws {
    try #require(host.activate(label), "no \(label) among \(host.labels)")
    host.finishAnimations()
  }

  /// Where the columns are that are shown.
  static func columns(_ host: HeadlessHost) -> [String: CGRect] {
    let tree: AccessibilityTree = host.accessibilityTree
    let found: [AccessibilityNode] = tree.nodes.values.filter { $0.role == .landmark }
    return Dictionary(found.map { ($0.label, tree.frame(of: $0.id) ?? .null) }, uniquingKeysWith: { _, _ in .null })
  }

  private func resize(_ host: HeadlessHost, width: CGFloat) {
    host.graph.resize(to: HostWindow(size: CGSize(width: width, height: 500)))
    host.update()
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  @Test("On a wide window columns stand beside each other, and the selection of the sidebar drives the detail (98)")
  func beside() throws {
    let model = Model()
    let host = try Self.host { Letters(model: model) }
    #expect(
      Self.columns(host) == [
        "Sidebar": CGRect(x: 0, y: 0, width: 220, height: 500), "Detail": CGRect(x: 221, y: 0, width: 579, height: 500),
      ])
    #expect(host.labels.contains("Nothing chosen"))
    try Self.use(host, "Letter 2")
    #expect(model.chosen == 2)
    #expect(host.labels.contains("Text of 2") && host.labels.contains("Letter 3"))
    #expect(!host.labels.contains("Back"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("The button of the bar hides the sidebar and shows it, and the binding of the program follows (100)")
  func toggle() throws {
    let model = Model()
    let host = try Self.host { Letters(model: model) }
    try Self.use(host, "Detail 0")
    try Self.use(host, "Hide Sidebar")
    #expect(model.visibility == .detailOnly)
    #expect(Self.columns(host) == ["Detail": CGRect(x: 0, y: 0, width: 800, height: 500)])
    #expect(!host.labels.contains("Letter 1"))
    #expect(!"\(host.displayList)".contains("Letter 1"))
    #expect(host.labels.contains("Detail 1"))
    #expect(host.graph.differences().isEmpty)
    try Self.use(host, "Show Sidebar")
    #expect(model.visibility == .all)
    #expect(Self.columns(host).count == 2)
    host.change { model.visibility = .detailOnly }
    #expect(Self.columns(host).count == 1)
    #expect(model.notes == ["Detail appears"])
  }

  @Test("The program takes the button away, and the sidebar stays as the program has it")
  func withoutToggle() throws {
    let host = try Self.host {
      NavigationSplitView {
        Text("Side").navigationTitle("Sidebar's title").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Main").navigationTitle("Detail's title")
      }
    }
    #expect(host.labels.contains("Side"))
    #expect(!host.labels.contains("Hide Sidebar"))
  }

  @Test("A person drags the line between columns within their limits, and moves it with keys and by actions (99)")
  func dividers() throws {
    let host = try Self.host {
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      } detail: {
        Text("Main")
      }
    }
    func width() -> CGFloat? { Self.columns(host)["Sidebar"]?.width }
    #expect(width() == 200)
    host.drag(from: CGPoint(x: 202, y: 250), to: CGPoint(x: 262, y: 250))
    #expect(width() == 260)
    host.drag(from: CGPoint(x: 260, y: 250), to: CGPoint(x: 700, y: 250))
    #expect(width() == 300)
    host.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 10, y: 250))
    #expect(width() == 150)
    let divider = try #require(host.element("Divider"))
    host.send(.accessibilityAction(element: divider.id, action: .increment))
    #expect(width() == 170)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A column has exactly the width that one of its views asks for (99)")
  func fixedWidth() throws {
    let host = try Self.host {
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(250)
      } detail: {
        Text("Main")
      }
    }
    host.drag(from: CGPoint(x: 250.5, y: 250), to: CGPoint(x: 400, y: 250))
    #expect(Self.columns(host)["Sidebar"]?.width == 250)
  }

  private struct Three: View {
    @ObservedObject var model: Model
    @State private var folder: String?

    init(model: Model) { self.model = model }

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
      } content: {
        List(1..<4, id: \.self, selection: $model.chosen) { Text("\(folder ?? "None") \($0)") }
          .navigationTitle("Letters")
      } detail: {
        Text("Text of \(model.chosen ?? 0)").navigationTitle("Letter")
      }
    }
  }

  @Test("Of three columns the button hides the sidebar alone, and the next column has the button then")
  func three() throws {
    let host = try Self.host(width: 1000) { Three(model: Model()) }
    #expect(Self.columns(host).keys.sorted() == ["Content", "Detail", "Sidebar"])
    try Self.use(host, "Out")
    try Self.use(host, "Out 2")
    #expect(host.labels.contains("Text of 2"))
    try Self.use(host, "Hide Sidebar")
    #expect(Self.columns(host).keys.sorted() == ["Content", "Detail"])
    #expect(Self.columns(host)["Content"]?.minX == 0)
    try Self.use(host, "Show Sidebar")
    #expect(Self.columns(host).count == 3)
  }

  @Test(
    "Three columns collapse into one stack, whose back buttons go through the columns",
    arguments: [Idiom.phone, .desktop])
  func threeCollapsed(idiom: Idiom) throws {
    let model = Model()
    let host = try Self.host(idiom, width: 393, height: 700) { Three(model: model) }
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
    try Self.use(host, "In")
    #expect(Self.columns(host).keys.sorted() == ["Content"])
    try Self.use(host, "In 3")
    #expect(Self.columns(host).keys.sorted() == ["Detail"])
    #expect(host.labels.contains("Text of 3"))
    #expect(host.graph.differences().isEmpty)
    try Self.use(host, idiom == .phone ? "Letters" : "Back")
    #expect(Self.columns(host).keys.sorted() == ["Content"])
    #expect(model.chosen == nil, "going back takes the choice back")
    try Self.use(host, idiom == .phone ? "Folders" : "Back")
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
    #expect(host.labels.contains("In"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A window that gets narrow collapses the columns to the chosen one, and back; their views keep their state")
  func resizing() throws {
    let model = Model()
    let host = try Self.host { Letters(model: model) }
    try Self.use(host, "Detail 0")
    resize(host, width: 400)
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"], "nothing is chosen")
    resize(host, width: 800)
    #expect(host.labels.contains("Detail 1"))
    try Self.use(host, "Letter 2")
    resize(host, width: 400)
    #expect(Self.columns(host) == ["Detail": CGRect(x: 0, y: 0, width: 400, height: 500)])
    #expect(host.labels.contains("Detail 1") && host.labels.contains("Text of 2"))
    #expect(host.labels.contains("Back"))
    try Self.use(host, "Back")
    #expect(model.chosen == nil)
    try Self.use(host, "Letter 3")
    #expect(host.labels.contains("Text of 3"))
    resize(host, width: 800)
    #expect(Self.columns(host).count == 2)
    #expect(host.labels.contains("Detail 1"))
    #expect(!host.labels.contains("Back"))
  }

  @Test("A row that is selected already is chosen again; a selection of the program's goes on and back (G3)")
  func compactSelection() throws {
    let model = Model()
    let host = try Self.host(.phone, width: 393, height: 700) { Letters(model: model) }
    host.change { model.chosen = 4 }
    host.finishAnimations()
    #expect(Self.columns(host).keys.sorted() == ["Detail"])
    host.change { model.chosen = nil }
    host.finishAnimations()
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
    #expect(model.notes == ["Detail appears", "Detail goes"])
  }

  @Test("What was chosen before the first frame is on top at once")
  func initialSelection() throws {
    let model = Model()
    model.chosen = 1
    let host = try Self.host(.phone, width: 393, height: 700) { Letters(model: model) }
    #expect(Self.columns(host) == ["Detail": CGRect(x: 0, y: 0, width: 393, height: 700)])
    #expect(!"\(host.displayList)".contains("Letter 3"))
  }

  private struct Preferring: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $model.compactColumn) {
        List(1..<5, id: \.self, selection: $model.chosen) { Text("Letter \($0)") }.navigationTitle("Letters")
      } detail: {
        Text("Text of \(model.chosen ?? 0)")
      }
    }
  }

  @Test("The program names the column on top of the collapsed stack, and its binding follows the person (105)")
  func preferredColumn() throws {
    let model = Model()
    model.compactColumn = .detail
    let host = try Self.host(.phone, width: 393, height: 700) { Preferring(model: model) }
    #expect(Self.columns(host).keys.sorted() == ["Detail"])
    try Self.use(host, "Letters")
    #expect(model.compactColumn == .sidebar)
    try Self.use(host, "Letter 2")
    #expect(model.compactColumn == .detail)
    host.change { model.compactColumn = .sidebar }
    host.finishAnimations()
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
    #expect(model.chosen == 2)
    try Self.use(host, "Letter 2")
    #expect(model.compactColumn == .detail, "a row that is selected already can be chosen")
  }

  @Test("A phone's column is dragged back from its edge")
  func swipe() throws {
    let model = Model()
    let host = try Self.host(.phone, width: 393, height: 700) { Letters(model: model) }
    try Self.use(host, "Letter 2")
    host.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 60, y: 600), duration: .seconds(1))
    host.finishAnimations()
    #expect(model.chosen == 2)
    host.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 350, y: 600), duration: .seconds(1))
    host.finishAnimations()
    #expect(model.chosen == nil)
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
  }

  @Test("Keys and the escape action go back from a column, which is announced")
  func goingBack() throws {
    let model = Model()
    let host = try Self.host(width: 400) { Letters(model: model) }
    try Self.use(host, "Letter 2")
    #expect(host.announcements.map(\.text) == ["Letter"])
    host.press(.left, modifiers: .option)
    host.finishAnimations()
    #expect(Self.columns(host).keys.sorted() == ["Sidebar"])
    #expect(host.announcements.map(\.text) == ["Letter", "Letters"])
  }

  @Test("Leading columns that have no room lie over the detail, until a press beside them takes them away")
  func overlay() throws {
    let model = Model()
    let host = try Self.host {
      Letters(model: model).navigationSplitViewStyle(.prominentDetail)
    }
    #expect(Self.columns(host).keys.sorted() == ["Detail"])
    try Self.use(host, "Show Sidebar")
    #expect(Self.columns(host)["Detail"]?.width == 800)
    #expect(Self.columns(host)["Sidebar"]?.width == 220)
    #expect(host.tap(at: CGPoint(x: 600, y: 300)))
    host.finishAnimations()
    #expect(Self.columns(host).keys.sorted() == ["Detail"])
    #expect(model.visibility == .detailOnly)
  }
}
