/// Rows of cells in common columns.
///
/// 1. The distances between columns and rows come off first; unless set, they are the largest that two neighbours want.
/// 2. Column widths are shared out much like the lengths of a row's children, by the cells that cover one column only.
/// 3. A cell over several columns is offered what the others leave; what it takes beyond its columns is divided
///    equally among them.
/// 4. Row heights are shared out the same way, with the widths known.
/// 5. Each cell is offered its columns and row, and aligned in them.
package struct TableLayout: TransparentLayout, Equatable {
  /// What a child's modifiers say about its place in the grid.
  package struct Cell: Equatable {
    /// How many columns it covers, at least 1.
    package var columns: Int
    /// The point of the cell, in fractions of its size, that meets the same point of the child; nil aligns instead.
    package var anchor: CGPoint?
    /// The alignment of the whole column that the cell begins in.
    package var columnAlignment: HorizontalAlignment?
    /// The axes in which it takes what the others leave it.
    package var unsizedAxes: Axis.Set

    /// More than this many columns are a mistake, and would cost memory for nothing.
    package static let mostColumns: Int = 1000

    package init(
      columns: Int = 1, anchor: CGPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
      unsizedAxes: Axis.Set = []
    ) {
      self.columns = min(max(1, columns), Self.mostColumns)
      if columns != self.columns {
        LayoutDiagnostics.report(
          "A grid cell was to cover \(columns) columns and covers \(self.columns): give a number from 1 to "
            + "\(Self.mostColumns).")
      }
      self.anchor = anchor
      self.columnAlignment = columnAlignment
      self.unsizedAxes = unsizedAxes
    }
  }

  package struct Row: Equatable {
    /// One for each child of the row.
    package var cells: [Cell]
    package var alignment: VerticalAlignment?
    /// Whether this is a single child that stands in the grid without a row, and so covers all columns.
    package var isWhole: Bool

    package init(_ cells: [Cell], alignment: VerticalAlignment? = nil) {
      self.cells = cells
      self.alignment = alignment
      self.isWhole = false
    }

    package static func whole(_ cell: Cell = Cell()) -> Row {
      var row: Row = Row([cell])
      row.isWhole = true
      return row
    }
  }

  package let rows: [Row]
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?

  /// The children of the node are the cells, row by row.
  package init(
    rows: [Row], alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let solution: Solution = Solution(self, proposal: proposal, children: children)
    return CGSize(width: solution.columns.total, height: solution.rows.total)
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let placements: [LayoutPlacement] = Solution(self, proposal: proposal, children: children).placements()
    // Children that no row speaks of take no part and stand at the corner.
    return placements + Array(children.dropFirst(placements.count)).placedAtOrigin(.zero)
  }

  package func priority(children: [LayoutNode]) -> Double { 0 }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }
}
