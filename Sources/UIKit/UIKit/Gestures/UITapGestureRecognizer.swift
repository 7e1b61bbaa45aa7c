import CoreGraphics
import InputEngine

/// One or more taps or clicks.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  /// Of more than one finger no taps are recognized.
  open var numberOfTouchesRequired: Int = 1

  override var windowLocation: CGPoint { (engine as? TapRecognizer)?.location ?? .zero }

  override func makeEngine() -> Recognizer {
    let tap = TapRecognizer()
    tap.count = { [weak self] in MainActor.assumeIsolated { self?.numberOfTapsRequired ?? 1 } }
    return tap
  }
}

/// A press that stays in its place for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press takes, in seconds.
  open var minimumPressDuration: Double = 0.5
  /// How far the pointer may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired: Int = 0
  open var numberOfTouchesRequired: Int = 1

  override var windowLocation: CGPoint { (engine as? LongPressRecognizer)?.location ?? .zero }
  override var isContinuous: Bool { true }

  override func makeEngine() -> Recognizer {
    let press = LongPressRecognizer()
    press.minimumDuration = { [weak self] in MainActor.assumeIsolated { self?.minimumPressDuration ?? 0.5 } }
    press.maximumDistance = { [weak self] in MainActor.assumeIsolated { Double(self?.allowableMovement ?? 10) } }
    return press
  }
}
