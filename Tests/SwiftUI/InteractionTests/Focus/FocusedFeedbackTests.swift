import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

extension FocusedValues {
  @Entry fileprivate var name: String?
  @Entry fileprivate var number: Int?
  @Entry fileprivate var save: (() -> Void)?
}

/// Bodies that set focused values beside reading them, as forms and menus do, settle in one frame and without a message.
@MainActor
@Suite("Focused values that come back to who sets them", .serialized)
struct FocusedFeedbackTests {
  private struct Reader: View {
    @FocusedValue(\.name) private var name: String?
    var body: some View { Text(verbatim: "read \(name ?? "-")") }
  }

  /// Reads in the body that sets.
  private struct Part: View {
    let text: String
    var log: EventRecorder?
    @FocusedValue(\.name) private var name: String?

    var body: some View {
      let _ = log?.note(name ?? "-")
      Text(verbatim: "own \(name ?? "-")").focusable().focusedSceneValue(\.name, text)
    }
  }

  private func settled(_ body: () throws -> Void) rethrows {
    let messages: [String] = try warnings(body)
    #expect(messages.isEmpty)
  }

  @Test("A body reads the value that it sets, from the first frame on; a new one takes one more run")
  func ownValue() throws {
    struct Root: View {
      let remote: Remote<String>
      let log: EventRecorder
      @State private var text = "a"
      var body: some View {
        VStack {
          Part(text: text, log: log)
          Reader()
        }
        .handing($text, to: remote)
      }
    }
    let remote = Remote<String>()
    let log = EventRecorder()
    try settled {
      let host = try window { Root(remote: remote, log: log) }
      #expect(host.labels == ["own a", "read a"])
      _ = log.take()
      host.change { remote.value = "b" }
      #expect(host.labels == ["own b", "read b"])
      #expect(log.take() == ["a", "b"])
      host.change {}
      #expect(log.take().isEmpty)
    }
  }

  @Test("A value follows from another one that is read, and settles")
  func chain() throws {
    struct Second: View {
      @FocusedValue(\.name) private var name: String?
      @FocusedValue(\.number) private var number: Int?
      var body: some View {
        Text(verbatim: "\(number ?? -1)").focusedSceneValue(\.number, name?.count)
      }
    }
    struct Root: View {
      let remote: Remote<String>
      @State private var text = "abc"
      var body: some View {
        VStack {
          Second()
          Part(text: text)
        }
        .handing($text, to: remote)
      }
    }
    let remote = Remote<String>()
    try settled {
      let host = try window { Root(remote: remote) }
      #expect(host.labels == ["3", "own abc"])
      host.change { remote.value = "abcde" }
      #expect(host.labels == ["5", "own abcde"])
    }
  }

  @Test("A closure that each body makes anew, and reads, is taken up and does not go round")
  func closures() throws {
    struct Document: View {
      let text: String
      let log: EventRecorder
      @State private var count = 0
      @FocusedValue(\.save) private var save: (() -> Void)?
      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          Button("save") { save?() }
        }
        .focusedSceneValue(\.save) {
          count += 1
          log.note("\(text)")
        }
      }
    }
    struct Root: View {
      let remote: Remote<String>
      let log: EventRecorder
      @State private var text = "a"
      var body: some View { Document(text: text, log: log).handing($text, to: remote) }
    }
    let remote = Remote<String>()
    let log = EventRecorder()
    try settled {
      let host = try window { Root(remote: remote, log: log) }
      #expect(host.activate("save"))
      #expect(host.activate("save"))
      #expect(host.labels == ["2", "save"])
      host.change { remote.value = "b" }
      #expect(host.activate("save"))
      #expect(log.take() == ["a", "a", "b"])
    }
  }

  @Test("Of several values for the scene the last one in the tree counts, whichever came first (G1)")
  func order() throws {
    struct Root: View {
      let remote: Remote<[String]>
      @State private var names: [String]
      init(_ names: [String], remote: Remote<[String]>) {
        self.remote = remote
        _names = State(initialValue: names)
      }
      var body: some View {
        VStack {
          Reader()
          ForEach(names, id: \.self) { Color.red.focusedSceneValue(\.name, $0) }
        }
        .handing($names, to: remote)
      }
    }
    let remote = Remote<[String]>()
    try settled {
      let host = try window { Root(["b"], remote: remote) }
      for names: [String] in [["a", "b"], ["b", "a"], ["c", "b"], ["b", "c", "a"], ["c"], []] {
        host.change { remote.value = names }
        #expect(host.labels == ["read \(names.last ?? "-")"])
        let fresh = try window { Root(names, remote: Remote()) }
        #expect(host.labels == fresh.labels)
      }
    }
  }

  @Test("A value of a view around counts less, also where one inside says nil")
  func hiding() throws {
    struct Root: View {
      let remote: Remote<String?>
      @State private var inner: String?
      var body: some View {
        VStack {
          Reader()
          Text("field").focusable().focusedValue(\.name, inner).focusedValue(\.name, "outer")
        }
        .focusedSceneValue(\.name, "scene")
        .handing($inner, to: remote)
      }
    }
    let remote = Remote<String?>()
    try settled {
      let host = try window { Root(remote: remote) }
      #expect(host.labels.first == "read scene")
      host.change { host.graph.focus.move(to: host.graph.focus.targets[0]) }
      #expect(host.labels.first == "read -")
      host.change { remote.value = "inner" }
      #expect(host.labels.first == "read inner")
    }
  }

  @Test("Where a state asks for a focus that several views can take, the first in the tree takes it")
  func firstTarget() throws {
    struct Field: View {
      let name: String
      @Environment(\.isFocused) private var isFocused: Bool
      var body: some View { Text(verbatim: "\(name) \(isFocused)") }
    }
    struct Root: View {
      let remote: Remote<Bool>
      @State private var showsFirst = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if showsFirst { Field(name: "a").focusable().focused($isFocused) }
          Field(name: "b").focusable().focused($isFocused)
          Button("go") { isFocused = true }
        }
        .handing($showsFirst, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = true }
    #expect(host.activate("go"))
    #expect(host.labels == ["a true", "b false", "go"])
  }
}
