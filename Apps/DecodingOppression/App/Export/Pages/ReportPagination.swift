import SwiftUI

/// Deals the rows of the clause table to pages by their measured heights.
@MainActor
enum ReportPagination {
  /// The rows of each page, in order; a page breaks only between rows.
  static func pages(of rows: [ReportContents.ClauseRow]) -> [Range<Int>] {
    // One renderer measures all rows: only the text changes from one to the next.
    let renderer = ImageRenderer(content: ReportMeasuredText(text: ""))
    let heights: [CGFloat] = rows.map { row in
      renderer.content = ReportMeasuredText(text: row.text)
      var height: CGFloat = 0
      renderer.render { size, _ in height = size.height }
      return ReportClauseRow.height(text: height)
    }
    return deal(heights, available: ReportClauses.available)
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
}

/// A row's text as the table sets it.
private struct ReportMeasuredText: View {
  var text: String

  var body: some View {
    ReportClauseText(text: text).font(ReportStyle.cell)
  }
}
