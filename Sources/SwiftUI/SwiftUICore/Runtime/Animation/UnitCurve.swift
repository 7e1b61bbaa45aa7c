import CoreGraphics

/// A curve from (0, 0) to (1, 1): how progress in time becomes progress of a value.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn
    case circularOut
    case circularInOut
    /// The inverse of `circularInOut`: fast at both ends.
    case circularOutIn
  }

  var shape: Shape

  /// A cubic curve by its two inner control points; their x is limited to 0...1, so that time never runs backwards.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func legal(_ x: CGFloat) -> Double { x.isFinite ? Double(max(0, min(1, x))) : 0 }
    return UnitCurve(
      shape: .bezier(
        x1: legal(startControlPoint.x), y1: Double(startControlPoint.y), x2: legal(endControlPoint.x),
        y2: Double(endControlPoint.y)))
  }

  /// Progress as time.
  public static let linear: UnitCurve = UnitCurve(shape: .bezier(x1: 0, y1: 0, x2: 1, y2: 1))

  /// Slow at both ends.
  public static let easeInOut: UnitCurve = UnitCurve(shape: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// Slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut: UnitCurve = .easeInOut

  /// Slow at the start.
  public static let easeIn: UnitCurve = UnitCurve(shape: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))

  /// Slow at the end.
  public static let easeOut: UnitCurve = UnitCurve(shape: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))

  /// The lower right quarter of a circle.
  public static let circularEaseIn: UnitCurve = UnitCurve(shape: .circularIn)

  /// The upper left quarter of a circle.
  public static let circularEaseOut: UnitCurve = UnitCurve(shape: .circularOut)

  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut: UnitCurve = UnitCurve(shape: .circularInOut)

  /// The curve with time and value exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let x1, let y1, let x2, let y2): return UnitCurve(shape: .bezier(x1: y1, y1: x1, x2: y2, y2: x2))
    case .circularIn: return UnitCurve(shape: .circularOut)
    case .circularOut: return UnitCurve(shape: .circularIn)
    case .circularInOut: return UnitCurve(shape: .circularOutIn)
    case .circularOutIn: return UnitCurve(shape: .circularInOut)
    }
  }
}
