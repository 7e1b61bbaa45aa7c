import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The reader's cursor and the state that follows and moves it (behaviours 363, 371, 372, 373).
@MainActor
@Suite("Accessibility focus", .serialized)
struct FocusStateTests {
  private func focused(_ host: HeadlessHost) -> String? {
    host.accessibilityTree.focus.flatMap { host.accessibilityTree[$0]?.label }
  }

  private func move(_ host: HeadlessHost, to label: String) {
    host.send(.accessibilityFocus(host.element(label)?.id))
  }

  struct Banner: View {
    let log: EventRecorder
    @AccessibilityFocusState private var isFocused: Bool
    var body: some View {
      let _ = log.note("body \(isFocused)")
      VStack {
        Text("banner").accessibilityFocused($isFocused)
        Button("ask") { isFocused = true }
        Button("leave") { isFocused = false }
        Text("other")
      }
    }
  }

  @Test("The program moves the cursor, and the state follows it where the person moves it (365, 369, 371)")
  func bothWays() throws {
    let log = EventRecorder()
    let host = try window(height: 300) { Banner(log: log) }
    #expect(focused(host) == nil)
    #expect(host.activate("ask"))
    #expect(focused(host) == "banner")
    #expect(log.take() == ["body false", "body true"])
    move(host, to: "other")
    #expect(log.take() == ["body false"])
    move(host, to: "banner")
    #expect(log.take() == ["body true"])
    #expect(host.activate("leave"))
    #expect(focused(host) == nil)
    #expect(log.take() == ["body false"])
  }

  @Test("A state with optional values has one element for each (373)")
  func values() throws {
    struct Form: View {
      let remote: Remote<String?>
      @AccessibilityFocusState private var focus: String?
      var body: some View {
        VStack {
          Text("name").accessibilityFocused($focus, equals: "n")
          Text("city").accessibilityFocused($focus, equals: "c")
          Text("focus is \(focus ?? "nowhere")")
        }
        .handing(SwiftUI.Binding(get: { focus }, set: { focus = $0 }), to: remote)
      }
    }
    let remote = Remote<String?>()
    let host = try window(height: 300) { Form(remote: remote) }
    remote.value = .some("c")
    host.update()
    #expect(focused(host) == "city")
    #expect(host.labels.last == "focus is c")
    move(host, to: "name")
    #expect(host.labels.last == "focus is n")
    move(host, to: "focus is n")
    #expect(host.labels.last == "focus is nowhere")
  }

  @Test("A focused element inside a combined one is that one (305, 372)")
  func insideCombined() throws {
    struct Card: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        VStack {
          VStack {
            Text("a").accessibilityFocused($isFocused)
            Text("b")
          }
          .accessibilityElement(children: .combine)
          Button(isFocused ? "yes" : "no") { isFocused = true }
        }
      }
    }
    let host = try window(height: 300) { Card() }
    #expect(host.activate("no"))
    #expect(focused(host) == "a, b")
    #expect(host.labels == ["a, b", "yes"])
    move(host, to: "yes")
    #expect(host.labels == ["a, b", "no"])
    move(host, to: "a, b")
    #expect(host.labels == ["a, b", "yes"])
  }

  @Test("A combined element of its own can be focused, outside of the combining modifier")
  func combined() throws {
    struct Card: View {
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        VStack {
          HStack {
            Text("a"); Text("b")
          }
          .accessibilityElement(children: .combine)
          .accessibilityFocused($isFocused)
          Button(isFocused ? "yes" : "no") { isFocused = true }
        }
      }
    }
    let host = try window(height: 300) { Card() }
    #expect(host.activate("no"))
    #expect(focused(host) == "a, b")
  }

  @Test("A focus asked for before its element appears is given when it does; one that leaves takes the state along")
  func appearing() throws {
    struct Screen: View {
      @AccessibilityFocusState private var isFocused: Bool
      @State private var shows = false
      var body: some View {
        VStack {
          if shows { Text("banner").accessibilityFocused($isFocused) }
          Button(isFocused ? "focused" : "idle") {
            shows.toggle()
            isFocused = shows
          }
        }
      }
    }
    let host = try window(height: 300) { Screen() }
    #expect(host.activate("idle"))
    #expect(focused(host) == "banner")
    #expect(host.labels == ["banner", "focused"])
    #expect(host.activate("focused"))
    #expect(host.labels == ["idle"])
    #expect(focused(host) != "banner")
  }

  @Test("When the focused view leaves by itself, the cursor goes to the first element and the state says so (366, 367)")
  func leaving() throws {
    struct Screen: View {
      let remote: Remote<Bool>
      @AccessibilityFocusState private var isFocused: Bool
      @State private var shows = true
      var body: some View {
        VStack {
          Text(isFocused ? "state true" : "state false")
          if shows { Text("banner").accessibilityFocused($isFocused) }
        }
        .handing($shows, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window(height: 300) { Screen(remote: remote) }
    move(host, to: "banner")
    #expect(host.labels.first == "state true")
    remote.value = false
    host.update()
    #expect(focused(host) == "state false")
    #expect(host.labels == ["state false"])
  }

  @Test("A banner that appears is not focused by itself (370)")
  func banner() throws {
    struct Screen: View {
      let remote: Remote<Bool>
      @State private var shows = false
      var body: some View {
        Text("page").overlay { if shows { Text("banner") } }.handing($shows, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Screen(remote: remote) }
    move(host, to: "page")
    host.change { remote.value = true }
    #expect(focused(host) == "page")
  }
}
