import SwiftUI

/// A row of a small table: cells of fixed width, a line below.
struct ReportRow<Cells: View>: View {
  var isHeader: Bool = false
  @ViewBuilder var cells: Cells

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) { cells }
      .font(isHeader ? ReportStyle.cellHeader : ReportStyle.body)
      .foregroundStyle(isHeader ? ReportStyle.faint : ReportStyle.ink)
      .padding(.vertical, 3)
      .frame(width: ReportStyle.width, alignment: .leading)
      .overlay(alignment: .bottom) { ReportRule() }
  }
}

/// The five sub-scores: name, what it stands for, what it says, value.
struct ReportScoreTable: View {
  var rows: [ReportContents.ScoreRow]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ReportRow(isHeader: true) { Self.cells("Score", "Stands for", "Meaning", "Value") }
      ForEach(rows) { row in
        ReportRow { Self.cells(row.score.abbreviation, row.score.displayName, row.score.meaning, row.value) }
      }
    }
  }

  private static func cells(_ name: String, _ expansion: String, _ meaning: String, _ value: String) -> some View {
    Group {
      Text(verbatim: name).frame(width: 46, alignment: .leading)
      Text(verbatim: expansion).frame(width: 158, alignment: .leading)
      Text(verbatim: meaning).frame(width: 250, alignment: .leading)
      Text(verbatim: value).monospacedDigit().frame(width: 50, alignment: .trailing)
    }
  }
}

extension SubScore {
  /// The meaning of the score, with its range.
  var meaning: String {
    switch self {
    case .dis: "Who gains and who bears the cost, -1 to 1"
    case .ads: "How much the text treats people unequally, 0 to 1"
    case .eis: "How far the elite comes out ahead, -1 to 1"
    case .cis: "How far the policy adds to earlier harm, -1 to 1"
    case .oes: "How far it widens who counts as outsider, 0 to 1"
    }
  }
}

/// How many clauses each tier judged (behaviour 77).
struct ReportTierTable: View {
  var rows: [ReportContents.TierRow]
  var fallbacks: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ReportRow(isHeader: true) { Self.cells("Tier", "Method", "Clauses", "Share") }
      ForEach(rows) { row in
        ReportRow { Self.cells("\(row.tier)", row.name, row.count, row.share) }
      }
      ReportRow { Self.cells("", "Safety fallbacks (refused by a guarded model)", fallbacks, "") }
    }
  }

  private static func cells(_ tier: String, _ name: String, _ count: String, _ share: String) -> some View {
    Group {
      Text(verbatim: tier).frame(width: 46, alignment: .leading)
      Text(verbatim: name).frame(width: 338, alignment: .leading)
      Text(verbatim: count).monospacedDigit().frame(width: 70, alignment: .trailing)
      Text(verbatim: share).monospacedDigit().frame(width: 50, alignment: .trailing)
    }
  }
}
