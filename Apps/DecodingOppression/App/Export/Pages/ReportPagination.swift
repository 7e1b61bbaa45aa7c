import SwiftUI

/// Deals the rows of the clause table to pages by their measured heights.
@MainActor
enum ReportPagination {
  /// The rows of each page, in order; a page breaks only between rows.
  static func pages(of rows: [ReportContents.ClauseRow]) -> [Range<Int>] {
    guard let first = rows.first else { return [] }
    let header: CGFloat = height(of: ImageRenderer(content: ReportClauseHeader()))
    let available: CGFloat =
      ReportStyle.pageSize.height - 2 * ReportStyle.margin - ReportFoot.height - ReportClauses.headingHeight - header
    // One renderer measures all rows: only the text changes from one to the next.
    let renderer = ImageRenderer(content: ReportClauseRow(row: first))
    let heights: [CGFloat] = rows.map { row in
      renderer.content = ReportClauseRow(row: row)
      return height(of: renderer)
    }
    return deal(heights, available: available)
  }

  /// As many rows as fit on each page, and at least one.
  static func deal(_ heights: [CGFloat], available: CGFloat) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for (index, height) in heights.enumerated() {
      if index > start, used + height > available {
        pages.append(start..<index)
        start = index
        used = 0
      }
      used += height
    }
    if start < heights.count { pages.append(start..<heights.count) }
    return pages
  }

  private static func height<Content: View>(of renderer: ImageRenderer<Content>) -> CGFloat {
    var height: CGFloat = 0
    renderer.render { size, _ in height = size.height }
    return height
  }
}
