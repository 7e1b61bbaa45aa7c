import SwiftData
import SwiftUI
import UniformTypeIdentifiers

/// The kept analyses, newest first (behaviours 20 to 28).
struct PolicyHistoryView: View {
  @Query(sort: \PolicyAnalysis.dateAnalyzed, order: .reverse) private var analyses: [PolicyAnalysis]
  @State private var viewModel = PolicyHistoryViewModel()
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?
  @Environment(\.modelContext) private var context: ModelContext
  private let dependencies: AppDependencies
  private let navigation: AppNavigation

  init(dependencies: AppDependencies, navigation: AppNavigation) {
    self.dependencies = dependencies
    self.navigation = navigation
  }

  var body: some View {
    PolicyHistoryList(
      analyses: viewModel.found(in: analyses), dependencies: dependencies, navigation: navigation,
      delete: { viewModel.delete($0, context: context, navigation: navigation) }
    )
    .overlay { if viewModel.found(in: analyses).isEmpty { placeholder } }
    .navigationTitle("Analyses")
    .searchable(text: $viewModel.searchText, prompt: "Name of a policy")
    .toolbar {
      if sizeClass != .regular {
        ToolbarItem(placement: .secondaryAction) { SectionsMenu(navigation: navigation) }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add Policy", systemImage: "plus") { viewModel.isShowingFilePicker = true }
          .keyboardShortcut("o", modifiers: .command)
          .help("Analyze a PDF")
      }
    }
    .fileImporter(isPresented: $viewModel.isShowingFilePicker, allowedContentTypes: [.pdf]) { result in
      viewModel.importFile(result, navigation: navigation)
    }
    .dropDestination(for: URL.self) { files, _ in viewModel.drop(files, navigation: navigation) }
    .alert("Not Done", isPresented: showsProblem) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(verbatim: viewModel.problem ?? "")
    }
  }

  private var showsProblem: Binding<Bool> {
    Binding {
      viewModel.problem != nil
    } set: {
      if !$0 { viewModel.problem = nil }
    }
  }

  @ViewBuilder private var placeholder: some View {
    if analyses.isEmpty {
      ContentUnavailableView {
        Label("No Analyses", systemImage: "doc.text.magnifyingglass")
      } description: {
        Text("Analyze your first policy")
      } actions: {
        Button("Choose a PDF…") { viewModel.isShowingFilePicker = true }
        if let sample = BundledPolicy.url {
          Button("Use the Sample Ordinance") { navigation.analyze(sample) }
        }
      }
    } else {
      ContentUnavailableView.search(text: viewModel.searchText)
    }
  }
}

/// The sections beside Analyze, in a window without a sidebar.
private struct SectionsMenu: View {
  let navigation: AppNavigation

  var body: some View {
    ForEach(SidebarItem.allCases.filter { $0 != .analyze }) { item in
      Button(item.title, systemImage: item.symbolName) { navigation.open(.section(item)) }
    }
  }
}
