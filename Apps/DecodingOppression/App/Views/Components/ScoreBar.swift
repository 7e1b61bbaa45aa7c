import SwiftUI

/// A thin bar as long as a score is large. Like the gauge it grows from the other end when the score is negative.
struct ScoreBar: View {
  let value: Double
  let color: Color
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    Capsule()
      .fill(palette.track.color)
      .overlay {
        BarFill(value: value).fill(color)
      }
      .frame(height: 6)
  }
}

/// The filled part of a bar: at least as long as the bar is high, so that it can be seen, and nothing for 0. It is
/// mirrored where reading goes from right to left, as shapes are.
struct BarFill: Shape {
  let value: Double

  func path(in rect: CGRect) -> Path {
    guard value != 0 else { return Path() }
    let width: CGFloat = min(rect.width, max(rect.height, rect.width * abs(value)))
    let x: CGFloat = value < 0 ? rect.maxX - width : rect.minX
    return Path(
      roundedRect: CGRect(x: x, y: rect.minY, width: width, height: rect.height), cornerRadius: rect.height / 2)
  }
}
