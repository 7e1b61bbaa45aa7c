extension TableLayout {
  /// The children with their tracks; rows that the description has too many of stay empty.
  func items(_ children: [LayoutNode]) -> [[Item]] {
    let count: Int = rows.filter { !$0.isWhole }.map { $0.cells.map(\.columns).reduce(0, +) }.max() ?? 1
    var next: Int = 0
    return rows.enumerated().map { index, row in
      var column: Int = 0
      return row.cells.compactMap { cell -> Item? in
        guard next < children.count else { return nil }
        let span: Int = row.isWhole ? max(1, count) : cell.columns
        defer {
          next += 1
          column += span
        }
        return Item(node: children[next], cell: cell, row: index, columns: column..<(column + span))
      }
    }
  }

  func columnGaps(_ items: [[Item]], count: Int) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let horizontalSpacing {
      return Array(repeating: horizontalSpacing.isFinite ? horizontalSpacing : 0, count: count - 1)
    }
    var gaps: [CGFloat?] = Array(repeating: nil, count: count - 1)
    for row in items {
      for (item, next) in zip(row, row.dropFirst()) {
        let distance: CGFloat = item.node.spacing.distance(to: next.node.spacing, along: .horizontal)
        let gap: Int = next.columns.lowerBound - 1
        gaps[gap] = max(gaps[gap] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.defaultDistance }
  }

  func rowGaps(_ items: [[Item]]) -> [CGFloat] {
    if let verticalSpacing {
      return Array(repeating: verticalSpacing.isFinite ? verticalSpacing : 0, count: max(0, items.count - 1))
    }
    return zip(items, items.dropFirst()).map { upper, lower in
      var gap: CGFloat?
      for item in upper {
        for next in lower where next.columns.overlaps(item.columns) {
          let distance: CGFloat = item.node.spacing.distance(to: next.node.spacing, along: .vertical)
          gap = max(gap ?? distance, distance)
        }
      }
      return gap ?? ViewSpacing.defaultDistance
    }
  }
}
