import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Observed objects", .serialized)
struct ObservedObjectTests {
  class Model: ObservableObject {
    @Published var count: Int = 0
    @Published var name: String = "n"
    var plain: Int = 0
  }

  final class Derived: Model {
    @Published var extra: Int = 0
  }

  struct Leaf: View {
    let name: String
    let value: Int
    let log: EventRecorder
    var body: some View {
      let _ = log.note("\(name) \(value)")
      Text("\(value)")
    }
  }

  struct Holder: View {
    @ObservedObject var model: Model
    let log: EventRecorder
    var body: some View {
      let _ = log.note("holder")
      VStack {
        Leaf(name: "count", value: model.count, log: log)
        Leaf(name: "plain", value: model.plain, log: log)
      }
    }
  }

  struct Idle: View {
    @ObservedObject var model: Model
    let log: EventRecorder
    var body: some View {
      let _ = log.note("idle")
      Color.red
    }
  }

  @Test("A change of the object runs all bodies that hold it, once an event, and below them what changed (G3, G5)")
  func bodies() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window {
      VStack {
        Holder(model: model, log: log)
        Idle(model: model, log: log)
        Leaf(name: "other", value: 7, log: log)
      }
    }
    #expect(log.take().sorted() == ["count 0", "holder", "idle", "other 7", "plain 0"])
    host.change {
      model.count = 1
      model.count = 2
      model.name = "m"
    }
    #expect(log.take().sorted() == ["count 2", "holder", "idle"])
    #expect(host.labels == ["2", "0", "7"])
  }

  @Test("A property that is not published changes nothing")
  func plain() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window { Holder(model: model, log: log) }
    _ = log.take()
    model.plain = 3
    #expect(!host.graph.needsUpdate)
    host.change { model.objectWillChange.send() }
    #expect(log.take() == ["holder", "plain 3"])
  }

  @Test("A published property of a superclass, and a publisher of one's own, are heard")
  func publishers() throws {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
      var value: Int = 1 { willSet { objectWillChange.send(newValue) } }
    }
    struct OwnView: View {
      @ObservedObject var model: Own
      var body: some View { Text("\(model.value)") }
    }
    let derived = Derived()
    let own = Own()
    let host = try window {
      VStack {
        Holder(model: derived, log: EventRecorder())
        OwnView(model: own)
      }
    }
    host.change {
      derived.count = 4
      own.value = 5
    }
    #expect(host.labels == ["4", "0", "5"])
    let log = EventRecorder()
    let idle = try window { Idle(model: derived, log: log) }
    _ = log.take()
    idle.change { derived.extra = 1 }
    #expect(log.take() == ["idle"])
  }

  @Test("Another object is observed in place of the first, which is let go (G4)")
  func replaced() throws {
    struct Root: View {
      @State var model: Model
      let remote: Remote<Model>
      let log: EventRecorder
      var body: some View {
        Holder(model: model, log: log).handing($model, to: remote)
      }
    }
    let remote = Remote<Model>()
    let log = EventRecorder()
    weak var first: Model?
    let host: HeadlessHost = try {
      let model = Model()
      first = model
      return try window { Root(model: model, remote: remote, log: log) }
    }()
    let second = Model()
    second.count = 10
    host.change { remote.value = second }
    #expect(host.labels == ["10", "0"])
    _ = log.take()
    first?.count = 99
    #expect(!host.graph.needsUpdate)
    host.change { second.count = 11 }
    #expect(log.take() == ["holder", "count 11"])
  }

  @Test("A view that reads a property through a binding depends on that property alone (G3)")
  func bindings() throws {
    struct Reader: View {
      let name: String
      @Binding var value: Int
      let log: EventRecorder
      var body: some View {
        let _ = log.note("\(name) \(value)")
        Button("\(name) \(value)") { value += 1 }
      }
    }
    struct Root: View {
      @ObservedObject var model: Derived
      let log: EventRecorder
      var body: some View {
        VStack {
          Reader(name: "count", value: $model.count, log: log)
          Reader(name: "extra", value: $model.extra, log: log)
        }
      }
    }
    let model = Derived()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(log.take() == ["count 0", "extra 0"])
    #expect(host.activate("count 0"))
    #expect(log.take() == ["count 1"])
    #expect(model.count == 1)
    host.change { model.extra = 8 }
    #expect(log.take() == ["extra 8"])
    #expect(host.labels == ["count 1", "extra 8"])
    host.change { model.name = "nobody reads it" }
    #expect(log.take() == [])
  }

  @Test("A binding taken outside of a view reads and writes the object")
  func bindingOutside() {
    let model = Model()
    var property = ObservedObject(wrappedValue: Model())
    property.wrappedValue = model
    #expect(property.projectedValue.count.wrappedValue == 0)
    let binding: Binding<Int> = ObservedObject(initialValue: model).projectedValue.count
    binding.wrappedValue = 5
    #expect(model.count == 5)
    model.count = 6
    #expect(binding.wrappedValue == 6)
  }

  @Test("A change in withAnimation animates what it changes")
  func animation() throws {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View { Rectangle().opacity(Double(model.count) / 100) }
    }
    let model = Model()
    let host = try window { Root(model: model) }
    host.change { model.count = 10 }
    #expect(!host.graph.isAnimating)
    host.change { withAnimation(.linear(duration: 1)) { model.count = 50 } }
    #expect(host.graph.isAnimating)
    host.finishAnimations()
    #expect(!host.graph.isAnimating)
  }

  @Test("A change while a body is evaluated is shown in the same frame, and told to the developer")
  func changeInBody() throws {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count < 3 ? model.count += 1 : ()
        Text("\(model.count)")
      }
    }
    let model = Model()
    var labels: [String] = []
    let messages = try warnings { labels = try window { Root(model: model) }.labels }
    #expect(labels == ["3"])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Model published a change while Root.body was evaluated") == true)
  }

  @Test("A change from a background thread is told to the developer and reaches the views on the main queue")
  func background() async throws {
    final class Shared: ObservableObject, @unchecked Sendable {
      @Published var count: Int = 0
    }
    struct Root: View {
      @ObservedObject var model: Shared
      var body: some View { Text("\(model.count)") }
    }
    let model = Shared()
    let host = try window { Root(model: model) }
    let messages: [String] = await warnings(whileWaiting: {
      await onBackgroundThread {
        model.count = 1
        model.count = 2
      }
    })
    host.update()
    #expect(host.labels == ["2"])
    let own = messages.filter { $0.contains("Shared published a change from a background thread") }
    #expect(own.count == 1)
  }
}
