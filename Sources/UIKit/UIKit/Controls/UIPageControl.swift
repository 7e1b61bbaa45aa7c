import CoreGraphics
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// A row of dots, one for each page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// How many pages there are.
  open var numberOfPages: Int = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = current
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is seen, kept among those that there are; nobody is told when it is set.
  open var currentPage: Int {
    get { current }
    set {
      let kept: Int = min(max(newValue, 0), max(0, numberOfPages - 1))
      guard kept != current else { return }
      current = kept
      changes.drawing.change()
    }
  }
  private var current: Int = 0

  /// Whether nothing is shown for one page.
  open var hidesForSinglePage: Bool = false { didSet { changes.drawing.change() } }
  /// The colours of the dots; nil for those of the system.
  open var pageIndicatorTintColor: UIColor? { didSet { changes.drawing.change() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { changes.drawing.change() } }
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { changes.drawing.change() } }

  // MARK: Pictures in place of dots

  /// The picture of every page that has none of its own; nil, the default, for a dot. Pictures that are templates, and
  /// symbols, take the colours of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { picturesDidChange() } }
  /// The picture of the page that is seen where the page has none of its own; nil, the default, for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { picturesDidChange() } }
  private var pictures: [Int: UIImage] = [:] { didSet { picturesDidChange() } }
  private var currentPictures: [Int: UIImage] = [:] { didSet { picturesDidChange() } }

  /// The picture that was set for a page; nil for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }
  /// Sets the picture of a page; nil for the preferred one. Pages that do not exist keep theirs until they do.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { pictures[page] = image }
  /// The picture that was set for a page while it is seen; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPictures[page] }
  /// Sets the picture of a page while it is seen; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentPictures[page] = image }

  private func picturesDidChange() { changes.drawing.change() }

  /// The picture that a page shows; nil for a dot.
  private func picture(of page: Int) -> Image? {
    let usual: UIImage? = pictures[page] ?? preferredIndicatorImage
    let image: UIImage? = page == current ? currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    return image.map { Image(uiKit: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0) }
  }

  /// The size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 16 + CGFloat(max(0, pageCount)) * 17, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      if numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage {
        PageDotsView(
          current: current, count: numberOfPages, axis: .horizontal,
          color: pageIndicatorTintColor.map { Color(uiKit: $0) },
          currentColor: currentPageIndicatorTintColor.map { Color(uiKit: $0) },
          hasGround: backgroundStyle == .prominent, picture: { [unowned self] in picture(of: $0) }
        ) { [unowned self] in turn(to: $0) }
        .disabled(!isEnabled)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// A person turned to a page (behaviour 578).
  private func turn(to page: Int) {
    guard isEnabled, page != current, (0..<numberOfPages).contains(page) else { return }
    current = page
    changes.drawing.change()
    sendActions(for: .valueChanged)
  }
}
