import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Headers of sections with controls, and other looks of rows.
@MainActor
@Suite("Headers of sections")
struct SectionHeaderTests {
  private struct Sections: View {
    let style: any ListStyle
    var isCollapsible: Bool = true
    @State private var isExpanded = true

    init(_ style: any ListStyle, isCollapsible: Bool = true) {
      self.style = style
      self.isCollapsible = isCollapsible
    }

    var body: some View { AnyView(styled(style)) }

    private func styled(_ style: some ListStyle) -> some View {
      List {
        Section("Fruit", isExpanded: $isExpanded) {
          Text("Apple")
        }
        .collapsible(isCollapsible)
        .sectionActions { Button("Add") {} }
        Section("Other") { Text("Leek") }
      }
      .listStyle(style)
    }
  }

  private func host(_ view: Sections, _ idiom: Idiom) throws -> HeadlessHost {
    try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) { view }
  }

  @Test("In a sidebar the header of a section with a binding closes and opens it", arguments: [Idiom.phone, .desktop])
  func closing(idiom: Idiom) throws {
    let host = try host(Sections(.sidebar), idiom)
    #expect(host.labels.contains("Apple"))
    host.change { #expect(host.activate("Collapse")) }
    host.finishAnimations()
    #expect(!host.labels.contains("Apple"))
    #expect(host.labels.contains("Leek"))
    host.change { #expect(host.activate("Expand")) }
    host.finishAnimations()
    #expect(host.labels.contains("Apple"))
  }

  @Test("Sections that are not collapsible, and those of other lists, have no such button")
  func notCollapsible() throws {
    #expect(!(try host(Sections(.sidebar, isCollapsible: false), .desktop)).labels.contains("Collapse"))
    #expect(!(try host(Sections(.inset), .desktop)).labels.contains("Collapse"))
  }

  @Test("Actions of a section stand in its header in sidebars, once, and nowhere in other lists")
  func actions() throws {
    #expect((try host(Sections(.sidebar), .desktop)).labels.filter { $0 == "Add" }.count == 1)
    #expect(!(try host(Sections(.plain), .phone)).labels.contains("Add"))
  }

  @Test("Rows of sidebars are 4 points lower or higher where the size of rows is small or large")
  func sidebarRowSize() throws {
    func distance(_ size: SidebarRowSize?, _ style: some ListStyle) throws -> CGFloat {
      let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
        List(0..<3, id: \.self) { Text(verbatim: "row \($0)") }
          .listStyle(style)
          .transformEnvironment(\.sidebarRowSize) { if let size { $0 = size } }
      }
      return try #require(host.frame("row 1")).minY - (try #require(host.frame("row 0"))).minY
    }
    let medium: CGFloat = try distance(nil, .sidebar)
    #expect(try distance(.medium, .sidebar) == medium)
    #expect(try distance(.small, .sidebar) == medium - 4)
    #expect(try distance(.large, .sidebar) == medium + 4)
    #expect(try distance(.large, .inset) == distance(.small, .inset))
  }

  @Test("Looks of headsets and watches leave rows as they are")
  func otherSystems() throws {
    func lines(@ViewBuilder _ row: () -> some View) throws -> [String] {
      let row = row()
      return try window(width: 300, height: 200) { List { row } }.displayLines
    }
    let plain: [String] = try lines { Text("Row") }
    #expect(try lines { Text("Row").listRowHoverEffect(.highlight) } == plain)
    #expect(try lines { Text("Row").listRowHoverEffectDisabled() } == plain)
    #expect(try lines { Text("Row").listRowPlatterColor(.red) } == plain)
  }
}
