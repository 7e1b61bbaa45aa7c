import CoreGraphics
import Foundation

/// Something that holds items for the focus and scrolls: what gets the focus by keyboard is brought into sight.
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content that lies at the upper left of what is seen.
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  /// The size of what is seen of the content.
  var visibleSize: CGSize { get }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the view: what is seen of the content.
  public var visibleSize: CGSize { bounds.size }
}
