import CoreGraphics
import UIFoundation

/// A view whose content is larger than itself.
///
/// The content is moved by `contentOffset`; pointers, wheels and keys do not scroll it yet. The scroll views of SwiftUI programs
/// are SwiftUI's.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// How a content keeps away from the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What a keyboard on the screen does while content is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The looks of scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How fast a content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize: CGSize = .zero
  /// The point of the content at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var contentInset: UIEdgeInsets = .zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var isScrollEnabled: Bool = true
  open var isPagingEnabled: Bool = false
  open var isDirectionalLockEnabled: Bool = false
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var bouncesZoom: Bool = true
  open var scrollsToTop: Bool = true
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var indicatorStyle: IndicatorStyle = .default
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches: Bool = true
  open var canCancelContentTouches: Bool = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      UIView.animate(withDuration: 0.3) { self.contentOffset = contentOffset }
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset: CGPoint = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  open func flashScrollIndicators() {}
}

/// Is told of scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A list of rows; made for its appearance, and draws no rows.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The form of a list.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var separatorInset: UIEdgeInsets = .zero
  open var rowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var estimatedRowHeight: CGFloat = -1
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
}

/// A row of a list; made for its appearance.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What separates rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  open var selectionStyle: SelectionStyle = .default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  open var separatorInset: UIEdgeInsets = .zero
}

/// The header of a section of a list; made for its appearance.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
}

/// A grid of cells; made for its appearance, and draws none.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
}
