import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Identity is structural position plus explicit id; state lives exactly as long (G4).
@MainActor
@Suite("Identity", .serialized)
struct IdentityTests {
  @Observable
  final class Model {
    var names: [String] = ["a", "b", "c"]
    var flag: Bool = true
    var id: Int = 0
  }

  /// Counts how often it was made as an identity, and shows it.
  struct Counted: View {
    let name: String
    let log: EventRecorder
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  struct Rows: View {
    let model: Model
    let log: EventRecorder
    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { Counted(name: $0, log: log) }
      }
    }
  }

  @Test("Rows that move keep their state; those that go end once, new ones begin (G4, 268)")
  func moves() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window(height: 300) { Rows(model: model, log: log) }
    #expect(log.take() == ["+a", "+b", "+c"])
    #expect(host.activate("a 0"))
    #expect(host.activate("c 0"))
    #expect(host.activate("c 1"))
    host.change { model.names = ["c", "a", "b"] }
    #expect(host.labels == ["c 2", "a 1", "b 0"])
    #expect(log.take() == [])
    host.change { model.names = ["b", "d", "c"] }
    #expect(host.labels == ["b 0", "d 0", "c 2"])
    #expect(log.take() == ["+d", "-a"], "what is new appears before what goes has disappeared")
    host.change { model.names = ["a", "b", "c", "d"] }
    #expect(host.labels == ["a 0", "b 0", "c 2", "d 0"], "a removed row comes back new")
    #expect(log.take() == ["+a"])
    host.change { model.names = [] }
    #expect(Set(log.take()) == ["-a", "-b", "-c", "-d"])
    #expect(host.labels == [])
  }

  @Test("An id that occurs twice is shown twice and told, with the id and the remedy")
  func duplicateIDs() throws {
    let model = Model()
    let log = EventRecorder()
    let host = try window(height: 300) { Rows(model: model, log: log) }
    let told: [String] = warnings {
      model.names = ["a", "a", "b"]
      host.update()
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("has the id a more than once") == true)
    #expect(told.first?.contains("Give each element its own id") == true)
    #expect(host.labels == ["a 0", "a 0", "b 0"])
    host.change { model.names = ["a", "b"] }
    #expect(host.labels == ["a 0", "b 0"])
  }

  @Test("An element that changes under the same id updates its row in place")
  func changedElement() throws {
    struct Item: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    struct List: View {
      let remote: Remote<[Item]>
      let log: EventRecorder
      @State private var items: [Item] = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var body: some View {
        VStack {
          ForEach(items) { item in
            Text(item.name).onAppear { log.note("+\(item.id)") }.onDisappear { log.note("-\(item.id)") }
          }
        }
        .handing($items, to: remote)
      }
    }
    let remote = Remote<[Item]>()
    let log = EventRecorder()
    let host = try window { List(remote: remote, log: log) }
    #expect(log.take() == ["+1", "+2"])
    host.change { remote.value = [Item(id: 1, name: "uno"), Item(id: 2, name: "two")] }
    #expect(host.labels == ["uno", "two"])
    #expect(log.take() == [])
  }

  @Test("A range of numbers and rows of several views work as lists (268)")
  func ranges() throws {
    let host = try window(height: 400) {
      VStack {
        ForEach(0..<3) { number in
          Text("\(number)")
          if number == 1 { Text("odd") }
        }
      }
    }
    #expect(host.labels == ["0", "1", "odd", "2"])
  }

  @Test("Another value for id is another view with new state (259)")
  func idResets() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View { Counted(name: "x", log: log).id(model.id) }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(host.activate("x 0"))
    #expect(host.labels == ["x 1"])
    #expect(log.take() == ["+x"])
    host.change { model.id = 1 }
    #expect(host.labels == ["x 0"])
    #expect(log.take().sorted() == ["+x", "-x"])
    host.change { model.id = 1 }
    #expect(log.take() == [])
  }

  @Test("A branch that goes ends its state once; the same view type in the other branch is another view (220)")
  func branches() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        VStack {
          if model.flag {
            Counted(name: "yes", log: log)
          } else {
            Counted(name: "no", log: log)
          }
          if model.flag { Text("only") }
        }
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window(height: 300) { Root(model: model, log: log) }
    #expect(host.activate("yes 0"))
    #expect(host.labels == ["yes 1", "only"])
    _ = log.take()
    host.change { model.flag = false }
    #expect(host.labels == ["no 0"])
    #expect(log.take().sorted() == ["+no", "-yes"])
    host.change { model.flag = true }
    #expect(host.labels == ["yes 0", "only"])
    #expect(log.take().sorted() == ["+yes", "-no"])
  }

  @Test("Another type in AnyView destroys the hierarchy with its state; the same type keeps it (264)")
  func anyView() throws {
    struct Wrapper: View {
      let log: EventRecorder
      var body: some View { Counted(name: "x", log: log) }
    }
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        model.id < 2 ? AnyView(Counted(name: "x", log: log)) : AnyView(Wrapper(log: log))
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(host.activate("x 0"))
    host.change { model.id = 1 }
    #expect(host.labels == ["x 1"])
    #expect(log.take() == ["+x"])
    host.change { model.id = 2 }
    #expect(host.labels == ["x 0"])
    #expect(log.take().sorted() == ["+x", "-x"])
  }

  @Test("A value of any type becomes a view when it is one, as if it had been wrapped by its type (264)")
  func viewOfAnyValue() throws {
    let values: [Any] = [Text("a"), 7, AnyView(Text("b")), "c"]
    let views: [AnyView?] = values.map { AnyView(_fromValue: $0) }
    #expect(views.map { $0 != nil } == [true, false, true, false])
    let host = try window { VStack { ForEach(0..<4, id: \.self) { views[$0] } } }
    #expect(host.labels == ["a", "b"])
  }

  @Test("An AnyView in an AnyView is the inner one: wrapping twice is no new type (264)")
  func nestedAnyView() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        let view = AnyView(Counted(name: "x", log: log))
        return model.flag ? view : AnyView(view)
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window { Root(model: model, log: log) }
    #expect(host.activate("x 0"))
    host.change { model.flag = false }
    #expect(host.labels == ["x 1"])
  }

  @Test("Showing and hiding again and again leaves no node behind (G4)")
  func noLeaks() throws {
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        VStack {
          if model.flag {
            GeometryReader { proxy in
              ScrollView { Counted(name: "w \(proxy.size.width)", log: log).padding().background(.red) }
            }
            .environment(\.lineLimit, 1)
            .accessibilityElement(children: .contain)
            .opacity(0.5)
            .onChange(of: model.id) {}
            .animation(.default, value: model.id)
          }
          ForEach(model.names, id: \.self) { Text($0).background(.red) }
        }
      }
    }
    let model = Model()
    let log = EventRecorder()
    let host = try window(safeArea: .init(top: 10)) { Root(model: model, log: log) }
    // Looked at once: what the root keeps for those who draw is there then.
    host.change {}
    let before: Int = host.graph.graph.root.liveNodeCount
    let targets: Int = host.graph.hitTargets.count
    for _ in 0..<5 {
      host.change { model.flag = false }
      host.change { model.names = [] }
      host.change { model.flag = true }
      host.change { model.names = ["a", "b", "c"] }
    }
    #expect(host.graph.graph.root.liveNodeCount == before)
    #expect(host.graph.graph.nodeCount == before)
    #expect(host.graph.hitTargets.count == targets)
  }
}
