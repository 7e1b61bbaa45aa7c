import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Properties of an app's own", .serialized)
struct DynamicPropertyTests {
  @Observable
  final class Model {
    var value: Int = 1
  }

  /// Counts in a state of its own, and computes something before each body.
  struct Counter: DynamicProperty {
    @State private var count = 0
    private(set) var text = "not updated"

    mutating func update() { text = "count \(count)" }
    var binding: Binding<Int> { $count }
  }

  @propertyWrapper
  struct Doubled: DynamicProperty {
    private var counter = Counter()
    @Environment(\.lineLimit) private var limit: Int?
    private var shown = ""

    init() {}

    mutating func update() { shown = "\(counter.text), limit \(limit ?? 0)" }
    var wrappedValue: String { shown }
    var projectedValue: Binding<Int> { counter.binding }
  }

  @Test("update() runs before the body, inner properties first, and again when what it read has changed (205)")
  func nested() throws {
    struct Root: View {
      let remote: Remote<Int>
      @Doubled private var text: String
      var body: some View { Text(text).handing($text, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote).lineLimit(3) }
    #expect(host.labels == ["count 0, limit 3"])
    host.change { remote.value = 4 }
    #expect(host.labels == ["count 4, limit 3"])
  }

  @Test("Each view has its own state in such a property, and loses it with its identity (211, 259)")
  func lifetime() throws {
    struct Leaf: View {
      let remote: Remote<Int>
      @Doubled private var text: String
      var body: some View { Text(text).handing($text, to: remote) }
    }
    struct Root: View {
      let a: Remote<Int>
      let b: Remote<Int>
      let id: Remote<Int>
      @State private var identity = 0
      var body: some View {
        VStack {
          Leaf(remote: a).id(identity)
          Leaf(remote: b)
        }
        .handing($identity, to: id)
      }
    }
    let a = Remote<Int>()
    let b = Remote<Int>()
    let id = Remote<Int>()
    let host = try window { Root(a: a, b: b, id: id) }
    host.change { a.value = 1 }
    host.change { b.value = 2 }
    #expect(host.labels == ["count 1, limit 0", "count 2, limit 0"])
    host.change { id.value = 1 }
    #expect(host.labels == ["count 0, limit 0", "count 2, limit 0"])
  }

  @Test("A dynamic property follows the observable properties that its update() reads")
  func observed() throws {
    struct Reading: DynamicProperty {
      let model: Model
      private(set) var text = ""
      init(model: Model) { self.model = model }
      mutating func update() { text = "value \(model.value)" }
    }
    struct Root: View {
      let reading: Reading
      var body: some View { Text(reading.text) }
    }
    let model = Model()
    let host = try window { Root(reading: Reading(model: model)) }
    #expect(host.labels == ["value 1"])
    host.change { model.value = 2 }
    #expect(host.labels == ["value 2"])
  }
}
