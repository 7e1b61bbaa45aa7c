import SwiftData
import SwiftUI

/// The pages of the document on which a clause stands, small, with the clause outlined.
struct ClausePlaceSection: View {
  @State private var viewModel: ClausePlaceViewModel
  private let open: @MainActor (AppScreen) -> Void
  @Environment(\.displayScale) private var displayScale: CGFloat
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  /// The widest picture, in points.
  private static let width: CGFloat = 360

  init(
    clause: AnalyzedClause, dependencies: AppDependencies, open: @escaping @MainActor (AppScreen) -> Void
  ) {
    _viewModel = State(initialValue: ClausePlaceViewModel(clause: clause, pages: dependencies.pages))
    self.open = open
  }

  var body: some View {
    PageSection("In the document") {
      switch viewModel.state {
      case .loading:
        ProgressView("Looking for the page…")
      case .found(let place):
        ForEach(place.parts) { part in
          PagePicture(part: part, picture: viewModel.pictures[part.page]).frame(maxWidth: Self.width)
        }
        Button(place.parts.count == 1 ? "Open the Page" : "Open the Pages", systemImage: "plus.magnifyingglass") {
          open(.pages(viewModel.clause))
        }
        .buttonStyle(.bordered)
        .keyboardShortcut("p", modifiers: [.command, .shift])
        .accessibilityHint("Shows it larger")
      case .problem(let problem):
        PageProblemNote(problem: problem, viewModel: viewModel, width: pixels)
      }
    }
    .task(id: pixels) { await viewModel.load(width: pixels) }
  }

  private var pixels: Int { Int(Self.width * displayScale) }
}

/// Why the page cannot be shown, with the ways out: a field for the password, and a picker for the document.
struct PageProblemNote: View {
  let problem: PageProblem
  @Bindable var viewModel: ClausePlaceViewModel
  /// Of the pictures, in pixels.
  let width: Int
  @Environment(\.modelContext) private var context: ModelContext

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProblemNote(sentence: problem.errorDescription ?? "")
      if problem.needsPassword {
        PasswordField { password in Task { await viewModel.open(password: password, width: width) } }
      }
      if problem.needsDocument {
        Button("Find the Document…") { viewModel.isShowingFilePicker = true }
          .buttonStyle(.bordered)
          .fileImporter(isPresented: $viewModel.isShowingFilePicker, allowedContentTypes: [.pdf]) { result in
            Task { await viewModel.choose(result, in: context, width: width) }
          }
      }
    }
  }
}
