import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Focus at the edges: parents that hide, elements that are not there, technologies, notifications.
@MainActor
@Suite("Accessibility focus at the edges", .serialized)
struct FocusEdgeTests {
  private func focused(_ host: HeadlessHost) -> String? {
    host.accessibilityTree.focus.flatMap { host.accessibilityTree[$0]?.label }
  }

  private struct Screen: View {
    let remote: Remote<Bool>
    var isRequested = false
    @AccessibilityFocusState private var focus: Int?
    @State private var isHidden = false

    var body: some View {
      VStack {
        Text("focus \(focus.map(String.init) ?? "none")")
        VStack {
          Text("inner").accessibilityFocused($focus, equals: 1)
        }
        .accessibilityHidden(isHidden)
        Text("other").accessibilityFocused($focus, equals: 2)
        Button("ask") { focus = 1 }
      }
      .handing($isHidden, to: remote)
    }
  }

  @Test("A parent that hides takes the cursor to the first element, and the state says so (350, 366, 367)")
  func hiddenParent() throws {
    let remote = Remote<Bool>()
    let host = try window(height: 300) { Screen(remote: remote) }
    #expect(host.activate("ask"))
    #expect(focused(host) == "inner")
    remote.value = true
    host.update()
    #expect(focused(host) == "focus none")
    #expect(host.accessibilityTree.issues().isEmpty)
    remote.value = false
    host.update()
    #expect(focused(host) == "focus none", "what comes back is not focused by itself (370)")
  }

  @Test("Asking for the cursor on something hidden moves nothing, and the state does not say otherwise (371)")
  func hiddenTarget() throws {
    let remote = Remote<Bool>()
    let host = try window(height: 300) { Screen(remote: remote) }
    remote.value = true
    host.update()
    host.send(.accessibilityFocus(host.element("other")?.id))
    #expect(host.labels.first == "focus 2")
    #expect(host.activate("ask"))
    #expect(focused(host) == "other")
    #expect(host.labels.first == "focus none" || host.labels.first == "focus 2")
  }

  @Test("A focused row that a list loses gives the state back (366)")
  func lostRow() throws {
    struct Rows: View {
      let remote: Remote<[Int]>
      @AccessibilityFocusState private var focus: Int?
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack {
          Text("focus \(focus ?? 0)")
          ForEach(rows, id: \.self) { row in Text("row \(row)").accessibilityFocused($focus, equals: row) }
        }
        .handing($rows, to: remote)
      }
    }
    let remote = Remote<[Int]>()
    let host = try window(height: 300) { Rows(remote: remote) }
    host.send(.accessibilityFocus(host.element("row 2")?.id))
    #expect(host.labels.first == "focus 2")
    remote.value = [3, 1]
    host.update()
    #expect(host.labels == ["focus 0", "row 3", "row 1"])
    #expect(focused(host) == "focus 0")
    host.send(.accessibilityFocus(host.element("row 3")?.id))
    #expect(host.labels.first == "focus 3")
  }

  @Test("A state for other technologies does not follow the reader")
  func technologies() throws {
    struct Screen: View {
      @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool
      var body: some View {
        VStack {
          Text(isFocused ? "yes" : "no")
          Text("part").accessibilityFocused($isFocused)
        }
      }
    }
    let host = try window(height: 300) { Screen() }
    host.send(.accessibilityFocus(host.element("part")?.id))
    #expect(host.labels.first == "no")
    var technologies: AccessibilityTechnologies = [.voiceOver]
    #expect(technologies.insert(.switchControl).inserted)
    #expect(technologies.contains([.voiceOver, .switchControl]))
    #expect(technologies.remove(.voiceOver) == .voiceOver)
    #expect(technologies == .switchControl)
  }

  @Test("Default focus comes to its element when the region appears (405)")
  func defaultFocus() throws {
    struct Screen: View {
      @AccessibilityFocusState private var focus: Int?
      var body: some View {
        VStack {
          Text("title").accessibilityFocused($focus, equals: 1)
          Text("field").accessibilityFocused($focus, equals: 2)
        }
        .accessibilityDefaultFocus($focus, 2)
      }
    }
    #expect(focused(try window { Screen() }) == "field")
  }

  @Test("Announcements have a priority; a new screen takes the cursor to its first element (368, 380)")
  func notifications() throws {
    let host = try window {
      VStack {
        Text("first"); Text("second")
      }
    }
    var urgent = AttributedString("Fire")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(urgent).post()
    AccessibilityNotification.PageScrolled("Page 2 of 5").post()
    AccessibilityNotification.LayoutChanged("More below").post()
    AccessibilityNotification.LayoutChanged().post()
    host.send(.accessibilityFocus(host.element("second")?.id))
    AccessibilityNotification.ScreenChanged().post()
    #expect(host.announcements.map(\.text) == ["Fire", "Page 2 of 5", "More below"])
    #expect(host.announcements.map(\.priority) == [.high, .standard, .standard])
    #expect(focused(host) == "first")
  }

  @Test("A banner is not dismissed while the cursor is on it (376, 377, 378, 379)")
  func banner() throws {
    struct Banner: View {
      @AccessibilityFocusState private var isFocused: Bool
      @State private var isShown = true
      let remote: Remote<Bool>
      var body: some View {
        VStack {
          if isShown { Text("New badge").accessibilityFocused($isFocused) }
          Text("page")
        }
        .handing(Binding(get: { isShown }, set: { if !isFocused { isShown = $0 } }), to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Banner(remote: remote) }
    host.send(.accessibilityFocus(host.element("New badge")?.id))
    remote.value = false
    host.update()
    #expect(host.labels == ["New badge", "page"])
    host.send(.accessibilityFocus(host.element("page")?.id))
    remote.value = false
    host.update()
    #expect(host.labels == ["page"])
  }
}
