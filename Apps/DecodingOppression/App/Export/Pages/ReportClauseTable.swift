import SwiftUI

/// The widths of the clause table's columns; with the gaps between them they fill the page.
enum ReportColumns {
  static let gap: CGFloat = 8
  static let index: CGFloat = 34
  static let page: CGFloat = 26
  static let group: CGFloat = 86
  static let direction: CGFloat = 40
  static let score: CGFloat = 30
  static let tier: CGFloat = 24
  /// Between the last column and the edge of the shade behind the head.
  static let edge: CGFloat = 6
  static let text: CGFloat = ReportStyle.width - index - page - group - direction - score - tier - 6 * gap - edge
}

/// The cells of one line of the clause table. All have one size of type, so that top alignment aligns base lines too.
struct ReportClauseCells: View {
  var row: ReportContents.ClauseRow

  var body: some View {
    HStack(alignment: .top, spacing: ReportColumns.gap) {
      cell(row.index, ReportColumns.index, .trailing)
      cell(row.page, ReportColumns.page, .trailing)
      ReportClauseText(text: row.text)
      cell(row.group, ReportColumns.group, .leading)
      cell(row.direction, ReportColumns.direction, .leading)
      cell(row.score, ReportColumns.score, .trailing)
      cell(row.tier, ReportColumns.tier, .trailing)
    }
  }

  /// A cell of one line. Its own size is asked for once, whatever room the row has.
  private func cell(_ text: String, _ width: CGFloat, _ alignment: Alignment) -> some View {
    Text(verbatim: text).monospacedDigit().fixedSize().frame(width: width, alignment: alignment)
  }
}

/// The cell that decides how high a row is: the only one with more than one line.
struct ReportClauseText: View {
  var text: String

  var body: some View {
    Text(verbatim: text).fixedSize(horizontal: false, vertical: true)
      .frame(width: ReportColumns.text, alignment: .leading)
  }
}

/// The head of the clause table, repeated on each page.
struct ReportClauseHeader: View {
  static let height: CGFloat = 20

  private static let titles = ReportContents.ClauseRow(
    id: 0, index: "No.", page: "Page", text: "Clause", group: "Group", direction: "Direction", score: "Score",
    tier: "Tier")

  var body: some View {
    ReportClauseCells(row: Self.titles)
      .font(ReportStyle.cellHeader)
      .lineLimit(1)
      .frame(width: ReportStyle.width, height: Self.height, alignment: .leading)
      .background(ReportStyle.shade)
      .overlay(alignment: .bottom) { ReportRule() }
  }
}

/// One clause.
struct ReportClauseRow: View {
  static let padding: CGFloat = 4

  var row: ReportContents.ClauseRow

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ReportClauseCells(row: row).padding(.vertical, Self.padding)
      ReportRule()
    }
  }

  /// The height of a row whose text is as high as measured.
  static func height(text: CGFloat) -> CGFloat { text + 2 * padding + ReportStyle.hairline }
}

/// The part of the clause table that stands on one page.
struct ReportClauses: View {
  static let headingHeight: CGFloat = 26
  /// The room for rows on a page.
  static let available: CGFloat =
    ReportStyle.pageSize.height - 2 * ReportStyle.margin - ReportFoot.height - headingHeight - ReportClauseHeader.height

  var rows: ArraySlice<ReportContents.ClauseRow>
  var isFirst: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: isFirst ? "Clauses" : "Clauses, continued")
        .font(ReportStyle.heading).frame(height: Self.headingHeight, alignment: .top)
      ReportClauseHeader()
      // By its place on the page, so that the next page takes the views of this one over.
      ForEach(0..<rows.count, id: \.self) { place in
        ReportClauseRow(row: rows[rows.startIndex + place])
      }
      .font(ReportStyle.cell)
    }
  }
}
