import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Items in the place of large titles, modes of titles, spacers, and what bars have of themselves.
@MainActor
@Suite("Titles of toolbars", .serialized)
struct ToolbarTitleFormTests {
  private func screen(_ change: (Text) -> some View) throws -> HeadlessHost {
    let changed = change(Text("Content"))
    return try window(width: 393, height: 500, settings: NavigationStackTests.settings(.phone)) {
      NavigationStack { changed }
    }
  }

  @Test("An item takes the place of a large title, and another one stands below it")
  func largeTitles() throws {
    let host = try screen { text in
      text.navigationTitle("Title").navigationBarTitleDisplayMode(.large)
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("Own title") }
          ToolbarItem(placement: .largeSubtitle) { Text("Own subtitle") }
        }
    }
    let title: CGRect = try #require(host.frame("Own title"))
    let subtitle: CGRect = try #require(host.frame("Own subtitle"))
    #expect(title.minY >= 44 && title.maxY <= subtitle.minY + 1 && title.minX < 60 && !host.labels.contains("Title"))
    let small = try screen { text in
      text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .largeTitle) { Text("Own title") } }
    }
    #expect(!small.labels.contains("Own title") && small.labels.contains("Title"))
  }

  @Test("A large title in the bar is as a large one")
  func modes() throws {
    func frame(_ mode: ToolbarTitleDisplayMode) throws -> CGRect {
      let host = try screen { $0.navigationTitle("Title").toolbarTitleDisplayMode(mode) }
      return try #require(host.frame("Title"))
    }
    #expect(try frame(.inlineLarge) == frame(.large))
    #expect(try frame(.inlineLarge) != frame(.inline))
  }

  @Test("A flexible spacer takes the room that there is, a fixed one does not")
  func spacers() throws {
    func distance(_ sizing: SpacerSizing) throws -> CGFloat {
      let host = try screen { text in
        text.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          ToolbarSpacer(sizing, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("B") {} }
        }
      }
      return try #require(host.frame("B")).minX - #require(host.frame("A")).maxX
    }
    let (flexible, fixed) = (try distance(.flexible), try distance(.fixed))
    #expect(flexible > 200 && fixed < 100 && SpacerSizing.flexible != .fixed)
  }

  @Test("The menu that a bar has of itself is none, and its own items show nothing")
  func own() throws {
    let empty = try screen { $0.navigationTitle("Title").toolbar { ToolbarTitleMenu() } }
    #expect(empty.element("Title Menu") == nil && empty.labels.contains("Title"))
    let plain: [String] = try screen { $0.navigationTitle("Title") }.labels
    for kind: ToolbarDefaultItemKind in [.sidebarToggle, .title, .search] {
      let host = try screen { $0.navigationTitle("Title").toolbar { DefaultToolbarItem(kind: kind) } }
      #expect(host.labels == plain)
    }
    #expect(Set([ToolbarDefaultItemKind.sidebarToggle, .title, .search]).count == 3)
  }
}
