import ChartEngine
import CoreGraphics
import Spatial
import SwiftUICore

// Marks that both kinds of charts know have these modifiers twice. Where nothing says which chart the content is for, it is that
// for two axes: so these come last.
extension Chart3DContent {
  /// Paints the marks in a style: a surface in its colours, lit by the chart's light.
  ///
  /// - Parameter style: The style. A gradient goes up a surface from its lowest to its highest value.
  @_disfavoredOverload
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
    let style = AnyShapeStyle(style)
    return styled { if $0.paint == nil { $0.paint = .style(style) } }
  }

  /// Paints surfaces by their form.
  ///
  /// - Parameter surfaceStyle: The style, such as `.heightBased`.
  @_disfavoredOverload
  public nonisolated func foregroundStyle(_ surfaceStyle: some Chart3DSurfaceStyle) -> some Chart3DContent {
    let basic: BasicChart3DSurfaceStyle = surfaceStyle as? BasicChart3DSurfaceStyle ?? .heightBased
    return styled { if $0.paint == nil { $0.paint = .surface(basic) } }
  }

  /// Tells values apart by the colour of marks; a legend says which is which.
  ///
  /// - Parameter value: The value: categories have a colour each, numbers a place in a gradient.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
    let datum: PlotDatum = value.datum
    return styled { if $0.paint == nil { $0.paint = .by(datum) } }
  }

  /// Sets how dull the marks are.
  ///
  /// - Parameter ratio: From 0, polished with a small highlight, to 1, without one; held between both. The default of surfaces
  ///   is 0.6, of others 0.4.
  public nonisolated func roughness(_ ratio: Double) -> some Chart3DContent {
    styled { if $0.roughness == nil { $0.roughness = ratio } }
  }

  /// Sets how much the marks look like metal: their highlight is in their own colour then, and their shade deeper.
  ///
  /// - Parameter ratio: From 0, the default, to 1; held between both.
  public nonisolated func metalness(_ ratio: Double) -> some Chart3DContent {
    styled { if $0.metalness == nil { $0.metalness = ratio } }
  }

  /// Draws points with a symbol.
  ///
  /// - Parameter symbol: The shape, such as `.cube`.
  @_disfavoredOverload
  public nonisolated func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
    let solid: SpaceSolid = (symbol as? BasicChart3DSymbolShape)?.solid ?? .sphere
    return styled { if $0.symbol == nil { $0.symbol = solid } }
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter size: The diameter, or edge, where an edge of the chart's box is 1. Apple's documentation names no unit; apps
  ///   write such as 0.05. A size above 1, larger than the whole box, is taken as the area in square points that it is in charts
  ///   with two axes. One below zero, or that is no number, is 0.
  @_disfavoredOverload
  public nonisolated func symbolSize(_ size: CGFloat) -> some Chart3DContent {
    styled { if $0.symbolSize == nil { $0.symbolSize = size > 0 && size.isFinite ? size : 0 } }
  }

  /// Turns the symbols of points.
  ///
  /// - Parameter rotation: The rotation around the middle of a symbol.
  public nonisolated func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
    styled { if $0.rotation == nil { $0.rotation = rotation } }
  }
}
