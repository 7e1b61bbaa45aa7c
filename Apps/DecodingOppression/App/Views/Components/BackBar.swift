import SwiftUI

/// The bar above a screen with the way back.
struct BackBar: View {
  let title: LocalizedStringKey
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").accessibilityHidden(true)
        Text(title)
      }
      .font(.body)
      // The symbol has space of its own around it.
      .padding(.leading, -6)
      .foregroundStyle(palette.accent.color)
      .frame(minWidth: 44, minHeight: 44, alignment: .leading)
    }
    .buttonStyle(.plain)
    .padding(.horizontal, metrics.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
