import SwiftUI

/// A row that opens another screen.
struct LinkRow: View {
  let title: LocalizedStringKey
  let hint: LocalizedStringKey
  let action: @MainActor () -> Void
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Text(title).font(metrics.isWide ? .body : .subheadline).multilineTextAlignment(.leading)
        Spacer(minLength: 8)
        LinkArrow()
      }
      .padding(.vertical, metrics.rowPadding)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityHint(hint)
  }
}

/// The arrow at the end of a row that opens another screen.
struct LinkArrow: View {
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(palette.secondaryText.color)
      .accessibilityHidden(true)
  }
}
