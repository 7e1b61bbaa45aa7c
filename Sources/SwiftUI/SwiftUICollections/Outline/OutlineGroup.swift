import SwiftUICore

/// Rows of a tree of data, whose branches people open and close.
///
/// ```swift
/// struct Folder: Identifiable {
///   let id: String
///   var folders: [Folder]?
/// }
///
/// struct Folders: View {
///   let folders: [Folder]
///   var body: some View {
///     List {
///       OutlineGroup(folders, children: \.folders) { Text($0.id) }
///     }
///   }
/// }
/// ```
///
/// Only rows whose parents are all open are there, and in a list only those that are in sight are made.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let tree: OutlineTree<Data.Element, ID>
  let content: (Data.Element) -> Leaf
}

/// The rows below a row of an outline, as the label of a type.
nonisolated public struct OutlineSubgroupChildren: View {
  public var body: Never { fatalError("The rows of an outline are shown by the outline.") }
}

/// A row of an outline with the rows below it, as a type; the outline shows them itself.
nonisolated public struct _OutlineSubgroup<Label: View, Content: View>: View {
  public var body: Never { fatalError("The rows of an outline are shown by the outline.") }
}

/// A tree of elements: its roots, and how to find what is below an element.
struct OutlineTree<Element, ID: Hashable> {
  var roots: () -> [Element]
  var id: (Element) -> ID
  /// Nil for an element that has no others below it, not even none.
  var children: (Element) -> [Element]?

  /// One element that is shown.
  struct Node {
    let element: Element
    let id: ID
    let depth: Int
    let isBranch: Bool
  }

  /// The elements whose parents are all open, in order.
  func nodes(expanded: Set<ID>) -> [Node] {
    var nodes: [Node] = []
    var stack: [(elements: [Element], next: Int)] = [(roots(), 0)]
    while let (elements, next) = stack.last {
      guard next < elements.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let element: Element = elements[next]
      let id: ID = self.id(element)
      let children: [Element]? = self.children(element)
      nodes.append(
        Node(element: element, id: id, depth: stack.count - 1, isBranch: children != nil))
      if let children, !children.isEmpty, expanded.contains(id) { stack.append((children, 0)) }
    }
    return nodes
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { OutlineRows(tree: tree, content: content) }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == _OutlineSubgroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows of a collection of trees.
  ///
  /// - Parameters:
  ///   - data: The roots, identified by their `id`, as all elements below are.
  ///   - children: The elements below an element; nil for one that cannot have any.
  ///   - content: Makes the row of an element.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes rows of a collection of trees whose elements are identified by one of their properties.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    tree = OutlineTree(
      roots: { Array(data) }, id: { $0[keyPath: id] },
      children: { $0[keyPath: children].map { Array($0) } })
    self.content = content
  }

  /// Makes rows of one tree.
  ///
  /// - Parameters:
  ///   - root: The element at the top, identified by its `id`, as all elements below are.
  ///   - children: The elements below an element; nil for one that cannot have any.
  ///   - content: Makes the row of an element.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Makes rows of one tree whose elements are identified by one of their properties.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    tree = OutlineTree(
      roots: { [root] }, id: { $0[keyPath: id] },
      children: { $0[keyPath: children].map { Array($0) } })
    self.content = content
  }
}
