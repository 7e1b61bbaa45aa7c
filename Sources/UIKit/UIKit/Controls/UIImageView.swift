import CoreGraphics
import UIFoundation

/// A view that shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? { didSet { imageDidChange() } }
  /// Shown while the view is highlighted; nil for the image.
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }
  /// Images that are shown one after the other, once `startAnimating` was called. No clock moves them on: the first is shown.
  open var animationImages: [UIImage]?
  open var animationDuration: Double = 0
  open var animationRepeatCount: Int = 0
  open private(set) var isAnimating: Bool = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  /// Whether the image grows with the sizes of texts for people who need large ones. False by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
  }
  override func textSizeDidChange() { if adjustsImageSizeForAccessibilityContentSizeCategory { imageDidChange() } }

  /// The size of what is shown, larger where texts are.
  private var shownSize: CGSize? {
    guard let size = shown?.size else { return nil }
    let traits: UITraitCollection = traitCollection
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return size }
    let scale: CGFloat = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func imageDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  /// The image as it is shown.
  private var shown: UIImage? {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image ?? animationImages?.first else { return nil }
    guard let preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

  override func drawContent(_ rect: CGRect) {
    guard let shown, shown.size.width > 0, shown.size.height > 0 else { return }
    let isTemplate: Bool =
      shown.renderingMode == .alwaysTemplate || (shown.isSymbolImage && shown.renderingMode == .automatic)
    let image: UIImage = isTemplate ? shown.withTintColor(tintColor, renderingMode: .alwaysOriginal) : shown
    image.draw(in: contentMode.rect(of: shownSize ?? shown.size, in: rect))
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in a rectangle.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    var result: CGSize = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let across: CGFloat = bounds.width / size.width
      let down: CGFloat = bounds.height / size.height
      let scale: CGFloat = self == .scaleAspectFit ? min(across, down) : max(across, down)
      result = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - result.width
    default: x = bounds.midX - result.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - result.height
    default: y = bounds.midY - result.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: result)
  }
}
