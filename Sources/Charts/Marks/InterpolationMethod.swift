import ChartEngine
import CoreGraphics

/// How a line or the edge of an area goes from value to value.
@frozen public struct InterpolationMethod: Sendable {
  @usableFromInline enum Storage: Hashable, Sendable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(.linear) }

  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

  /// A cardinal spline.
  ///
  /// - Parameter tension: From 0, round, to 1, straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension: tension))
  }

  /// A centripetal Catmull-Rom spline, which makes no loops.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// A Catmull-Rom spline.
  ///
  /// - Parameter alpha: 0 for a uniform spline, 0.5 for a centripetal and 1 for a chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha: alpha))
  }

  /// A spline that rises and falls only where the values do.
  public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }

  /// Level; it changes at each value to that of the next.
  public static var stepStart: InterpolationMethod { InterpolationMethod(.step(transition: 0)) }

  /// Level; it changes in the middle between values.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(.step(transition: 0.5)) }

  /// Level; it keeps each value until the next.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(.step(transition: 1)) }

  var curve: CurveMethod {
    switch storage {
    case .linear: .linear
    case .cardinal(let tension): .cardinal(tension: tension)
    case .catmullRom(let alpha): .catmullRom(alpha: alpha)
    case .step(let transition): .step(transition: transition)
    case .monotone: .monotone
    }
  }
}
