import Foundation

/// Leads presses of keys to the recognizers of the view that has the keyboard and of the views around it.
@MainActor
enum PressRecognizers {
  /// The recognizers that look at presses of a kind, those of the innermost view first.
  static func looking(at press: UIPress) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIResponder? = press.responder
    while let responder = next {
      if let view = responder as? UIView {
        found += view.gestureRecognizers?.filter { $0.looks(at: press) } ?? []
      }
      next = responder.next
    }
    return found
  }

  /// Tells recognizers of a press, before responders hear of it.
  static func tell(_ press: UIPress, _ event: UIPressesEvent) {
    for recognizer in looking(at: press) { recognizer.hear(press, event) }
  }
}

extension UIGestureRecognizer {
  fileprivate func looks(at press: UIPress) -> Bool {
    isEnabled && allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
  }

  fileprivate func hear(_ press: UIPress, _ event: UIPressesEvent) {
    guard press.phase != .began || delegate?.gestureRecognizer(self, shouldReceive: press) ?? true else { return }
    isHearingPresses = true
    defer { isHearingPresses = false }
    switch press.phase {
    case .began: pressesBegan([press], with: event)
    case .changed: pressesChanged([press], with: event)
    case .ended: pressesEnded([press], with: event)
    case .cancelled: pressesCancelled([press], with: event)
    case .stationary: break
    }
    if state == .ended || state == .cancelled || state == .failed { restart() }
  }
}
