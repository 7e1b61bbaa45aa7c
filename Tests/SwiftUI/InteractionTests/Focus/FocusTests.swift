import Combine
import HostHeadless
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var count: Binding<Int>?
}

private struct OldKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var old: Int? {
    get { self[OldKey.self] }
    set { self[OldKey.self] = newValue }
  }
}

@MainActor
@Suite("Keyboard focus", .serialized)
struct FocusTests {
  enum Field: Hashable { case name, city }

  @Observable
  final class Model {
    var text: String = "a"
  }

  struct Lamp: View {
    let name: String
    @Environment(\.isFocused) private var isFocused: Bool
    var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
  }

  struct Form: View {
    let remote: Remote<Bool>
    let log: EventRecorder
    @FocusState private var field: Field?
    @State private var showsCity = true
    var body: some View {
      let _ = log.note("\(field.map { "\($0)" } ?? "none")")
      VStack {
        Lamp(name: "name").focusable().focused($field, equals: .name)
        if showsCity { Lamp(name: "city").focusable().focused($field, equals: .city) }
        Button("next") { field = .city }
        Button("leave") { field = nil }
      }
      .handing($showsCity, to: remote)
    }
  }

  private func target(_ host: HeadlessHost, _ index: Int) -> FocusTarget { host.graph.focus.targets[index] }

