import SwiftUI

/// Analyses a policy and shows how it goes on (behaviours 39 to 47).
public struct AnalysisView: View {
  private let pdfURL: URL
  private let dependencies: AppDependencies
  private let store: AnalysisStore
  private let viewModel: AnalysisViewModel
  private let onShowResults: @MainActor (PolicyAnalysis) -> Void
  private let onGoBack: @MainActor () -> Void
  @AccessibilityFocusState private var focus: AnalysisFocus?
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  /// - Parameters:
  ///   - viewModel: Whoever shows the screen keeps it, so that the analysis is not started again.
  ///   - onShowResults: Opens the score card.
  ///   - onGoBack: Leaves the screen.
  public init(
    pdfURL: URL, dependencies: AppDependencies, store: AnalysisStore, viewModel: AnalysisViewModel,
    onShowResults: @escaping @MainActor (PolicyAnalysis) -> Void, onGoBack: @escaping @MainActor () -> Void
  ) {
    self.pdfURL = pdfURL
    self.dependencies = dependencies
    self.store = store
    self.viewModel = viewModel
    self.onShowResults = onShowResults
    self.onGoBack = onGoBack
  }

  public var body: some View {
    VStack(spacing: 0) {
      BackBar(title: "Back", action: onGoBack)
      ScrollView {
        VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
          AnalysisHeader(fileName: pdfURL.lastPathComponent, highestTier: viewModel.highestTier)
          content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, metrics.margin)
        .padding(.bottom, metrics.isWide ? metrics.margin : 4)
      }
    }
    .onAppear { viewModel.startAnalysis(pdfURL: pdfURL, deps: dependencies, context: store) }
    .onDisappear { viewModel.cancel() }
    .onChange(of: viewModel.isComplete) { focus = .gauge }
    .onChange(of: viewModel.errorMessage) { focus = .error }
    .task(id: viewModel.isComplete) {
      if await viewModel.waitForResults() { showResults() }
    }
  }

  @ViewBuilder private var content: some View {
    if let message = viewModel.errorMessage {
      AnalysisErrorBanner(message: message, focus: $focus, onGoBack: onGoBack)
    } else if metrics.isWide {
      // Readers read one column after the other, not line by line across both.
      HStack(alignment: .top, spacing: metrics.sectionSpacing) {
        AnalysisGaugeCard(viewModel: viewModel, focus: $focus)
          .frame(width: metrics.gaugeColumnWidth)
          .accessibilityElement(children: .contain)
        AnalysisSubScores(viewModel: viewModel).accessibilityElement(children: .contain)
      }
      .fixedSize(horizontal: false, vertical: true)
      resultsButton
    } else {
      AnalysisGaugeCard(viewModel: viewModel, focus: $focus)
      AnalysisSubScores(viewModel: viewModel)
      resultsButton
    }
  }

  @ViewBuilder private var resultsButton: some View {
    if viewModel.isComplete {
      Button("View Full Results", action: showResults)
        .buttonStyle(AppMainButtonStyle())
        .accessibilityHint("Opens the score card")
        .frame(maxWidth: metrics.isWide ? metrics.gaugeColumnWidth : .infinity)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private func showResults() {
    if let analysis = viewModel.takeResults() { onShowResults(analysis) }
  }
}

/// The elements of the analysis screen to which assistive focus moves by itself.
enum AnalysisFocus: Hashable {
  /// The gauge, when the analysis is complete (behaviour 46).
  case gauge
  /// The reason, when it failed.
  case error
}
