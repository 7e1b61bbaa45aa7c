/// The rows of a form with labels in one column and controls in the other.
///
/// Each row says by a guide where its control begins; without one it begins there itself. The guides stand at one line, at
/// the widest label. A row is offered its own label's width and that of the column of controls, so that a control that
/// grows ends where the others do. A row whose control moves away from its label with the width, such as a phone's switch at
/// the far edge, has the whole width. (Recorded on macOS 26.2: iamcgn/swiftui-web, Docs/elements/Form, fixture form/basic.)
package struct FormColumnsLayout: LayoutAlgorithm, Equatable {
  let guide: AlignmentKey

  package init(guide: AlignmentKey) { self.guide = guide }

  private struct Row {
    var guide: CGFloat
    var proposal: ProposedViewSize
    var size: CGSize
    /// The distance from the row above.
    var distance: CGFloat
  }

  private func rows(_ width: CGFloat?, _ children: [LayoutNode]) -> (rows: [Row], column: CGFloat) {
    let guides: [CGFloat] = children.map { $0.dimensions(in: .unspecified)[explicit: guide] ?? 0 }
    let column: CGFloat = guides.reduce(0, max)
    let rows: [Row] = children.indices.map { index in
      var proposal = ProposedViewSize(
        width: width.map { max(0, $0 - column) + guides[index] }, height: nil)
      var dimensions: ViewDimensions = children[index].dimensions(in: proposal)
      var start: CGFloat = dimensions[explicit: guide] ?? 0
      if let width, start > guides[index] + 0.5 {
        proposal.width = width
        dimensions = children[index].dimensions(in: proposal)
        start = column
      }
      let distance: CGFloat =
        index == 0
        ? 0 : children[index - 1].spacing.distance(to: children[index].spacing, along: .vertical)
      return Row(
        guide: start, proposal: proposal, size: dimensions.size, distance: distance)
    }
    return (rows, rows.map(\.guide).reduce(0, max))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let (rows, column): ([Row], CGFloat) = rows(proposal.width, children)
    return CGSize(
      width: rows.map { column - $0.guide + $0.size.width }.reduce(0, max),
      height: rows.reduce(0) { $0 + $1.distance + $1.size.height })
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    let (rows, column): ([Row], CGFloat) = rows(proposal.width, children)
    var y: CGFloat = 0
    return rows.map { row in
      y += row.distance
      defer { y += row.size.height }
      return LayoutPlacement(origin: CGPoint(x: column - row.guide, y: y), proposal: row.proposal)
    }
  }
}
