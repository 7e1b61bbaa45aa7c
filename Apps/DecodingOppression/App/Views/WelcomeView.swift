import SwiftUI

/// Says what the app does, and begins (behaviours 12 to 19).
struct WelcomeView: View {
  private let dependencies: AppDependencies
  @Binding private var hasCompletedOnboarding: Bool
  @State private var viewModel = WelcomeViewModel()
  @AccessibilityFocusState private var isProgressFocused: Bool
  @Environment(\.palette) private var palette: Palette
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize

  init(dependencies: AppDependencies, hasCompletedOnboarding: Binding<Bool>) {
    self.dependencies = dependencies
    _hasCompletedOnboarding = hasCompletedOnboarding
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: "doc.text.magnifyingglass")
          .font(.system(size: 64))
          .foregroundStyle(palette.accent.color)
          .accessibilityHidden(true)
        Text("Decoding Oppression")
          .font(.largeTitle.bold())
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
        Text("Reads a policy clause by clause and shows whom it serves, whom it burdens, and how sure that is.")
          .multilineTextAlignment(.center)
        Button("Get Started") { start() }
          .buttonStyle(AppMainButtonStyle())
          .accessibilityHint("Downloads the analysis model and opens your analyses")
        if viewModel.isDownloadStarted || dependencies.modelDownloadManager.downloadError != nil {
          ModelProgress(manager: dependencies.modelDownloadManager)
            .accessibilityFocused($isProgressFocused)
        }
      }
      .frame(maxWidth: WelcomeViewStyle.textWidth(dynamicTypeSize: dynamicTypeSize))
      .padding(24)
      .frame(maxWidth: .infinity)
    }
    .defaultScrollAnchor(.center)
  }

  private func start() {
    viewModel.getStarted(deps: dependencies, hasCompletedOnboarding: &hasCompletedOnboarding)
    isProgressFocused = true
  }
}
