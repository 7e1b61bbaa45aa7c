extension TableLayout {
  /// A child with the tracks that it covers.
  struct Item {
    let node: LayoutNode
    let cell: Cell
    let row: Int
    let columns: Range<Int>
  }

  /// The tracks of a grid for one proposal.
  struct Solution {
    let grid: TableLayout
    let items: [[Item]]
    let alignments: [HorizontalAlignment]
    var columns: GridTracks
    var rows: GridTracks

    init(_ grid: TableLayout, proposal: ProposedViewSize, children: [LayoutNode]) {
      self.grid = grid
      let items: [[Item]] = grid.items(children)
      self.items = items
      let count: Int = items.joined().map(\.columns.upperBound).max() ?? 0
      var alignments: [HorizontalAlignment] = Array(repeating: grid.alignment.horizontal, count: count)
      for item in items.joined() {
        if let alignment = item.cell.columnAlignment { alignments[item.columns.lowerBound] = alignment }
      }
      self.alignments = alignments
      columns = GridTracks(count: count, gaps: grid.columnGaps(items, count: count))
      rows = GridTracks(count: items.count, gaps: grid.rowGaps(items))
      solveColumns(proposal)
      solveRows(proposal)
    }

    private mutating func solveColumns(_ proposal: ProposedViewSize) {
      let sized: [Item] = items.joined().filter { !$0.cell.unsizedAxes.contains(.horizontal) }
      let alignments: [HorizontalAlignment] = self.alignments
      columns.share(proposal.width, isOpen: proposal.height == nil) { column, offered in
        var extent: AlignedExtent = AlignedExtent()
        for item in sized where item.columns == column..<(column + 1) {
          let dimensions: ViewDimensions = item.node.dimensions(in: ProposedViewSize(width: offered, height: nil))
          extent.add(length: dimensions.width, guide: dimensions[alignments[column]])
        }
        return extent.length
      }
      for item in sized.filter({ $0.columns.count > 1 }).sorted(by: { $0.columns.count < $1.columns.count }) {
        let others: CGFloat = columns.total - columns.length(of: item.columns)
        let offered: CGFloat? = proposal.width.map { $0.isFinite ? max(0, $0 - others) : $0 }
        columns.grow(item.columns, to: item.node.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width)
      }
    }

    private mutating func solveRows(_ proposal: ProposedViewSize) {
      let columns: GridTracks = self.columns
      let items: [[Item]] = self.items
      let alignments: [VerticalAlignment] = items.indices.map(verticalAlignment)
      rows.share(proposal.height, isOpen: proposal.width == nil) { row, offered in
        var extent: AlignedExtent = AlignedExtent()
        for item in items[row] where !item.cell.unsizedAxes.contains(.vertical) {
          let width: CGFloat = columns.length(of: item.columns)
          let dimensions: ViewDimensions = item.node.dimensions(in: ProposedViewSize(width: width, height: offered))
          extent.add(length: dimensions.height, guide: dimensions[alignments[row]])
        }
        return extent.length
      }
    }

    private func verticalAlignment(_ row: Int) -> VerticalAlignment {
      grid.rows[row].alignment ?? grid.alignment.vertical
    }

    func placements() -> [LayoutPlacement] {
      // What a child sets by functions is asked child by child: aligning a row looks at all of its children at once.
      for item in items.joined() where item.cell.anchor == nil && item.node.explicitGuides.contains(.computed) {
        let dimensions: ViewDimensions = item.node.dimensions(in: ProposedViewSize(cellSize(of: item)))
        let alignment: Alignment = alignment(of: item)
        _ = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      }
      return items.indices.flatMap { row -> [LayoutPlacement] in
        let top: CGFloat = rows.origin(of: row)
        return items[row].map { item in
          let origin = CGPoint(x: columns.origin(of: item.columns.lowerBound), y: top)
          return placement(of: item, in: CGRect(origin: origin, size: cellSize(of: item)))
        }
      }
    }

    private func cellSize(of item: Item) -> CGSize {
      CGSize(width: columns.length(of: item.columns), height: rows.lengths[item.row])
    }

    private func alignment(of item: Item) -> Alignment {
      // A column's own alignment is for cells of that column alone.
      let isSingle: Bool = item.columns.count == 1 && !grid.rows[item.row].isWhole
      let horizontal: HorizontalAlignment = isSingle ? alignments[item.columns.lowerBound] : grid.alignment.horizontal
      return Alignment(horizontal: horizontal, vertical: verticalAlignment(item.row))
    }

    private func placement(of item: Item, in cell: CGRect) -> LayoutPlacement {
      let proposal: ProposedViewSize = ProposedViewSize(cell.size)
      var placement: LayoutPlacement
      if let anchor = item.cell.anchor {
        let own: CGSize = item.node.sizeThatFits(proposal)
        let origin: CGPoint = CGPoint(
          x: anchor.x * (cell.width - own.width), y: anchor.y * (cell.height - own.height))
        placement = LayoutPlacement(origin: origin, proposal: proposal)
      } else {
        placement = item.node.placed(proposal, by: alignment(of: item), in: cell.size)
        placement.origin.y = baselineOrigin(of: item, proposal: proposal) ?? placement.origin.y
      }
      placement.origin.x += cell.minX
      placement.origin.y += cell.minY
      return placement
    }

    /// Where a child begins in a row that is lined up by text, or by another guide that a view sets itself.
    private func baselineOrigin(of item: Item, proposal: ProposedViewSize) -> CGFloat? {
      let alignment: VerticalAlignment = verticalAlignment(item.row)
      var extent: AlignedExtent = AlignedExtent()
      var isExplicit: Bool = false
      // What the row is not sized by, it is not lined up by either: that is as high as the row, wherever its lower edge is.
      for other in items[item.row] where other.cell.anchor == nil && !other.cell.unsizedAxes.contains(.vertical) {
        let offered: ProposedViewSize = ProposedViewSize(
          width: columns.length(of: other.columns), height: rows.lengths[item.row])
        let dimensions: ViewDimensions = other.node.dimensions(in: offered)
        isExplicit = isExplicit || dimensions[explicit: alignment] != nil
        extent.add(length: dimensions.height, guide: dimensions[alignment])
      }
      let dimensions: ViewDimensions = item.node.dimensions(in: proposal)
      if item.cell.unsizedAxes.contains(.vertical), dimensions[explicit: alignment] == nil { return nil }
      return isExplicit ? extent.origin(guide: dimensions[alignment]) : nil
    }
  }
}
