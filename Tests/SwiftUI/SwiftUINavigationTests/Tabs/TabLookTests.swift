import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUINavigation

/// Styles of tab views, their marks of pages, and what stands beside their bars.
@MainActor @Suite("Looks of tab views", .serialized) struct TabLookTests {
  private func host(_ idiom: Idiom = .phone, _ view: some View) throws -> HeadlessHost {
    try window(width: idiom == .phone ? 393 : 900, height: 600, settings: HostSettings(idiom: idiom)) { view }
  }

  private var tabs: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("First") }
      Tab("Two", systemImage: "heart") { Text("Second") }
    }
  }

  private var pages: some View {
    TabView {
      Text("First")
      Text("Second")
    }
  }

  @Test("A style of tab views is the same by its name and as a value")
  func styles() throws {
    for idiom in [Idiom.phone, .desktop] {
      func looks(_ named: some TabViewStyle, _ made: some TabViewStyle) throws -> [String] {
        let look: [String] = try host(idiom, tabs.tabViewStyle(named)).displayLines
        #expect(try host(idiom, tabs.tabViewStyle(made)).displayLines == look)
        return look
      }
      let usual: [String] = try host(idiom, tabs).displayLines
      #expect(try looks(.automatic, DefaultTabViewStyle()) == usual)
      #expect(try host(idiom, tabs.tabViewStyle(DefaultTabViewStyle()).tabViewStyle(.page)).displayLines == usual)
      let bar: [String] = try looks(.tabBarOnly, TabBarOnlyTabViewStyle())
      let side: [String] = try looks(.sidebarAdaptable, SidebarAdaptableTabViewStyle())
      let paged: [String] = try looks(.page, PageTabViewStyle())
      let down: [String] = try looks(.verticalPage, VerticalPageTabViewStyle())
      #expect(bar != paged && paged != usual && down != usual, "\(idiom)")
      #expect((side != bar) == (idiom == .desktop), "\(idiom)")
      _ = try looks(.grouped, GroupedTabViewStyle())
    }
  }

  @Test("Pages have marks where there are several, always or never")
  func marks() throws {
    func look(_ view: some View, _ mode: PageTabViewStyle.IndexDisplayMode) throws -> [String] {
      try host(.phone, view.tabViewStyle(PageTabViewStyle(indexDisplayMode: mode))).displayLines
    }
    let one = TabView { Text("First") }
    let (always, never): ([String], [String]) = (try look(pages, .always), try look(pages, .never))
    #expect(always != never)
    #expect(try look(pages, .automatic) == always && look(one, .automatic) == look(one, .never))
    #expect(try look(one, .always) != look(one, .never))
    #expect(try host(.phone, pages.tabViewStyle(.page)).displayLines == always)
    #expect(try host(.phone, pages.tabViewStyle(.page(indexDisplayMode: .never))).displayLines == never)
  }

  @Test("The marks of pages lie on a ground always, never, or while they are used")
  func grounds() throws {
    func look(_ style: some IndexViewStyle) throws -> [String] {
      try host(.phone, pages.tabViewStyle(.page).indexViewStyle(style)).displayLines
    }
    let plain: [String] = try look(.page)
    let always: [String] = try look(PageIndexViewStyle(backgroundDisplayMode: .always))
    #expect(always != plain)
    #expect(try look(PageIndexViewStyle()) == plain)
    #expect(try look(PageIndexViewStyle(backgroundDisplayMode: .automatic)) == plain)
    #expect(try look(PageIndexViewStyle(backgroundDisplayMode: .never)) == plain)
    #expect(try look(.page(backgroundDisplayMode: .always)) == always)
    let used = try host(
      .phone, pages.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .interactive)))
    #expect(used.displayLines == plain)
    used.press(.tab)
    #expect(used.displayLines != plain)
  }

  @Test("The view of the chosen tab hides the bar with the tabs, and a screen that covers it does")
  func hiddenBars() throws {
    func tabs(_ visibility: Visibility) -> some View {
      TabView {
        Tab("One", systemImage: "star") {
          NavigationStack {
            NavigationLink("Further") { Text("Detail").toolbarVisibility(visibility, for: .tabBar) }
          }
        }
        Tab("Two", systemImage: "heart") { Text("Second").toolbar(visibility, for: .tabBar) }
      }
    }
    for idiom in [Idiom.phone, .desktop] {
      let host = try host(idiom, tabs(.hidden))
      func hasBar() -> Bool { host.elements.contains { $0.properties.role == .tab } }
      #expect(hasBar())
      host.change { #expect(host.activate("Further")) }
      host.finishAnimations()
      #expect(host.labels.contains("Detail") && !hasBar(), "\(idiom) \(host.labels)")
      host.change { #expect(host.activate("Back")) }
      host.finishAnimations()
      #expect(hasBar())
      host.change { #expect(host.activate("Two")) }
      host.finishAnimations()
      #expect(host.labels.contains("Second") && !hasBar(), "\(idiom)")
      let shown = try self.host(idiom, tabs(.visible))
      shown.change { #expect(shown.activate("Two")) }
      shown.finishAnimations()
      #expect(shown.elements.contains { $0.properties.role == .tab })
    }
  }

  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement: TabViewBottomAccessoryPlacement?
    var body: some View {
      Text(verbatim: placement == .expanded ? "expanded" : placement == .inline ? "inline" : "none")
    }
  }

  @Test("An accessory stands above the bar and knows its place, unless it is switched off")
  func accessories() throws {
    let shown = try host(.phone, tabs.tabViewBottomAccessory { Accessory() })
    #expect(shown.labels.contains("expanded"), "\(shown.labels)")
    let frame: CGRect = try #require(shown.frame("expanded"))
    #expect(try frame.maxY <= #require(shown.frame("One")).minY && frame.minY > 300)
    #expect(try host(.phone, tabs.tabViewBottomAccessory(isEnabled: true) { Accessory() }).labels.contains("expanded"))
    #expect(
      try !host(.phone, tabs.tabViewBottomAccessory(isEnabled: false) { Accessory() }).labels.contains("expanded"))
    #expect(try host(.phone, Accessory()).labels == ["none"])
  }

  private func sidebar(@TabContentBuilder<Never> _ content: () -> some TabContent<Never>) throws -> HeadlessHost {
    let content = content()
    return try host(.desktop, TabView { content }.tabViewStyle(.sidebarAdaptable))
  }

  private func tab(_ name: String) -> Tab<Never, Text, DefaultTabLabel> {
    Tab(name, systemImage: "star") { Text("View \(name)") }
  }

  @Test("Tabs of a sidebar have menus of their own, and sections have actions")
  func actions() throws {
    let host = try sidebar {
      tab("One").contextMenu { Button("Rename") {} }
      TabSection("Section") {
        tab("Two")
      }
      .sectionActions { Button("Add") {} }
    }
    #expect(host.labels.contains("Add") && !host.labels.contains("Rename"), "\(host.labels)")
    let one = try #require(host.element("One"))
    host.change { host.send(.accessibilityAction(element: one.id, action: .showMenu)) }
    host.finishAnimations()
    #expect(host.labels.contains("Rename"), "\(host.labels)")
  }

  @Test("A tab that belongs to the sidebar is not in the bar")
  func placements() throws {
    func bar(_ placement: TabPlacement) throws -> Bool {
      let content = tab("Two").tabPlacement(placement)
      let host = try host(
        .phone,
        TabView {
          tab("One")
          content
        })
      return host.labels.contains("Two")
    }
    #expect(try bar(.automatic) && bar(.pinned) && !bar(.sidebarOnly))
    #expect(Set([TabPlacement.automatic, .pinned, .sidebarOnly]).count == 3)
  }

  @Test("Behaviours and places of tab bars differ from each other")
  func values() {
    let behaviours: [TabCustomizationBehavior] = [.automatic, .reorderable, .disabled]
    #expect(Set(behaviours).count == 3)
    let places: [AdaptableTabBarPlacement] = [.automatic, .tabBar, .sidebar]
    #expect(Set(places).count == 3)
    let bars: [TabBarPlacement] = [.topBar, .bottomBar, .pageIndicator, .sidebar]
    #expect(Set(bars).count == 4)
  }

  private struct Bar: View {
    @Environment(\.tabBarPlacement) private var placement: TabBarPlacement?
    var body: some View {
      let names: [TabBarPlacement: String] = [
        .topBar: "top", .bottomBar: "bottom", .pageIndicator: "marks", .sidebar: "side",
      ]
      Text(verbatim: placement.flatMap { names[$0] } ?? "none")
    }
  }

  @Test("A view knows where the bar of its tab view stands")
  func bars() throws {
    func place(_ idiom: Idiom, _ style: some TabViewStyle) throws -> [String] {
      let view = TabView { Tab("One", systemImage: "star") { Bar() } }.tabViewStyle(style)
      return try host(idiom, view).labels.filter { ["top", "bottom", "marks", "side", "none"].contains($0) }
    }
    #expect(try place(.phone, .tabBarOnly) == ["bottom"] && place(.phone, .page) == ["marks"])
    #expect(try place(.desktop, .tabBarOnly) == ["top"] && place(.desktop, .sidebarAdaptable) == ["side"])
  }

  @Test("What a person changed of a section's order is taken back by itself or with the section")
  func resetting() {
    var customization = TabViewCustomization()
    for id in ["a", "b"] { customization[section: id].tabOrder = ["two", "one"] }
    customization[section: "a"].resetTabOrder()
    #expect(customization[section: "a"].tabOrder == nil && customization[sectionID: "b"] == ["two", "one"])
    customization.resetSectionOrder(for: "b")
    #expect(customization[section: "b"].tabOrder == nil)
  }
}
