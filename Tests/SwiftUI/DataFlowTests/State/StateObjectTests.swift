import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("State objects", .serialized)
struct StateObjectTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var count: Int
    let log: EventRecorder

    init(_ count: Int, _ log: EventRecorder) {
      self.count = count
      self.log = log
      log.note("made \(count)")
    }

    isolated deinit { log.note("freed \(count)") }
  }

  struct Counter: View {
    @StateObject private var model: Model
    init(_ start: Int, _ log: EventRecorder) { _model = StateObject(wrappedValue: Model(start, log)) }
    var body: some View {
      Button("count \(model.count)") { model.count += 1 }
    }
  }

  struct Root: View {
    let remote: Remote<Int>
    let log: EventRecorder
    @State private var mode = 0
    var body: some View {
      VStack {
        if mode < 10 { Counter(mode, log).id(mode / 5) }
      }
      .handing($mode, to: remote)
    }
  }

  @Test("An object is made once for each identity and freed with it (G4)")
  func identity() throws {
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["made 0"])
    #expect(host.activate("count 0"))
    host.change { remote.value = 1 }
    #expect(host.labels == ["count 1"], "a later initial value means nothing")
    #expect(log.take() == [])
    host.change { remote.value = 5 }
    #expect(host.labels == ["count 5"], "another identity is another object")
    #expect(log.take() == ["made 5", "freed 1"])
    host.change { remote.value = 10 }
    #expect(log.take() == ["freed 5"])
  }

  @Test("A view that is never shown makes no object; a window that closes frees its own")
  func laziness() throws {
    let log = EventRecorder()
    _ = Counter(1, log)
    #expect(log.take() == [])
    do {
      let host = try window { Counter(2, log) }
      #expect(host.labels == ["count 2"])
    }
    #expect(log.take() == ["made 2", "freed 2"])
  }

  @Test("A change runs the body that holds the object, and below it what changed (G3)")
  func change() throws {
    struct Leaf: View {
      let value: Int
      let log: EventRecorder
      var body: some View {
        let _ = log.note("leaf \(value)")
        Text("\(value)")
      }
    }
    struct Holder: View {
      @StateObject private var model: Model
      let log: EventRecorder
      init(_ log: EventRecorder) {
        self.log = log
        _model = StateObject(wrappedValue: Model(0, log))
      }
      var body: some View {
        let _ = log.note("holder")
        VStack {
          Leaf(value: model.count, log: log)
          Leaf(value: -1, log: log)
        }
        .onAppear { model.count = 3 }
      }
    }
    let log = EventRecorder()
    let host = try window { Holder(log) }
    #expect(log.take() == ["made 0", "holder", "leaf 0", "leaf -1", "holder", "leaf 3"])
    #expect(host.labels == ["3", "-1"])
  }

  @Test("Bindings of the projected value write the object, also after the view has gone")
  func projection() throws {
    struct Holder: View {
      let remote: Remote<Int>
      @StateObject private var model: Model
      init(_ remote: Remote<Int>, _ log: EventRecorder) {
        self.remote = remote
        _model = StateObject(wrappedValue: Model(1, log))
      }
      var body: some View { Text("\(model.count)").handing($model.count, to: remote) }
    }
    let remote = Remote<Int>()
    do {
      let host = try window { Holder(remote, EventRecorder()) }
      host.change { remote.value = 2 }
      #expect(host.labels == ["2"])
    }
    remote.value = 3
    #expect(remote.value == 3)
  }

  @Test("Modifiers and dynamic properties of one's own may hold an object")
  func holders() throws {
    @MainActor
    struct Counting: @preconcurrency DynamicProperty {
      @StateObject var model: Model
      var doubled = 0
      mutating func update() { doubled = model.count * 2 }
    }
    struct Badge: ViewModifier {
      @StateObject var model: Model
      func body(content: Content) -> some View {
        HStack {
          content
          Button("badge \(model.count)") { model.count += 1 }
        }
      }
    }
    struct Holder: View {
      var counting: Counting
      var body: some View { Button("twice \(counting.doubled)") { counting.model.count += 1 } }
    }
    let log = EventRecorder()
    let host = try window {
      Holder(counting: Counting(model: Model(1, log))).modifier(Badge(model: Model(5, log)))
    }
    #expect(host.labels == ["twice 2", "badge 5"])
    #expect(host.activate("twice 2"))
    #expect(host.activate("badge 5"))
    #expect(host.labels == ["twice 4", "badge 6"])
  }

  @Test("Outside of a view each reading makes an object, and the developer is told")
  func outside() {
    let log = EventRecorder()
    let object = StateObject(wrappedValue: Model(1, log))
    let messages = warnings { #expect(object.wrappedValue !== object.wrappedValue) }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("StateObject<Model> was read outside of a view that is shown") == true)
  }
}
