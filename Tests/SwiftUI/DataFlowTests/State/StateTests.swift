import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Bodies run only when something that they read has changed (G3).
@MainActor
@Suite("State", .serialized)
struct StateTests {
  @Test("Setting a state to an equal value runs nothing; another value runs the body that reads it (G3, 210)")
  func equalValue() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var value = 1
      var body: some View {
        let _ = log.note("body")
        Text("\(value)").handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["body"])
    remote.value = 1
    #expect(!host.graph.needsUpdate)
    host.change { remote.value = 2 }
    #expect(log.take() == ["body"])
    #expect(host.labels == ["2"])
    host.change {
      remote.value = 3
      remote.value = 4
    }
    #expect(log.take() == ["body"], "one event, one evaluation (G5)")
  }

  @Test("A state that a body hands on without reading it runs only the body that reads it (G3)")
  func readers() throws {
    struct Reader: View {
      @Binding var value: Int
      let log: EventRecorder
      var body: some View {
        let _ = log.note("reader")
        Text("\(value)")
      }
    }
    struct Other: View {
      let log: EventRecorder
      var body: some View {
        let _ = log.note("other")
        Color.red
      }
    }
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var value = 1
      var body: some View {
        let _ = log.note("root")
        VStack {
          Reader(value: $value, log: log)
          Other(log: log)
        }
        .handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take().sorted() == ["other", "reader", "root"])
    host.change { remote.value = 2 }
    #expect(log.take() == ["reader"])
    #expect(host.labels == ["2"])
  }

  @Test("A body with equal new inputs does not run (G3)")
  func equalInputs() throws {
    struct Child: View {
      let parity: Int
      let log: EventRecorder
      var body: some View {
        let _ = log.note("child \(parity)")
        Text("\(parity)")
      }
    }
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var value = 0
      var body: some View {
        Child(parity: value % 2, log: log).handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["child 0"])
    host.change { remote.value = 2 }
    #expect(log.take() == [])
    host.change { remote.value = 3 }
    #expect(log.take() == ["child 1"])
  }

  @Test("Bytes between the fields of an input say nothing (G3)")
  func padding() throws {
    struct Padded {
      var flag: Bool
      var number: Double
    }
    struct Child: View {
      let padded: Padded
      let log: EventRecorder
      var body: some View {
        let _ = log.note("child")
        Text("\(padded.number)")
      }
    }
    var one = Padded(flag: true, number: 2)
    var two = Padded(flag: true, number: 2)
    withUnsafeMutableBytes(of: &one) { $0[3] = 1 }
    withUnsafeMutableBytes(of: &two) { $0[3] = 2 }
    #expect(ValueComparison.areEqual(one, two))
    two.number = 3
    #expect(!ValueComparison.areEqual(one, two))
    #expect(ValueComparison.areEqual(Double.nan, Double.nan))
    #expect(ValueComparison.areEqual((1, "a"), (1, "a")))
    #expect(!ValueComparison.areEqual((1, "a"), (1, "b")))
  }

  @Test("Weak and unowned references are compared, and neither read nor kept (G3)")
  func weakReferences() throws {
    struct Holder {
      weak var thing: Thing?
      weak var named: (any Named)?
      unowned var owner: Thing
      unowned var other: Thing?
    }
    let (first, second) = (Thing(), Thing())
    var gone: Thing? = Thing()
    let one = Holder(thing: first, named: first, owner: second, other: gone)
    var two: Holder = one
    gone = nil
    #expect(ValueComparison.areEqual(one, two))
    two.named = second
    #expect(!ValueComparison.areEqual(one, two))
    two.named = first
    two.thing = nil
    #expect(!ValueComparison.areEqual(one, two))
    let none = Holder(owner: first)
    #expect(ValueComparison.areEqual(none, Holder(owner: first)))
  }

  private protocol Named: AnyObject {}
  private final class Thing: Named {}

  @Test("An initial value counts once; a later one means nothing while the view lives (G4)")
  func initialValue() throws {
    struct Child: View {
      @State private var value: Int
      init(_ value: Int) { _value = State(initialValue: value) }
      var body: some View { Text("\(value)") }
    }
    struct Root: View {
      let remote: Remote<Int>
      @State private var value = 5
      var body: some View { Child(value).handing($value, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = 6 }
    #expect(host.labels == ["5"])
  }

  @Test("A state outside of a view has its initial value; a binding kept after the view has gone is harmless")
  func afterTheView() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var value = 1
      var body: some View { Text("\(value)").handing($value, to: remote) }
    }
    let state = State(wrappedValue: 3)
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
    let remote = Remote<Int>()
    do {
      let host = try window { Root(remote: remote) }
      host.change { remote.value = 2 }
    }
    #expect(remote.value == 2)
    remote.value = 9
    #expect(remote.value == 2)
  }

  @Test("A state without a value begins as nil")
  func nilState() {
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test("A dynamic property of one's own connects what is inside it, then updates")
  func nestedProperty() throws {
    struct Doubled: DynamicProperty {
      @State var value = 2
      var shown = 0
      mutating func update() { shown = value * 2 }
    }
    struct Root: View {
      let remote: Remote<Int>
      var doubled = Doubled()
      var body: some View { Text("\(doubled.shown)").handing(doubled.$value, to: remote) }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["4"])
    host.change { remote.value = 5 }
    #expect(host.labels == ["10"])
  }
}
