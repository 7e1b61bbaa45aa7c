import CoreGraphics
import UIFoundation

/// A drag that begins at an edge of the window.
///
/// The edges are those that are set when the recognizer is added to a view; without any nothing is recognized. Fingers after the
/// first one are left out.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag begins. They are set before the recognizer is added to a view.
  open var edges: UIRectEdge = []

  /// The edges that count, from when the recognizer was added.
  private var attachedEdges: UIRectEdge = []
  /// How far from an edge a drag begins at most, in points.
  private static let reach: CGFloat = 20

  override func wasAttached() { attachedEdges = edges }

  override func follows(_ touch: UITouch) -> Bool {
    guard touches.all.isEmpty, let window = view?.window else { return false }
    let place: CGPoint = touch.location(in: nil)
    let bounds: CGRect = window.bounds
    return attachedEdges.contains(.left) && place.x < bounds.minX + Self.reach
      || attachedEdges.contains(.right) && place.x > bounds.maxX - Self.reach
      || attachedEdges.contains(.top) && place.y < bounds.minY + Self.reach
      || attachedEdges.contains(.bottom) && place.y > bounds.maxY - Self.reach
  }
}
