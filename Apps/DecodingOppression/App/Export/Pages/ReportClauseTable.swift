import SwiftUI

/// The widths of the clause table's columns; with the gaps between them they fill the page. The clause comes last, so that
/// a long one can go on over the page.
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
  static let textX: CGFloat = index + page + group + direction + score + tier + 6 * gap
  static let text: CGFloat = ReportStyle.width - textX - edge
}

/// The cells of one line of the clause table but for the clause. All have one size of type, so that top alignment aligns
/// base lines too.
struct ReportClauseCells<Last: View>: View {
  var index: String
  var page: String
  var group: String
  var direction: String
  var score: String
  var tier: String
  @ViewBuilder var last: Last

  var body: some View {
    HStack(alignment: .top, spacing: ReportColumns.gap) {
      cell(index, ReportColumns.index, .trailing)
      cell(page, ReportColumns.page, .trailing)
      cell(group, ReportColumns.group, .leading)
      cell(direction, ReportColumns.direction, .leading)
      cell(score, ReportColumns.score, .trailing)
      cell(tier, ReportColumns.tier, .trailing)
      last
    }
  }

  /// A cell of one line. Its own size is asked for once, whatever room the row has.
  private func cell(_ text: String, _ width: CGFloat, _ alignment: Alignment) -> some View {
    Text(verbatim: text).monospacedDigit().fixedSize().frame(width: width, alignment: alignment)
  }
}

/// A part of a clause, and below the last one the matched words. It decides how high a row is.
struct ReportClauseText: View {
  static let padding: CGFloat = 4

  var text: AttributedString
  var words: String = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(text).fixedSize(horizontal: false, vertical: true)
      if !words.isEmpty {
        Text(verbatim: words).font(ReportStyle.small).foregroundStyle(ReportStyle.faint)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .font(ReportStyle.cell)
    .frame(width: ReportColumns.text, alignment: .leading)
    .padding(.vertical, Self.padding)
  }
}

/// The head of the clause table, repeated on each page.
struct ReportClauseHeader: View {
  static let height: CGFloat = 20

  var body: some View {
    ReportClauseCells(
      index: "No.", page: "Page", group: "Group", direction: "Direction", score: "Score", tier: "Tier"
    ) {
      Text(verbatim: "Clause")
    }
    .font(ReportStyle.cellHeader)
    .lineLimit(1)
    .frame(width: ReportStyle.width, height: Self.height, alignment: .leading)
    .background(ReportStyle.shade)
    .overlay(alignment: .bottom) { ReportRule() }
    .accessibilityAddTraits(.isHeader)
  }
}

/// The cells of a clause beside its text, with the line below the row.
struct ReportClauseRow: View {
  var row: ReportContents.ClauseRow
  /// The height of the clause's text, which the row takes.
  var height: CGFloat

  var body: some View {
    ReportClauseCells(
      index: row.index, page: row.page, group: row.group, direction: row.direction, score: row.score, tier: row.tier
    ) {
      EmptyView()
    }
    .font(ReportStyle.cell)
    .padding(.vertical, ReportClauseText.padding)
    .frame(width: ReportStyle.width, height: height, alignment: .topLeading)
    .overlay(alignment: .bottom) { ReportRule() }
  }
}
