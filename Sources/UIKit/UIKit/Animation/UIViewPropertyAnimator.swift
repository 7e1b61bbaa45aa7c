import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

/// Changes of views that run over time, and can be held, turned round and driven on the way.
///
/// What blocks change of views and layers is gradual: places, sizes, transforms, opacity, colours, corners, borders, shadows. The
/// properties have their new values at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var blocks: [(delay: Double, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = AnimatorChanges()
  private var course: AnimationCourse?
  private weak var clock: LayerClock?
  /// How far the changes are shown.
  private var position: Double = 0
  /// Keeps the animator while it runs.
  private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  /// - Parameters:
  ///   - duration: In seconds; some springs say that themselves.
  ///   - parameters: How it goes on.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let own: Double? = parameters.springTimingParameters?.ownDuration
    self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
    timingParameters = parameters
    super.init()
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs.
  ///
  /// - Parameters:
  ///   - delay: How long it waits before, in seconds.
  ///   - options: The curve; repeating is left to `UIView.animate`.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: any UITimingCurveProvider
  open private(set) var state: UIViewAnimatingState = .inactive
  open var isRunning: Bool { course != nil }
  /// Whether touches reach views that move: they do in any case.
  open var isUserInteractionEnabled: Bool = true
  open var isManualHitTestingEnabled: Bool = false
  /// Whether it can be held; one that cannot is left alone by `pauseAnimation` while it runs.
  open var isInterruptible: Bool = true
  /// Whether `fractionComplete` is the part of the way, and not that of the time; true by default.
  open var scrubsLinearly: Bool = true
  /// Whether it stays active, held, when it comes to its end.
  open var pausesOnCompletion: Bool = false

  open var isReversed: Bool = false {
    didSet { if isReversed != oldValue, isRunning { run(isReversed ? 0 : 1, timingParameters, duration * rest) } }
  }

  /// How much of the way lies ahead.
  private var rest: Double { min(max(isReversed ? position : 1 - position, 0), 1) }

  /// How much is behind, from 0 to 1; setting it holds the animator.
  open var fractionComplete: CGFloat {
    get {
      update()
      let part: Double = min(max(position, 0), 1)
      return CGFloat(scrubsLinearly || isRunning ? (isReversed ? 1 - part : part) : held ?? part)
    }
    set {
      guard state != .stopped else { return }
      pauseAnimation()
      let part: Double = newValue.isFinite ? min(max(Double(newValue), 0), 1) : 0
      held = part
      let way: Double = scrubsLinearly ? part : timingParameters.cubicTimingParameters?.curve.value(at: part) ?? part
      show(isReversed ? 1 - way : way)
    }
  }
  /// The fraction as it was set.
  private var held: Double?

  // MARK: Changes

  /// - Parameter delayFactor: How long the block waits, as a part of what remains of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay: Double = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    guard state == .active else { return blocks.append((delay, animation)) }
    update()
    changes.note(start: position + (1 - position) * delay, animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    position = isReversed ? 1 : 0
    changes.progress.value = position
    // Changes before are where the views set out from.
    for (delay, block) in blocks { changes.note(start: delay, block) }
    blocks = []
    clock = changes.clock ?? ViewGraph.foremost?.service(LayerClock.self)
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    if let driver = TransitionDriver.current { return driver.adopt(self, length: duration, delay: max(0, delay)) }
    activate()
    run(isReversed ? 0 : 1, timingParameters, duration * rest, after: max(0, delay))
  }

  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || !isRunning else { return }
    activate()
    update()
    halt()
  }

  /// Goes on from where it is.
  ///
  /// - Parameters:
  ///   - parameters: How it goes on; nil for as before.
  ///   - durationFactor: How long it takes, in parts of the duration; 0 for what remains of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else { return }
    update()
    if let parameters { timingParameters = parameters }
    let length: Double = durationFactor > 0 ? duration * Double(durationFactor) : duration * rest
    let own: Double? = timingParameters.springTimingParameters?.ownDuration
    run(isReversed ? 0 : 1, timingParameters, own ?? length)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    update()
    halt()
    changes.finish(.current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    changes.apply(finalPosition)
    end(at: finalPosition)
  }

  private func run(
    _ goal: Double, _ timing: any UITimingCurveProvider, _ length: Double, after delay: Double = 0
  ) {
    if isRunning { update() }
    guard let clock else { return arrive(at: goal) }
    held = nil
    course = AnimationCourse(
      start: clock.time + delay, from: position, to: goal,
      duration: timing.springTimingParameters?.ownDuration ?? length,
      timing: timing)
    Self.running[ObjectIdentifier(self)] = self
    clock.add(self)
  }

  private func halt() {
    course = nil
    clock?.remove(self)
    Self.running[ObjectIdentifier(self)] = nil
  }

  /// Goes on to where the clock says.
  private func update() {
    guard let course, let clock else { return }
    show(course.value(at: clock.time))
  }

  private func show(_ value: Double) {
    position = value
    changes.show(value)
  }

  private func arrive(at goal: Double) {
    show(goal)
    halt()
    guard !pausesOnCompletion else { return }
    let place: UIViewAnimatingPosition = goal == 0 ? .start : .end
    changes.finish(place)
    end(at: place)
  }

  private func end(at place: UIViewAnimatingPosition) {
    state = .inactive
    let due: [(UIViewAnimatingPosition) -> Void] = completions
    completions = []
    due.forEach { $0(place) }
  }
}

extension UIViewPropertyAnimator: FrameFollower {
  package func frame(at time: Double) -> FrameState {
    guard let course else { return .done }
    if time >= course.start + course.duration {
      arrive(at: course.to)
      return isRunning ? .ending : .done
    }
    update()
    return .ending
  }
}

extension UIView.AnimationOptions {
  /// The curve, which is kept as a number.
  var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut }
}
