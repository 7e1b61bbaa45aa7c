import SwiftUI

/// How the policy widens who counts as an outsider: three figures and the proxy terms (behaviours 74, 75).
struct OutgroupExpansionView: View {
  @State private var viewModel: OutgroupExpansionViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale

  init(analysis: PolicyAnalysis, lexicon: Lexicon) {
    _viewModel = State(initialValue: OutgroupExpansionViewModel(analysis: analysis, lexicon: lexicon))
  }

  var body: some View {
    PageSection("How the circle is widened") {
      ValueRow(name: "Expansion rate", value: ShareText.percent(viewModel.expansionRate, locale: locale))
      ValueRow(name: "Proxy usage rate", value: ShareText.percent(viewModel.proxyUsageRate, locale: locale))
      ValueRow(name: "Proxy terms per clause", value: ScoreText.twoDecimals(viewModel.proxyDensity, locale: locale))
    }
    PageSection("Proxy terms") {
      if viewModel.terms.isEmpty {
        Text("No word of the list stands in this policy.").foregroundStyle(palette.secondaryText.color)
      }
      ForEach(viewModel.terms) { term in
        ValueRow(name: term.term, value: value(term))
      }
    }
  }

  private func value(_ term: OutgroupExpansionViewModel.Term) -> String {
    let count: String = term.count == 1 ? "1 clause" : "\(term.count.formatted(.number.locale(locale))) clauses"
    return term.standsFor.map { "\(count), may stand for \($0)" } ?? count
  }
}
