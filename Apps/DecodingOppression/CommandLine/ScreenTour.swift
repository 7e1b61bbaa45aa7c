import DecodingOppression

/// The screens behind the score card, in the order in which a run photographs them.
enum ScreenTour {
  /// A screen with the name of its pictures.
  struct Stop {
    var name: String
    var title: String
    /// Makes the screen for an analysis: each window has one of its own.
    var screen: @MainActor (PolicyAnalysis) -> AppScreen
  }

  static let stops: [Stop] =
    DrillDown.allCases.map { drillDown in
      Stop(name: name(drillDown.title), title: drillDown.title) { .drillDown(drillDown, $0) }
    } + [
      Stop(name: "clauses", title: "Clauses") { .clauses(.all, $0) },
      Stop(name: "clause", title: "One clause") { analysis in
        clause(of: analysis).map { .clause($0) } ?? .clauses(.all, analysis)
      },
      Stop(name: "page", title: "The page of a clause") { analysis in
        clause(of: analysis).map { .pages($0) } ?? .clauses(.all, analysis)
      },
      Stop(name: "training", title: "Training") { _ in .section(.training) },
      Stop(name: "validation", title: "Validation") { _ in .section(.validation) },
      Stop(name: "data", title: "Data") { _ in .section(.data) },
      Stop(name: "word-list", title: "A word list") { _ in .wordList("groups.outgroup") },
    ]

  /// The first clause that has something to show.
  @MainActor
  private static func clause(of analysis: PolicyAnalysis) -> AnalyzedClause? {
    let clauses: [AnalyzedClause] = analysis.clauses
    return clauses.first { $0.effectDirection != nil } ?? clauses.first
  }

  /// "Benefit Hierarchy" is "benefit-hierarchy".
  private static func name(_ title: String) -> String { title.lowercased().replacingOccurrences(of: " ", with: "-") }
}
