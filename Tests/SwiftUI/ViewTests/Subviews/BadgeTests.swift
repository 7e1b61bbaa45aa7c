import HostHeadless
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Badges", .serialized)
struct BadgeTests {
  /// Shows each view of a content with its badge.
  private struct Badged<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { views in
          ForEach(views) { view in
            HStack {
              view
              if let badge = view.badge { badge.text }
            }
          }
        }
      }
    }
  }

  @Test("A badge is a number or a text for the container; 0 and nil are none, and the innermost counts")
  func badges() throws {
    let none: Text? = nil
    let host = try window(height: 400) {
      Badged {
        Text("a").badge(3)
        Text("b").badge(0)
        Text("c").badge("new")
        Text("d").badge(none)
        Text("e").badge(Text("own"))
        Text("f").badge(String("word")).badge(9)
      }
    }
    #expect(host.labels == ["a", "3", "b", "c", "new", "d", "e", "own", "f", "word"])
  }

  @Test("A badge follows its number")
  func change() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View { Badged { Text("a").badge(count) }.handing($count, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["a", "1"])
    host.change { remote.value = 1200 }
    #expect(host.labels == ["a", "1,200"])
    host.change { remote.value = 0 }
    #expect(host.labels == ["a"])
  }

  @Test("The prominence of badges is a value of the environment")
  func prominence() throws {
    struct Reader: View {
      @Environment(\.badgeProminence) private var prominence
      var body: some View { Text(prominence == .increased ? "more" : prominence == .decreased ? "less" : "usual") }
    }
    let host = try window {
      VStack {
        Reader()
        Reader().badgeProminence(.increased)
        Reader().badgeProminence(.decreased)
      }
    }
    #expect(host.labels == ["usual", "more", "less"])
  }
}
