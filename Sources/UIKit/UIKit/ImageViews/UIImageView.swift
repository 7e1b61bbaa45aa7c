import CoreGraphics
import DisplayList
import QuartzCore
import UIFoundation

/// A view that shows an image.
///
/// An image that is one of several variants, such as that of a name with one for dark appearance, is shown as the variant for
/// the view's traits.
@MainActor @preconcurrency
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The name that is spoken: that of the image where the view has none of its own.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  open var image: UIImage? {
    willSet { beginChange(of: "image") }
    didSet {
      imageDidChange()
      endChange(of: "image")
    }
  }
  /// Shown while the view is highlighted; nil for the image.
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted: Bool = false {
    willSet { beginChange(of: "isHighlighted") }
    didSet {
      if isHighlighted != oldValue { imageDidChange() }
      endChange(of: "isHighlighted")
    }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }
  public typealias DynamicRange = UIImage.DynamicRange
  /// How much brighter than white the image is to be shown. Images are shown in the standard range.
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  /// How much brighter than white the image is shown: not at all.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Images that are shown one after the other, once `startAnimating` was called; nil for none.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while the view is highlighted; nil for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all images take together, in seconds; 0, the default, for a thirtieth each.
  open var animationDuration: Double = 0
  /// How often they are shown; 0, the default, for as long as nobody stops them.
  open var animationRepeatCount: Int = 0
  /// Whether images are shown one after the other.
  open var isAnimating: Bool { sequence != nil }
  private var sequence: ImageSequence?
  /// What moves the symbol; nil where nothing does.
  final var symbolShow: SymbolShow?

  /// Shows the images one after the other, from the first one on.
  open func startAnimating() {
    guard let images = wantedSequence, !images.isEmpty else { return }
    sequence?.stop()
    let duration: Double = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    sequence = ImageSequence(images, duration: duration, rounds: animationRepeatCount, in: self)
    sequence?.begin()
    imageDidChange()
  }

  /// Shows the image again.
  open func stopAnimating() {
    guard let sequence else { return }
    sequence.stop()
    self.sequence = nil
    imageDidChange()
  }

  private var wantedSequence: [UIImage]? { (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    sequence?.begin()
    symbolShow?.begin()
  }

  /// Whether the image grows with the sizes of texts for people who need large ones. False by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageDidChange() } }
  }
  override func textSizeDidChange() { if adjustsImageSizeForAccessibilityContentSizeCategory { imageDidChange() } }

  /// The size of an image, larger where texts are.
  private func shownSize(of image: UIImage) -> CGSize {
    let traits: UITraitCollection = traitCollection
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return image.size }
    let scale: CGFloat = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  private func imageDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  /// The image as it is shown.
  private var shown: UIImage? {
    guard let image = sequence?.current ?? (isHighlighted ? highlightedImage : nil) ?? image ?? wantedSequence?.first
    else { return nil }
    guard let preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize { shown.map(shownSize) ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown.map(shownSize) ?? .zero }

  override func drawContent(_ rect: CGRect) {
    guard let shown, shown.size.width > 0, shown.size.height > 0 else { return }
    let place: CGRect = contentMode.rect(of: shownSize(of: shown), in: rect)
    guard let symbolShow, !symbolShow.isEmpty else { return tinted(shown).draw(in: place) }
    let items: [DisplayItem] = symbolShow.items(shown, in: place) { image in
      tinted(image).items(in: contentMode.rect(of: shownSize(of: image), in: rect))
    }
    UIGraphicsGetCurrentContext()?.draw(items)
  }

  /// An image as the view has it: the variant for the current traits, templates in the tint.
  private func tinted(_ image: UIImage) -> UIImage {
    let shown: UIImage = image.variant(for: .current)
    let isTemplate: Bool =
      shown.renderingMode == .alwaysTemplate || (shown.isSymbolImage && shown.renderingMode == .automatic)
    return isTemplate ? shown.withTintColor(tintColor, renderingMode: .alwaysOriginal) : shown
  }
}

/// Images of a view that are shown one after the other.
@MainActor
private final class ImageSequence {
  private let images: [UIImage]
  private let duration: Double
  /// 0 for as long as nobody stops them.
  private let rounds: Int
  private weak var view: UIImageView?
  private weak var clock: LayerClock?
  private var start: Double?
  private var index: Int = 0

  init(_ images: [UIImage], duration: Double, rounds: Int, in view: UIImageView) {
    self.images = images
    self.duration = duration
    self.rounds = rounds
    self.view = view
  }

  var current: UIImage { images[index] }

  func begin() {
    guard let clock = view?.layoutRoot?.graph?.service(LayerClock.self) else { return }
    self.clock = clock
    clock.add(self)
  }

  func stop() { clock?.remove(self) }
}

extension ImageSequence: FrameFollower {
  nonisolated func frame(at time: Double) -> FrameState { MainActor.assumeIsolated { follow(time) } }

  private func follow(_ time: Double) -> FrameState {
    guard let view, view.layoutRoot?.graph != nil else { return .done }
    let begin: Double = start ?? time
    start = begin
    let part: Double = (time - begin) / duration
    if rounds > 0, part >= Double(rounds) {
      view.stopAnimating()
      return .done
    }
    let next: Int = min(images.count - 1, Int((part - part.rounded(.down)) * Double(images.count)))
    if next != index {
      index = next
      view.setNeedsDisplay()
    }
    return rounds > 0 ? .ending : .endless
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
