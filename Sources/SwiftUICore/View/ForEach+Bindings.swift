extension ForEach where Content: View {
  /// Makes views of a binding to each element of a collection, identified by the element's `id`.
  ///
  /// ```swift
  /// struct Item: Identifiable {
  ///   let id: Int
  ///   var isDone: Bool
  /// }
  ///
  /// struct List: View {
  ///   @State private var items = [Item(id: 1, isDone: false), Item(id: 2, isDone: true)]
  ///   var body: some View {
  ///     VStack {
  ///       ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - content: Makes the views of an element; writes through the binding change the collection.
  public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }

  /// The same with elements identified by one of their properties.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements: C = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data.element(at: $0.0, of: elements)) }
    self.id = { $0.1 }
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at an index. What is still shown while its element goes reads `known`, where it was.
  func element(at index: Value.Index, of known: Value) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: IndexLocation(location, index, known[index]))
    element.transaction = transaction
    return element
  }
}

/// An element of another location's collection.
private final class IndexLocation<Whole: MutableCollection>: Location<Whole.Element> {
  private let whole: Location<Whole>
  private let index: Whole.Index
  private let known: Whole.Element

  init(_ whole: Location<Whole>, _ index: Whole.Index, _ known: Whole.Element) {
    self.whole = whole
    self.index = index
    self.known = known
  }

  override func get() -> Whole.Element {
    let elements: Whole = whole.get()
    return elements.has(index) ? elements[index] : known
  }

  override func set(_ value: Whole.Element, transaction: Transaction) {
    var elements: Whole = whole.get()
    guard elements.has(index) else { return }
    elements[index] = value
    whole.set(elements, transaction: transaction)
  }

  override func isEqual(to other: Location<Whole.Element>) -> Bool {
    guard let other = other as? IndexLocation<Whole> else { return false }
    return index == other.index && whole.isEqual(to: other.whole)
  }
}

extension Collection {
  fileprivate func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
