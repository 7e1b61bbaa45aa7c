import CoreGraphics
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Changes of views that are held, turned round and driven, in steps, and from one view to another.
@MainActor
@Suite("Animators", .serialized)
struct PropertyAnimatorTests {
  private let outer = UIView()
  private let dot: UIView = {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .red
    return dot
  }()

  private func opened() throws -> HeadlessHost {
    outer.addSubview(dot)
    return try window { Hosting(view: outer) }
  }

  /// Where the dot is seen.
  private var x: CGFloat { ((dot.layer.presentation()?.position.x ?? .nan) - 5).rounded() }

  private func mover(_ timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear))
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { self.dot.frame.origin.x = 100 }
    return animator
  }

  @Test("An animator runs to its end and tells of it")
  func run() throws {
    let host = try opened()
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && animator.duration == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && dot.frame.origin.x == 100)
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(x == 50 && abs(animator.fractionComplete - 0.5) < 1e-9)
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && host.color(x: 105, y: 5) == "#FFFFFF")
    host.finishAnimations()
    #expect(ends == [.end] && animator.state == .inactive && x == 100)
    #expect(try host.color(x: 105, y: 5) == "#FF0000")
  }

  @Test("An animator is held, driven to any part, and goes on from there")
  func scrub() throws {
    let host = try opened()
    let animator = mover()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && x == 0)
    animator.fractionComplete = 0.3
    host.update()
    #expect(x == 30 && animator.fractionComplete == 0.3)
    #expect(try host.color(x: 35, y: 5) == "#FF0000")
    animator.fractionComplete = .nan
    #expect(x == 0)
    animator.fractionComplete = 0.6
    host.advance(by: .seconds(3))
    #expect(x == 60)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.update()
    host.advance(by: .seconds(0.2))
    #expect(x == 80)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(x == 90)
    host.finishAnimations()
    #expect(animator.state == .inactive && dot.frame.origin.x == 100)
  }

  @Test("Turned round, an animator goes back to the start, which the views then are at")
  func reverse() throws {
    let host = try opened()
    let animator = mover()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    host.update()
    host.advance(by: .seconds(0.75))
    animator.isReversed = true
    host.update()
    host.advance(by: .seconds(0.25))
    #expect(x == 50)
    host.finishAnimations()
    #expect(end == .start && dot.frame.origin.x == 0 && x == 0)
  }

  @Test("Stopped, the views stay where they are, until it is said where they end")
  func stop() throws {
    let host = try opened()
    for (place, expected) in [(UIViewAnimatingPosition.current, 50.0), (.end, 100), (.start, 0)] {
      dot.frame.origin.x = 0
      let animator = mover()
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      host.update()
      host.advance(by: .seconds(0.5))
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && dot.frame.origin.x == 50 && end == nil)
      animator.finishAnimation(at: place)
      #expect(animator.state == .inactive && dot.frame.origin.x == expected && end == place)
    }
    dot.frame.origin.x = 0
    let animator = mover()
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && dot.frame.origin.x == 0)
  }

  @Test("Further changes join in on the way, and may wait for a part of it")
  func additions() throws {
    let host = try opened()
    let animator = mover()
    animator.addAnimations({ self.dot.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    host.update()
    host.advance(by: .seconds(1))
    #expect(x == 50 && dot.layer.presentation()?.opacity == 1)
    animator.addAnimations { self.dot.frame.origin.y = 40 }
    host.advance(by: .seconds(0.25))
    #expect(x == 75 && dot.layer.presentation()?.opacity == 0.5 && dot.layer.presentation()?.position.y == 25)
    host.finishAnimations()
    #expect(dot.alpha == 0)
  }

  @Test("Animators of all forms: curves, control points, springs, and one that runs at once")
  func forms() throws {
    let host = try opened()
    let all: [UIViewPropertyAnimator] = [
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.dot.frame.origin.x = 100 },
      UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 1, y: 0)) {
        self.dot.frame.origin.x = 100
      },
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { self.dot.frame.origin.x = 100 },
      mover(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 1, dy: 0))),
      mover(UISpringTimingParameters(duration: 0.3, bounce: 0.1)), mover(UISpringTimingParameters()),
      mover(UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: .zero)),
    ]
    var halves: [CGFloat] = []
    for animator in all {
      dot.frame.origin.x = 0
      animator.startAnimation()
      host.update()
      host.advance(by: .seconds(0.25))
      halves.append(x)
      host.finishAnimations()
      #expect(animator.state == .inactive && x == 100)
    }
    #expect(halves[0] < 15 && halves[1] < 5 && halves[2] > 80 && halves[4] > 80)
    dot.frame.origin.x = 0
    var isOver = false
    let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
      self.dot.frame.origin.x = 100
    } completion: {
      isOver = $0 == .end
    }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(running.isRunning && x == 50)
    host.finishAnimations()
    #expect(isOver)
    #expect(
      UICubicTimingParameters().timingCurveType == .builtin && UISpringTimingParameters().timingCurveType == .spring)
    let points = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    #expect(
      points.timingCurveType == .cubic && points.cubicTimingParameters === points
        && points.springTimingParameters == nil)
    #expect(points.controlPoint2.x == 1 && UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
  }

  @Test("An animator without a window has its end at once; one that pauses on completion stays active")
  func edges() throws {
    let host = try opened()
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.scrubsLinearly = true
    animator.isInterruptible = false
    animator.startAnimation()
    animator.pauseAnimation()
    #expect(animator.isRunning)
    host.finishAnimations()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.stopAnimation(true)
    #expect(dot.frame.origin.x == 100)
  }

  @Test("Changed constraints move views gradually when the layout is done inside")
  func constraints() throws {
    let host = try opened()
    dot.translatesAutoresizingMaskIntoConstraints = false
    let leading = dot.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, dot.topAnchor.constraint(equalTo: outer.topAnchor), dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.update()
    leading.constant = 100
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.outer.layoutIfNeeded() }
    animator.startAnimation()
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(x == 50)
    host.finishAnimations()
    leading.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.outer.layoutIfNeeded() }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000")
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
  }

  @Test("Keyframes of views go one after the other in parts of the whole")
  func keyframes() throws {
    let host = try opened()
    var isOver = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.dot.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.dot.frame.origin.x = 50 }
    } completion: {
      isOver = $0
    }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && host.color(x: 105, y: 5) == "#FFFFFF")
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 105, y: 5) == "#FF0000")
    host.advance(by: .seconds(0.25))
    #expect(try host.color(x: 80, y: 5) == "#FF0000" && !isOver)
    host.finishAnimations()
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && isOver)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.dot.frame.origin.x = 0 }
    host.update()
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.dot.frame.origin.x = 100 }
    }
    host.update()
    host.advance(by: .seconds(0.4))
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
    host.advance(by: .seconds(0.2))
    #expect(try host.color(x: 105, y: 5) == "#FF0000")
  }

  @Test("A block inside of another one takes over its duration and curve, unless it says otherwise; changes repeat")
  func nesting() throws {
    let host = try opened()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 10) { self.dot.frame.origin.x = 100 }
    }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && UIView.inheritedAnimationDuration == 0)
    host.finishAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(
        withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        self.dot.frame.origin.x = 0
      }
    }
    host.update()
    host.advance(by: .seconds(1))
    #expect(try host.color(x: 55, y: 5) == "#FF0000")
    host.finishAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.dot.frame.origin.x = 100 }
    }
    host.update()
    host.advance(by: .seconds(2.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000")
    host.finishAnimations()
    UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 1) { self.dot.frame.origin.x = 20 }
    host.finishAnimations()
    #expect(try host.color(x: 25, y: 5) == "#FF0000")
  }

  @Test(
    "A transition dissolves or turns a view from what it showed to what it shows, and puts one view in another's place")
  func transitions() throws {
    let host = try opened()
    let other = UIView(frame: dot.frame)
    other.backgroundColor = .blue
    outer.backgroundColor = .white
    host.update()
    var ends: [Bool] = []
    UIView.transition(from: dot, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      ends.append($0)
    }
    #expect(dot.superview == nil && other.superview === outer)
    host.update()
    host.advance(by: .seconds(0.5))
    let mixed: String = try host.color(x: 5, y: 5)
    #expect(mixed != "#FF0000" && mixed != "#0000FF" && ends.isEmpty)
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#0000FF" && ends == [true])
    UIView.transition(with: other, duration: 1, options: .transitionFlipFromLeft) { other.backgroundColor = .green }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 1, y: 5) == "#FFFFFF")
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#00FF00")
    UIView.transition(with: other, duration: 0, options: .transitionCurlUp, animations: nil) { ends.append($0) }
    UIView.perform(.delete, on: [other], animations: nil) { ends.append($0) }
    host.finishAnimations()
    host.advance(by: .seconds(0.1))
    #expect(ends == [true, true, true] && other.superview == nil && other.alpha == 1)
  }

  final class Counter: NSObject {
    var count = 0
    var last: CFTimeInterval = 0
    var act: () -> Void = {}
    func frame(_ link: CADisplayLink) {
      count += 1
      last = link.timestamp
      act()
    }
  }

  @Test("A display link calls its action with each frame, until it is held or ended")
  func displayLink() throws {
    let host = try opened()
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("frame:", Counter.frame(_:)))
    link.add(to: .main, forMode: .common)
    host.update()
    for _ in 0..<10 { host.advance(by: .seconds(1.0 / 60)) }
    #expect(counter.count >= 10 && abs(link.duration - 1.0 / 60) < 1e-6 && link.targetTimestamp > counter.last)
    link.isPaused = true
    let held: Int = counter.count
    host.advance(by: .seconds(1))
    #expect(counter.count == held)
    link.isPaused = false
    link.preferredFramesPerSecond = 10
    for _ in 0..<60 { host.advance(by: .seconds(1.0 / 60)) }
    #expect(counter.count - held <= 12 && counter.count - held >= 8)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 30)
    link.invalidate()
    host.update()
    host.advance(by: .seconds(0.1))
    #expect(!host.graph.needsFrames)
    link.remove(from: .main, forMode: .common)
  }

  @Test("A display link is called once in a frame, also where each call lets layers move")
  func linkThatAnimates() throws {
    let host = try opened()
    let counter = Counter()
    counter.act = {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.5, 1, 1)
      self.dot.layer.add(animation, forKey: "\(counter.count)")
      self.dot.setNeedsLayout()
    }
    let link = CADisplayLink(target: counter, selector: Selector("frame:", Counter.frame(_:)))
    let complaints: [String] = warnings {
      link.add(to: .main, forMode: .common)
      host.update()
      let before: Int = counter.count
      for _ in 0..<10 { host.advance(by: .seconds(1.0 / 60)) }
      #expect((9...11).contains(counter.count - before))
    }
    #expect(complaints.isEmpty, "\(complaints)")
    link.invalidate()
    host.finishAnimations()
    host.advance(by: .seconds(0.1))
    #expect(!host.graph.needsFrames)
  }

  @Test("An animator is held, turned round, driven and ended by its protocol")
  func byProtocol() throws {
    let host = try opened()
    let own = mover()
    #expect(own.timingParameters.timingCurveType == .builtin)
    let animator: any UIViewImplicitlyAnimating = own
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { self.dot.alpha = 0.5 }
    animator.addAnimations({ self.dot.frame.origin.y = 20 }, delayFactor: 0.5)
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    host.update()
    #expect(animator.state == .active)
    animator.pauseAnimation()
    #expect(!animator.isRunning)
    animator.fractionComplete = 0.25
    #expect(abs(animator.fractionComplete - 0.25) < 0.01)
    animator.isReversed = true
    #expect(animator.isReversed)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && ends == [.current])
  }

  @Test("An animator that begins later has not begun")
  func later() throws {
    let host = try opened()
    let animator: any UIViewImplicitlyAnimating = mover()
    animator.startAnimation(afterDelay: 5)
    host.update()
    host.advance(by: .seconds(1))
    #expect(animator.fractionComplete == 0)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }
}
