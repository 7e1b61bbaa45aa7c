import CoreGraphics
import UIFoundation

extension UIAccessibility {
  /// A rectangle of a view in the space of the screen, as `accessibilityFrame` has it.
  ///
  /// - Parameters:
  ///   - rect: In the view's own space.
  ///   - view: The view.
  /// - Returns: The smallest rectangle around it on the screen, which begins where the window does here.
  @MainActor @preconcurrency public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// A path of a view in the space of the screen, as `accessibilityPath` has it.
  ///
  /// - Parameters:
  ///   - path: In the view's own space; it stays as it is.
  ///   - view: The view.
  @MainActor @preconcurrency public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    copy.apply(view.toWindow)
    return copy
  }

  /// What a magnifier follows.
  public enum ZoomType: Int, Sendable {
    /// The place where text is written.
    case insertionPoint = 0
  }

  /// Tells a magnifier what to show. Those of desktops follow the focus and the caret by themselves.
  @MainActor @preconcurrency public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells the person that gestures of the program and of a magnifier are the same ones: a desktop's magnifier has none.
  @MainActor @preconcurrency public static func registerGestureConflictWithZoom() {}
}
