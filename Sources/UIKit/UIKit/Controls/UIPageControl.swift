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

  /// In which direction pages follow each other.
  public enum Direction: Int, Sendable {
    /// As people read.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// What a person does with the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// Turning one page by a press.
    case discrete = 1
    /// Turning pages by a drag along the dots.
    case continuous = 2
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
      progress?.pageDidChange(to: kept)
      changes.drawing.change()
    }
  }
  final var current: Int = 0

  /// In which direction the pages follow each other. `natural` by default.
  open var direction: Direction = .natural {
    didSet {
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a drag along the dots turns pages. True by default.
  open var allowsContinuousInteraction: Bool = true { didSet { changes.drawing.change() } }
  /// What a person does with the dots at the moment: read it when `valueChanged` is told.
  open internal(set) var interactionState: InteractionState = .none

  /// How far the page that is seen has got, shown in place of its dot; nil, the default, for none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.leave(self)
      progress?.join(self)
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }

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
  final func picture(of page: Int) -> Image? {
    if page == current, let progress, progress.isProgressVisible { return progressPicture(progress.currentProgress) }
    let usual: UIImage? = pictures[page] ?? preferredIndicatorImage
    let image: UIImage? = page == current ? currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    return image.map { Image(uiKit: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0) }
  }

  /// A bar in place of a dot, of which a part is full.
  private func progressPicture(_ progress: Float) -> Image {
    let color: UIColor = currentPageIndicatorTintColor ?? .label
    let size: CGSize = Self.progressSize
    let (width, isMirrored): (CGFloat, Bool) = (size.width * CGFloat(progress), isRightToLeft)
    let picture: UIImage = UIGraphicsImageRenderer(size: size).image { _ in
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.height / 2).addClip()
      (pageIndicatorTintColor ?? color.withAlphaComponent(0.3)).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      color.setFill()
      UIRectFill(CGRect(x: isMirrored ? size.width - width : 0, y: 0, width: width, height: size.height))
    }
    return Image(uiKit: picture)
  }
  private static let progressSize = CGSize(width: 24, height: 8)

  /// The size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let bar: CGFloat = progress?.isProgressVisible == true ? Self.progressSize.width - 8 : 0
    let length: CGFloat = 16 + CGFloat(max(0, pageCount)) * 17 + bar
    return axis == .horizontal ? CGSize(width: length, height: 26) : CGSize(width: 26, height: length)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in PageControlContent(control: self) }
  }

  /// A person turned to a page (behaviour 578).
  final func turn(to page: Int, _ state: InteractionState) {
    guard isEnabled, page != current, (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    interactionState = state
    sendActions(for: .valueChanged)
    if state == .discrete { interactionState = .none }
  }
}
