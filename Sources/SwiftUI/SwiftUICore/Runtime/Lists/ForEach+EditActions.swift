import Foundation

/// A collection together with what identifies its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An element by its place and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  let base: Base
  let keyPath: KeyPath<Base.Element, ID>

  public var startIndex: Index { base.startIndex }
  public var endIndex: Index { base.endIndex }
  public func index(after index: Index) -> Index { base.index(after: index) }
  public subscript(position: Index) -> Element { Element(index: position, id: base[position][keyPath: keyPath]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Index) -> Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Index, offsetBy distance: Int) -> Index { base.index(index, offsetBy: distance) }
  public func distance(from start: Index, to end: Index) -> Int { base.distance(from: start, to: end) }
}

/// What is shown for an element that people may edit.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View { content }
}

extension ForEach {
  /// Shows what `content` makes of a binding to each element, and lets people edit the collection in containers that
  /// offer it.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, editActions: editActions, content: content)
  }

  /// The same with elements identified by one of their properties.
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let elements: C = data.wrappedValue
    self.data = IndexedIdentifierCollection(base: elements, keyPath: id)
    self.content = { EditableCollectionContent(content: content(data.element(at: $0.index, of: elements))) }
    self.id = { $0.id }
    edits = RowEdits(
      delete: editActions.rawValue & 2 == 0 ? nil : { data.wrappedValue.removeElements(at: $0) },
      move: editActions.rawValue & 1 == 0 ? nil : { data.wrappedValue.moveElements(from: $0, to: $1) })
  }
}

extension Collection {
  /// Takes elements out by their places, where the collection can be made shorter.
  fileprivate mutating func removeElements(at offsets: IndexSet) {
    guard let type = Self.self as? any RangeReplaceableCollection.Type else { return }
    let kept: [Element] = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    if let replaced = Self.replaced(type, by: kept) { self = replaced }
  }

  private static func replaced<R: RangeReplaceableCollection>(_ type: R.Type, by elements: [Element]) -> Self? {
    (elements as? [R.Element]).flatMap { R($0) as? Self }
  }
}

extension MutableCollection {
  /// Moves elements by their places before the one at `target`.
  fileprivate mutating func moveElements(from offsets: IndexSet, to target: Int) {
    let all: [Element] = Array(self)
    let moved: [Element] = offsets.filter(all.indices.contains).map { all[$0] }
    var ordered: [Element] = all.indices.filter { $0 < target && !offsets.contains($0) }.map { all[$0] }
    ordered += moved
    ordered += all.indices.filter { $0 >= target && !offsets.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}
