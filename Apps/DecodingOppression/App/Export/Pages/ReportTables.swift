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
      .accessibilityAddTraits(isHeader ? .isHeader : [])
  }
}

/// A row of the table of sub-scores: name, what it stands for, what it says, value.
struct ReportScoreCells: View {
  var name: String
  var expansion: String
  var meaning: String
  var value: String
  var isHeader: Bool = false

  var body: some View {
    ReportRow(isHeader: isHeader) {
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

/// A row of the table of tiers: how many clauses each judged (behaviour 77).
struct ReportTierCells: View {
  var tier: String
  var name: String
  var count: String
  var share: String
  var isHeader: Bool = false

  var body: some View {
    ReportRow(isHeader: isHeader) {
      Text(verbatim: tier).frame(width: 46, alignment: .leading)
      Text(verbatim: name).frame(width: 338, alignment: .leading)
      Text(verbatim: count).monospacedDigit().frame(width: 70, alignment: .trailing)
      Text(verbatim: share).monospacedDigit().frame(width: 50, alignment: .trailing)
    }
  }
}
