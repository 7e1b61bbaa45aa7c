import CoreGraphics
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Values of layers and animations: their names, numbers and defaults.
@MainActor
@Suite("Values of layers", .serialized)
struct LayerValueTests {
  @Test("Corners, places of pictures, curves and ends have the names that are kept in files")
  func names() {
    let corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.rawValue == 15 && CALayer().maskedCorners == corners)
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous" && CALayer().cornerCurve == .circular)
    #expect(CALayerContentsGravity.resizeAspectFill.rawValue == "resizeAspectFill")
    #expect(CALayerContentsFilter.trilinear.rawValue == "trilinear")
    #expect(CAMediaTimingFunctionName.easeIn.rawValue == "easeIn" && CAMediaTimingFillMode.both.rawValue == "both")
    #expect(CAShapeLayerFillRule.nonZero.rawValue == "non-zero" && CAShapeLayer().fillRule == .nonZero)
    #expect(CAShapeLayerLineCap.butt.rawValue == "butt" && CAShapeLayerLineJoin.miter.rawValue == "miter")
    #expect(CATextLayerAlignmentMode.natural.rawValue == "natural" && CATextLayerTruncationMode.none.rawValue == "none")
    #expect(CAGradientLayerType.axial.rawValue == "axial" && CAGradientLayer().type == .axial)
    let subtypes: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
    #expect(subtypes.map(\.rawValue) == ["fromLeft", "fromRight", "fromTop", "fromBottom"])
    #expect(CAAnimationCalculationMode.cubicPaced.rawValue == "cubicPaced")
    #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
    #expect(kCAOnOrderIn == "onOrderIn" && kCAOnOrderOut == "onOrderOut")
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == [0, 2 << 10, 3 << 10, 4 << 10])
    #expect(UITimingCurveType.composed.rawValue == 3 && UIViewAnimatingState.stopped.rawValue == 2)
    #expect(UIView.SystemAnimation.delete.rawValue == 0 && UIAttachmentBehavior.AttachmentType.anchor.rawValue == 1)
  }

  @Test("A transaction keeps values by the names of its properties, also while it is locked")
  func transaction() {
    CATransaction.lock()
    CATransaction.begin()
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
    let done: () -> Void = {}
    CATransaction.setValue(done, forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.completionBlock() != nil)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .linear))
    CATransaction.commit()
    CATransaction.unlock()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  final class Ringed: CALayer {
    var drawn: Int = 0
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
    }
    override func draw(in ctx: CGContext) { drawn += 1 }
  }

  @Test("A layer is drawn when its size changes where it asks for that, and does what its class says of a change")
  func classes() {
    let layer = Ringed()
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.drawn == 1 && layer.action(forKey: "opacity") == nil && layer.action(forKey: "position") != nil)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.affineTransform().a == 2)
    (layer.isOpaque, layer.shouldRasterize, layer.rasterizationScale, layer.cornerCurve) = (true, true, 2, .continuous)
    #expect(layer.isOpaque && layer.shouldRasterize && layer.rasterizationScale == 2)
  }

  @Test("Copies of a replicator are behind by its delay")
  func delay() throws {
    let layer = CAReplicatorLayer()
    (layer.instanceCount, layer.instanceDelay) = (2, 0.5)
    layer.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    let view = UIView()
    view.layer.addSublayer(layer)
    let host = try window { Hosting(view: view) }
    let way = CABasicAnimation(keyPath: "position.x")
    (way.fromValue, way.toValue, way.duration) = (5, 105, 1)
    dot.add(way, forKey: nil)
    host.update()
    host.advance(by: .seconds(0.75))
    #expect(try host.color(x: 80, y: 5) == "#FF0000" && host.color(x: 30, y: 45) == "#FF0000")
  }

  @Test("Tension, continuity and bias bend the curve through values; a transition runs through a part of itself")
  func shapes() throws {
    let view = UIView()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    let host = try window { Hosting(view: view) }
    func quarter(_ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.duration, animation.calculationMode) = ([0, 100, 0], 1, .cubic)
      change(animation)
      layer.add(animation, forKey: "k")
      host.update()
      host.advance(by: .seconds(0.4))
      return layer.presentation()?.position.x ?? .nan
    }
    let plain: CGFloat = quarter { _ in }
    #expect(quarter { $0.tensionValues = [1, 1, 1] } != plain)
    #expect(quarter { $0.biasValues = [1, 1, 1] } != plain)
    #expect(quarter { $0.continuityValues = [-1, -1, -1] } != plain)
    let property = CAPropertyAnimation(keyPath: "opacity")
    #expect(property.keyPath == "opacity" && (property as any CAMediaTiming).speed == 1)
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromTop)
    (transition.startProgress, transition.endProgress) = (0.25, 0.5)
    let copy = transition.copy() as? CATransition
    #expect(copy?.startProgress == 0.25 && copy?.endProgress == 0.5 && copy?.subtype == .fromTop)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let plainer: any UIViewAnimating = animator
    (animator as? UIViewPropertyAnimator)?.isManualHitTestingEnabled = true
    #expect(plainer.state == .inactive && !plainer.isRunning)
    let screen = UIScreen.main
    #expect(screen.displayLink(withTarget: screen, selector: Selector("description")) != nil)
  }

  @Test("A range of numbers has an end on each side, or none")
  func ranges() {
    let range = UIFloatRange(minimum: -1, maximum: 2)
    #expect(range.minimum == -1 && range.maximum == 2 && range != .infinite)
    #expect(UIDynamicItemCollisionBoundsType.path.rawValue == 2 && UIPushBehavior.Mode.continuous.rawValue == 0)
  }
}
