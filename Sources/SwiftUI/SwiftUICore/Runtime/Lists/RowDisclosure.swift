import ReactiveGraph

/// A row of a list that may have rows of its own, as the list sees it.
package struct RowDisclosure {
  /// How many rows are around it.
  package var depth: Int
  /// Whether its rows are shown; nil for a row that has none.
  package var isExpanded: Binding<Bool>?

  package init(depth: Int, isExpanded: Binding<Bool>? = nil) {
    self.depth = depth
    self.isExpanded = isExpanded
  }
}

/// What a row of a hierarchy says of its place in it; nil for a row outside of one.
package enum RowDisclosureTrait: _ViewTraitKey {
  package static var defaultValue: RowDisclosure? { nil }
}

/// A container that shows hierarchies as rows: it draws the arrows and the indentation itself.
package final class DisclosureRows {
  /// How many hierarchies are among the rows: the other rows then keep room for an arrow as well.
  private let count: Source<Int>
  private let graph: Graph

  package init(in graph: Graph) {
    self.graph = graph
    count = Source(in: graph, "hierarchies", 0)
  }

  /// Whether there is a hierarchy among the rows; read inside a node.
  package var hasHierarchies: Bool { count.value > 0 }

  /// A hierarchy is among the rows, as long as the part of the graph lives in which this is called.
  package func note() {
    count.set(count.peek + 1)
    graph.currentSubgraph.onEnd { [count] in if count.isAlive { count.set(count.peek - 1) } }
  }
}

private enum DisclosureRowsKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> DisclosureRows? { nil }
}

private enum DisclosureDepthKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> Int { 0 }
}

extension _ViewInputs {
  /// The container that shows the views of this list as rows; nil elsewhere, and below a row.
  package var disclosureRows: DisclosureRows? {
    get { self[DisclosureRowsKey.self] }
    set { if newValue !== self[DisclosureRowsKey.self] { self[DisclosureRowsKey.self] = newValue } }
  }

  fileprivate var disclosureDepth: Int {
    get { self[DisclosureDepthKey.self] }
    set { if newValue != disclosureDepth { self[DisclosureDepthKey.self] = newValue } }
  }
}

extension _ViewList {
  /// A row with rows of its own, which are there while it is expanded.
  ///
  /// - Parameters:
  ///   - rows: The container of the rows.
  ///   - isExpanded: Read inside nodes.
  ///   - label: Makes the row.
  ///   - content: Makes the rows that it has.
  package static func disclosure(
    in rows: DisclosureRows, inputs: _ViewInputs, isExpanded: @escaping () -> Binding<Bool>,
    label: (_ViewInputs) -> _ViewList, content: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    rows.note()
    let depth: Int = inputs.disclosureDepth
    var labelInputs: _ViewInputs = inputs
    labelInputs.traits.set(RowDisclosureTrait.self) {
      RowDisclosure(depth: depth, isExpanded: isExpanded())
    }
    var inner: _ViewInputs = inputs
    inner.disclosureDepth = depth + 1
    inner.traits.set(RowDisclosureTrait.self) { RowDisclosure(depth: depth + 1) }
    let isOpen = ContentNode<Bool>(in: inputs.window, "open row") { isExpanded().wrappedValue }
    let branch = BranchList(in: inputs.window) {
      isOpen.value
        ? BranchList.Branch(id: ObjectIdentifier(DisclosureRows.self)) { content(inner) }
        : BranchList.Branch(id: ObjectIdentifier(RowDisclosureTrait.self)) { .empty }
    }
    return .many([label(labelInputs), .changing(branch)])
  }
}
