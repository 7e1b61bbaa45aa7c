import CoreGraphics
import Foundation
import SwiftUICore

/// Which parameters describe how an animation goes on.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// How an animation goes on over its time.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  /// Nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    let slow: CGFloat = 0.42
    let isSlowFirst: Bool = curve == .easeIn || curve == .easeInOut
    let isSlowLast: Bool = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: isSlowFirst ? slow : 0, y: 0)
    controlPoint2 = CGPoint(x: isSlowLast ? 1 - slow : 1, y: 1)
  }

  /// A curve by its inner control points, whose x is limited to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: controlPoint1.x, y: controlPoint1.y),
      endControlPoint: UnitPoint(x: controlPoint2.x, y: controlPoint2.y))
  }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying {
  /// How fast the change begins, in ways a second.
  public let initialVelocity: CGVector
  /// The spring of a length in seconds.
  private let makeSpring: (Double) -> Spring
  /// Whether the spring says itself how long it takes.
  let ownDuration: Double?

  private init(_ initialVelocity: CGVector, own: Double? = nil, _ makeSpring: @escaping (Double) -> Spring) {
    self.initialVelocity = initialVelocity
    ownDuration = own
    self.makeSpring = makeSpring
  }

  /// A spring that is damped just so much that it does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// - Parameter ratio: 1 for a spring that does not swing, less for one that does.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    let damping: Double = min(max(Double(ratio), 0.01), 1)
    self.init(velocity) { Spring(settlingDuration: max($0, 0.01), dampingRatio: damping) }
  }

  /// A spring of physics: the animator's duration does not count.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: Double(max(mass, 0.001)), stiffness: Double(max(stiffness, 0.001)), damping: Double(max(damping, 0.001)))
    self.init(velocity, own: Self.length(spring, velocity)) { _ in spring }
  }

  /// A spring by how long it seems to take, in seconds, and how far it bounces.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let spring = Spring(duration: max(duration, 0.01), bounce: Double(bounce))
    self.init(initialVelocity, own: Self.length(spring, initialVelocity)) { _ in spring }
  }

  private static func length(_ spring: Spring, _ velocity: CGVector) -> Double {
    let time: Double = spring.settlingDuration(target: 1.0, initialVelocity: Double(velocity.dx), epsilon: 0.001)
    return time.isFinite ? time : 1e6
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// How much of the way is behind after a part of a length.
  func progress(_ part: Double, of duration: Double) -> Double {
    let spring: Spring = makeSpring(duration)
    return spring.value(target: 1.0, initialVelocity: Double(initialVelocity.dx), time: part * duration)
  }
}
