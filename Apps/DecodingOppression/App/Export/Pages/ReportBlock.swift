import SwiftUI

/// A piece of the report that is never divided between pages: a heading, a paragraph, a chart, a row of a table.
struct ReportBlock {
  /// The part that a block plays in a table, if it stands in one.
  enum Role: Equatable {
    /// None: a heading, a paragraph, a chart.
    case flow
    /// The headings of a table's columns, with which the table begins. Each further page of the table repeats them.
    case head
    /// A row of the table, or the beginning of one whose last cell is long.
    case row
    /// The next part of the last cell of the row in the block before.
    case rest
  }

  var role: Role = .flow
  /// The drawing of the block, as wide as the page's content. In a table each accessibility element of this view is a cell.
  var view: AnyView
  /// The last cell of a row, drawn over `view`: its text is in the policy's language and may go on in blocks of the role
  /// `rest`. Nil where `view` has all cells.
  var lastCell: AnyView?
  /// The distance of the last cell from the left edge of the content, in points.
  var lastCellX: CGFloat = 0
  var height: CGFloat
  /// The space above the block, in points; a block that comes first on its page has none.
  var gap: CGFloat = 0
  /// Whether the block must not be the last one on its page, as a heading must not.
  var keepsWithNext: Bool = false
}

/// Measures views as the report draws them.
@MainActor
final class ReportMeasure {
  private let renderer = ImageRenderer(content: AnyView(EmptyView()))

  func height(of view: some View) -> CGFloat {
    renderer.content = AnyView(view)
    var height: CGFloat = 0
    renderer.render { size, _ in height = size.height }
    return height
  }

  func block(
    _ view: some View, _ role: ReportBlock.Role = .flow, gap: CGFloat = 0, keepsWithNext: Bool = false
  ) -> ReportBlock {
    let wide: AnyView = AnyView(view.frame(width: ReportStyle.width, alignment: .leading))
    return ReportBlock(role: role, view: wide, height: height(of: wide), gap: gap, keepsWithNext: keepsWithNext)
  }
}
