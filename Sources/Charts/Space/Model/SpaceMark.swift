import ChartEngine
import CoreGraphics
import Spatial
import SwiftUICore

/// One mark of a chart with three axes with all that modifiers say about it.
package struct SpaceMark {
  package enum Kind {
    case point
    case rule
    case rectangle
    case surface(SpaceSurface)
  }

  package let kind: Kind
  /// The values or intervals; of a surface only their labels count.
  package var x: PlotDatum
  package var y: PlotDatum
  package var z: PlotDatum
  package var identity = MarkIdentity()
  package var style = SpaceStyle()

  package init(_ kind: Kind, x: PlotDatum, y: PlotDatum, z: PlotDatum) {
    self.kind = kind
    self.x = x
    self.y = y
    self.z = z
  }

  /// The mark of a surface.
  package init(_ kind: Kind) {
    guard case .surface(let surface) = kind else { fatalError("Only a surface is a mark without values.") }
    let nothing = PlotInterval(.number(.nan))
    self.init(
      kind, x: PlotDatum(surface.x, nothing), y: PlotDatum(surface.y, nothing), z: PlotDatum(surface.z, nothing))
  }

  package var surface: SpaceSurface? {
    if case .surface(let surface) = kind { return surface }
    return nil
  }
}

/// A function of x and z with the names of its values.
package final class SpaceSurface {
  let x: Text
  let y: Text
  let z: Text
  let function: @Sendable (Double, Double) -> Double

  init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {
    self.x = x
    self.y = y
    self.z = z
    self.function = function
  }
}

/// The style that modifiers give a mark in space. Of two modifiers for the same part the innermost wins.
package struct SpaceStyle {
  package enum Paint {
    case style(AnyShapeStyle)
    case surface(BasicChart3DSurfaceStyle)
    case by(PlotDatum)
  }

  package var paint: Paint?
  package var symbol: SpaceSolid?
  package var symbolSize: CGFloat?
  package var rotation: Rotation3D?
  package var roughness: Double?
  package var metalness: Double?

  /// The value by which the mark is told from others.
  package var datum: PlotDatum? {
    if case .by(let datum)? = paint { return datum }
    return nil
  }
}
