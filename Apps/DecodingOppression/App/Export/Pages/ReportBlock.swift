import SwiftUI

/// A piece of the report that stands on one page.
struct ReportBlock {
  /// What the piece is for the table that it may be in.
  enum Role: Equatable {
    /// Beside tables: headings, paragraphs, charts.
    case flow
    /// Begins a table with the headings of its columns, which each further page of the table repeats.
    case head
    case row
    /// Goes on with the last cell of the row above.
    case rest
  }

  var role: Role = .flow
  /// Over the whole width. In a table each element of it is a cell.
  var view: AnyView
  /// The last cell of a row, which has a language of its own and may go on in blocks below.
  var lastCell: AnyView?
  /// Where the last cell begins, from the left.
  var lastCellX: CGFloat = 0
  var height: CGFloat
  /// The room above, unless the piece comes first on its page.
  var gap: CGFloat = 0
  /// Whether the piece must not be the last one on its page, as a heading.
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
