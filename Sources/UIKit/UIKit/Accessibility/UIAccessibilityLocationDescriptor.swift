import AccessibilityTree
import CoreGraphics
import Foundation

/// A named point of a view at which a drag may begin, or a drop may end.
@MainActor @preconcurrency
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view in whose space the point is; it is not kept.
  open private(set) weak var view: UIView?
  /// In the view's own space.
  open private(set) var point: CGPoint
  /// The words with attributes, which change nothing in how they are spoken here.
  open private(set) var attributedName: NSAttributedString
  /// What is spoken.
  open var name: String { attributedName.string }

  /// A point of a view.
  ///
  /// - Parameters:
  ///   - attributedName: What is spoken.
  ///   - point: In the view's own space.
  ///   - view: The view.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// The point as a part of another view's bounds; nil where one of the views is gone or has no size.
  func described(in other: UIView) -> AccessibilityDescribedPoint? {
    let bounds: CGRect = other.bounds
    guard let view, bounds.width > 0, bounds.height > 0 else { return nil }
    let place: CGPoint = other.convert(point, from: view)
    return AccessibilityDescribedPoint(
      x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height, description: name)
  }
}
