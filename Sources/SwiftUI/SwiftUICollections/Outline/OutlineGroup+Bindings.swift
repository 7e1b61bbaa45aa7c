import SwiftUICore

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == _OutlineSubgroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows of bindings to the elements of a collection of trees.
  ///
  /// - Parameters:
  ///   - data: A binding to the roots, identified by their `id`, as all elements below are.
  ///   - children: The elements below an element; nil for one that cannot have any.
  ///   - content: Makes the row of an element; writes through the binding change the collection.
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes rows of bindings to the elements of a collection of trees, identified by one of their properties.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    tree = OutlineTree(
      roots: { Array(data) }, id: { $0.wrappedValue[keyPath: id] },
      children: { element in Binding<C>(element[dynamicMember: children]).map { Array($0) } })
    self.content = content
  }

  /// Makes rows of bindings to the elements of one tree.
  public nonisolated init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Makes rows of bindings to the elements of one tree, identified by one of their properties.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    tree = OutlineTree(
      roots: { [root] }, id: { $0.wrappedValue[keyPath: id] },
      children: { element in Binding<C>(element[dynamicMember: children]).map { Array($0) } })
    self.content = content
  }
}
