import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Bindings")
struct BindingTests {
  struct Person: Equatable {
    var name: String
    var address: Address
    struct Address: Equatable { var city: String }
  }

  @Test("A binding's parts read and write through it")
  func parts() {
    var person = Person(name: "A", address: .init(city: "B"))
    let binding = Binding(get: { person }, set: { person = $0 })
    binding.address.city.wrappedValue = "C"
    #expect(person.address.city == "C")
    #expect(binding.name.wrappedValue == "A")
    binding.wrappedValue.name = "D"
    #expect(person.name == "D")
    #expect(binding.projectedValue.name.wrappedValue == "D")
  }

  @Test("A constant binding never changes")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("A write carries the binding's animation; parts inherit it")
  func animation() {
    var seen: [Animation?] = []
    var value = Person(name: "A", address: .init(city: "B"))
    let binding = Binding<Person>(
      get: { value },
      set: { new, transaction in
        value = new
        seen.append(transaction.animation)
      })
    binding.wrappedValue.name = "x"
    binding.animation(.linear(duration: 1)).wrappedValue.name = "y"
    binding.animation(.linear(duration: 1)).address.city.wrappedValue = "z"
    withAnimation(.easeIn) { binding.wrappedValue.name = "w" }
    #expect(seen == [nil, .linear(duration: 1), .linear(duration: 1), .easeIn])
  }

  @Observable
  final class Model {
    var name: String = "a"
    var other: Int = 0
  }

  @Test("Bindable makes bindings to an observable object, and only readers of the property run (G3)")
  func bindable() throws {
    struct Field: View {
      @Binding var text: String
      let log: EventRecorder
      var body: some View {
        let _ = log.note("field")
        Text(text)
      }
    }
    struct Root: View {
      @Bindable var model: Model
      let log: EventRecorder
      let remote: Remote<String>
      var body: some View {
        let _ = log.note("root")
        Field(text: $model.name, log: log).handing($model.name, to: remote)
      }
    }
    let model = Model()
    let log = EventRecorder()
    let remote = Remote<String>()
    let host = try window { Root(model: model, log: log, remote: remote) }
    _ = log.take()
    host.change { remote.value = "b" }
    #expect(model.name == "b")
    #expect(host.labels == ["b"])
    #expect(log.take() == ["field"])
    host.change { model.other = 1 }
    #expect(log.take() == [])
  }
}

@MainActor
@Suite("Observation", .serialized)
struct ObservationTests {
  @Observable
  final class Model {
    var a: Int = 0
    var b: Int = 0
    var readsB: Bool = false
  }

  struct Root: View {
    let model: Model
    let log: EventRecorder
    var body: some View {
      let _ = log.note("body")
      Text(model.readsB ? "b\(model.b)" : "a\(model.a)")
    }
  }

  @Test("A body runs again for exactly the properties that it read the last time (G3, 210)")
  func fineGrained() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(log.take() == ["body"])
    host.change { model.b = 1 }
    #expect(log.take() == [])
    host.change { model.readsB = true }
    #expect(log.take() == ["body"])
    host.change { model.a = 1 }
    #expect(log.take() == [])
    host.change { model.b = 2 }
    #expect(log.take() == ["body"])
    #expect(host.labels == ["b2"])
  }

  @Test("Several writes in one event are one evaluation (G5)")
  func coalesced() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    _ = log.take()
    host.change { for value in 1...10 { model.a = value } }
    #expect(log.take() == ["body"])
    #expect(host.labels == ["a10"])
  }

  @Test("A write from another thread arrives on the main actor")
  func background() async throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    nonisolated(unsafe) let unsafe: Model = model
    await Task.detached { unsafe.a = 5 }.value
    await host.run { host.labels == ["a5"] }
    #expect(host.labels == ["a5"])
    #expect(log.take().count == 2)
  }

  @Test("An object that is replaced no longer counts")
  func replaced() throws {
    struct Holder: View {
      let remote: Remote<Model>
      let log: EventRecorder
      @State private var model = Model()
      var body: some View { Root(model: model, log: log).handing($model, to: remote) }
    }
    let remote = Remote<Model>()
    let log = EventRecorder()
    let host = try window { Holder(remote: remote, log: log) }
    let old: Model = try #require(remote.value)
    let new = Model()
    new.a = 7
    host.change { remote.value = new }
    #expect(host.labels == ["a7"])
    _ = log.take()
    host.change { old.a = 9 }
    #expect(log.take() == [])
    host.change { new.a = 8 }
    #expect(host.labels == ["a8"])
  }
}
