import ChartEngine
import CoreGraphics
import SwiftUICore

/// A shape of symbols in a chart with three axes. The chart knows those that `BasicChart3DSymbolShape` offers.
public protocol Chart3DSymbolShape {}

/// A solid that stands for a point.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape {
  package let solid: SpaceSolid
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A cone that stands upright.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cone) }
  /// A cube.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cube) }
  /// A cylinder that stands upright.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .cylinder) }
  /// A ball.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(solid: .sphere) }
}

/// A solid as a legend shows it.
nonisolated struct SolidOutline: ChartSymbolShape {
  let solid: SpaceSolid

  nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated func path(in rect: CGRect) -> Path {
    switch solid {
    case .sphere: return Path(ellipseIn: rect)
    case .cube: return Path(rect)
    case .cone:
      return Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    case .cylinder:
      let round: CGFloat = rect.height / 5
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + round))
        path.addQuadCurve(
          to: CGPoint(x: rect.maxX, y: rect.minY + round), control: CGPoint(x: rect.midX, y: rect.minY - round))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - round))
        path.addQuadCurve(
          to: CGPoint(x: rect.minX, y: rect.maxY - round), control: CGPoint(x: rect.midX, y: rect.maxY + round))
        path.closeSubpath()
      }
    }
  }
}
