import SwiftUI

/// Says why the analysis could not be made, with the way out (behaviour 44).
struct AnalysisErrorBanner<Remedy: View>: View {
  let message: String
  let focus: AccessibilityFocusState<AnalysisFocus?>.Binding
  let onGoBack: @MainActor () -> Void
  @ViewBuilder let remedy: Remedy
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(
    message: String, focus: AccessibilityFocusState<AnalysisFocus?>.Binding, onGoBack: @escaping @MainActor () -> Void,
    @ViewBuilder remedy: () -> Remedy
  ) {
    self.message = message
    self.focus = focus
    self.onGoBack = onGoBack
    self.remedy = remedy()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Image(systemName: "exclamationmark.triangle")
            .foregroundStyle(palette.high.color)
            .accessibilityHidden(true)
          Text("Analysis stopped").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        }
        .font(.headline)
        Text(verbatim: message)
          .font(.body)
          .accessibilityFocused(focus, equals: .error)
      }
      remedy
      Button("Go Back", action: onGoBack)
        .buttonStyle(AppMainButtonStyle())
        .accessibilityHint("Leaves the analysis")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(metrics.cardPadding)
    .card()
    .frame(maxWidth: metrics.isWide ? 520 : .infinity)
  }
}
