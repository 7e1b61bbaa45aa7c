import CoreGraphics
import HostInterface
import InputEngine

/// A view that pointers reach: a control, a scroll view, a view with a gesture. It is registered for the display node of
/// the view with `HitTargets.set(_:for:)`.
package protocol HitTarget: AnyObject {
  /// The view's place.
  var slot: GeometrySlot { get }
  /// Where the view takes points.
  var hitArea: HitArea { get }
  /// How wide and high the place is at least, in points, in which the view takes presses that no other view takes.
  var reach: CGFloat { get }
  /// The recognizers for a pointer that goes down here.
  func gestures(at hit: PointerHit) -> [ArenaEntry]
  /// Whether the recognizers of views inside take part too.
  var allowsInnerGestures: Bool { get }
  /// The view as one that scrolls.
  var scrollTarget: (any ScrollingTarget)? { get }
  /// The view as one that gets the keyboard's focus by a click.
  var focusTarget: FocusTarget? { get }
  /// The view as one that is told where the pointer is.
  var hoverTarget: (any HoverTarget)? { get }
  /// The view as one that takes what is dragged over it.
  var dropTarget: (any DropTarget)? { get }
  /// The control that the view is, or is a part of.
  var control: (any KeyboardControl)? { get }
  /// Scrolls as little as brings a rectangle of the window into sight.
  func reveal(_ frame: CGRect)
}

extension HitTarget {
  package var hitArea: HitArea { .bounds }
  package var reach: CGFloat { 0 }
  package func gestures(at hit: PointerHit) -> [ArenaEntry] { [] }
  package var allowsInnerGestures: Bool { true }
  package var scrollTarget: (any ScrollingTarget)? { nil }
  package var focusTarget: FocusTarget? { nil }
  package var hoverTarget: (any HoverTarget)? { nil }
  package var dropTarget: (any DropTarget)? { nil }
  package var control: (any KeyboardControl)? { nil }
  package func reveal(_ frame: CGRect) {}

  /// Makes a point of the view's own space of a point of the window.
  package func local(_ point: CGPoint) -> CGPoint { slot.local(point) }

  /// Whether a point of the window lies in the view's bounds, or so near to them.
  package func contains(_ point: CGPoint, within distance: CGFloat = 0) -> Bool {
    CGRect(origin: .zero, size: slot.placed.peek.size).insetBy(dx: -distance, dy: -distance).contains(local(point))
  }
}

/// Where a view takes points.
package enum HitArea: Hashable, Sendable {
  /// Where something is drawn, or where its content shape is.
  case drawing
  /// In all of its bounds, which cover what is behind.
  case bounds
  /// In all of its bounds; where nothing is drawn, what is behind is reached as well.
  case clearBounds
}

/// A pointer that went down, as a target sees it.
package struct PointerHit {
  /// In the window's space.
  package let position: CGPoint
  package let kind: PointerKind
  package let modifiers: InputModifiers
  /// Whether gestures of views inside of the target take part as well.
  package let hasInnerGestures: Bool
  /// The views around the target that scroll, innermost first.
  package let outerScrollTargets: [any ScrollingTarget]
  /// Whether the target is inside of a control.
  package let isInControl: Bool
}

/// A view that is told where the pointer is.
package protocol HoverTarget: AnyObject {
  /// The pointer is over the view, at a point of the window.
  func pointerMoved(to point: CGPoint)
  /// The pointer has left the view.
  func pointerLeft()
  /// The pointer's shape over the view; nil where it does not matter to it.
  var pointerShape: PointerShape? { get }
  /// A short explanation of the view.
  var helpText: String? { get }
}

extension HoverTarget {
  package func pointerMoved(to point: CGPoint) {}
  package func pointerLeft() {}
  package var pointerShape: PointerShape? { nil }
  package var helpText: String? { nil }
}

extension GeometrySlot {
  /// Whether the views here are on their way out: for pointers and keys they are gone.
  package var isLeaving: Bool {
    var next: GeometrySlot? = placed
    while let slot = next {
      if slot.isDeparting { return true }
      next = slot.parent
    }
    return false
  }

  /// Makes a point of the place's own space of a point of the window.
  package func local(_ point: CGPoint) -> CGPoint {
    let transform: CGAffineTransform = graph.untracked { self.transform(to: nil) }
    guard transform.a * transform.d != transform.b * transform.c else { return point }
    return point.applying(transform.inverted())
  }

  /// The place's bounds in the window's space; outside of nodes.
  package var windowFrame: CGRect {
    graph.untracked { CGRect(origin: .zero, size: placed.peek.size).applying(transform(to: nil)) }
  }
}
