/// Views computed from a collection of identified data.
///
/// An element that keeps its id keeps its views and their state, wherever it moves.
///
/// A lazy container makes the elements that can be seen where the type of the content says how many views each gives. Of
/// others (`AnyView`, an `if` without an `else`) all are made; where they are more than 150,000, each counts as one row, and
/// of those that give sections or loops the first 150,000 are shown. Both is told when it makes a difference.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether each element is its own id, so that the place of an id in a range can be worked out.
  var idIsElement: Bool = false
  /// What people may do with the rows by themselves.
  var edits: RowEdits?
  /// True for a range of numbers, which stays as it was at first.
  var isConstant: Bool = false
}

// The initializers that are used most come first: of those that are called alike, the compiler tries the first one first, in
// each closure again, and goes on to bindings only where the closure does not suit.
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views of each element of a collection, identified by the element's `id`.
  ///
  /// ```swift
  /// struct Fruit: Identifiable {
  ///   let id: Int
  ///   let name: String
  /// }
  ///
  /// struct Fruits: View {
  ///   let fruits: [Fruit]
  ///   var body: some View {
  ///     VStack {
  ///       ForEach(fruits) { fruit in Text(fruit.name) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The elements. Their ids have to be unique and to stay with what they name: an element with another id is
  ///     another view, with new state.
  ///   - content: Makes the views of an element.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  /// Makes views of each element of a collection, identified by one of its properties.
  ///
  /// ```swift
  /// ForEach(["red", "green"], id: \.self) { name in Text(name) }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element. `\.self` suits values that are unique and do not change.
  ///   - content: Makes the views of an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    idIsElement = (id as AnyKeyPath) == (\Data.Element.self as AnyKeyPath)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views of each number of a range, identified by the number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the views of a number.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
    idIsElement = true
    isConstant = true
  }
}

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

extension ForEach: View, PrimitiveView, MultiView where Content: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    let known: _GraphValue<Self> = resolved(view, inputs: inputs).constant(in: inputs.graph)
    return .changing(ForEachList(known, inputs: inputs.withEdits(of: known)))
  }
}

// MARK: - Content of other modules

extension ForEach {
  /// Repeats content that is no view; `id` names the elements.
  package nonisolated init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    repeating content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// The id of an element.
  package func identifier(of element: Data.Element) -> ID { id(element) }
}
