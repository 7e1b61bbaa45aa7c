import SwiftUI

/// The four techniques as a radar drawn on a canvas (behaviours 63 to 69).
struct ArchitectureRadarView: View {
  @State private var viewModel: ArchitectureRadarViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.locale) private var locale: Locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate: Bool

  init(analysis: PolicyAnalysis) {
    _viewModel = State(initialValue: ArchitectureRadarViewModel(analysis: analysis))
  }

  var body: some View {
    PageSection("Techniques of unequal treatment") {
      radar
      ForEach(ArchitectureComponent.allCases, id: \.self) { component in
        ValueRow(
          name: "\(component.abbreviation), \(component.displayName)",
          value: ShareText.percent(viewModel.means[component], locale: locale))
      }
    }
  }

  private var radar: some View {
    let drawing = RadarDrawing(
      means: viewModel.means, selected: viewModel.selected, differentiateWithoutColor: differentiate,
      palette: palette)
    return Canvas { context, size in drawing.draw(in: &context, size: size) }
      .frame(height: ChartStyle.height(isWide: metrics.isWide))
      .accessibilityRepresentation {
        Text(verbatim: viewModel.spoken(viewModel.selected, locale: locale))
          .accessibilityLabel("Architecture Detection Radar Chart")
          .accessibilityValue(viewModel.spoken(viewModel.selected, locale: locale))
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h2)
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: step(forward: true)
            case .decrement: step(forward: false)
            @unknown default: break
            }
          }
      }
  }

  private func step(forward: Bool) {
    viewModel.step(forward: forward)
    AccessibilityNotification.Announcement(viewModel.spoken(viewModel.selected, locale: locale)).post()
  }
}

/// Draws the axes, three rings, and the area of the means.
struct RadarDrawing {
  let means: ArchitectureScores
  let selected: ArchitectureComponent
  let differentiateWithoutColor: Bool
  let palette: Palette

  func draw(in context: inout GraphicsContext, size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius: CGFloat = max(0, min(size.width, size.height) / 2 - 24)
    for ring in [0.33, 0.66, 1] {
      context.stroke(area(center, radius) { _ in ring }, with: .color(palette.track.color), lineWidth: 1)
    }
    let shape: Path = area(center, radius) { means[$0] }
    context.fill(shape, with: .color(palette.accent.color.opacity(0.2)))
    context.stroke(shape, with: .color(palette.accent.color), lineWidth: 2)
    for component in ArchitectureComponent.allCases {
      var axis = Path()
      axis.move(to: center)
      axis.addLine(to: point(component, 1, center, radius))
      context.stroke(
        axis, with: .color(palette.secondaryText.color),
        style: ChartStyle.line(component, differentiateWithoutColor: differentiateWithoutColor))
      let weight: Font.Weight = component == selected ? .bold : .regular
      context.draw(
        Text(verbatim: component.abbreviation).font(.caption.weight(weight)),
        at: point(component, 1, center, radius + 14))
    }
  }

  private func area(
    _ center: CGPoint, _ radius: CGFloat, value: (ArchitectureComponent) -> Double
  ) -> Path {
    var path = Path()
    path.addLines(ArchitectureComponent.allCases.map { point($0, value($0), center, radius) })
    path.closeSubpath()
    return path
  }

  /// The place of a value on an axis: AAR at the top, the others clockwise.
  private func point(
    _ component: ArchitectureComponent, _ value: Double, _ center: CGPoint, _ radius: CGFloat
  ) -> CGPoint {
    let index = Double(ArchitectureComponent.allCases.firstIndex(of: component) ?? 0)
    let angle: Double = -Double.pi / 2 + index * Double.pi / 2
    return CGPoint(x: center.x + cos(angle) * radius * value, y: center.y + sin(angle) * radius * value)
  }
}
