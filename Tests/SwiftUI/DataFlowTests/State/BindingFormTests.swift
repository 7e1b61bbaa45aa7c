import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Bindings made of other bindings, and bindings as collections.
@MainActor
@Suite("Forms of bindings")
struct BindingFormTests {
  @MainActor
  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  @Test("A binding as an optional one reads the value, and writing nil changes nothing")
  func optional() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(box.value == 2)
    optional.wrappedValue = nil
    #expect(box.value == 2)
  }

  @Test("A binding to what an optional holds is nil for nil, and keeps the last value when it becomes nil")
  func unwrapped() throws {
    let box = Box<String?>(nil)
    #expect(Binding<String>(box.binding) == nil)
    box.value = "a"
    let binding = try #require(Binding<String>(box.binding))
    binding.wrappedValue = "b"
    #expect(box.value == "b")
    #expect(binding.wrappedValue == "b")
    box.value = nil
    #expect(binding.wrappedValue == "b")
    binding.wrappedValue = "c"
    #expect(box.value == "c")
  }

  @Test("A binding without its type takes values of that type only")
  func hashable() {
    let box = Box("a")
    let any = Binding<AnyHashable>(box.binding)
    #expect(any.wrappedValue == AnyHashable("a"))
    any.wrappedValue = AnyHashable("b")
    #expect(box.value == "b")
    any.wrappedValue = AnyHashable(3)
    #expect(box.value == "b")
  }

  @Test("A binding to a collection is a collection of bindings to its elements, with their identity")
  func collection() {
    let box = Box([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
    let bindings: Binding<[Item]> = box.binding
    #expect(bindings.count == 3)
    #expect(bindings.indices == 0..<3)
    #expect(bindings.map(\.id) == [1, 2, 3])
    for item in bindings { item.wrappedValue.name += "!" }
    #expect(box.value.map(\.name) == ["a!", "b!", "c!"])
    bindings[1].name.wrappedValue = "z"
    #expect(box.value[1].name == "z")
    #expect(bindings.last?.wrappedValue.name == "c!")
    #expect(bindings.reversed().map(\.wrappedValue.id) == [3, 2, 1])
    #expect(bindings.dropFirst().first?.id == 2)
  }

  @Test("A binding to an element that is no longer there reads the last value and writes nothing")
  func goneElement() {
    let box = Box([1, 2])
    let second: Binding<Int> = box.binding[1]
    #expect(second.wrappedValue == 2)
    box.value = [5]
    #expect(second.wrappedValue == 2)
    second.wrappedValue = 9
    #expect(box.value == [5])
  }

  @Test("Bindings made of a binding carry its transaction")
  func transactions() {
    var seen: [Animation?] = []
    let base = Binding<[Int]>(get: { [1] }, set: { _, transaction in seen.append(transaction.animation) })
    base.animation(.easeIn)[0].wrappedValue = 2
    Binding<[Int]?>(base.animation(.easeOut)).wrappedValue = [3]
    base.transaction(Transaction(animation: .linear)).wrappedValue = [4]
    #expect(seen == [.easeIn, .easeOut, .linear])
  }

  @Test("Closures of the main actor make a binding in code of Swift 6 and of Swift 5")
  func isolated() {
    let box = Box(1)
    let get: @MainActor () -> Int = { box.value }
    let set: @MainActor (Int) -> Void = { box.value = $0 }
    let binding = Binding(get: get, set: set)
    binding.wrappedValue = 3
    #expect(binding.wrappedValue == 3)
    let list: @MainActor () -> [String] = { ["\(box.value)"] }
    #expect(Binding(get: list, set: { _ in }).wrappedValue == ["3"])
  }

  @Test("Equal bindings to the same state do not run the body that gets them (G3)")
  func equal() throws {
    struct Child: View {
      @Binding var value: Int?
      let log: EventRecorder
      var body: some View {
        let _ = log.note("child")
        Color.red
      }
    }
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var value = 1
      @State private var other = 0
      @State private var list = [1, 2]
      var body: some View {
        VStack {
          Text("\(other)")
          Child(value: Binding($value), log: log)
          Child(value: Binding($list[1]), log: log)
        }
        .handing($other, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["child", "child"])
    host.change { remote.value = 5 }
    #expect(log.take() == [])
  }
}
