import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a split view, and its styles.
@MainActor @Suite("Forms of split views", .serialized) struct SplitFormTests {
  private func labels(_ view: some View, width: CGFloat = 900, idiom: Idiom = .desktop) throws -> [String] {
    let host = try window(width: width, height: 500, settings: HostSettings(idiom: idiom)) { view }
    return host.labels.filter { ["Side", "Middle", "Detail"].contains($0) }
  }

  private let side = Text("Side")
  private let middle = Text("Middle")
  private let detail = Text("Detail")

  @Test("Columns are shown as the visibility says, in each form")
  func visibilities() throws {
    func two(_ visibility: NavigationSplitViewVisibility) throws -> [[String]] {
      [
        try labels(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            side
          } detail: {
            detail
          }),
        try labels(
          NavigationSplitView(columnVisibility: .constant(visibility), preferredCompactColumn: .constant(.detail)) {
            side
          } detail: {
            detail
          }),
      ]
    }
    for shown in try two(.all) { #expect(shown == ["Side", "Detail"]) }
    for shown in try two(.detailOnly) { #expect(shown == ["Detail"]) }
    func three(_ visibility: NavigationSplitViewVisibility) throws -> [[String]] {
      [
        try labels(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            side
          } content: {
            middle
          } detail: {
            detail
          }),
        try labels(
          NavigationSplitView(columnVisibility: .constant(visibility), preferredCompactColumn: .constant(.content)) {
            side
          } content: {
            middle
          } detail: {
            detail
          }),
      ]
    }
    for shown in try three(.all) { #expect(shown == ["Side", "Middle", "Detail"]) }
    for shown in try three(.doubleColumn) { #expect(shown == ["Middle", "Detail"]) }
  }

  @Test("A narrow window shows the column that is preferred")
  func compact() throws {
    func shown(_ column: NavigationSplitViewColumn) throws -> [String] {
      try labels(
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          side
        } content: {
          middle
        } detail: {
          detail
        }, width: 393, idiom: .phone)
    }
    #expect(try shown(.sidebar) == ["Side"] && shown(.content) == ["Middle"] && shown(.detail) == ["Detail"])
    #expect(
      try labels(
        NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: .constant(.detail)) {
          side
        } detail: {
          detail
        }, width: 393, idiom: .phone) == ["Detail"])
  }

  /// A style of a program's own, around another one's views.
  private struct Titled: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Middle")
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
      }
    }
  }

  @Test("A style of split views is the same by its name and as a value")
  func styles() throws {
    func look(_ style: some NavigationSplitViewStyle) throws -> [String] {
      try window(width: 900, height: 500, settings: HostSettings(idiom: .desktop)) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          side
        } detail: {
          detail
        }.navigationSplitViewStyle(style)
      }.displayLines
    }
    let balanced: [String] = try look(.balanced)
    #expect(try look(BalancedNavigationSplitViewStyle()) == balanced)
    #expect(try look(.automatic) == look(AutomaticNavigationSplitViewStyle()))
    #expect(try look(.prominentDetail) == look(ProminentDetailNavigationSplitViewStyle()))
    #expect(Titled.Configuration.self == NavigationSplitViewStyleConfiguration.self)
    #expect(
      try labels(
        NavigationSplitView(columnVisibility: .constant(.all)) {
          side
        } detail: {
          detail
        }
        .navigationSplitViewStyle(Titled())) == ["Middle", "Side", "Detail"])
  }

  @Test("A path of values is made of any sequence of values that are hashable")
  func paths() {
    struct Plain: Hashable { let number: Int }
    let path = NavigationPath([Plain(number: 1), Plain(number: 2)])
    #expect(path.count == 2 && path.codable == nil)
    #expect(path == NavigationPath([Plain(number: 1), Plain(number: 2)]) && path != NavigationPath([Plain(number: 1)]))
  }

  @Test("An inspector's column has the width that it is given")
  func inspectors() throws {
    func width(_ width: CGFloat) throws -> CGFloat {
      let host = try window(width: 900, height: 500, settings: HostSettings(idiom: .desktop)) {
        detail.inspector(isPresented: .constant(true)) {
          Color.red.accessibilityElement().accessibilityLabel("Inspector").inspectorColumnWidth(width)
        }
      }
      return try #require(host.frame("Inspector")).width
    }
    #expect(try abs(width(300) - width(250) - 50) < 1)
  }
}
