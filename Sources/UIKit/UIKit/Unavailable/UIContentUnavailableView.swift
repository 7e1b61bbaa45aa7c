import CoreGraphics
import Foundation
import UIFoundation

/// Shows what a `UIContentUnavailableConfiguration` says, in the middle of its place.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let scroller = UIScrollView()
  private let imageView = UIImageView(frame: .zero)
  private let turning = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var button: UIButton?
  private var secondaryButton: UIButton?

  /// - Parameter configuration: What is shown.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    addSubview(scroller)
    show()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    addSubview(scroller)
    show()
  }

  /// What is shown; another kind of configuration than `UIContentUnavailableConfiguration` is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Whether what has no room scrolls. True by default.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  // MARK: Parts

  private func show() {
    let all: [UIView?] = [imageView, turning, label, secondaryLabel, button, secondaryButton]
    for part in all { part?.removeFromSuperview() }
    if content.kind == .loading, content.image == nil {
      turning.startAnimating()
      scroller.addSubview(turning)
    } else if let image = content.image {
      let properties: UIContentUnavailableConfiguration.ImageProperties = content.imageProperties
      imageView.image = properties.preferredSymbolConfiguration.flatMap { image.withConfiguration($0) } ?? image
      imageView.tintColor = properties.tintColor ?? tintColor
      imageView.contentMode = .scaleAspectFit
      imageView.layer.cornerRadius = properties.cornerRadius
      imageView.clipsToBounds = properties.cornerRadius > 0
      scroller.addSubview(imageView)
    }
    show(content.text, content.attributedText, content.textProperties, in: label)
    label.accessibilityTraits = .header
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    button = makeButton(content.button, content.buttonProperties)
    secondaryButton = makeButton(content.secondaryButton, content.secondaryButtonProperties)
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    guard let words = attributed?.string ?? text, !words.isEmpty else { return }
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = words }
    scroller.addSubview(label)
  }

  private func makeButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let hasWords: Bool =
      configuration.title?.isEmpty == false || configuration.image != nil
      || properties.primaryAction?.title.isEmpty == false
    guard hasWords else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    scroller.addSubview(button)
    return button
  }

  // MARK: Layout

  /// The longest line of words, in points.
  private static let longestLine: CGFloat = 420

  /// The parts from top to bottom with the distance before each.
  private var parts: [(view: UIView, gap: CGFloat)] {
    let below: CGFloat = button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
    var shown: [(view: UIView, gap: CGFloat)] = []
    func add(_ part: UIView?, _ gap: CGFloat) {
      if let part, part.superview === scroller { shown.append((view: part, gap: gap)) }
    }
    add(turning, 0)
    add(imageView, 0)
    add(label, content.imageToTextPadding)
    add(secondaryLabel, content.textToSecondaryTextPadding)
    add(button, content.textToButtonPadding)
    add(secondaryButton, below)
    return shown
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === imageView {
      var size: CGSize = imageView.image?.size ?? .zero
      let most: CGSize = content.imageProperties.maximumSize
      var scale: CGFloat = size.width > width ? width / size.width : 1
      if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
      if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
      size = CGSize(width: size.width * scale, height: size.height * scale)
      return size
    }
    let size: CGSize = view is UILabel ? view.sizeThatFits(CGSize(width: width, height: 0)) : view.intrinsicContentSize
    return CGSize(width: min(ceil(size.width), width), height: ceil(size.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored: Bool = isRightToLeft
    let margins: NSDirectionalEdgeInsets = content.directionalLayoutMargins
    let inside: CGRect = bounds.inset(by: safeAreaInsets)
    scroller.frame = inside
    let room: CGFloat = max(1, inside.width - margins.leading - margins.trailing)
    let width: CGFloat = min(room, Self.longestLine)
    let shown: [(view: UIView, gap: CGFloat)] = parts
    let sizes: [CGSize] = shown.map { size(of: $0.view, width: width) }
    let gaps: [CGFloat] = shown.enumerated().map { $0.offset == 0 ? 0 : $0.element.gap }
    let height: CGFloat = sizes.reduce(0) { $0 + $1.height } + gaps.reduce(0, +)
    var y: CGFloat = max(margins.top, (inside.height - height) / 2)
    for (index, part) in shown.enumerated() {
      y += gaps[index]
      let size: CGSize = sizes[index]
      let start: CGFloat = isMirrored ? inside.width - margins.leading - size.width : margins.leading
      let middle: CGFloat = (inside.width - size.width) / 2
      part.view.frame = CGRect(
        origin: CGPoint(x: content.alignment == .center ? middle : start, y: y), size: size)
      y += size.height
    }
    scroller.contentSize = CGSize(width: inside.width, height: max(inside.height, y + margins.bottom))
  }

  override func drawContent(_ rect: CGRect) {
    let isMirrored: Bool = isRightToLeft
    content.background.draw(in: rect, tint: tintColor, isMirrored: isMirrored)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
