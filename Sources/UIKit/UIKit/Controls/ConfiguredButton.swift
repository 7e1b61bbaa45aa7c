import CoreGraphics
import UIFoundation

/// The parts of a button with a configuration, and where they lie.
@MainActor
final class ConfiguredButton {
  private(set) var shown: UIButton.Configuration
  let subtitle = UILabel()
  private var activity: UIActivityIndicatorView?
  private var customView: UIView?

  init(_ configuration: UIButton.Configuration) {
    shown = configuration
    subtitle.isAccessibilityElement = false
  }

  // MARK: Showing

  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    shown = configuration
    let tint: UIColor = button.tintColor
    let color: UIColor = configuration.foreground(tint: tint, role: button.role)
    if let label = button.titleLabel {
      label.font = configuration.buttonSize.titleFont
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      show(configuration.attributedTitle, configuration.titleTextAttributesTransformer, in: label)
      label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      label.lineBreakMode = configuration.titleLineBreakMode
      label.textAlignment = alignment(button)
      label.alpha = 1
    }
    subtitle.font = configuration.buttonSize.subtitleFont
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.textColor = color
    show(configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer, in: subtitle)
    subtitle.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    subtitle.textAlignment = alignment(button)
    if subtitle.superview !== button, configuration.subtitle != nil { button.addSubview(subtitle) }
    if let view = button.imageView {
      let symbol: UIImage.SymbolConfiguration? = configuration.preferredSymbolConfigurationForImage
      let image: UIImage? = configuration.showsActivityIndicator ? nil : configuration.image
      view.image = symbol.flatMap { image?.withConfiguration($0) } ?? image
      view.tintColor = configuration.imageColor(tint: tint, role: button.role)
      view.alpha = 1
    }
    showActivity(button, color)
    showBackground(button)
  }

  private func show(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
  ) {
    let words: String? = text.map { String($0.characters) }
    guard let text, transformer != nil || text != AttributedString(words ?? "") else { return label.text = words }
    label.attributedText = text.uiKitText(font: label.font, color: label.textColor, transformer)
  }

  private func showActivity(_ button: UIButton, _ color: UIColor) {
    guard shown.showsActivityIndicator else {
      activity?.removeFromSuperview()
      activity = nil
      return
    }
    let view: UIActivityIndicatorView = activity ?? UIActivityIndicatorView(style: .medium)
    view.color = shown.activityIndicatorColorTransformer?(color) ?? color
    guard activity == nil else { return }
    activity = view
    view.startAnimating()
    button.addSubview(view)
  }

  private func showBackground(_ button: UIButton) {
    guard customView !== shown.background.customView else { return }
    customView?.removeFromSuperview()
    customView = shown.background.customView
    if let customView { button.insertSubview(customView, at: 0) }
  }

  /// Takes the parts away that only a configuration has.
  func leave() {
    subtitle.removeFromSuperview()
    activity?.removeFromSuperview()
    customView?.removeFromSuperview()
  }

  private func alignment(_ button: UIButton) -> NSTextAlignment {
    switch shown.titleAlignment {
    case .leading: button.isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: button.isRightToLeft ? .left : .right
    case .automatic: button.contentHorizontalAlignment == .center ? .center : .natural
    }
  }

  // MARK: Drawing

  func draw(in rect: CGRect, of button: UIButton) {
    var background: UIBackgroundConfiguration = shown.background
    background.cornerRadius = shown.cornerRadius(height: rect.height)
    if !background.hasOwnColor {
      background.backgroundColor = shown.backgroundColor(tint: button.tintColor, role: button.role)
    }
    background.draw(in: rect, tint: button.tintColor, isMirrored: button.isRightToLeft)
  }

  // MARK: Layout

  private struct Parts {
    var image: CGSize = .zero
    var title: CGSize = .zero
    var subtitle: CGSize = .zero
    var texts: CGSize = .zero
    var whole: CGSize = .zero
  }

  private var isBeside: Bool { shown.imagePlacement.isDisjoint(with: [.top, .bottom]) }

  private func parts(_ button: UIButton, width: CGFloat?) -> Parts {
    var parts = Parts()
    parts.image = activity?.intrinsicContentSize ?? button.imageView?.sizeThatFits(.zero) ?? .zero
    let hasImage: Bool = parts.image.width > 0
    let hasText: Bool = shown.title?.isEmpty == false || shown.subtitle?.isEmpty == false
    let gap: CGFloat = hasImage && hasText ? shown.imagePadding : 0
    let sides: CGFloat = shown.contentInsets.leading + shown.contentInsets.trailing
    let room: CGFloat = width.map { max(1, $0 - sides - (isBeside ? parts.image.width + gap : 0)) } ?? 0
    let box = CGSize(width: room, height: 0)
    if shown.title?.isEmpty == false { parts.title = button.titleLabel?.sizeThatFits(box) ?? .zero }
    if shown.subtitle?.isEmpty == false { parts.subtitle = subtitle.sizeThatFits(box) }
    let between: CGFloat = parts.title.height > 0 && parts.subtitle.height > 0 ? shown.titlePadding : 0
    parts.texts = CGSize(
      width: max(parts.title.width, parts.subtitle.width), height: parts.title.height + between + parts.subtitle.height)
    if width != nil { parts.texts.width = min(parts.texts.width, room) }
    parts.whole =
      isBeside
      ? CGSize(width: parts.image.width + gap + parts.texts.width, height: max(parts.image.height, parts.texts.height))
      : CGSize(width: max(parts.image.width, parts.texts.width), height: parts.image.height + gap + parts.texts.height)
    return parts
  }

  func size(_ button: UIButton, width: CGFloat?) -> CGSize {
    let whole: CGSize = parts(button, width: width).whole
    let insets: NSDirectionalEdgeInsets = shown.contentInsets
    return CGSize(
      width: ceil(whole.width + insets.leading + insets.trailing),
      height: ceil(whole.height + insets.top + insets.bottom))
  }

  func layOut(_ button: UIButton) {
    let bounds: CGRect = button.bounds
    customView?.frame = bounds
    let parts: Parts = parts(button, width: bounds.width)
    let insets: NSDirectionalEdgeInsets = shown.contentInsets
    let isMirrored: Bool = button.isRightToLeft
    let area = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var origin = CGPoint(x: area.midX - parts.whole.width / 2, y: area.midY - parts.whole.height / 2)
    switch button.contentHorizontalAlignment {
    case .left: origin.x = area.minX
    case .right: origin.x = area.maxX - parts.whole.width
    case .leading, .fill: origin.x = isMirrored ? area.maxX - parts.whole.width : area.minX
    case .trailing: origin.x = isMirrored ? area.minX : area.maxX - parts.whole.width
    case .center: break
    }
    switch button.contentVerticalAlignment {
    case .top: origin.y = area.minY
    case .bottom: origin.y = area.maxY - parts.whole.height
    case .center, .fill: break
    }
    let placement: NSDirectionalRectEdge = shown.imagePlacement
    let isImageLeft: Bool = placement.contains(.trailing) == isMirrored
    var image = CGRect(origin: origin, size: parts.image)
    var texts = CGRect(origin: origin, size: parts.texts)
    if isBeside {
      image.origin.y = origin.y + (parts.whole.height - image.height) / 2
      texts.origin.y = origin.y + (parts.whole.height - texts.height) / 2
      let end: CGFloat = origin.x + parts.whole.width
      if isImageLeft { texts.origin.x = end - texts.width } else { image.origin.x = end - image.width }
    } else {
      image.origin.x = origin.x + (parts.whole.width - image.width) / 2
      texts.origin.x = origin.x + (parts.whole.width - texts.width) / 2
      let end: CGFloat = origin.y + parts.whole.height
      if placement.contains(.top) { texts.origin.y = end - texts.height } else { image.origin.y = end - image.height }
    }
    (activity ?? button.imageView)?.frame = image
    button.titleLabel?.frame = CGRect(x: texts.minX, y: texts.minY, width: texts.width, height: parts.title.height)
    subtitle.frame = CGRect(
      x: texts.minX, y: texts.maxY - parts.subtitle.height, width: texts.width, height: parts.subtitle.height)
  }
}
