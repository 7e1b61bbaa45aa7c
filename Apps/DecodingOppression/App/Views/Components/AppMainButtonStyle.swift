import SwiftUI

/// The looks of the one button that a screen leads to: as wide as it may be, white on the accent colour.
struct AppMainButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MainButtonBody(configuration: configuration)
  }
}

private struct MainButtonBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    configuration.label
      .font(.headline)
      .multilineTextAlignment(.center)
      .foregroundStyle(Color.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: metrics.isWide ? 40 : 48)
      .background(palette.buttonFill.color, in: RoundedRectangle(cornerRadius: 12))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}
