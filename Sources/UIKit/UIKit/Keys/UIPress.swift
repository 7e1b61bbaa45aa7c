import CoreGraphics
import Foundation
import InputEngine

/// A key, from going down to coming up.
@MainActor @preconcurrency
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Which button of a remote control is pressed, or the key that does the same.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// Any other key of a keyboard: `key` says which. Apple's enumeration has numbers without names for these.
    case _keyboard = 2_000
  }

  /// When the press began or ended, in seconds of the host's clock.
  open private(set) var timestamp: TimeInterval
  open private(set) var phase: Phase
  open private(set) var type: PressType
  /// The key, for a press of a keyboard.
  open private(set) var key: UIKey?
  /// To whom the press was sent first.
  open private(set) weak var responder: UIResponder?
  open var window: UIWindow? {
    (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
  }
  /// The recognizers of views that look at the press: those of the responder and of the views around it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    let found: [UIGestureRecognizer] = PressRecognizers.looking(at: self)
    return found.isEmpty ? nil : found
  }
  /// How hard the key is pressed: keys are up or down, so 1 while it is down.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  init(_ event: KeyEvent, to responder: UIResponder) {
    timestamp = event.time
    phase = .began
    key = UIKey(event)
    self.responder = responder
    type = PressType(event.symbol)
    super.init()
  }

  /// The key came up, or the window lost the keyboard.
  func end(_ phase: Phase, at time: TimeInterval) {
    self.phase = phase
    timestamp = time
  }
}

extension UIPress.PressType {
  fileprivate init(_ symbol: KeySymbol) {
    switch symbol {
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .returnKey, .enter: self = .select
    case .escape: self = .menu
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    default: self = ._keyboard
    }
  }
}

/// The changes of presses at one moment.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open private(set) var allPresses: Set<UIPress>
  /// Whether every responder of the chain passed the event on, so that the key goes on to do what it does by itself.
  final var isPassedOn: Bool = false

  init(_ press: UIPress) {
    allPresses = [press]
    super.init(time: press.timestamp)
  }

  open override var type: EventType { .presses }

  /// The presses that a recognizer looks at.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
