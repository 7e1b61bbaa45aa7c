import SwiftData
import SwiftUI

/// Analyses a policy and shows how it goes on (behaviours 39 to 47).
struct AnalysisView: View {
  private let run: AnalysisRun
  private let dependencies: AppDependencies
  private let onShowResults: @MainActor (PolicyAnalysis) -> Void
  private let onReadText: @MainActor (ExtractedText) -> Void
  private let onGoBack: @MainActor () -> Void
  @AccessibilityFocusState private var focus: AnalysisFocus?
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.modelContext) private var context: ModelContext

  /// - Parameters:
  ///   - run: The policy, and how far its analysis has come.
  ///   - onShowResults: Opens the score card.
  ///   - onReadText: Opens the text of a document that has no score.
  ///   - onGoBack: Leaves the screen.
  init(
    run: AnalysisRun, dependencies: AppDependencies, onShowResults: @escaping @MainActor (PolicyAnalysis) -> Void,
    onReadText: @escaping @MainActor (ExtractedText) -> Void, onGoBack: @escaping @MainActor () -> Void
  ) {
    self.run = run
    self.dependencies = dependencies
    self.onShowResults = onShowResults
    self.onReadText = onReadText
    self.onGoBack = onGoBack
  }

  private var viewModel: AnalysisViewModel { run.viewModel }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
        AnalysisHeader(fileName: run.pdfURL.lastPathComponent, highestTier: viewModel.highestTier)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, metrics.isWide ? metrics.margin : 4)
    }
    .navigationTitle("Analysis")
    .onAppear { viewModel.startAnalysis(pdfURL: run.pdfURL, deps: dependencies, context: context) }
    .onDisappear { viewModel.cancel() }
    .onChange(of: viewModel.isComplete) {
      focus = .gauge
      AccessibilityNotification.Announcement("Analysis complete").post()
    }
    .onChange(of: viewModel.errorMessage) { focus = .error }
    .task(id: viewModel.isComplete) {
      if await viewModel.waitForResults() { showResults() }
    }
  }

  @ViewBuilder private var content: some View {
    if let message = viewModel.errorMessage {
      AnalysisErrorBanner(message: message, focus: $focus, onGoBack: onGoBack) { remedy }
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

  /// The ways out of the error on this screen: a field for the password, and the text itself.
  @ViewBuilder private var remedy: some View {
    if viewModel.needsPassword {
      PasswordField { password in
        viewModel.tryAgain(pdfURL: run.pdfURL, password: password, deps: dependencies, context: context)
      }
    }
    if let text = viewModel.readableText {
      Button("Read the Text") { onReadText(text) }.buttonStyle(.bordered)
    }
  }

  @ViewBuilder private var resultsButton: some View {
    if let problem = viewModel.storageProblem { StorageNote(sentence: problem) }
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

/// Says that the results are shown but not kept.
private struct StorageNote: View {
  let sentence: String
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    Label {
      Text(verbatim: sentence)
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(palette.moderate.color)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(metrics.cardPadding)
    .card()
  }
}

/// The elements of the analysis screen to which assistive focus moves by itself.
enum AnalysisFocus: Hashable {
  /// The gauge, when the analysis is complete (behaviour 46).
  case gauge
  /// The reason, when it failed.
  case error
}
