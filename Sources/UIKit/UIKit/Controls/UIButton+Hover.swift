import CoreGraphics
import Foundation
import UIFoundation

extension UIButton {
  /// Whether the pointer is over the button. A change calls `configurationUpdateHandler`.
  ///
  /// The pointer is followed from the first time that this is read on.
  public final var isHovered: Bool {
    let hover: ButtonHover = hover ?? ButtonHover(self)
    self.hover = hover
    return hover.isOver
  }
}

/// Follows the pointer over a button.
@MainActor
final class ButtonHover {
  private unowned let button: UIButton
  private(set) var isOver: Bool = false

  init(_ button: UIButton) {
    self.button = button
    let recognizer = UIHoverGestureRecognizer(target: nil, action: nil)
    recognizer.onChange = { [weak self, weak recognizer] in
      guard let state = recognizer?.state else { return }
      self?.follow(state == .began || state == .changed)
    }
    button.addGestureRecognizer(recognizer)
  }

  private func follow(_ isOver: Bool) {
    guard isOver != self.isOver else { return }
    self.isOver = isOver
    button.setNeedsUpdateConfiguration()
  }
}
