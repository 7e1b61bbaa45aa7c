import SwiftUI

/// The first page: what was analysed, the index, the sub-scores, the tiers, and how to read them.
struct ReportSummary: View {
  var contents: ReportContents

  var body: some View {
    VStack(alignment: .leading, spacing: ReportStyle.sectionGap) {
      ReportTitle(contents: contents)
      ReportIndex(contents: contents)
      ReportSection(title: "Sub-scores") { ReportScoreTable(rows: contents.scores) }
      ReportSection(title: "Tiers used") { ReportTierTable(rows: contents.tiers, fallbacks: contents.fallbacks) }
      ReportSection(title: "How to read the scores") { ReportGuide() }
    }
    .frame(width: ReportStyle.width, alignment: .leading)
  }
}

/// The name of the policy, and where the report comes from.
struct ReportTitle: View {
  var contents: ReportContents

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "Policy Analysis Report")
        .font(ReportStyle.heading).foregroundStyle(ReportStyle.accent)
      Text(verbatim: contents.policyName).font(ReportStyle.title).lineLimit(3)
      Text(verbatim: contents.date + "  ·  " + contents.source)
        .font(ReportStyle.body).foregroundStyle(ReportStyle.faint).lineLimit(1)
    }
    .frame(width: ReportStyle.width, alignment: .leading)
  }
}

/// A heading with what belongs to it.
struct ReportSection<Content: View>: View {
  var title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(verbatim: title).font(ReportStyle.heading)
      content
    }
  }
}

/// The meaning of the scores, and its limits.
struct ReportGuide: View {
  private static let paragraphs: [String] = [
    "The Composite Oppression Index combines the five sub-scores. Positive values oppress, negative values relieve: "
      + "0.60 and above is highly oppressive, 0.30 to 0.59 moderately oppressive, 0 to 0.29 low, below 0 liberatory.",
    "Each clause is read by itself: whom it addresses (elite; in-group, non-elite; outgroup) and whether it is a benefit "
      + "or a burden. Its own score runs from -1 to 1; from 0.30 on it counts as oppressive, below 0 as liberatory. "
      + "A dash marks a clause in which no group or no effect was found.",
    "Tier 1 works with word lists that everybody can read and change. A list is a judgement: it finds words, "
      + "not intentions, so read the clauses before you rely on a score. An asterisk beside a tier marks a "
      + "clause that a guarded model refused, so that the tier below it answered.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Self.paragraphs, id: \.self) { paragraph in
        Text(verbatim: paragraph)
      }
    }
    .font(.system(size: 8.5))
    .foregroundStyle(ReportStyle.faint)
  }
}
