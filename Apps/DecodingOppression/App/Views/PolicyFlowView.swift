import SwiftUI

/// The screens of one policy, one after the other: the analysis, then the score card.
public struct PolicyFlowView: View {
  private let viewModel: PolicyFlowViewModel
  @Environment(\.palette) private var palette: Palette

  public init(viewModel: PolicyFlowViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    screen
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(palette.ground.color)
      .tint(palette.accent.color)
  }

  @ViewBuilder private var screen: some View {
    switch viewModel.screen {
    case .analysis:
      AnalysisView(
        pdfURL: viewModel.pdfURL, dependencies: viewModel.dependencies, store: viewModel.store,
        viewModel: viewModel.analysis, onShowResults: { viewModel.showResults($0) }, onGoBack: { viewModel.goBack() })
    case .scoreCard(let analysis):
      ScoreCardView(analysis: analysis, onGoBack: { viewModel.goBack() })
    }
  }
}
