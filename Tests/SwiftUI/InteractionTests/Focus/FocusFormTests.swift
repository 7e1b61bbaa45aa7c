import Combine
import HostHeadless
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

extension FocusedValues {
  @Entry fileprivate var chapter: String?
}

/// Values and objects of the focused view that may be absent, and what focus is for.
@MainActor
@Suite("Forms of focus", .serialized)
struct FocusFormTests {
  final class Player: ObservableObject {
    @Published var track = 1
  }

  @Observable
  final class Editor {
    var text = "draft"
  }

  private struct Bar: View {
    @FocusedValue(\.chapter) private var chapter: String?
    @FocusedValue(Editor.self) private var editor: Editor?
    @FocusedObject private var player: Player?
    var body: some View {
      Text("\(chapter ?? "-") \(editor?.text ?? "-") \(player.map { "\($0.track)" } ?? "-")")
    }
  }

  private func focusFirst(_ host: HeadlessHost) {
    host.change { host.graph.focus.move(to: host.graph.focus.targets.first) }
  }

  @Test("A value or an object may be none, which hides one of a view around")
  func absent() throws {
    struct Root: View {
      let isShown: Remote<Bool>
      let player: Player
      @State private var shows = true
      var body: some View {
        VStack {
          Bar()
          Text("page").focusable()
            .focusedValue(\.chapter, shows ? "one" : nil)
            .focusedObject(shows ? player : nil)
        }
        .focusedValue(\.chapter, "around")
        .handing($shows, to: isShown)
      }
    }
    let flag = Remote<Bool>()
    let player = Player()
    let host = try window { Root(isShown: flag, player: player) }
    #expect(host.labels.first == "- - -")
    focusFirst(host)
    #expect(host.labels.first == "one - 1")
    host.change { player.track = 2 }
    #expect(host.labels.first == "one - 2")
    host.change { flag.value = false }
    #expect(host.labels.first == "- - -")
  }

  @Test("A value shown to a scene may be nil too, and holds wherever the focus is")
  func scene() throws {
    struct Root: View {
      let isShown: Remote<Bool>
      let player: Player
      let editor: Editor
      @State private var shows = true
      var body: some View {
        VStack {
          Bar()
          Text("page").focusedSceneValue(\.chapter, shows ? "scene" : nil)
            .focusedSceneObject(shows ? player : nil).focusedSceneValue(shows ? editor : nil)
        }
        .handing($shows, to: isShown)
      }
    }
    let flag = Remote<Bool>()
    let host = try window { Root(isShown: flag, player: Player(), editor: Editor()) }
    #expect(host.labels.first == "scene draft 1")
    host.change { flag.value = false }
    #expect(host.labels.first == "- - -")
  }

  @available(*, deprecated, message: "It tests a deprecated form.")
  @Test("A view is told when it gets or loses the focus, in the old spelling too")
  func oldSpelling() throws {
    let log = EventRecorder()
    let host = try window { Text("a").focusable(true, onFocusChange: { log.note("\($0)") }) }
    focusFirst(host)
    host.change { host.graph.focus.move(to: nil) }
    #expect(log.take() == ["true", "false"])
  }

  @Test("Focus is for activating and for editing; for none of them there is none")
  func interactions() throws {
    #expect(FocusInteractions.automatic == [.activate, .edit])
    let host = try window {
      VStack {
        Text("a").focusable(true, interactions: .edit)
        Text("b").focusable(true, interactions: [])
        Text("c").focusable(interactions: .activate)
      }
    }
    let targets = host.graph.focus.targets
    #expect(targets.map { host.graph.focus.move(to: $0) } == [true, false, true])
  }
}
