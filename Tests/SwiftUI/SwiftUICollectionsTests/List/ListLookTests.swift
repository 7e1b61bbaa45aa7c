import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// The looks of lists and tables: their styles, grounds, tints, lines and distances.
@MainActor
@Suite("Looks of lists and tables", .serialized)
struct ListLookTests {
  private struct Row: Identifiable {
    let id: String
  }

  private func look(_ view: some View, _ idiom: Idiom = .desktop) throws -> [String] {
    try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) { view }.displayLines
  }

  private var list: some View {
    List {
      Section("First") {
        Text("one")
        Text("two")
      }
      Section("Second") { Text("three") }
    }
  }

  @Test("A style of lists is the same by its name and as a value")
  func listStyles() throws {
    for idiom in [Idiom.phone, .desktop] {
      func looks(_ named: some ListStyle, _ made: some ListStyle) throws -> [String] {
        let look: [String] = try look(list.listStyle(named), idiom)
        #expect(try self.look(list.listStyle(made), idiom) == look)
        return look
      }
      let usual: [String] = try look(list, idiom)
      #expect(try looks(.automatic, DefaultListStyle()) == usual)
      #expect(try look(list.listStyle(DefaultListStyle()).listStyle(.sidebar), idiom) == usual)
      let all: [[String]] = [
        try looks(.plain, PlainListStyle()), try looks(.grouped, GroupedListStyle()),
        try looks(.insetGrouped, InsetGroupedListStyle()), try looks(.inset, InsetListStyle()),
        try looks(.sidebar, SidebarListStyle()), try looks(.bordered, BorderedListStyle()),
      ]
      #expect(Set(all).count >= 4, "\(idiom)")
    }
  }

  @Test("The tint of an item colours the icons of its labels, whatever their style, and leaves their titles")
  func itemTints() throws {
    func rows(_ change: (Label<Text, Image>) -> some View) throws -> [String] {
      try look(List { change(Label("Stars", systemImage: "star.fill")) })
    }
    let plain: [String] = try rows { $0 }
    let red: [String] = try rows { $0.listItemTint(.red) }
    let differing: [String] = zip(plain, red).filter { $0.0 != $0.1 }.map(\.1)
    #expect(plain.count == red.count && differing.count == 1, "\(differing)")
    #expect(try rows { $0.listItemTint(.fixed(.red)) } == red && rows { $0.listItemTint(.preferred(.red)) } == red)
    #expect(try rows { $0.listItemTint(.monochrome) } == plain)
    #expect(try rows { $0.listItemTint(ListItemTint?.none) } == plain)
    #expect(
      try rows { $0.listItemTint(.red).labelStyle(.iconOnly) } != rows { $0.labelStyle(.iconOnly) })
  }

  @Test("Rows of inset and bordered lists and of tables lie on changing grounds where they are told to")
  func alternating() throws {
    let rows = List(["a", "b", "c"], id: \.self) { Text($0) }
    #expect(
      try look(rows.listStyle(InsetListStyle(alternatesRowBackgrounds: true)))
        == look(rows.listStyle(.inset(alternatesRowBackgrounds: true))))
    #expect(
      try look(rows.listStyle(InsetListStyle(alternatesRowBackgrounds: true))) != look(rows.listStyle(InsetListStyle()))
    )
    let bordered: [String] = try look(rows.listStyle(BorderedListStyle(alternatesRowBackgrounds: true)))
    #expect(try bordered == look(rows.listStyle(.bordered(alternatesRowBackgrounds: true))))
    #expect(try bordered != look(rows.listStyle(.bordered)))
    let plain: [String] = try look(rows.listStyle(.inset))
    let enabled: [String] = try look(rows.listStyle(.inset).alternatingRowBackgrounds(.enabled))
    #expect(enabled != plain)
    #expect(try look(rows.listStyle(.inset).alternatingRowBackgrounds(.automatic)) == plain)
    #expect(
      try look(rows.listStyle(.inset(alternatesRowBackgrounds: true)).alternatingRowBackgrounds(.disabled)) == plain)
  }

  private var table: some View {
    Table([Row(id: "a"), Row(id: "b"), Row(id: "c")]) { TableColumn("Name", value: \.id) }
  }

  @Test("A style of tables is the same by its name and as a value; each look differs")
  func tableStyles() throws {
    func looks(_ named: some TableStyle, _ made: some TableStyle) throws -> [String] {
      let look: [String] = try look(table.tableStyle(named))
      #expect(try self.look(table.tableStyle(made)) == look)
      return look
    }
    let usual: [String] = try look(table)
    #expect(try looks(.automatic, AutomaticTableStyle()) == usual)
    #expect(try look(table.tableStyle(AutomaticTableStyle()).tableStyle(.bordered)) == usual)
    let inset: [String] = try looks(.inset, InsetTableStyle())
    let plain: [String] = try looks(
      .inset(alternatesRowBackgrounds: false), InsetTableStyle(alternatesRowBackgrounds: false))
    let bordered: [String] = try looks(.bordered, BorderedTableStyle())
    let plainBordered: [String] = try looks(
      .bordered(alternatesRowBackgrounds: false), BorderedTableStyle(alternatesRowBackgrounds: false))
    #expect(Set([inset, plain, bordered, plainBordered]).count == 4)
  }

  @Test("A style of tables of a program's own stands around another one's table")
  func ownTableStyle() throws {
    struct Titled: TableStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Above")
          InsetTableStyle().makeBody(configuration: configuration)
        }
      }
    }
    #expect(Titled.Configuration.self == TableStyleConfiguration.self)
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) {
      table.tableStyle(Titled())
    }
    #expect(host.labels == ["Above", "Name", "a", "b", "c"])
  }

  @Test("Sections have the usual distance, half of it or one of their own; rows have insets")
  func distances() throws {
    func top(_ change: (AnyView) -> some View) throws -> CGFloat {
      let list = change(AnyView(list.listStyle(.insetGrouped)))
      let host = try window(width: 300, height: 600, settings: HostSettings(idiom: .phone)) { list }
      return try #require(host.frame("three")).minY
    }
    let usual: CGFloat = try top { $0 }
    #expect(try top { $0.listSectionSpacing(.default) } == usual && top { $0.listSectionSpacing(.compact) } < usual)
    let near: CGFloat = try top { $0.listSectionSpacing(.custom(4)) }
    #expect(try abs(top { $0.listSectionSpacing(.custom(54)) } - near - 50) < 1)
    func left(_ change: (Text) -> some View) throws -> CGFloat {
      let row = change(Text("row"))
      let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .phone)) { List { row } }
      return try #require(host.frame("row")).minX
    }
    let start: CGFloat = try left { $0 }
    #expect(try left { $0.listRowInsets(.leading, 70) } > start + 30)
    #expect(try left { $0.listRowInsets(.trailing, 70) } == start && left { $0.listRowInsets(.all, nil) } == start)
  }

  @Test("Lines around sections are hidden or tinted by their edges; the ground of a list is hidden")
  func lines() throws {
    func section(_ change: (AnyView) -> some View) throws -> [String] {
      let section = change(
        AnyView(
          Section("First") {
            Text("one"); Text("two")
          }))
      return try look(
        List {
          section; Section("Second") { Text("three") }
        }.listStyle(.plain), .phone)
    }
    let plain: [String] = try section { $0 }
    let hidden: [String] = try section { $0.listSectionSeparator(.hidden) }
    #expect(hidden != plain)
    #expect(try section { $0.listSectionSeparator(.hidden, edges: .bottom) } != plain)
    #expect(try section { $0.listSectionSeparatorTint(.red) } != plain)
    #expect(try section { $0.listSectionSeparatorTint(nil) } == plain)
    let ground: [String] = try look(list.listStyle(.insetGrouped).scrollContentBackground(.hidden), .phone)
    #expect(try ground != look(list.listStyle(.insetGrouped), .phone))
    #expect(
      try look(list.listStyle(.insetGrouped).scrollContentBackground(.automatic), .phone)
        == look(list.listStyle(.insetGrouped), .phone))
  }

  @Test("Headers of lists are as high as the environment says at least")
  func headers() throws {
    func top(_ height: CGFloat?) throws -> CGFloat {
      let host = try window(width: 300, height: 600, settings: HostSettings(idiom: .phone)) {
        list.listStyle(.plain).environment(\.defaultMinListHeaderHeight, height)
      }
      return try #require(host.frame("one")).minY
    }
    #expect(try top(120) > top(nil) + 50)
    var values = EnvironmentValues()
    #expect(values.defaultMinListHeaderHeight == nil)
    values.defaultMinListHeaderHeight = 33
    #expect(values.defaultMinListHeaderHeight == 33)
  }
}
