import CoreGraphics
import UIFoundation

/// What people pull down to bring the content of a scroll view up to date. It stands above the content.
///
/// It tells of `valueChanged` when the content is pulled far enough and let go, when somebody presses F5, Control-R or
/// Command-R, or uses the action "Refresh" of an assistive technology. The room stays open until `endRefreshing()`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// How far the content is pulled before it is brought up to date, and how high the room is, in points.
  private static let threshold: CGFloat = 64
  private static let room: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    indicator.hidesWhenStopped = false
    indicator.isAccessibilityElement = false
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    addSubview(indicator)
    addSubview(label)
    isHidden = true
    isUserInteractionEnabled = false
  }

  /// Whether the content is being brought up to date.
  open private(set) var isRefreshing: Bool = false
  /// Words below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  open override var tintColor: UIColor! { didSet { indicator.color = tintColor } }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Shows that the content is brought up to date; nobody is told.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshRoom = Self.room
  }

  /// The content is up to date.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.closeRefreshRoom()
  }

  /// Brings the content up to date for a person; false where that is under way already.
  @discardableResult
  func refreshByPerson() -> Bool {
    guard !isRefreshing, isEnabled else { return false }
    beginRefreshing()
    scrollView?.mover.place?.announce("Refreshing")
    sendActions(for: .valueChanged)
    return true
  }

  /// A finger let go of content that was pulled down.
  func releasePulled(_ scrollView: UIScrollView) {
    guard scrollView.contentOffset.y + scrollView.adjustedContentInset.top <= -Self.threshold else { return }
    refreshByPerson()
  }

  /// Stands above the content, as far as that is pulled down.
  func place(in scrollView: UIScrollView) {
    let pulled: CGFloat = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    let shown: CGFloat = max(0, pulled) + (isRefreshing ? Self.room : 0)
    let top: CGFloat = isRefreshing ? -Self.room : -max(Self.room, min(shown, 2 * Self.room))
    isHidden = shown < 4
    frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: -top)
    alpha = isRefreshing ? 1 : min(1, max(0, pulled) / Self.threshold)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size: CGSize = indicator.intrinsicContentSize
    let hasTitle: Bool = (attributedTitle?.length ?? 0) > 0
    let middle: CGFloat = bounds.height - Self.room / 2 - (hasTitle ? 9 : 0)
    indicator.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: middle - size.height / 2, width: size.width, height: size.height)
    label.frame = CGRect(x: 8, y: middle + size.height / 2, width: max(0, bounds.width - 16), height: 18)
    label.isHidden = !hasTitle
  }

  /// Keys and assistive technologies reach it through the scroll view.
  override var isUsedByKeyboard: Bool { false }
  open override var canBecomeFocused: Bool { false }
}

extension UIScrollView {
  func closeRefreshRoom() {
    let isAtTop: Bool = contentOffset.y < -(adjustedContentInset.top - refreshRoom)
    if isAtTop, mover.isAtRest, window != nil {
      // The room closes gradually, and the content goes up with it.
      UIView.animate(withDuration: 0.25) { self.refreshRoom = 0 }
    } else {
      refreshRoom = 0
    }
  }
}
