import Foundation

/// A screen that the app opens after the history.
public enum AppScreen: Hashable {
  /// A policy is being analysed.
  case analysis(AnalysisRun)
  /// The results of an analysis.
  case scoreCard(PolicyAnalysis)
  /// A part of the results with its chart.
  case drillDown(DrillDown, PolicyAnalysis)
  /// Clauses of an analysis.
  case clauses(ClauseFilter, PolicyAnalysis)
  /// One clause with its whole text.
  case clause(AnalyzedClause)
  /// The pages on which a clause stands, large.
  case pages(AnalyzedClause)
  /// Two analyses side by side.
  case comparison(PolicyAnalysis, PolicyAnalysis)
  /// The text of a document without a score.
  case document(ExtractedText)
  /// A section beside Analyze, in a window without a sidebar.
  case section(SidebarItem)
  /// A word list, by its path, in a window without a sidebar.
  case wordList(String)

  /// Whether the screen shows something of the analysis.
  @MainActor
  func shows(_ analysis: PolicyAnalysis) -> Bool {
    switch self {
    case .analysis(let run): run.viewModel.finalAnalysis === analysis
    case .scoreCard(let shown), .drillDown(_, let shown), .clauses(_, let shown): shown === analysis
    case .clause(let clause), .pages(let clause): clause.analysis === analysis
    case .comparison(let first, let second): first === analysis || second === analysis
    case .document, .section, .wordList: false
    }
  }
}

/// The parts of the results that have a screen of their own (behaviours 50, 51).
public enum DrillDown: String, CaseIterable, Hashable, Sendable {
  case benefitHierarchy, architectureRadar, eliteInterest, compoundingTrajectory, outgroupExpansion
  case historicalComparison

  /// The screen that explains a sub-score.
  public init(_ subScore: SubScore) {
    switch subScore {
    case .dis: self = .benefitHierarchy
    case .ads: self = .architectureRadar
    case .eis: self = .eliteInterest
    case .cis: self = .compoundingTrajectory
    case .oes: self = .outgroupExpansion
    }
  }

  /// The sub-score that the screen explains; nil for the comparison, which is about the index.
  public var subScore: SubScore? { SubScore.allCases.first { DrillDown($0) == self } }

  /// The title of the screen.
  public var title: String {
    switch self {
    case .benefitHierarchy: "Benefit Hierarchy"
    case .architectureRadar: "Architecture Radar"
    case .eliteInterest: "Elite Interest"
    case .compoundingTrajectory: "Compounding Trajectory"
    case .outgroupExpansion: "Outgroup Expansion"
    case .historicalComparison: "Historical Comparison"
    }
  }

  /// The place of the screen's chart among the parts of the results in reading order (behaviour 88).
  public var sortPriority: Double {
    switch self {
    case .architectureRadar: 4
    case .compoundingTrajectory: 3
    case .benefitHierarchy: 2
    case .historicalComparison: 1
    case .eliteInterest, .outgroupExpansion: 0
    }
  }
}

/// One analysis under way. It outlives its screen, so that going back to it does not start it again.
@MainActor
public final class AnalysisRun: Hashable {
  public let pdfURL: URL
  public let viewModel = AnalysisViewModel()

  public init(pdfURL: URL) { self.pdfURL = pdfURL }

  public nonisolated static func == (left: AnalysisRun, right: AnalysisRun) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
