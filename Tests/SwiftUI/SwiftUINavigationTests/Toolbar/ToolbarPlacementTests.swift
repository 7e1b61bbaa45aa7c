import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Where items of each placement stand, and what changes bars.
@MainActor @Suite("Placements in toolbars", .serialized) struct ToolbarPlacementTests {
  private func screen(
    _ idiom: Idiom = .phone, _ change: (Text) -> some View
  ) throws -> HeadlessHost {
    let changed = change(Text("Content"))
    return try window(width: 393, height: 500, settings: NavigationStackTests.settings(idiom)) {
      NavigationStack { changed }
    }
  }

  /// The place of an item in its bar: at the start, at the end, or in the middle, above or below.
  private func place(_ placement: ToolbarItemPlacement, _ idiom: Idiom = .phone) throws -> String {
    let host = try screen(idiom) { text in
      text.navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: placement) { Button("Item") {} } }
    }
    guard let frame = host.frame("Item") else { return "none" }
    let across: String = frame.maxX < 150 ? "start" : frame.minX > 240 ? "end" : "middle"
    return (frame.midY < 44 ? "above " : frame.midY > 456 ? "below " : "inside ") + across
  }

  @Test("Items stand at the start, in the middle or at the end of the bar above or below")
  func placements() throws {
    #expect(try place(.automatic) == "above end" && place(.primaryAction) == "above end")
    #expect(try place(.navigation) == "above start" && place(.topBarLeading) == "above start")
    #expect(try place(.topBarTrailing) == "above end" && place(.confirmationAction) == "above end")
    #expect(try place(.cancellationAction) == "above start" && place(.destructiveAction) != "none")
    #expect(try place(.principal) == "above middle" && place(.status) == "below middle")
    #expect(try place(.bottomBar).hasPrefix("below") && place(.secondaryAction) == "none")
    #expect(try place(.accessoryBar(id: "tools")) != "none")
  }

  @available(*, deprecated)
  @Test("The older names of the ends of the bar are those of the newer ones")
  func older() throws {
    #expect(ToolbarItemPlacement.navigationBarLeading == .topBarLeading)
    #expect(ToolbarItemPlacement.navigationBarTrailing == .topBarTrailing)
    #expect(ToolbarItemPlacement.navigationBarLeading != .navigationBarTrailing)
    #expect(try place(.navigationBarLeading) == "above start" && place(.navigationBarTrailing) == "above end")
    func labels(_ change: (Text) -> some View) throws -> [String] { try screen { change($0) }.labels }
    #expect(try labels { $0.navigationBarItems(leading: Button("Item") {}) } == ["Item", "Content"])
    #expect(try labels { $0.navigationBarItems(trailing: Button("Item") {}) } == ["Item", "Content"])
    let (leading, trailing) = (
      try screen { $0.navigationBarItems(leading: Button("Item") {}) },
      try screen { $0.navigationBarItems(trailing: Button("Item") {}) }
    )
    #expect(try #require(leading.frame("Item")).maxX < 150)
    #expect(try #require(trailing.frame("Item")).minX > 240)
  }

  @Test("A group with a label is one menu where there is no room, and its items have their place")
  func groups() throws {
    let host = try screen { text in
      text.toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("One") {}
          Button("Two") {}
        } label: {
          Label("Several", systemImage: "star")
        }
      }
    }
    #expect(host.labels.contains("One") && host.labels.contains("Two") || host.labels.contains("Several"))
    let item = ToolbarItem(id: "first", placement: .automatic) { Text("Item") }
    #expect(item.id == "first")
    let grouped = try screen { text in
      text.toolbar {
        Group {
          ToolbarItem { Button("A") {} }
          ToolbarItem { Button("B") {} }
        }
      }
    }
    #expect(grouped.labels == ["A", "B", "Content"])
  }

  @Test("Items in the menu of a title are behind the title; without items there is no menu")
  func titleMenus() throws {
    func title(_ change: (Text) -> some View) throws -> HeadlessHost {
      try screen { change($0).navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let host = try title { text in text.toolbar { ToolbarTitleMenu { Button("Rename") {} } } }
    #expect(!host.labels.contains("Rename"))
    let button = try #require(host.element("Title Menu"))
    host.change { host.send(.accessibilityAction(element: button.id, action: .activate)) }
    host.finishAnimations()
    #expect(host.labels.contains("Rename"), "\(host.labels)")
  }

  @Test("A title is large, or small in the bar")
  func displayModes() throws {
    func frame(_ mode: ToolbarTitleDisplayMode) throws -> CGRect {
      let host = try screen { $0.navigationTitle("Title").toolbarTitleDisplayMode(mode) }
      return try #require(host.frame("Title"))
    }
    let (inline, large) = (try frame(.inline), try frame(.large))
    #expect(inline.maxY <= 44 && large.minY >= 44 && large.height > inline.height)
    #expect(try frame(.automatic) == large)
  }

  @Test("Bars are hidden by their places; the bar above is that of the window's tools as well")
  func hiding() throws {
    func labels(_ bar: ToolbarPlacement, _ visibility: Visibility = .hidden) throws -> [String] {
      let host = try screen { text in
        text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Above") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
          .toolbarVisibility(visibility, for: bar)
      }
      return host.labels.filter { ["Above", "Below"].contains($0) }
    }
    #expect(try labels(.automatic) == [] && labels(.navigationBar) == ["Below"])
    #expect(try labels(.windowToolbar) == ["Below"] && labels(.bottomBar) == ["Above"])
    #expect(try labels(.accessoryBar(id: 1)) == ["Above"] && labels(.tabBar) == ["Above", "Below"])
    #expect(try labels(.automatic, .visible) == ["Above", "Below"])
    func ground(_ visibility: Visibility) throws -> [String] {
      try screen { text in
        text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackgroundVisibility(visibility, for: .navigationBar)
      }.displayLines
    }
    #expect(try ground(.visible) != ground(.hidden))
  }

  @Test("A title is a text in each form, or any view; a subtitle as well")
  func titleForms() throws {
    func labels(_ change: (Text) -> some View) throws -> [String] {
      try screen(.phone) { change($0) }.labels
    }
    let words = String("Title")
    #expect(try labels { $0.navigationTitle(Text("Title")) } == ["Title", "Content"])
    #expect(try labels { $0.navigationTitle(words) } == ["Title", "Content"])
    #expect(try labels { $0.navigationTitle(LocalizedStringResource("Title")) } == ["Title", "Content"])
    #expect(try labels { $0.navigationTitle { Text("Title") } } == ["Title", "Content"])
    #expect(
      try labels { $0.navigationTitle("Title").navigationSubtitle(Text("More")) } == ["Title", "More", "Content"])
    #expect(
      try labels { $0.navigationTitle("Title").navigationSubtitle(String("More")) } == ["Title", "More", "Content"])
  }

  @available(*, deprecated)
  @Test("Older titles of bars are large or small, in each form")
  func olderTitles() throws {
    let words = String("Title")
    func frame(_ change: (Text) -> some View) throws -> CGRect {
      try #require(try screen(.phone) { change($0) }.frame("Title"))
    }
    let (large, small) = (
      try frame { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.large) },
      try frame { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    )
    #expect(try frame { $0.navigationBarTitle(Text("Title")) } == large)
    #expect(try frame { $0.navigationBarTitle(words) } == large)
    #expect(try frame { $0.navigationBarTitle(Text("Title"), displayMode: .inline) } == small)
    #expect(try frame { $0.navigationBarTitle(words, displayMode: .inline) } == small)
    #expect(try frame { $0.navigationBarTitle(words, displayMode: .large) } == large)
    #expect(try frame { $0.navigationBarTitle(words, displayMode: .automatic) } == large)
  }

  @Test("A document of a screen is shared from the menu of its title")
  func documents() throws {
    func opened(_ change: (Text) -> some View) throws -> [String] {
      let host = try screen { change($0).navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      let button = try #require(host.element("Title Menu"))
      host.change { host.send(.accessibilityAction(element: button.id, action: .activate)) }
      host.finishAnimations()
      return host.labels
    }
    let page = try #require(URL(string: "https://example.com"))
    #expect(try opened { $0.navigationDocument(page) }.contains("Share…"))
    #expect(try opened { $0.navigationDocument("words", preview: SharePreview("Words")) }.contains("Share…"))
  }

  @Test("The arrow of a link in a list is there unless it is hidden")
  func indicators() throws {
    func hasArrow(_ visibility: Visibility) throws -> Bool {
      let host = try window(width: 393, height: 500, settings: NavigationStackTests.settings(.phone)) {
        NavigationStack { List { NavigationLink("Link", value: 1) }.navigationLinkIndicatorVisibility(visibility) }
      }
      return "\(host.displayList)".contains("chevron")
    }
    #expect(try hasArrow(.automatic) && hasArrow(.visible) && !hasArrow(.hidden))
  }
}
