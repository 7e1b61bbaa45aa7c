import SwiftData
import SwiftUI

/// Export and comparison, in the bar of the score card (behaviour 52).
struct ScoreCardToolbar: ToolbarContent {
  let viewModel: ScoreCardViewModel
  let dependencies: AppDependencies
  let open: @MainActor (AppScreen) -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      CompareMenu(analysis: viewModel.analysis, open: open)
    }
    ToolbarItem(placement: .primaryAction) {
      ExportButton(viewModel: viewModel, dependencies: dependencies)
    }
  }
}

/// Opens the export: a sheet on a phone, a popover in a wide window (behaviours 52, 81).
private struct ExportButton: View {
  @Bindable var viewModel: ScoreCardViewModel
  let dependencies: AppDependencies
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?

  var body: some View {
    let button = Button("Export", systemImage: "square.and.arrow.up") { viewModel.isShowingExport = true }
      .keyboardShortcut("e", modifiers: .command)
      .help("Export the results")
    if sizeClass == .regular {
      button.popover(isPresented: $viewModel.isShowingExport) { export.frame(width: 320) }
    } else {
      button.sheet(isPresented: $viewModel.isShowingExport) { export.presentationDetents([.medium, .large]) }
    }
  }

  private var export: some View { ExportView(analysis: viewModel.analysis, dependencies: dependencies) }
}

/// The other kept analyses, one of which can be set beside this one.
private struct CompareMenu: View {
  @Query(sort: \PolicyAnalysis.dateAnalyzed, order: .reverse) private var analyses: [PolicyAnalysis]
  let analysis: PolicyAnalysis
  let open: @MainActor (AppScreen) -> Void

  init(analysis: PolicyAnalysis, open: @escaping @MainActor (AppScreen) -> Void) {
    self.analysis = analysis
    self.open = open
  }

  var body: some View {
    let others: [PolicyAnalysis] = analyses.filter { $0 !== analysis }
    Menu("Compare", systemImage: "rectangle.split.2x1") {
      ForEach(others.prefix(20)) { other in
        Button(other.policyName) { open(.comparison(analysis, other)) }
      }
    }
    .disabled(others.isEmpty)
    .help("Set another analysis beside this one")
  }
}
