import AccessibilityTree
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Statements of the documents that no other test proves.
@MainActor
@Suite("Statements about views and accessibility", .serialized)
struct StatementTests {
  @Test("A canvas is a view only when its symbols are views (267)")
  func canvas() {
    let types: [Any.Type] = [Canvas<EmptyView>.self, Canvas<Int>.self]
    #expect(types.map { $0 is any View.Type } == [true, false])
  }

  @Test("A summary element, a page that turns and one that changes often say so to assistive technologies (327, 328)")
  func traits() throws {
    let host = try window {
      VStack {
        Text("Summary").accessibilityAddTraits(.isSummaryElement)
        Text("Page").accessibilityAddTraits(.causesPageTurn)
      }
    }
    #expect(host.element("Summary")?.properties.traits.contains(.isSummaryElement) == true)
    #expect(host.element("Page")?.properties.traits.contains(.causesPageTurn) == true)
    // They are said of the element, and never in words.
    let words: String = AccessibilityReader.transcript(of: host.accessibilityTree, title: "t").lowercased()
    #expect(!words.contains("turn") && !words.contains("summary element"))
  }

  @Test("Content behind secondary gestures is offered as actions, also where nothing of it is seen (349)")
  func hiddenActions() throws {
    var done: [String] = []
    let host = try window {
      Text("Message").accessibilityActions {
        Button("Reply") { done.append("reply") }
        Button("Archive") { done.append("archive") }
      }
    }
    let element = try #require(host.element("Message"))
    #expect(element.properties.customActions.compactMap(\.kind.customName) == ["Reply", "Archive"])
    #expect(host.elements.count == 1 && !host.displayLines.contains { $0.contains("Reply") })
    #expect(done == [])
  }

  private struct Banner: View {
    let remote: Remote<Bool>
    let isImportant: Bool
    @State private var isShown = false
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Article")
        if isShown {
          Text("Notice").accessibilityFocused($isFocused)
        }
      }
      .onChange(of: isShown) {
        if isImportant {
          isFocused = true
        } else {
          AccessibilityNotification.Announcement("Notice").post()
        }
      }
      .handing($isShown, to: remote)
    }
  }

  @Test(
    "An important notice takes the reader's focus; a lesser one is announced and leaves it (374, 375)",
    arguments: [true, false])
  func notices(isImportant: Bool) throws {
    let remote = Remote<Bool>()
    let host = try window { Banner(remote: remote, isImportant: isImportant) }
    let article = try #require(host.element("Article"))
    _ = host.send(.accessibilityFocus(article.id))
    remote.value = true
    host.update()
    let focused: String? = host.accessibilityTree.focus.flatMap { focus in
      host.elements.first { $0.id == focus }?.label
    }
    #expect(focused == (isImportant ? "Notice" : "Article"))
    #expect(host.announcements.map(\.text) == (isImportant ? [] : ["Notice"]))
  }

  @Test("Cells are combined before what else is attached to them: the action is that of the whole cell (408)")
  func combinedCell() throws {
    var opened: Int = 0
    let host = try window {
      HStack {
        Text("Title")
        Text("Detail")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction { opened += 1 }
    }
    #expect(host.labels == ["Title, Detail"])
    #expect(host.element("Title, Detail")?.properties.traits.contains(.isButton) == true)
    #expect(host.activate("Title, Detail") && opened == 1)
  }
}
