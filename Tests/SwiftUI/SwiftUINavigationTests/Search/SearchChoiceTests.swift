import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import SwiftUINavigation

/// The usual choices for search fields: each is as a search without it.
@MainActor
@Suite("Usual choices of searches", .serialized)
struct SearchChoiceTests {
  private func lines(_ idiom: Idiom, _ content: (Text, Binding<String>) -> some View) throws -> [String] {
    let made = content(Text("Content"), .constant(""))
    let host = try window(width: 393, height: 500, settings: NavigationStackTests.settings(idiom)) {
      NavigationStack { made.navigationTitle("Title") }
    }
    return host.displayLines
  }

  @Test("The usual behaviours of bars are those without any, and others are not", arguments: [Idiom.phone, .desktop])
  func behaviors(idiom: Idiom) throws {
    let plain: [String] = try lines(idiom) { $0.searchable(text: $1) }
    #expect(try lines(idiom) { $0.searchable(text: $1).searchToolbarBehavior(.automatic) } == plain)
    #expect(try lines(idiom) { $0.searchable(text: $1).searchPresentationToolbarBehavior(.automatic) } == plain)
    #expect(SearchToolbarBehavior.automatic.isMinimized != SearchToolbarBehavior.minimize.isMinimized)
    let keeping: [SearchPresentationToolbarBehavior] = [.automatic, .avoidHidingContent]
    #expect(keeping.map(\.keepsTitle) == [false, true])
  }

  @Test("A field below the title of a bar is there as the usual mode of that place has it")
  func drawers() throws {
    let plain: [String] = try lines(.phone) { $0.searchable(text: $1, placement: .navigationBarDrawer) }
    #expect(
      try lines(.phone) { $0.searchable(text: $1, placement: .navigationBarDrawer(displayMode: .automatic)) } == plain)
    #expect(SearchFieldPlacement.navigationBarDrawer.place == .navigationBarDrawer(.automatic))
    #expect(SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic != .always)
    #expect(plain != (try lines(.phone) { text, _ in text }))
  }
}
