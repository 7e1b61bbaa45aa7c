import HostHeadless
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Bindings as collections, their transactions, and lists made of them.
@MainActor
@Suite("Parts of bindings", .serialized)
struct BindingPartTests {
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

  @Test("Indices of a binding go forwards and back as those of its collection")
  func indices() {
    let binding: Binding<[Int]> = Box([1, 2, 3]).binding
    var index: Int = binding.startIndex
    binding.formIndex(after: &index)
    #expect(binding[index].wrappedValue == 2)
    binding.formIndex(before: &index)
    #expect(index == 0 && binding.index(before: binding.endIndex) == 2)
  }

  @Test("A binding from a projected value is the same; its transaction may be changed")
  func projected() {
    let box = Box(1)
    var binding = Binding(projectedValue: box.binding)
    binding.transaction.disablesAnimations = true
    #expect(binding.transaction.disablesAnimations && !box.binding.transaction.disablesAnimations)
    binding.wrappedValue = 2
    #expect(box.value == 2)
  }

  @Observable
  final class Model {
    var name = "a"
  }

  @Test("A bindable object is made by hand, by another, or by a wrapper")
  func bindable() {
    let model = Model()
    let made = Bindable(model)
    made.name.wrappedValue = "b"
    #expect(model.name == "b")
    let same = Bindable(projectedValue: made)
    same.name.wrappedValue = "c"
    #expect(same.wrappedValue === model && model.name == "c")
    @Bindable var wrapped = model
    $wrapped.name.wrappedValue = "d"
    #expect(model.name == "d")
  }

  /// Rows that read their element each time they are asked, also when it has just gone.
  private struct Editor<Rows: View>: View {
    @Binding var items: [Item]
    let rows: (Binding<[Item]>) -> Rows
    var body: some View { VStack { rows($items) } }
  }

  private struct Root<Rows: View>: View {
    let remote: Remote<[Item]>
    let rows: (Binding<[Item]>) -> Rows
    @State private var items: [Item] = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var body: some View { Editor(items: $items, rows: rows).handing($items, to: remote) }
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View { Button(item.name) { item.name += "!" } }
  }

  /// Edits a list that is shown by rows, and looks whether rows of elements that have gone do any harm.
  private func check(_ rows: @escaping (Binding<[Item]>) -> some View) throws {
    let remote = Remote<[Item]>()
    let host = try window(height: 300) { Root(remote: remote, rows: rows) }
    #expect(host.labels == ["a", "b", "c"])
    #expect(host.activate("b"))
    #expect(host.labels == ["a", "b!", "c"] && remote.value?[1].name == "b!")
    host.change { remote.value?.removeLast() }
    #expect(host.labels == ["a", "b!"])
    host.change { remote.value?.reverse() }
    #expect(host.activate("a"))
    #expect(remote.value == [Item(id: 2, name: "b!"), Item(id: 1, name: "a!")])
    host.change { remote.value = [] }
    #expect(host.labels == [])
    host.change { remote.value = [Item(id: 9, name: "z")] }
    #expect(host.activate("z") && host.labels == ["z!"])
  }

  @Test("A list of bindings to elements follows the collection, however it is written")
  func lists() throws {
    try check { ForEach($0) { $item in Row(item: $item) } }
    try check { ForEach($0, id: \.id) { $item in Row(item: $item) } }
    try check { items in
      ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, Row>(items) { (item: Binding<Item>) in Row(item: item) }
    }
    try check { ForEach($0, editActions: .all) { $item in Row(item: $item) } }
  }

  @Test("An editable collection is a collection of places and ids, of which rows are made")
  func editable() throws {
    let box = Box([Item(id: 4, name: "d"), Item(id: 5, name: "e")])
    let list = ForEach(box.binding, editActions: .move) { $item in Text(item.name) }
    #expect(list.data.distance(from: list.data.startIndex, to: list.data.endIndex) == 2)
    let last = list.data[list.data.index(before: list.data.endIndex)]
    #expect(try window { list.content(last) }.labels == ["e"])
    #expect(try window { ForEach([1, 2], id: \.self) { Text("\($0)") }.content(2) }.labels == ["2"])
  }
}
