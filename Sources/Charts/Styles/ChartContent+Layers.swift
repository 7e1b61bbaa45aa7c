import CoreGraphics
import SwiftUICore

extension ChartContent {
  /// Blurs the marks together.
  ///
  /// - Parameter radius: The radius in points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    layered { .blur(radius: max(0, radius)) }
  }

  /// Puts a shadow behind the marks together.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it is moved along x, in points.
  ///   - y: How far it is moved along y, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    layered { .shadow(color, radius: max(0, radius), x: x, y: y) }
  }

  /// Shows the marks only inside of a shape, which is laid out in the plot area.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: How overlapping parts count.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    layered { .clip(AnyShape(shape), style) }
  }

  /// Shows the marks only where others are.
  ///
  /// - Parameter content: Makes the other marks, which are not shown themselves.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let mask: C = content()
    return layered {
      var marks = _ChartMarks()
      mask._addMarks(to: &marks)
      return .mask(marks.list)
    }
  }

  /// Puts the marks together before they are mixed with what lies behind them.
  public nonisolated func compositingLayer() -> some ChartContent { layered { .composite } }

  /// Puts the marks together on a layer, which view modifiers change.
  ///
  /// - Parameter style: Applies the modifiers.
  public nonisolated func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    layered { .composite }
  }
}
