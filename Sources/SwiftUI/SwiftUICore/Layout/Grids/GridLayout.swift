import LayoutEngine

/// A layout that arranges views in rows and columns, to switch to and from with `AnyLayout`.
@frozen public struct GridLayout: Layout {
  /// What the layout keeps between measuring and placing: nothing that it could not find again.
  public struct Cache {}

  /// The guides that line cells up in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns in points; nil for the one that the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for the one that the cells prefer.
  public var verticalSpacing: CGFloat?

  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
}

extension GridLayout: EngineLayout {
  package var rule: any LayoutAlgorithm { GridRule(layout: self) }
}

/// A grid whose rows are those that its children say they belong to.
private struct GridRule: LayoutAlgorithm {
  let layout: GridLayout

  private func table(_ children: [LayoutNode]) -> TableLayout {
    var rows: [TableLayout.Row] = []
    var last: GridRowIdentity?
    for child in children {
      guard let row: GridRowValue = child.layoutValue(GridRowKey.self) else {
        rows.append(.whole(TableLayout.Cell(child)))
        last = nil
        continue
      }
      if row.identity === last {
        rows[rows.count - 1].cells.append(TableLayout.Cell(child))
      } else {
        rows.append(TableLayout.Row([TableLayout.Cell(child)], alignment: row.alignment))
        last = row.identity
      }
    }
    return TableLayout(
      rows: rows, alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    table(children).sizeThatFits(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    table(children).place(in: size, proposal: proposal, children: children)
  }

  func explicitGuides(children: [LayoutNode]) -> GuideSet { table(children).explicitGuides(children: children) }

  func priority(children: [LayoutNode]) -> Double { 0 }

  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = (other as? GridRule)?.layout else { return false }
    return layout.alignment == other.alignment && layout.horizontalSpacing == other.horizontalSpacing
      && layout.verticalSpacing == other.verticalSpacing
  }
}

extension TableLayout.Cell {
  fileprivate init(_ child: LayoutNode) {
    let anchor: UnitPoint? = child.layoutValue(GridCellAnchorKey.self)
    self.init(
      columns: child.layoutValue(GridCellColumnsKey.self), anchor: anchor.map { CGPoint(x: $0.x, y: $0.y) },
      columnAlignment: child.layoutValue(GridColumnAlignmentKey.self),
      unsizedAxes: child.layoutValue(GridCellUnsizedAxesKey.self))
  }
}
