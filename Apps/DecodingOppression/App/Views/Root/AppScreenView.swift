import SwiftUI

/// One of the screens after the history.
struct AppScreenView: View {
  let screen: AppScreen
  let dependencies: AppDependencies
  let navigation: AppNavigation
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(palette.ground.color)
      .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .analysis(let run):
      AnalysisView(
        run: run, dependencies: dependencies, onShowResults: { navigation.open(.scoreCard($0)) },
        onReadText: { navigation.open(.document($0)) }, onGoBack: { navigation.goBack() })
    case .scoreCard(let analysis):
      ScoreCardView(analysis: analysis, dependencies: dependencies, open: { navigation.open($0) })
    case .drillDown(let drillDown, let analysis):
      DrillDownView(
        drillDown: drillDown, analysis: analysis, dependencies: dependencies, open: { navigation.open($0) })
    case .clauses(let filter, let analysis):
      ClauseListView(
        analysis: analysis, filter: filter, historicalDomains: dependencies.history.domains,
        open: { navigation.open($0) })
    case .clause(let clause):
      ClauseDetailView(clause: clause, dependencies: dependencies, open: { navigation.open($0) })
    case .pages(let clause):
      ClausePagesView(clause: clause, dependencies: dependencies)
    case .comparison(let first, let second):
      PolicyComparisonView(first: first, second: second)
    case .document(let text):
      DocumentTextView(document: text)
    case .section(let item):
      SectionPage(item: item, dependencies: dependencies, navigation: navigation, showsLists: true)
    case .wordList(let path):
      WordListView(path: path, dependencies: dependencies, analysis: navigation.selectedAnalysis)
    }
  }
}
