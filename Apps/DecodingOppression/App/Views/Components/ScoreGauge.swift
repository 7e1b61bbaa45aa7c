import SwiftUI

/// A ring with a COI in its middle. It has no accessibility of its own: the screens say what it means.
struct ScoreGauge: View {
  let value: Double
  let text: String
  let color: Color
  let diameter: CGFloat
  let font: Font
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  var body: some View {
    let lineWidth: CGFloat = metrics.gaugeLineWidth(diameter: diameter)
    ZStack {
      Circle().strokeBorder(palette.track.color, lineWidth: lineWidth)
      GaugeArc(value: value)
        .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .padding(lineWidth / 2)
      VStack(spacing: 0) {
        Text(verbatim: text).font(font)
        Text(verbatim: "COI").font(.caption.weight(.semibold)).foregroundStyle(palette.secondaryText.color)
      }
    }
    .frame(width: diameter, height: diameter)
  }
}
