import SwiftUI

/// The widths of the clause table's columns; together they fill the page.
enum ReportColumns {
  static let index: CGFloat = 34
  static let gap: CGFloat = 10
  static let group: CGFloat = 92
  static let direction: CGFloat = 46
  static let score: CGFloat = 34
  static let tier: CGFloat = 34
  /// Between the last column and the edge of the shade behind the head.
  static let edge: CGFloat = 6
  static let text: CGFloat = ReportStyle.width - index - group - direction - score - tier - 2 * gap - edge
}

/// The head of the clause table, repeated on each page.
struct ReportClauseHeader: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "No.").frame(width: ReportColumns.index, alignment: .trailing)
      Text(verbatim: "Clause").padding(.leading, ReportColumns.gap)
        .frame(width: ReportColumns.gap + ReportColumns.text, alignment: .leading)
      Text(verbatim: "Group").padding(.leading, ReportColumns.gap)
        .frame(width: ReportColumns.gap + ReportColumns.group, alignment: .leading)
      Text(verbatim: "Direction").frame(width: ReportColumns.direction, alignment: .leading)
      Text(verbatim: "Score").frame(width: ReportColumns.score, alignment: .trailing)
      Text(verbatim: "Tier").frame(width: ReportColumns.tier, alignment: .trailing)
    }
    .font(ReportStyle.cellHeader)
    .lineLimit(1)
    .padding(.vertical, 5)
    .frame(width: ReportStyle.width, alignment: .leading)
    .background(ReportStyle.shade)
    .overlay(alignment: .bottom) { ReportRule() }
  }
}

/// One clause.
struct ReportClauseRow: View {
  var row: ReportContents.ClauseRow

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: row.index).monospacedDigit().frame(width: ReportColumns.index, alignment: .trailing)
      Text(verbatim: row.text).frame(width: ReportColumns.text, alignment: .leading)
        .padding(.leading, ReportColumns.gap)
      Text(verbatim: row.group).frame(width: ReportColumns.group, alignment: .leading)
        .padding(.leading, ReportColumns.gap)
      Text(verbatim: row.direction).frame(width: ReportColumns.direction, alignment: .leading)
      Text(verbatim: row.score).monospacedDigit().frame(width: ReportColumns.score, alignment: .trailing)
      Text(verbatim: row.tier).monospacedDigit().frame(width: ReportColumns.tier, alignment: .trailing)
    }
    .font(ReportStyle.cell)
    .padding(.vertical, 4)
    .frame(width: ReportStyle.width, alignment: .leading)
    .overlay(alignment: .bottom) { ReportRule() }
  }
}

/// The part of the clause table that stands on one page.
struct ReportClauses: View {
  static let headingHeight: CGFloat = 26

  var rows: ArraySlice<ReportContents.ClauseRow>
  var isFirst: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: isFirst ? "Clauses" : "Clauses, continued")
        .font(ReportStyle.heading).frame(height: Self.headingHeight, alignment: .top)
      ReportClauseHeader()
      ForEach(rows) { row in ReportClauseRow(row: row) }
    }
  }
}
