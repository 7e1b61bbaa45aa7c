import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Environment objects", .serialized)
struct EnvironmentObjectTests {
  final class Model: ObservableObject {
    @Published var count: Int
    init(_ count: Int) { self.count = count }
  }

  struct Reader: View {
    let name: String
    let log: EventRecorder
    @EnvironmentObject private var model: Model
    var body: some View {
      let _ = log.note("\(name) \(model.count)")
      Button("\(name) \(model.count)") { $model.count.wrappedValue += 1 }
    }
  }

  @Test("An object reaches all below, an inner one overrides it, and only its readers run when it changes (230, G3)")
  func readers() throws {
    let log = EventRecorder()
    let (outer, inner) = (Model(1), Model(10))
    let host = try window {
      VStack {
        Reader(name: "a", log: log)
        VStack { Reader(name: "b", log: log) }.environmentObject(inner)
        Text("no reader")
      }
      .environmentObject(outer)
    }
    #expect(host.labels == ["a 1", "b 10", "no reader"])
    _ = log.take()
    host.change { outer.count = 2 }
    #expect(log.take() == ["a 2"])
    #expect(host.activate("b 10"))
    #expect(log.take() == ["b 11"])
    #expect(inner.count == 11)
  }

  @Test("Another object in the environment is observed in place of the first")
  func replaced() throws {
    struct Root: View {
      @State var model: Model
      let remote: Remote<Model>
      let log: EventRecorder
      var body: some View {
        Reader(name: "r", log: log).environmentObject(model).handing($model, to: remote)
      }
    }
    let (first, second) = (Model(1), Model(2))
    let remote = Remote<Model>()
    let log = EventRecorder()
    let host = try window { Root(model: first, remote: remote, log: log) }
    host.change { remote.value = second }
    #expect(host.labels == ["r 2"])
    _ = log.take()
    first.count = 5
    #expect(!host.graph.needsUpdate)
    host.change { second.count = 3 }
    #expect(log.take() == ["r 3"])
  }

  @Test("A body that holds the object and does not read it needs none")
  func unread() throws {
    struct Holder: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text("fine") }
    }
    #expect(try window { Holder() }.labels == ["fine"])
  }

  @Test("A missing object stops the program with its type, the reader and the remedy")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try window { Reader(name: "r", log: EventRecorder()) } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No ObservableObject of type Model in the environment of Reader.body"))
    #expect(message.contains("Add .environmentObject(_:) with one to a view above"))
  }
}
