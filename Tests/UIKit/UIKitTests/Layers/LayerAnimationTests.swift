import CoreGraphics
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Animations of layers, on the window's clock.
@MainActor
@Suite("Animations of layers", .serialized)
struct LayerAnimationTests {
  final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private let layer: CALayer = {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    return layer
  }()

  private func opened() throws -> HeadlessHost {
    let view = UIView()
    view.layer.addSublayer(layer)
    return try window { Hosting(view: view) }
  }

  private func x(_ layer: CALayer) -> CGFloat { (layer.presentation()?.position.x ?? .nan).rounded() }

  private func move(_ from: CGFloat?, _ to: CGFloat?, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test("A basic animation shows a layer on its way; the layer's own value stays, and the delegate is told")
  func basic() throws {
    let host = try opened()
    let listener = Listener()
    let animation = move(5, 105)
    animation.delegate = listener
    #expect(layer.animationKeys() == nil)
    layer.add(animation, forKey: "move")
    host.update()
    #expect(listener.log == ["start"] && layer.animationKeys() == ["move"] && layer.animation(forKey: "move") != nil)
    host.advance(by: .seconds(0.5))
    #expect(x(layer) == 55 && layer.position.x == 5)
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && host.color(x: 5, y: 5) == "#FFFFFF")
    #expect(layer.presentation()?.model() === layer && layer.model() === layer)
    host.finishAnimations()
    #expect(listener.log == ["start", "stop true"] && layer.animationKeys() == nil && x(layer) == 5)
    #expect(try host.color(x: 5, y: 5) == "#FF0000" && host.graph.isAnimating == false)
  }

  @Test("An animation may stay at its end, is taken away by its key, and ends without having come to it")
  func removal() throws {
    let host = try opened()
    let listener = Listener()
    let animation = move(5, 105)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = listener
    layer.add(animation, forKey: "move")
    host.finishAnimations()
    host.advance(by: .seconds(1))
    #expect(x(layer) == 105 && layer.animationKeys() == ["move"] && listener.log == ["start", "stop true"])
    layer.removeAnimation(forKey: "move")
    host.update()
    #expect(x(layer) == 5)
    layer.add(animation, forKey: "again")
    host.update()
    host.advance(by: .seconds(0.2))
    layer.removeAllAnimations()
    #expect(listener.log.suffix(2) == ["start", "stop false"])
    layer.add(animation, forKey: "k")
    host.update()
    layer.add(move(0, 1), forKey: "k")
    #expect(layer.animationKeys() == ["k"])
  }

