import CoreGraphics
import FoundationGaps
import UIFoundation

/// What few scroll views have.
@MainActor
final class ScrollParts {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()

  init() {}
}

/// How content looks where it goes under bars. Scroll views have no look of their own at their edges here: it is kept as it was set.
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
  /// A look.
  @MainActor @preconcurrency
  open class Style: NSObject {
    private static let automaticStyle = Style()
    private static let softStyle = Style()
    private static let hardStyle = Style()

    /// As it suits the place.
    open class var automatic: Style { automaticStyle }
    /// Content fades.
    open class var soft: Style { softStyle }
    /// Content ends at a line.
    open class var hard: Style { hardStyle }
  }

  open var style: Style = .automatic
  open var isHidden: Bool = false
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { scrollParts.top }
  public var leftEdgeEffect: UIScrollEdgeEffect { scrollParts.left }
  public var bottomEdgeEffect: UIScrollEdgeEffect { scrollParts.bottom }
  public var rightEdgeEffect: UIScrollEdgeEffect { scrollParts.right }

  /// Moves the content, and shows the bars for a moment if it moved.
  ///
  /// - Parameter changes: Changes the offset.
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old: CGPoint = contentOffset
    changes()
    if contentOffset != old || mover.isAnimating { flashScrollIndicators() }
  }
}

/// Says of a view with buttons that lies over the edge of a scroll view that the content's look there goes by it. Scroll views have
/// no such look here: it is kept as it was set.
@MainActor @preconcurrency
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  @MainActor @preconcurrency public override init() { super.init() }

  /// The scroll view under the view.
  open weak var scrollView: UIScrollView?
  /// The edge at which the view lies; the top by default.
  open var edge: UIRectEdge = .top
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// How a device scrolls.
public enum UIScrollType: Int, Sendable {
  /// In steps, as the wheel of a mouse.
  case discrete = 0
  /// Gradually, as a touch pad.
  case continuous = 1
}
