import ChartEngine
import CoreGraphics
import SwiftUICore

extension ChartContent {
  /// Paints the marks in a style. A gradient goes over each mark, unless it is aligned with the plot area.
  ///
  /// - Parameter style: The style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing { if $0.style.foreground == nil { $0.style.foreground = .value(style) } }
  }

  /// Tells values apart by the style of marks; a legend says which is which.
  ///
  /// - Parameter value: The value: categories have a colour each, numbers a place in a gradient.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum: PlotDatum = value.datum
    return changing { if $0.style.foreground == nil { $0.style.foreground = .by(datum) } }
  }

  /// Makes the marks translucent.
  ///
  /// - Parameter value: From 0, invisible, to 1, opaque. It is multiplied with that of content inside.
  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    changing { $0.style.opacity *= max(0, min(1, value)) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: The radius in points, at most half of the shorter side.
  ///   - style: The form of the corners.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { if $0.style.corner == nil { $0.style.corner = MarkStyle.Corner(radius: max(0, radius), style: style) } }
  }

  /// Draws lines and rules in a style.
  ///
  /// - Parameter style: Width, ends, joins and dashes, in points.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.style.lineStyle == nil { $0.style.lineStyle = .value(style) } }
  }

  /// Tells values apart by the dashes of lines.
  ///
  /// - Parameter value: The value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum: PlotDatum = value.datum
    return changing { if $0.style.lineStyle == nil { $0.style.lineStyle = .by(datum) } }
  }

  /// Sets how lines and areas go from value to value.
  ///
  /// - Parameter method: The method.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { if $0.style.curve == nil { $0.style.curve = method.curve } }
  }

  /// Lays gradients out over the plot area instead of each mark.
  ///
  /// - Parameter aligns: Whether it does.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { if $0.style.alignsWithPlot == nil { $0.style.alignsWithPlot = aligns } }
  }

  /// Draws the marks in front of those with a lower index; without one marks are drawn in their order, at 0.
  ///
  /// - Parameter value: The index.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    changing { if $0.style.zIndex == nil { $0.style.zIndex = value } }
  }
}
