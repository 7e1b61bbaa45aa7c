import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import SwiftUINavigation
import Testing
import ViewTestSupport

@MainActor @Suite struct TabViewTests {
  final class Notes: ObservableObject {
    @Published var tab = "one"
    var events: [String] = []
    var bodies: [String: Int] = [:]
  }

  private struct Counter: View {
    let name: String
    let notes: Notes
    @State private var count = 0

    init(_ name: String, _ notes: Notes) {
      self.name = name
      self.notes = notes
    }

    var body: some View {
      let _ = notes.bodies[name, default: 0] += 1
      Button("\(name) \(count)") { count += 1 }
        .onAppear { notes.events.append("\(name) appears") }
        .onDisappear { notes.events.append("\(name) goes") }
    }
  }

  private struct Main: View {
    @ObservedObject var notes: Notes

    init(notes: Notes) { self.notes = notes }

    var body: some View {
      TabView(selection: $notes.tab) {
        Tab("One", systemImage: "house", value: "one") { Counter("First", notes) }
        Tab("Two", systemImage: "person", value: "two") { Counter("Second", notes) }.badge(3)
        Tab("Three", systemImage: "gear", value: "three") { Counter("Third", notes) }.disabled(true)
      }
    }
  }

  private func host(_ notes: Notes, _ idiom: Idiom) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = idiom
    return try window(width: 393, height: 600, settings: settings) { Main(notes: notes) }
  }

  private func press(_ label: String, in host: HeadlessHost) throws {
    let element: AccessibilityNode = try #require(host.element(label), "no \(label) among \(host.labels)")
    host.send(.tap(middle(of: element, in: host)))
    host.finishAnimations()
  }

  private func middle(of element: AccessibilityNode, in host: HeadlessHost) -> CGPoint {
    let frame: CGRect = host.accessibilityTree.frame(of: element.id) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func focused(_ host: HeadlessHost) -> String? {
    host.graph.focus.focusedElement(in: host.graph).flatMap { id in host.elements.first { $0.id == id }?.label }
  }

  @Test("One view is shown at a time, and keeps its state while another one is", arguments: [Idiom.phone, .desktop])
  func states(idiom: Idiom) throws {
    let notes = Notes()
    let host = try host(notes, idiom)
    #expect(host.labels.contains("First 0") && !host.labels.contains("Second 0"))
    try press("First 0", in: host)
    try press("Two", in: host)
    #expect(notes.tab == "two")
    #expect(host.labels.contains("Second 0") && !host.labels.contains("First 1"))
    host.change { notes.tab = "one" }
    #expect(host.labels.contains("First 1"))
    #expect(notes.events == ["First appears", "Second appears", "First goes", "First appears", "Second goes"])
    #expect(notes.bodies["Third"] == nil, "a view is made when its tab is chosen")
    #expect(notes.bodies["First"] == 2, "coming back evaluates nothing")
  }

  @Test("Tabs say their place, what is chosen and their badge; a disabled one cannot be chosen")
  func elements() throws {
    let notes = Notes()
    let host = try host(notes, .phone)
    let tabs = host.elements.filter { $0.properties.role == .tab }
    #expect(tabs.map(\.label) == ["One", "Two", "Three"])
    #expect(tabs.map { $0.properties.traits.contains(.isSelected) } == [true, false, false])
    #expect(tabs[1].properties.value == "3")
    try press("Three", in: host)
    #expect(notes.tab == "one")
    #expect(AccessibilitySpeech.utterance(for: tabs[1], in: host.accessibilityTree).text.contains("2 of 3"))
  }

  @Test("The keyboard goes to the chosen tab, and arrows choose others but for disabled ones")
  func keyboard() throws {
    let notes = Notes()
    let host = try host(notes, .desktop)
    var steps = 0
    while focused(host) != "One", steps < 5 {
      host.press(.tab)
      steps += 1
    }
    #expect(focused(host) == "One")
    host.press(.right)
    #expect(notes.tab == "two" && focused(host) == "Two")
    host.press(.right)
    #expect(notes.tab == "two")
    host.press(.home)
    #expect(notes.tab == "one")
  }

  @Test("A hidden view has no keys, no preferences and no focus; the focus comes back with it")
  func hiddenScreens() throws {
    final class Model: ObservableObject {
      @Published var tab = 0
      var uses: [String] = []
    }
    struct Main: View {
      @ObservedObject var model: Model

      init(model: Model) { self.model = model }

      var body: some View {
        TabView(selection: $model.tab) {
          Button("Save") { model.uses.append("save") }.keyboardShortcut("s")
            .preference(key: Names.self, value: ["first"])
            .tabItem { Label("A", systemImage: "star") }
          Button("Store") { model.uses.append("store") }
            .preference(key: Names.self, value: ["second"])
            .tabItem { Text("B") }
        }
        .onPreferenceChange(Names.self) { model.uses.append($0.joined()) }
      }
    }
    let model = Model()
    let host = try window(width: 393, height: 600) { Main(model: model) }
    host.press(.character("s"), text: "s", modifiers: [.command])
    host.press(.tab)
    #expect(focused(host) == "Save")
    #expect(model.uses == ["first", "save"])
    host.change { model.tab = 1 }
    host.press(.character("s"), text: "s", modifiers: [.command])
    #expect(model.uses == ["first", "save", "second"])
    #expect(focused(host) == "Store", "a person who uses the keyboard goes on in the new view")
    host.change { model.tab = 0 }
    #expect(focused(host) == "Save")
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("Without a selection the first tab is shown, and a person chooses others")
  func ownSelection() throws {
    let host = try window(width: 393, height: 600) {
      TabView {
        Tab("A", systemImage: "a.circle") { Text("Alpha") }
        Tab("B", image: "b") { Text("Beta") }
        Tab(role: .search) { Text("Finder") }
      }
    }
    #expect(host.labels == ["Alpha", "A", "B", "Search"])
    try press("Search", in: host)
    #expect(host.labels.first == "Finder")
  }

  @Test("An image and a text of a tab are its icon and its title, in either order (118)")
  func imageAndText() throws {
    func shown<L: View>(_ width: CGFloat, @ViewBuilder _ label: () -> L) throws -> HeadlessHost {
      let label: L = label()
      return try window(width: width, height: 600, settings: HostSettings(idiom: width > 500 ? .desktop : .phone)) {
        TabView { Text("Page").tabItem { label } }
      }
    }
    for width in [393, 800] as [CGFloat] {
      let label = try shown(width) { Label("Stars", systemImage: "star") }
      let pair = try shown(width) {
        Image(systemName: "star")
        Text("Stars")
      }
      let reversed = try shown(width) {
        Text("Stars")
        Image(systemName: "star")
      }
      #expect(pair.displayLines == label.displayLines && reversed.displayLines == label.displayLines)
      #expect(pair.labels == label.labels && reversed.labels == label.labels)
    }
  }

  @Test("A bar has five tabs; more of them are in a menu")
  func overflow() throws {
    let host = try window(width: 393, height: 600) {
      TabView {
        ForEach(0..<7) { index in
          Text("Page \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }
        }
      }
    }
    #expect(host.labels == ["Page 0", "Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    try press("More", in: host)
    try press("Tab 5", in: host)
    #expect(host.labels.first == "Page 5")
  }

  @Test("Tabs of the numbers of a range need no identifier")
  func tabsOfRange() throws {
    let host = try window(width: 393, height: 600) {
      TabView {
        ForEach(0..<3) { index in
          Tab("Tab \(index)", systemImage: "star") { Text("Page \(index)") }
        }
      }
    }
    #expect(host.labels == ["Page 0", "Tab 0", "Tab 1", "Tab 2"])
    try press("Tab 2", in: host)
    #expect(host.labels.first == "Page 2")
  }

  @Test("A section shows its header in a sidebar, with the header, footer and bottom bar of it (111, 112, 113)")
  func sidebar() throws {
    struct Placement: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var showsSections
      var body: some View { Text(placement == .sidebar && showsSections ? "In a sidebar" : "Elsewhere") }
    }
    var settings = HostSettings()
    settings.idiom = .desktop
    let host = try window(width: 700, height: 500, settings: settings) {
      TabView {
        Tab("Home", systemImage: "house") { Placement() }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note") { Text("All songs") }
          Tab("Hidden", systemImage: "eye") { Text("Unseen") }.hidden()
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("Above") }
      .tabViewSidebarFooter { Text("Below") }
      .tabViewSidebarBottomBar { Text("At the edge") }
    }
    #expect(
      Set(host.labels) == ["In a sidebar", "Home", "Library", "Songs", "Above", "Below", "At the edge"])
    try press("Songs", in: host)
    #expect(host.labels.contains("All songs"))
  }

  @Test("What a person moves and hides is kept, and can be limited (116)")
  func customization() throws {
    final class Model: ObservableObject { @Published var tabs = TabViewCustomization() }
    struct Main: View {
      @ObservedObject var model: Model

      init(model: Model) { self.model = model }

      var body: some View {
        TabView {
          Tab("A", systemImage: "star") { Text("1") }.customizationID("a").customizationBehavior(.disabled)
          Tab("B", systemImage: "star") { Text("2") }.customizationID("b")
          Tab("C", systemImage: "star") { Text("3") }.customizationID("c")
            .defaultVisibility(.hidden, for: .sidebar)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($model.tabs)
      }
    }
    var settings = HostSettings()
    settings.idiom = .desktop
    let model = Model()
    let host = try window(width: 700, height: 500, settings: settings) { Main(model: model) }
    func tabs() -> [String] {
      host.elements.filter { $0.properties.role == .tab }.map(\.label)
    }
    #expect(tabs() == ["A", "B"])
    host.change { model.tabs[sidebarVisibility: "c"] = .visible }
    #expect(tabs() == ["A", "B", "C"])
    let tab = try #require(host.element("C"))
    host.send(.accessibilityAction(element: tab.id, action: .showMenu))
    host.finishAnimations()
    try press("Move Up", in: host)
    #expect(tabs() == ["A", "C", "B"])
    let data = try JSONEncoder().encode(model.tabs)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == model.tabs)
    #expect(model.tabs[tab: "c"].sidebarVisibility == .visible && model.tabs[tab: "c"].tabBarVisibility == .automatic)
    host.change {
      model.tabs.resetVisibility()
      model.tabs.resetSectionOrder()
    }
    #expect(tabs() == ["A", "B"])
    #expect(model.tabs[section: "x"].tabOrder == nil && model.tabs[sectionID: "x"] == nil)
  }

  @Test("Pages are turned by swiping, by the selection and by the dots, which say where one is")
  func pages() throws {
    final class Model: ObservableObject { @Published var page = 0 }
    struct Main: View {
      @ObservedObject var model: Model

      init(model: Model) { self.model = model }

      var body: some View {
        TabView(selection: $model.page) {
          ForEach(0..<3) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      }
    }
    let model = Model()
    let host = try window(width: 300, height: 400) { Main(model: model) }
    func dots() -> AccessibilityNode? { host.element("Pages") }
    #expect(dots()?.properties.value == "page 1 of 3")
    let id: AccessibilityNode.ID = try #require(dots()?.id)
    host.send(.accessibilityAction(element: id, action: .increment))
    host.advance(by: .seconds(2))
    #expect(model.page == 1)
    #expect(dots()?.properties.value == "page 2 of 3")
    let shown = try #require(host.elements.first { $0.label == "Page 1" })
    #expect(abs(middle(of: shown, in: host).x - 150) < 1)
    host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 30, y: 200))
    host.advance(by: .seconds(2))
    #expect(model.page == 2)
  }
}
