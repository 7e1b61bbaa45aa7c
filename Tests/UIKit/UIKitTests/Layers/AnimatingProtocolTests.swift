import CoreGraphics
import Testing
import UIKit

/// Curves and dynamic items by their protocols, as libraries use them, and delegates that say nothing.
@MainActor
@Suite("Protocols of animation", .serialized)
struct AnimatingProtocolTests {
  @Test("Steps of key frames are chosen by bits")
  func keyframeOptions() {
    let options: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 512])
  }

  @Test("Curves and springs say which of the two they are")
  func curves() {
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1))
    let curved: any UITimingCurveProvider = curve
    #expect(curved.timingCurveType == .cubic && curved.cubicTimingParameters === curve)
    #expect(curved.springTimingParameters == nil && curve.controlPoint1.x == 0.2)
    #expect((curve.copy(with: nil) as? UICubicTimingParameters)?.controlPoint1 == curve.controlPoint1)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    let springing: any UITimingCurveProvider = spring
    #expect(springing.timingCurveType == .spring && springing.springTimingParameters === spring)
    #expect(springing.cubicTimingParameters == nil && spring.initialVelocity == .zero)
    #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters === spring)
    #expect((spring.copy(with: nil) as? UISpringTimingParameters)?.initialVelocity == .zero)
    #expect(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0)).initialVelocity.dx == 2)
  }

  private final class Quiet: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {}

  @Test("A view is a dynamic item by its middle, its size and its turn; delegates need say nothing")
  func dynamics() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let item: any UIDynamicItem = view
    item.center = CGPoint(x: 30, y: 40)
    item.transform = CGAffineTransform(rotationAngle: 1)
    #expect(view.center == CGPoint(x: 30, y: 40) && item.center == view.center)
    #expect(item.bounds.size == CGSize(width: 20, height: 10) && view.transform == item.transform)
    let quiet = Quiet()
    let animator = UIDynamicAnimator(referenceView: UIView())
    let behavior = UICollisionBehavior(items: [view])
    behavior.willMove(to: animator)
    let watched: any UIDynamicAnimatorDelegate = quiet
    watched.dynamicAnimatorWillResume(animator)
    watched.dynamicAnimatorDidPause(animator)
    let touched: any UICollisionBehaviorDelegate = quiet
    touched.collisionBehavior(behavior, beganContactFor: view, with: view, at: .zero)
    touched.collisionBehavior(behavior, endedContactFor: view, with: view)
    touched.collisionBehavior(behavior, beganContactFor: view, withBoundaryIdentifier: nil, at: .zero)
    touched.collisionBehavior(behavior, endedContactFor: view, withBoundaryIdentifier: nil)
    #expect(behavior.dynamicAnimator == nil, "only the animator's own list counts")
  }
}
