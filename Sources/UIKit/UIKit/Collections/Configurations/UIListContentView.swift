import CoreGraphics
import UIFoundation

/// Shows what a `UIListContentConfiguration` says.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    show()
  }

  /// What is shown; another kind of configuration than `UIListContentConfiguration` is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondaryLabel)
    if let image = content.image {
      let properties: UIListContentConfiguration.ImageProperties = content.imageProperties
      imageView.image = properties.preferredSymbolConfiguration.flatMap { image.withConfiguration($0) } ?? image
      imageView.tintColor = properties.resolvedTintColor(for: tintColor)
      imageView.contentMode = .scaleAspectFit
      imageView.layer.cornerRadius = properties.cornerRadius
      imageView.clipsToBounds = properties.cornerRadius > 0
      if imageView.superview == nil { insertSubview(imageView, at: 0) }
    } else if imageView.superview != nil {
      imageView.removeFromSuperview()
    }
    if alpha != content.alpha { alpha = content.alpha }
    accessibilityTraits = content.isHeader ? .header : .none
    if content.isHeader { label.accessibilityTraits = .header }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    guard text != nil || attributed != nil else {
      if label.superview != nil { label.removeFromSuperview() }
      label.text = nil
      return
    }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transform.applied(to: text ?? "")
    }
    // Capitals are a look: people hear the words as they are.
    label.accessibilityLabel = properties.transform == .none ? nil : text
    if label.superview == nil { addSubview(label) }
  }

  private var arrangement: ListContentLayout {
    var layout = ListContentLayout()
    layout.margins = content.directionalLayoutMargins
    layout.imageToText = content.imageToTextPadding
    layout.horizontalPadding = content.textToSecondaryTextHorizontalPadding
    layout.verticalPadding = content.textToSecondaryTextVerticalPadding
    layout.isSideBySide = content.prefersSideBySideTextAndSecondaryText
    layout.maximumImageSize = content.imageProperties.maximumSize
    layout.reservedImageSize = content.imageProperties.reservedLayoutSize
    layout.isMirrored = isRightToLeft
    return layout
  }

  private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    arrangement.frames(
      image: content.image == nil ? nil : imageView.intrinsicContentSize, text: label, secondary: secondaryLabel,
      width: width, height: height)
  }

  /// The distance of the texts from the leading edge.
  var textStart: CGFloat {
    let frame: CGRect = frames(width: bounds.width, height: bounds.height).text
    return isRightToLeft ? bounds.width - frame.maxX : frame.minX
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    follow(content.textProperties.alignment, of: label)
    follow(content.secondaryTextProperties.alignment, of: secondaryLabel)
    let frames: ListContentLayout.Frames = frames(width: bounds.width, height: bounds.height)
    if imageView.superview != nil { imageView.frame = frames.image }
    if label.superview != nil { label.frame = frames.text }
    if secondaryLabel.superview != nil { secondaryLabel.frame = frames.secondary }
  }

  /// Texts begin at the side from which people read, whatever language they are in.
  private func follow(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment, of label: UILabel) {
    guard alignment == .natural else { return }
    let wanted: NSTextAlignment = isRightToLeft ? .right : .natural
    if label.textAlignment != wanted { label.textAlignment = wanted }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: CGFloat = size.width > 0 && size.width < 100_000 ? size.width : 320
    return CGSize(width: width, height: frames(width: width, height: nil).height)
  }

  override func contentSize(breakingLinesAt width: CGFloat?) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width ?? 0, height: 0)).height)
  }

  open override var intrinsicContentSize: CGSize { contentSize(breakingLinesAt: bounds.width) }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
