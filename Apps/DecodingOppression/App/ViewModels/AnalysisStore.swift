import Observation

/// Where finished analyses are kept while the app runs, oldest first.
@Observable
@MainActor
public final class AnalysisStore {
  public private(set) var analyses: [PolicyAnalysis] = []

  /// Makes an empty store.
  public init() {}

  /// Keeps a finished analysis (behaviour 36).
  public func insert(_ analysis: PolicyAnalysis) {
    analyses.append(analysis)
  }

  /// A name for a policy that no kept analysis has: the same PDF analysed again becomes "name (2)".
  func uniqueName(_ name: String) -> String {
    PolicyAnalysis.uniqueName(name, existing: analyses.map(\.policyName))
  }
}
