import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Life cycle", .serialized)
struct LifecycleTests {
  @Observable
  final class Model {
    var shows: Bool = true
    var value: Int = 0
  }

  @Test("onAppear comes before the first frame, once; nil does nothing (246, 247)")
  func appear() throws {
    struct Root: View {
      let log: EventRecorder
      @State private var text = "before"
      var body: some View {
        let _ = log.note("body \(text)")
        Text(text)
          .onAppear(perform: nil)
          .onAppear { text = "after" }
          .onDisappear(perform: nil)
      }
    }
    let log = EventRecorder()
    let host = try window { Root(log: log) }
    #expect(host.labels == ["after"])
    #expect(log.take() == ["body before", "body after"])
    host.update()
    #expect(log.take() == [])
  }

  @Test("onDisappear comes when the view has left, once, with the closure of the last body (248, 249)")
  func disappear() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        VStack {
          if model.shows {
            let value: Int = model.value
            Text("here").onDisappear { log.note("gone at \(value)") }
          }
        }
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    host.change { model.value = 7 }
    #expect(log.take() == [])
    host.change { model.shows = false }
    #expect(log.take() == ["gone at 7"])
    host.change { model.value = 8 }
    #expect(log.take() == [])
  }

  @Test(
    "A view with another id appears before the old one has disappeared; both see the state as it is then (249, 259)")
  func replacing() throws {
    struct Root: View {
      let remote: Remote<Bool>
      let log: EventRecorder
      @State private var toggle = false
      var body: some View {
        Color.red
          .onAppear { log.note("A\(toggle)") }
          .onDisappear { log.note("D\(toggle)") }
          .id(toggle)
          .onAppear { log.note("outer") }
          .handing($toggle, to: remote)
      }
    }
    let log = EventRecorder()
    do {
      let remote = Remote<Bool>()
      let host = try window { Root(remote: remote, log: log) }
      #expect(log.take() == ["Afalse", "outer"])
      host.change { remote.value = true }
      #expect(log.take() == ["Atrue", "Dtrue"])
    }
    #expect(log.take() == ["Dtrue"])
  }

  @available(*, deprecated, message: "It tests a deprecated form.")
  @Test("The older onChange gives the new value")
  func olderChange() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        Text("a").onChange(of: model.value, perform: { log.note("\($0)") })
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    host.change { model.value = 3 }
    #expect(log.take() == ["3"])
  }

  @Test("A window that closes lets its views disappear once and frees everything (G4)")
  func closing() throws {
    let log = EventRecorder()
    weak var graph: ViewGraph?
    weak var model: Model?
    do {
      let strong = Model()
      model = strong
      let host = try window {
        Text("a").onDisappear { log.note("gone") }.onAppear { strong.value += 1 }
        Button("b") { strong.value += 1 }.environment(\.lineLimit, 3)
        ScrollView { Text("c") }
        GeometryReader { _ in Color.red }
      }
      graph = host.graph
      host.update()
      #expect(graph != nil)
    }
    #expect(log.take() == ["gone"])
    #expect(graph == nil)
    #expect(model == nil)
  }

  @Test("An object that outlives its window finds it gone, and bindings kept of its views change nothing")
  func outlived() throws {
    struct Root: View {
      @FocusState var isFocused: Bool
      let keep: (Binding<Bool>, FocusState<Bool>.Binding) -> Void
      @State private var isOn = false
      var body: some View {
        let _ = keep($isOn, $isFocused)
        Text(isOn ? "on" : "off").focusable().focused($isFocused)
      }
    }
    var kept: (isOn: Binding<Bool>, isFocused: FocusState<Bool>.Binding)?
    var link: WeakWindow.Link?
    do {
      let host = try window { Root { kept = ($0, $1) } }
      link = host.graph.link
      #expect(link?.window === host.graph)
    }
    #expect(link != nil && link?.window == nil)
    kept?.isOn.wrappedValue = true
    kept?.isFocused.wrappedValue = true
    #expect(kept?.isFocused.wrappedValue == false)
  }

  @Test("onChange runs with the old and the new value, in both forms, and at first when asked")
  func change() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        Text("a")
          .onChange(of: model.value) { old, new in log.note("\(old)→\(new)") }
          .onChange(of: model.value) { log.note("changed") }
          .onChange(of: model.value, initial: true) { old, new in log.note("initial \(old)→\(new)") }
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(log.take() == ["initial 0→0"])
    host.change { model.value = 1 }
    #expect(log.take().sorted() == ["0→1", "changed", "initial 0→1"])
    host.change { model.value = 1 }
    #expect(log.take() == [])
    host.change {
      model.value = 5
      model.value = 2
    }
    #expect(log.take().sorted() == ["1→2", "changed", "initial 1→2"], "one event is one change (G5)")
  }

  @Test("A change made by onChange is in the same frame")
  func changeInChange() throws {
    struct Root: View {
      let model: Model
      @State private var double = 0
      var body: some View {
        Text("\(model.value) \(double)").onChange(of: model.value) { _, new in double = new * 2 }
      }
    }
    let model = Model()
    let host = try window { Root(model: model) }
    host.change { model.value = 4 }
    #expect(host.labels == ["4 8"])
  }

  @Test("Actions that change state without end are stopped with a message (G5)")
  func endless() throws {
    struct Root: View {
      @State private var value = 0
      var body: some View {
        Text("a").onChange(of: value) { value += 1 }.onAppear { value = 1 }
      }
    }
    let told: [String] = try warnings { _ = try window { Root() } }
    #expect(!told.isEmpty)
    #expect(told.allSatisfy { $0.contains("change state again and again") })
  }

  @Test("A body that writes its own state is stopped with the name of the view (G5)")
  func writingBody() throws {
    struct Endless: View {
      @State private var value = 0
      var body: some View {
        let _ = (value += 1)
        Text("\(value)")
      }
    }
    let told: [String] = try warnings { _ = try window { Endless() } }
    #expect(told.first?.contains("Endless.body") == true)
    #expect(told.first?.contains("write state from an action, not from a body") == true)
  }
}

