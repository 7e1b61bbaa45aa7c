import Foundation
import QuartzCore
import SwiftUICore

/// Moves what animation blocks change as far as somebody says, and on from there by the window's clock.
///
/// While blocks are collected, `UIView.animate` and its relatives, and property animators that are started, give their changes to
/// the driver and do not run by themselves. Their completions are called when the driver has come to an end.
@MainActor
final class TransitionDriver {
  /// The driver that collects at present.
  private(set) static var current: TransitionDriver?

  /// The length of the whole, in seconds.
  let duration: Double
  private let view: UIView
  private let changes = AnimatorChanges()
  private var completions: [(Bool) -> Void] = []
  private var animators: [(animator: any UIViewImplicitlyAnimating, delay: Double, length: Double)] = []
  private var isTaking: Bool = false
  private var course: AnimationCourse?
  private weak var clock: LayerClock?
  private var arrival: (() -> Void)?
  /// The part of the time that is behind.
  private(set) var progress: Double = 0

  /// - Parameter view: The view whose window's clock moves the driver.
  init(duration: Double, in view: UIView) {
    self.duration = max(duration, 0.001)
    self.view = view
  }

  var isRunning: Bool { course != nil }

  /// Takes the animations that a block begins.
  func collect(_ block: () -> Void) {
    let outer: TransitionDriver? = Self.current
    Self.current = self
    block()
    Self.current = outer
  }

  /// Takes the changes of one animation.
  ///
  /// - Parameters:
  ///   - length: How long they take, in seconds.
  ///   - delay: How long they wait, in seconds.
  ///   - curve: How much of the way is behind after a part of the length; nil for evenly.
  func take(
    length: Double, delay: Double, curve: ((Double) -> Double)?, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if let completion { completions.append(completion) }
    // A block inside of another one is a part of that.
    guard !isTaking else { return animations() }
    isTaking = true
    let start: Double = min(max(delay, 0) / duration, 1)
    changes.note(start: start, length: max(length, 0) / duration, curve: curve, animations)
    isTaking = false
    changes.show(progress, always: true)
  }

  /// Calls a closure when the driver has come to an end.
  func wait(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Takes an animator that was started.
  func adopt(_ animator: any UIViewImplicitlyAnimating, length: Double, delay: Double = 0) {
    let outer: TransitionDriver? = Self.current
    Self.current = nil
    animator.pauseAnimation()
    Self.current = outer
    animators.append((animator, delay, max(length, 0.001)))
    show(progress)
  }

  // MARK: Moving

  func show(_ value: Double) {
    progress = value
    changes.show(value)
    for (animator, delay, length) in animators where animator.state == .active {
      let part: Double = (value * duration - delay) / length
      animator.fractionComplete = CGFloat(min(max(part, 0), 1))
    }
  }

  /// Goes on by itself.
  ///
  /// - Parameters:
  ///   - goal: 0 for back to the beginning, 1 for the end.
  ///   - timing: How.
  ///   - length: How long it takes, in seconds.
  ///   - arrival: Called when it is there, before the completions of the animations.
  func run(to goal: Double, _ timing: any UITimingCurveProvider, length: Double, _ arrival: @escaping () -> Void) {
    halt()
    self.arrival = arrival
    guard let clock = view.layer.windowClock, length > 0 else { return arrive(at: goal) }
    self.clock = clock
    course = AnimationCourse(start: clock.time, from: progress, to: goal, duration: length, timing: timing)
    clock.add(self)
  }

  /// Stops where it is.
  func halt() {
    if let course, let clock { show(course.value(at: clock.time)) }
    course = nil
    clock?.remove(self)
  }

  private func arrive(at goal: Double) {
    halt()
    show(goal)
    settle(at: goal == 0 ? .start : .end)
    let due: (() -> Void)? = arrival
    arrival = nil
    due?()
    tell()
  }

  /// Gives the views the values of the beginning or the end, and lets them alone from now on.
  func settle(at place: UIViewAnimatingPosition) {
    course = nil
    clock?.remove(self)
    changes.finish(place)
    let all: [(animator: any UIViewImplicitlyAnimating, delay: Double, length: Double)] = animators
    animators = []
    for (animator, _, _) in all where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: place)
    }
  }

  private func tell() {
    let due: [(Bool) -> Void] = completions
    completions = []
    for completion in due { completion(true) }
  }
}

extension TransitionDriver: FrameFollower {
  nonisolated func frame(at time: Double) -> FrameState {
    MainActor.assumeIsolated {
      guard let course else { return .done }
      if time >= course.start + course.duration {
        arrive(at: course.to)
        return isRunning ? .ending : .done
      }
      show(course.value(at: time))
      return .ending
    }
  }
}
