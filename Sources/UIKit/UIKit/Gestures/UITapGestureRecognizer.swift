import CoreGraphics
import InputEngine

/// One or more taps or clicks.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  /// How many fingers tap together on a touch screen. A mouse is one finger.
  open var numberOfTouchesRequired: Int = 1
  /// The buttons of a pointer that tap; the primary one by default. A finger counts as that.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary { didSet { (engine as? TapRecognizer)?.button = button } }

  override var windowLocation: CGPoint { (engine as? TapRecognizer)?.location ?? .zero }
  override func follows(_ touch: UITouch) -> Bool { buttonMaskRequired.isSuperset(of: buttonMask) }

  /// A tap leaves those that need more taps their chance.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var button: PointerButton {
    let number: Int = max(0, buttonMaskRequired.rawValue).trailingZeroBitCount
    return PointerButton.allCases.indices.contains(number) ? PointerButton.allCases[number] : .primary
  }

  override func makeEngine() -> Recognizer {
    let tap = TapRecognizer()
    tap.button = button
    tap.count = { [weak self] in MainActor.assumeIsolated { self?.numberOfTapsRequired ?? 1 } }
    tap.fingers = { [weak self] in MainActor.assumeIsolated { self?.numberOfTouchesRequired ?? 1 } }
    return tap
  }
}

/// A press that stays in its place for a while. It begins when its time is over, changes as a finger moves, and ends when one
/// comes up.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press takes, in seconds.
  open var minimumPressDuration: Double = 0.5
  /// How far the pointer may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come right before the press.
  open var numberOfTapsRequired: Int = 0
  /// How many fingers press together on a touch screen; the time begins with the last one.
  open var numberOfTouchesRequired: Int = 1

  override var windowLocation: CGPoint { (engine as? LongPressRecognizer)?.location ?? .zero }
  override var isContinuous: Bool { true }

  override func makeEngine() -> Recognizer {
    let press = LongPressRecognizer()
    press.goesOn = true
    press.fingers = { [weak self] in MainActor.assumeIsolated { self?.numberOfTouchesRequired ?? 1 } }
    press.taps = { [weak self] in MainActor.assumeIsolated { self?.numberOfTapsRequired ?? 0 } }
    press.minimumDuration = { [weak self] in MainActor.assumeIsolated { self?.minimumPressDuration ?? 0.5 } }
    press.maximumDistance = { [weak self] in MainActor.assumeIsolated { Double(self?.allowableMovement ?? 10) } }
    return press
  }
}
