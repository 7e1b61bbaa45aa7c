import CoreGraphics
import Diagnostics
import Foundation
import FoundationGaps
import UIFoundation

/// Shows one controller of a row, which people turn as pages.
///
/// The pages lie in a scroll view that pages: fingers, wheels, touch pads, keys and assistive technologies turn them as they
/// scroll other content. The data source gives the neighbours of the page that is shown, and no others are kept.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// - Parameters:
  ///   - transitionStyle: How pages are turned.
  ///   - navigationOrientation: In which direction they follow each other.
  ///   - options: The distance between pages and the binding; nil for neither.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    spacing = max(0, Self.number(options?[.interPageSpacing]) ?? 0)
    let spine: SpineLocation? =
      options?[.spineLocation] as? SpineLocation
      ?? Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int($0)) }
    spineLocation = transitionStyle == .pageCurl ? spine ?? .min : .none
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    spineLocation = .min
    super.init(coder: coder)
  }

  /// A number as a program may write it among options of any type.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Where leaves are bound. One page is shown at a time.
  public let spineLocation: SpineLocation
  /// Whether leaves have a page on their back. Kept as it was set.
  open var isDoubleSided: Bool = false
  /// The distance between pages, in points.
  final let spacing: CGFloat

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Without a data source people do not turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      pages.forgetNeighbours()
      dotsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: The way in which it comes.
  ///   - animated: Whether it moves.
  ///   - completion: Called when the page is there, with whether the movement ended by itself.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let count = viewControllers?.count, count > 1 {
      Diagnostics.warn("\(type(of: self)) shows the first of \(count) controllers: one page is shown at a time.")
    }
    pages.show(viewControllers?.first, forward: direction == .forward, animated: animated, completion)
    dotsDidChange()
  }

  /// The recognizers that turn leaves of a book; none for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : [pages.scrollView.panGestureRecognizer]
  }

  private(set) final lazy var pages = PageRow(of: self)
  private let dots = UIPageControl()

  // MARK: The view

  open override func loadView() {
    let view = UIView(frame: .zero)
    view.clipsToBounds = true
    view.addSubview(pages.scrollView)
    view.addSubview(dots)
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.turnByDots() }, for: .valueChanged)
    self.view = view
    dotsDidChange()
  }

  override func layoutWillBegin() {
    let bounds: CGRect = view.bounds
    let height: CGFloat = dots.isHidden ? 0 : Self.dotsHeight
    dots.frame = CGRect(
      x: 0, y: bounds.height - height - view.safeAreaInsets.bottom, width: bounds.width, height: height)
    let room: CGFloat = height == 0 ? bounds.height : dots.frame.minY
    pages.layOut(in: CGRect(x: 0, y: 0, width: bounds.width, height: max(0, room)))
  }

  override var appearingChildren: [UIViewController] { pages.current.map { [$0] } ?? [] }

  // MARK: Dots

  /// The height of the page control, in points.
  private static let dotsHeight: CGFloat = 37

  /// Asks the data source for the dots again.
  private func dotsDidChange() {
    guard isViewLoaded else { return }
    let isUsed: Bool = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count: Int = isUsed ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if dots.isHidden != (count <= 0) {
      dots.isHidden = count <= 0
      view.setNeedsLayout()
    }
    guard count > 0 else { return }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  /// A person turned a page, the dots not yet.
  final func showDot(_ index: Int) { dots.currentPage = index }

  private func turnByDots() {
    let step: Int = dots.currentPage - pages.dot
    guard step != 0, !pages.turn(forward: step > 0) else { return }
    dots.currentPage = pages.dot
  }

  /// The dot that is on, and how many there are; nil without dots.
  final var dot: (index: Int, count: Int)? { dots.isHidden ? nil : (dots.currentPage, dots.numberOfPages) }
}
