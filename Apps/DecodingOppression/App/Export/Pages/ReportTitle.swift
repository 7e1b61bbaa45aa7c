import SwiftUI

/// The name of the policy, and where the report comes from.
struct ReportTitle: View {
  var contents: ReportContents

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "Policy Analysis Report")
        .font(ReportStyle.heading).foregroundStyle(ReportStyle.accent)
      Text(verbatim: contents.policyName).font(ReportStyle.title).lineLimit(3)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text(verbatim: contents.date + "  ·  " + contents.source)
        .font(ReportStyle.body).foregroundStyle(ReportStyle.faint).lineLimit(1)
    }
    .frame(width: ReportStyle.width, alignment: .leading)
  }
}

/// The heading of a part of the report.
struct ReportHeading: View {
  var title: String

  var body: some View {
    Text(verbatim: title)
      .font(ReportStyle.heading)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h2)
  }
}

/// The meaning of the scores, and its limits.
struct ReportGuide: View {
  static let paragraphs: [String] = [
    "The Composite Oppression Index combines the five sub-scores. Positive values oppress, negative values relieve: "
      + "0.60 and above is highly oppressive, 0.30 to 0.59 moderately oppressive, 0 to 0.29 low, below 0 liberatory.",
    "Each clause is read by itself: whom it addresses (elite; in-group, non-elite; outgroup) and whether it is a benefit "
      + "or a burden. Its own score runs from -1 to 1; from 0.30 on it counts as oppressive, below 0 as liberatory. "
      + "A dash marks a clause in which no group or no effect was found. In the text of a clause, words of the lists are bold "
      + "and underlined.",
    "Tier 1 works with word lists that everybody can read and change. A list is a judgement: it finds words, "
      + "not intentions, so read the clauses before you rely on a score. An asterisk beside a tier marks a "
      + "clause that a guarded model refused, so that the tier below it answered.",
  ]

  var paragraph: String

  var body: some View {
    Text(verbatim: paragraph)
      .font(.system(size: 8.5))
      .foregroundStyle(ReportStyle.faint)
  }
}
