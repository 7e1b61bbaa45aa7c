import SwiftUI

extension View {
  /// Gives a chart a height that grows with the text, so that its labels leave it room.
  func chartHeight(_ height: CGFloat) -> some View { modifier(ChartHeight(height: height)) }
}

private struct ChartHeight: ViewModifier {
  let height: CGFloat
  @ScaledMetric(relativeTo: .caption) private var scale: CGFloat = 1

  func body(content: Content) -> some View { content.frame(height: height * scale) }
}