  @Test("Values that are not said follow from the others")
  func ends() throws {
    let host = try opened()
    func middle(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> CGFloat {
      let animation = move(from, to)
      animation.byValue = by
      layer.add(animation, forKey: "k")
      host.update()
      host.advance(by: .seconds(0.5))
      return x(layer)
    }
    #expect(middle(10, 30, nil) == 20 && middle(10, nil, 40) == 30 && middle(nil, 50, 20) == 40)
    #expect(middle(25, nil, nil) == 15 && middle(nil, 45, nil) == 25 && middle(nil, nil, 10) == 10)
  }

  @Test("Animations repeat, go back, wait, run faster, add up, and are added to what is shown")
  func timing() throws {
    let host = try opened()
    func at(_ time: Double, _ change: (CABasicAnimation) -> Void) -> CGFloat {
      let animation = move(0, 100)
      change(animation)
      layer.add(animation, forKey: "k")
      host.update()
      host.advance(by: .seconds(time))
      return x(layer)
    }
    #expect(at(1.25) { $0.repeatCount = 2 } == 25)
    #expect(
      at(1.25) {
        $0.autoreverses = true
        $0.repeatCount = .infinity
      } == 75)
    #expect(at(0.25) { $0.speed = 2 } == 50)
    #expect(at(0.25) { $0.timeOffset = 0.5 } == 75)
    #expect(at(0.5) { $0.beginTime = CACurrentMediaTime() + 0.25 } == 25)
    #expect(
      at(0.5) {
        $0.beginTime = CACurrentMediaTime() + 1
        $0.fillMode = .backwards
      } == 0)
    #expect(
      at(1.5) {
        $0.repeatCount = 3
        $0.isCumulative = true
      } == 150)
    #expect(at(0.5) { $0.isAdditive = true } == 55)
    #expect(at(2.5) { $0.repeatDuration = 4 } == 50)
    let curved: CGFloat = at(0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    #expect(curved > 25 && curved < 40)
  }

  @Test("Keyframes go through values at their times, in each mode, and along paths")
  func keyframes() throws {
    let host = try opened()
    func at(_ time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 50]
      animation.duration = 1
      change(animation)
      layer.add(animation, forKey: "k")
      host.update()
      host.advance(by: .seconds(time))
      return x(layer)
    }
    #expect(at(0.25) { _ in } == 50 && at(0.75) { _ in } == 75)
    #expect(at(0.4) { $0.keyTimes = [0, 0.8, 1] } == 50)
    #expect(at(0.5) { $0.calculationMode = .discrete } == 100)
    #expect(at(0.5) { $0.calculationMode = .paced } == 75)
    #expect(at(0.5) { $0.calculationMode = .cubic } == 100)
    #expect(at(0.25) { $0.calculationMode = .cubic } > 51)
    #expect(
      at(0.25) {
        $0.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 0), CAMediaTimingFunction(name: .linear)]
      } < 40)
    #expect(at(0.25) { $0.values = [] } == 5)
    let along = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    along.path = path
    along.calculationMode = .paced
    along.rotationMode = .rotateAuto
    along.duration = 3
    layer.add(along, forKey: "k")
    host.update()
    host.advance(by: .seconds(2.5))
    let place: CGPoint = try #require(layer.presentation()).position
    #expect(abs(place.x - 100) < 0.2 && abs(place.y - 25) < 0.2)
    #expect(abs((layer.presentation()?.transform.m12 ?? 0) - 1) < 1e-3)
  }

  @Test("A spring swings by its numbers, and says when it is at rest")
  func spring() throws {
    let host = try opened()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.damping = 5
    #expect(animation.settlingDuration > 1 && animation.mass == 1 && animation.stiffness == 100)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    host.update()
    host.advance(by: .seconds(0.32))
    #expect(x(layer) > 110)
    host.finishAnimations()
    #expect(layer.animationKeys() == nil)
    let other = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(other.perceptualDuration - 0.5) < 1e-6 && abs(other.bounce - 0.2) < 1e-6 && !other.allowsOverdamping)
    #expect(other.initialVelocity == 0 && other.duration == other.settlingDuration)
  }

  @Test("A group runs several animations in its time")
  func group() throws {
    let host = try opened()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    let group = CAAnimationGroup()
    group.animations = [move(0, 100, duration: 0.5), fade]
    group.duration = 1
    layer.add(group, forKey: "both")
    host.update()
    host.advance(by: .seconds(0.25))
    #expect(x(layer) == 50 && layer.presentation()?.opacity == 0.75)
    host.advance(by: .seconds(0.5))
    #expect(x(layer) == 5 && layer.presentation()?.opacity == 0.25)
    host.finishAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("A change of a layer that was shown animates by itself, in a quarter of a second or as the transaction says")
  func implicit() throws {
    let host = try opened()
    layer.position.x = 105
    host.update()
    host.advance(by: .seconds(0.125))
    #expect(x(layer) > 20 && x(layer) < 100)
    host.finishAnimations()
    #expect(x(layer) == 105)
    var isOver = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { isOver = true }
    layer.position.x = 5
    #expect(CATransaction.animationDuration() == 2 && CATransaction.completionBlock() != nil)
    CATransaction.commit()
    host.update()
    host.advance(by: .seconds(1))
    #expect(x(layer) == 55 && !isOver)
    host.finishAnimations()
    #expect(isOver && CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 50
    CATransaction.commit()
    host.update()
    #expect(x(layer) == 50 && layer.animationKeys() == nil && !CATransaction.disableActions())
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    var isEmpty = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isEmpty = true }
    CATransaction.commit()
    host.update()
    #expect(isEmpty)
  }

  @Test(
    "Values between: turns keep sizes, colours, paths and lists mix, what has none in between changes in the middle")
  func values() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.fillColor = UIColor.red.cgColor
    layer.addSublayer(shape)
    let host = try opened()
    func half(_ key: String, _ from: Any, _ to: Any) -> CAShapeLayer? {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      shape.add(animation, forKey: "k")
      host.update()
      host.advance(by: .seconds(0.5))
      return shape.presentation()
    }
    let color: CGColor? = half("fillColor", UIColor.red.cgColor, UIColor.blue.cgColor)?.fillColor
    #expect(color?.components == [0.5, 0, 0.5, 1])
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    #expect(half("path", shape.path as Any, large)?.path?.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
    let turned: CATransform3D? = half("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))?
      .transform
    #expect(abs((turned?.m11 ?? 0) - 0.5.squareRoot()) < 1e-9)
    #expect(half("strokeEnd", 0, NSNumber(value: 1))?.strokeEnd == 0.5)
    #expect(half("position", NSValue(cgPoint: .zero), CGPoint(x: 10, y: 20))?.position == CGPoint(x: 5, y: 10))
    #expect(half("transform.rotation.z", 0, Double.pi)?.transform.m12 ?? 0 > 0.999)
    #expect(
      half("bounds.size", NSValue(cgSize: .zero), CGSize(width: 10, height: 6))?.bounds.size
        == CGSize(width: 5, height: 3))
    #expect(half("unknown", 0, 1) != nil)
    #expect(half("strokeEnd", Double.nan, 1)?.strokeEnd.isNaN == true)
    #expect(!host.displayLines.isEmpty)
  }

  @Test("A layer's time stands still, goes on and is turned to a moment by its speed and offset")
  func layerTime() throws {
    let host = try opened()
    layer.add(move(0, 100), forKey: "k")
    host.update()
    host.advance(by: .seconds(0.25))
    let held: CFTimeInterval = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = held
    host.advance(by: .seconds(5))
    #expect(x(layer) == 25 && host.graph.isAnimating == false)
    layer.timeOffset = held + 0.25
    host.update()
    #expect(x(layer) == 50)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(x(layer) == 75)
    #expect(layer.convertTime(layer.convertTime(7, from: nil), to: nil) == 7)
  }

  @Test("A transition goes from what a layer showed to what it shows")
  func transition() throws {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let host = try opened()
    func half(_ type: CATransitionType, _ color: UIColor) throws {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
      layer.add(transition, forKey: "any")
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.backgroundColor = color.cgColor
      CATransaction.commit()
      #expect(layer.animationKeys() == [kCATransition])
      host.update()
      host.advance(by: .seconds(0.5))
    }
    try half(.fade, .blue)
    let mixed: String = try host.color(x: 50, y: 50)
    #expect(mixed != "#FF0000" && mixed != "#0000FF")
    host.finishAnimations()
    #expect(try host.color(x: 50, y: 50) == "#0000FF")
    try half(.push, .red)
    #expect(try host.color(x: 25, y: 50) == "#0000FF" && host.color(x: 75, y: 50) == "#FF0000")
    host.finishAnimations()
    try half(.moveIn, .blue)
    #expect(try host.color(x: 25, y: 50) == "#FF0000" && host.color(x: 75, y: 50) == "#0000FF")
    host.finishAnimations()
    try half(.reveal, .red)
    #expect(try host.color(x: 25, y: 50) == "#0000FF" && host.color(x: 75, y: 50) == "#FF0000")
    host.finishAnimations()
    #expect(try host.color(x: 25, y: 50) == "#FF0000")
  }

  @Test("The layer of a view is animated as others are; what is set on it is seen at once")
  func viewLayer() throws {
    let outer = UIView()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    outer.addSubview(view)
    view.layer.add(move(5, 105), forKey: "early")
    let host = try window { Hosting(view: outer) }
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && host.color(x: 5, y: 5) == "#FFFFFF" && x(view.layer) == 55)
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
    host.change { view.layer.position.x = 45 }
    #expect(try host.color(x: 45, y: 5) == "#FF0000" && view.layer.animationKeys() == nil)
    let colors = CABasicAnimation(keyPath: "backgroundColor")
    colors.fromValue = UIColor.blue.cgColor
    colors.duration = 1
    view.layer.add(colors, forKey: "color")
    host.update()
    #expect(try host.color(x: 45, y: 5) == "#0000FF" && view.backgroundColor == .red)
    host.finishAnimations()
    #expect(try host.color(x: 45, y: 5) == "#FF0000")
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, Double.pi * 2, 1, .infinity)
    view.layer.add(turn, forKey: "turn")
    host.update()
    host.advance(by: .seconds(0.125))
    #expect(try host.color(x: 41, y: 1) != "#FF0000" && host.graph.needsFrames)
    view.removeFromSuperview()
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(!host.graph.needsFrames)
  }

  @Test("An animated layer is drawn alone")
  func cost() throws {
    let others: [CALayer] = (0..<50).map { number in
      let other = CALayer()
      other.frame = CGRect(x: CGFloat(number), y: 20, width: 10, height: 10)
      layer.addSublayer(other)
      return other
    }
    let host = try opened()
    let inner = others[7]
    inner.add(move(5, 105), forKey: "k")
    host.update()
    let count: Int = LayerTree.drawingCount
    for _ in 0..<10 { host.advance(by: HeadlessHost.frame) }
    let drawn: Int = LayerTree.drawingCount - count
    #expect(drawn >= 10 && drawn <= 14)
  }

  @Test("A timing function says its control points and is known by its name")
  func timingFunctions() {
    let function = CAMediaTimingFunction(name: .default)
    var values: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &values)
    #expect(values == [0.25, 0.1])
    function.getControlPoint(at: 9, values: &values)
    #expect(values == [0.25, 0.1] && function == CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1))
    #expect(
      CAMediaTimingFunction(name: .easeOut) != function && CAMediaTimingFunction(name: .easeInEaseOut) != function)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("name", forKey: "id")
    animation.setValue(2, forKey: "duration")
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy?.value(forKey: "id") as? String == "name" && copy?.duration == 2 && copy?.keyPath == "opacity")
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1 && !animation.shouldArchiveValue(forKey: "x"))
  }
}
