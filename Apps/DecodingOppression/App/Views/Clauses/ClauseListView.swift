import SwiftUI

/// Clauses with their scores; two rotors jump among those that oppress and those that liberate (behaviour 87).
struct ClauseListView: View {
  @State private var viewModel: ClauseListViewModel
  @Namespace private var rows: Namespace.ID
  @Environment(\.palette) private var palette: Palette
  private let open: @MainActor (AppScreen) -> Void

  init(
    analysis: PolicyAnalysis, filter: ClauseFilter, historicalDomains: Set<String>,
    open: @escaping @MainActor (AppScreen) -> Void
  ) {
    _viewModel = State(
      initialValue: ClauseListViewModel(analysis: analysis, filter: filter, historicalDomains: historicalDomains))
    self.open = open
  }

  var body: some View {
    let found: [AnalyzedClause] = viewModel.found
    List {
      Section {
        ForEach(found) { clause in
          Button {
            open(.clause(clause))
          } label: {
            ClauseRow(clause: clause)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("\(clause.title). \(clause.text)")
          .accessibilityRotorEntry(id: clause.id, in: rows)
        }
      } header: {
        Text(verbatim: viewModel.filter.explanation)
      } footer: {
        Text(verbatim: count(found))
      }
    }
    .overlay {
      if found.isEmpty {
        ContentUnavailableView(
          "No Clauses", systemImage: "doc.text.magnifyingglass", description: Text(verbatim: count(found)))
      }
    }
    .navigationTitle(viewModel.filter.title)
    .searchable(text: $viewModel.searchText, prompt: "Words of a clause")
    .accessibilityRotor("Oppressive Clauses") { entries(viewModel.oppressive) }
    .accessibilityRotor("Liberatory Clauses") { entries(viewModel.liberatory) }
  }

  @AccessibilityRotorContentBuilder
  private func entries(_ clauses: [AnalyzedClause]) -> some AccessibilityRotorContent {
    ForEach(clauses) { clause in AccessibilityRotorEntry(clause.title, id: clause.id, in: rows) }
  }

  private func count(_ found: [AnalyzedClause]) -> String {
    found.count == 1 ? "1 clause" : "\(found.count) clauses"
  }
}

/// One clause of a list: number, the beginning of the text, whom it addresses, and its score.
struct ClauseRow: View {
  let clause: AnalyzedClause
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  var body: some View {
    let isNeutral: Bool = clause.effectDirection == nil
    let look = ScoreLook(
      score: clause.score, isJudged: !isNeutral, differentiateWithoutColor: differentiate, palette: palette)
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: clause.title).font(.subheadline.weight(.semibold))
        Text(verbatim: clause.finding).font(.subheadline).foregroundStyle(palette.secondaryText.color)
        Spacer(minLength: 8)
        Image(systemName: isNeutral ? "circle" : look.symbolName).foregroundStyle(look.color)
        Text(verbatim: ScoreText.twoDecimals(clause.score, locale: locale)).monospacedDigit()
      }
      Text(verbatim: clause.text).lineLimit(3)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityValue(
      "\(clause.finding), score \(ScoreText.onScale(clause.score, -1...1, locale: locale))")
  }
}