@MainActor
@Suite("Tasks", .serialized)
struct TaskTests {
  @Observable
  final class Model {
    var shows: Bool = true
    var id: Int = 0
    var text: String = "start"
  }

  struct Root: View {
    let model: Model
    let log: EventRecorder
    var body: some View {
      VStack {
        if model.shows {
          Text(model.text).task(id: model.id) {
            let id: Int = model.id
            log.note("begin \(id) \(Task.currentPriority == .userInitiated)")
            while !Task.isCancelled { await Task.yield() }
            log.note("cancelled \(id)")
          }
        }
      }
    }
  }

  @Test(
    "A task starts when the view appears, is cancelled and started again by another id, and ends with the view (250, 252)"
  )
  func restarts() async throws {
    // Behaviours 250, 251, 252, 255, 256.
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    await host.settle { log.events.count == 1 }
    #expect(log.take() == ["begin 0 true"])
    model.text = "other"
    await host.settle()
    #expect(log.take() == [], "an equal id does nothing")
    model.id = 1
    await host.settle { log.events.count == 2 }
    #expect(log.take().sorted() == ["begin 1 true", "cancelled 0"])
    model.shows = false
    await host.settle { log.events.count == 1 }
    #expect(log.take() == ["cancelled 1"])
  }

  @Test("A task is cancelled when the view changes identity (253)")
  func identity() async throws {
    struct Renamed: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        Text("a").task {
          log.note("begin")
          while !Task.isCancelled { await Task.yield() }
          log.note("cancelled")
        }
        .id(model.id)
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Renamed(model: model, log: log) }
    await host.settle { log.events.count == 1 }
    #expect(log.take() == ["begin"])
    model.id = 1
    await host.settle { log.events.count == 2 }
    #expect(log.take().sorted() == ["begin", "cancelled"])
    withExtendedLifetime(host) {}
  }

  @Test("A task iterates a sequence and updates state on each element (254)")
  func sequence() async throws {
    struct Counter: View {
      let stream: AsyncStream<Int>
      @State private var seen: [Int] = []
      var body: some View {
        Text("\(seen.count): \(seen.reduce(0, +))").task { for await value in stream { seen.append(value) } }
      }
    }
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = try window { Counter(stream: stream) }
    await host.settle()
    continuation.yield(3)
    continuation.yield(4)
    await host.run { host.labels == ["2: 7"] }
    #expect(host.labels == ["2: 7"])
  }
}
