import Foundation
import Observation

/// Which of the screens of one policy is shown: the analysis, then its score card.
@Observable
@MainActor
public final class PolicyFlowViewModel {
  public enum Screen: Equatable {
    case analysis
    case scoreCard(PolicyAnalysis)
  }

  public private(set) var screen: Screen = .analysis
  /// Whether the user went back from the first screen: the owner of the flow then shows something else.
  public private(set) var isClosed: Bool = false
  /// The analysis under way; it outlives its screen, so that going back to it does not start it again.
  public let analysis: AnalysisViewModel

  let pdfURL: URL
  let dependencies: AppDependencies
  let store: AnalysisStore

  /// - Parameters:
  ///   - pdfURL: The policy to analyse.
  ///   - store: Where the finished analysis is kept.
  public init(pdfURL: URL, dependencies: AppDependencies, store: AnalysisStore = AnalysisStore()) {
    self.pdfURL = pdfURL
    self.dependencies = dependencies
    self.store = store
    analysis = AnalysisViewModel()
  }

  /// Opens the score card; asking twice opens it once (behaviour 43).
  public func showResults(_ analysis: PolicyAnalysis) {
    screen = .scoreCard(analysis)
  }

  /// One screen back: from the score card to the analysis, from there out of the flow (behaviour 44).
  public func goBack() {
    switch screen {
    case .scoreCard: screen = .analysis
    case .analysis: isClosed = true
    }
  }
}