  @Test("The focus of a window outlives the view that could take it first")
  func outlives() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var showsFirst = true
      var body: some View {
        VStack {
          if showsFirst { Lamp(name: "first").focusable() } else { Lamp(name: "second").focusable() }
        }
        .handing($showsFirst, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = false }
    host.change { #expect(host.graph.focus.move(to: target(host, 0))) }
    #expect(host.labels == ["second on"])
  }

  @Test("The state follows the focus, and the views know when they have it")
  func follows() throws {
    let log = EventRecorder()
    let host = try window { Form(remote: Remote(), log: log) }
    #expect(log.take() == ["none"])
    host.change { #expect(host.graph.focus.move(to: target(host, 0))) }
    #expect(host.labels.prefix(2) == ["name on", "city off"])
    #expect(log.take() == ["name"])
    host.change { host.graph.focus.move(to: target(host, 1)) }
    #expect(host.labels.prefix(2) == ["name off", "city on"])
    #expect(log.take() == ["city"])
    host.change { host.graph.focus.move(to: nil) }
    #expect(log.take() == ["none"])
  }

  @Test("Setting the state moves the focus; a view that goes takes it along (G4)")
  func program() throws {
    let log = EventRecorder()
    let remote = Remote<Bool>()
    let host = try window { Form(remote: remote, log: log) }
    #expect(host.activate("next"))
    #expect(host.graph.focus.current === target(host, 1))
    #expect(host.labels.contains("city on"))
    #expect(host.activate("leave"))
    #expect(host.graph.focus.current == nil)
    #expect(host.activate("next"))
    _ = log.take()
    host.change { remote.value = false }
    #expect(host.graph.focus.current == nil)
    #expect(log.take().last == "none")
    #expect(host.activate("next"), "there is nothing to take it")
    #expect(host.graph.focus.current == nil)
    #expect(log.take().last == "none")
  }

  @Test("A view that is disabled or not focusable cannot take the focus, and loses it")
  func disabled() throws {
    struct Root: View {
      let remote: Remote<Bool>
      let log: EventRecorder
      @FocusState private var isFocused: Bool
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Lamp(name: "a").focusable().focused($isFocused).disabled(isDisabled)
          Lamp(name: "b").focusable(false)
          Text("\(isFocused)")
        }
        .handing($isDisabled, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote, log: EventRecorder()) }
    #expect(!host.graph.focus.move(to: target(host, 1)))
    host.change { #expect(host.graph.focus.move(to: target(host, 0))) }
    #expect(host.labels == ["a on", "b off", "true"])
    host.change { remote.value = true }
    host.change {}
    #expect(host.labels == ["a off", "b off", "false"])
    #expect(!host.graph.focus.move(to: target(host, 0)))
  }

  // MARK: - Focused values

  struct Bar: View {
    let log: EventRecorder
    @FocusedValue(\.title) private var title: String?
    @FocusedBinding(\.count) private var count: Int?
    var body: some View {
      let _ = log.note("bar")
      Text("\(title ?? "-") \(count ?? -1)")
      Button("more") { if let value = count { count = value + 1 } }
    }
  }

  struct Document: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)").focusable()
        .focusedValue(\.title, name).focusedValue(\.count, $count)
    }
  }

  @Test("Focused values are those of the focused view and of those around it; nobody's without a focus")
  func values() throws {
    let log = EventRecorder()
    let host = try window(height: 300) {
      VStack {
        Bar(log: log)
        Document(name: "A")
        Document(name: "B")
      }
    }
    #expect(host.labels == ["- -1", "more", "A 0", "B 0"])
    host.change { host.graph.focus.move(to: target(host, 0)) }
    #expect(host.labels.first == "A 0")
    #expect(host.activate("more"))
    #expect(host.activate("more"))
    #expect(host.labels == ["A 2", "more", "A 2", "B 0"])
    _ = log.take()
    host.change { host.graph.focus.move(to: target(host, 1)) }
    #expect(host.labels.first == "B 0")
    #expect(log.take() == ["bar"])
    host.change { host.graph.focus.move(to: nil) }
    #expect(host.labels.first == "- -1")
  }

  @Test("Values of the scene hold wherever the focus is; those of a focused view count more, and end with their view")
  func sceneValues() throws {
    struct Reader: View {
      @FocusedValue(\.title) private var title: String?
      @FocusedValue(\.old) private var old: Int?
      var body: some View { Text("\(title ?? "-") \(old ?? -1)") }
    }
    struct Root: View {
      let remote: Remote<Bool>
      @State private var shows = true
      var body: some View {
        VStack {
          Reader()
          if shows { Color.red.focusedSceneValue(\.title, "scene").focusedSceneValue(\.old, 4) }
          Color.red.focusable().focusedValue(\.title, "inner").focusedValue(\.title, "outer")
        }
        .handing($shows, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["scene 4"])
    host.change { host.graph.focus.move(to: target(host, 0)) }
    #expect(host.labels == ["inner 4"])
    host.change { remote.value = false }
    #expect(host.labels == ["inner -1"])
  }

  @Test("An observable object is a focused value under its type")
  func objects() throws {
    struct Reader: View {
      @FocusedValue(Model.self) private var model: Model?
      var body: some View { Text(model?.text ?? "-") }
    }
    let model = Model()
    let host = try window {
      VStack {
        Reader()
        Color.red.focusable().focusedValue(model)
      }
    }
    #expect(host.labels == ["-"])
    host.change { host.graph.focus.move(to: target(host, 0)) }
    #expect(host.labels == ["a"])
    host.change { model.text = "b" }
    #expect(host.labels == ["b"])
  }

  final class Announcer: ObservableObject {
    @Published var text: String = "a"
  }

  @Test("An object that announces changes is a focused one, of a view or of the scene; bindings go through it")
  func announcing() throws {
    struct Reader: View {
      let log: EventRecorder
      @FocusedObject private var object: Announcer?
      var body: some View {
        let _ = log.note("reader")
        Text(object?.text ?? "-")
        Button("write") { $object?.text.wrappedValue = "written" }
      }
    }
    let own = Announcer()
    let scene = Announcer()
    scene.text = "scene"
    let log = EventRecorder()
    let host = try window {
      VStack {
        Reader(log: log)
        Color.red.focusable().focusedObject(own)
        Color.red.focusedSceneObject(scene)
      }
    }
    #expect(host.labels == ["scene", "write"])
    host.change { host.graph.focus.move(to: target(host, 0)) }
    #expect(host.labels == ["a", "write"])
    _ = log.take()
    host.change { own.text = "b" }
    #expect(host.labels == ["b", "write"])
    host.change { scene.text = "c" }
    #expect(log.take() == ["reader"])
    #expect(host.activate("write"))
    #expect(own.text == "written")
    #expect(host.labels == ["written", "write"])
  }
}
