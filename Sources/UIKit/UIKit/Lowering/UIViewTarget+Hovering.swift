import CoreGraphics
import HostInterface
import SwiftUICore

extension UIView {
  /// Whether somebody wants to know where the pointer is over the view.
  var watchesPointer: Bool {
    if gestureRecognizers?.contains(where: { $0 is UIHoverGestureRecognizer }) == true { return true }
    return ownInteractions.contains { $0 is UIPointerInteraction || $0 is UIToolTipInteraction }
  }

  var pointerInteractions: [UIPointerInteraction] { ownInteractions.compactMap { $0 as? UIPointerInteraction } }

  var hoverRecognizers: [UIHoverGestureRecognizer] {
    gestureRecognizers?.compactMap { $0 as? UIHoverGestureRecognizer } ?? []
  }

  /// The pointer is over the view no longer, or the view goes.
  func endHovering() {
    for recognizer in hoverRecognizers { recognizer.leave() }
    for interaction in pointerInteractions { interaction.pointerLeft() }
    for tip in toolTips { tip.pointerLeft() }
  }
}

/// The bars of scroll views are shown while a mouse is over these; recognizers and interactions follow the pointer.
extension UIViewTarget: HoverTarget {
  func pointerMoved(to point: CGPoint) {
    MainActor.assumeIsolated {
      if let place = scrollView?.mover.place, place.isDesktop { place.isUnderPointer = true }
      if view.isUserInteractionEnabled {
        for recognizer in view.hoverRecognizers { recognizer.follow(point) }
        let modifiers: UIKeyModifierFlags = UIKeyModifierFlags(EventModifiers(inputs.window.pointers.modifiers))
        for interaction in view.pointerInteractions { interaction.pointerMoved(to: point, modifiers) }
      } else {
        view.endHovering()
      }
      // A view that takes no touches, such as a label, has its tip.
      for tip in view.toolTips { tip.pointerMoved(to: point) }
    }
  }

  func pointerLeft() {
    MainActor.assumeIsolated {
      scrollView?.mover.place?.isUnderPointer = false
      view.endHovering()
    }
  }

  var pointerShape: PointerShape? {
    MainActor.assumeIsolated { view.pointerInteractions.lazy.reversed().compactMap(\.shape).first }
  }

  var helpText: String? { MainActor.assumeIsolated { view.toolTips.lazy.compactMap(\.words).first } }
}
