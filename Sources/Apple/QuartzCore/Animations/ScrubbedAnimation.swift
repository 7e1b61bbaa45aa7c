import Foundation

/// How far changes that somebody drives have come.
package final class ScrubbedProgress {
  /// 0 for what was before, 1 for what was set; springs go beyond.
  package var value: Double

  package init(_ value: Double) { self.value = value }
}

/// A change of a property that somebody drives, forwards and back, instead of a clock.
package final class ScrubbedAnimation: CAPropertyAnimation {
  private let from: LayerValue
  package private(set) var to: LayerValue
  private let progress: ScrubbedProgress
  /// The part of the way before it begins.
  private let start: Double
  /// The part of the way that it takes; nil for what remains.
  private let length: Double?
  private let curve: ((Double) -> Double)?
  /// Whether another change of the property comes before this one, and is seen until this one begins.
  private let isFurther: Bool

  /// - Parameters:
  ///   - key: The property.
  ///   - from: Its value before.
  ///   - start: The part of the whole change before this one begins, from 0 to 1.
  ///   - length: The part of the whole change that this one takes; nil for what remains.
  ///   - isFurther: Whether another change of the property comes before this one.
  ///   - curve: How much of its way is behind after a part of its length; nil for evenly.
  package init(
    _ key: String, from: Any, to: Any, start: Double, length: Double? = nil, isFurther: Bool = false,
    curve: ((Double) -> Double)? = nil, _ progress: ScrubbedProgress
  ) {
    self.from = LayerValue(from)
    self.to = LayerValue(to)
    self.start = start
    self.length = length
    self.curve = curve
    self.isFurther = isFurther
    self.progress = progress
    super.init()
    keyPath = key
    duration = 1
    repeatCount = .infinity
  }

  package override func makeCopy() -> CAAnimation { self }

  /// The value at the beginning.
  package var startValue: Any? { from.any }
  /// The value as it is shown.
  package var present: LayerValue {
    if let length {
      let behind: Double = progress.value - start
      // An animation without a length is at its end as soon as it begins.
      let part: Double = length > 0 ? min(max(behind / length, 0), 1) : behind > 0 || start >= 1 ? 1 : 0
      return from.mixed(with: to, by: curve?(part) ?? part)
    }
    let value: Double = start > 0 && start < 1 ? max(0, progress.value - start) / (1 - start) : progress.value
    return from.mixed(with: to, by: value)
  }

  override func value(_ place: MediaTimes.Place, before: LayerValue?, model: LayerValue?) -> LayerValue? {
    isFurther && progress.value < start ? before : present
  }
}

extension CALayer {
  /// Shows what somebody drives as far as it has come.
  package func showScrubbed() { show(at: clock?.time ?? 0, animations.flatMap(\.animation.animatedKeys)) }

  /// Adds a change that somebody drives.
  package func add(_ animation: ScrubbedAnimation) {
    animations.removeAll { $0.animation === animation }
    animations.append(RunningAnimation(key: nil, animation: animation, isTimed: true, isTold: true))
    showScrubbed()
  }

  package func remove(_ animation: ScrubbedAnimation) {
    animations.removeAll { $0.animation === animation }
    show(at: clock?.time ?? 0, animation.animatedKeys)
  }
}
