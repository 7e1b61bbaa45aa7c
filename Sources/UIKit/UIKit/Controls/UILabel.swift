import CoreGraphics
import UIFoundation

/// A view that shows text.
@MainActor @preconcurrency
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    priorities.horizontalHugging = UILayoutPriority(251)
    priorities.verticalHugging = UILayoutPriority(251)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// The text; setting it takes attributes of a text before away.
  open var text: String? {
    get { storedAttributed?.string ?? storedText }
    set {
      guard newValue != text || storedAttributed != nil else { return }
      announceChange(of: "text", "attributedText") {
        storedAttributed = nil
        storedText = newValue
        textDidChange()
      }
    }
  }
  private var storedText: String?

  /// The text with attributes; what it does not say is the label's.
  open var attributedText: NSAttributedString? {
    get { storedAttributed ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      announceChange(of: "text", "attributedText") {
        storedAttributed = newValue
        storedText = nil
        textDidChange()
      }
    }
  }
  private var storedAttributed: NSAttributedString?

  /// The font of text that has none of its own: the system's at 17 points, which comes back where nil is set.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    willSet { beginChange(of: "font") }
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      setAttribute(.font, font)
      textDidChange()
      endChange(of: "font")
    }
  }
  /// The colour of text that has none of its own; setting it, as the font and the alignment, counts for the whole text.
  open var textColor: UIColor! = .label {
    willSet { beginChange(of: "textColor") }
    didSet {
      setAttribute(.foregroundColor, textColor)
      changes.drawing.change()
      endChange(of: "textColor")
    }
  }
  open var highlightedTextColor: UIColor? { didSet { changes.drawing.change() } }
  open var isHighlighted: Bool = false {
    willSet { beginChange(of: "isHighlighted") }
    didSet {
      if isHighlighted != oldValue { changes.drawing.change() }
      endChange(of: "isHighlighted")
    }
  }
  open var isEnabled: Bool = true {
    willSet { beginChange(of: "isEnabled") }
    didSet {
      if isEnabled != oldValue { changes.drawing.change() }
      endChange(of: "isEnabled")
    }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      storedAttributed = storedAttributed?.changingParagraphs { $0.alignment = textAlignment }
      changes.drawing.change()
    }
  }
  /// How lines end that are too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textDidChange() } }
  /// How the ends of lines are chosen, for text without a paragraph style of its own. `standard` by default.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }
  /// The most lines; 0 for as many as there are.
  open var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// The width at which lines are broken for the intrinsic size; 0 for one long line.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the letters become smaller where the width is not enough.
  open var adjustsFontSizeToFitWidth: Bool = false { didSet { changes.drawing.change() } }
  /// The least part of the font's size that letters become.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changes.drawing.change() } }
  /// Whether a font of a text style, or one of `UIFontMetrics`, follows the size of text of the view's traits. The default is false;
  /// labels of cells and of configured buttons begin with true.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }
  /// Whether letters move closer together before a line is cut. False by default.
  open var allowsDefaultTighteningForTruncation: Bool = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }
  /// Where letters stand that became smaller: on the base line of the whole ones, by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { changes.drawing.change() } }
  /// The colour of a shadow that the letters throw; nil, the default, for none.
  open var shadowColor: UIColor? { didSet { changes.drawing.change() } }
  /// How far the shadow lies to the right and below, in points. One point above by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changes.drawing.change() } }

  override func textSizeDidChange() {
    guard adjustsFontForContentSizeCategory else { return }
    textDidChange()
    // The views around give the label its place, and cells their height.
    var outer: UIView? = superview
    while let view = outer {
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      outer = view is UITableViewCell || view is UICollectionReusableView ? nil : view.superview
    }
  }

  /// A font as the label shows it.
  private func shown(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection.preferredContentSizeCategory) : font
  }

  /// What is set for the label counts for the whole text.
  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let text = storedAttributed, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    storedAttributed = changed
  }

  private func textDidChange() {
    changes.drawing.change()
    changes.accessibility.change()
    invalidateIntrinsicContentSize()
  }

  /// The text by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Lines

  /// The text with all that the label says about it.
  ///
  /// - Parameter scale: Of the letters.
  private func styled(_ color: UIColor, scale: CGFloat = 1) -> NSAttributedString? {
    guard let text = attributedText, text.length > 0 else { return nil }
    let all = NSRange(location: 0, length: text.length)
    let result = NSMutableAttributedString(string: text.string)
    let shadow: NSShadow? = shadow
    text.enumerateAttributes(in: all) { given, range, _ in
      var attributes: [NSAttributedString.Key: Any] = given
      let font: UIFont = shown(given[.font] as? UIFont ?? self.font)
      attributes[.font] = scale == 1 ? font : font.withSize(font.pointSize * scale)
      if given[.foregroundColor] == nil { attributes[.foregroundColor] = color }
      if let shadow, given[.shadow] == nil { attributes[.shadow] = shadow }
      let style = NSMutableParagraphStyle()
      if let own = given[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(own)
      } else {
        style.alignment = textAlignment
        style.lineBreakStrategy = lineBreakStrategy
      }
      style.resolveAlignment(isRightToLeft: isRightToLeft)
      if allowsDefaultTighteningForTruncation { style.allowsDefaultTighteningForTruncation = true }
      style.lineBreakMode = numberOfLines == 1 ? lineBreakMode : .byWordWrapping
      attributes[.paragraphStyle] = style
      result.setAttributes(attributes, range: range)
    }
    return result
  }

  /// The shadow of all letters; nil for none.
  private var shadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    return shadow
  }

  /// The rectangle that the text takes in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text = styled(textColor) else { return CGRect(origin: bounds.origin, size: .zero) }
    let width: CGFloat = bounds.width > 0 ? bounds.width : 0
    var size: CGSize =
      numberOfLines == 1
      ? text.size()
      : text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).size
    if numberOfLines > 1 { size.height = min(size.height, lineHeight * CGFloat(numberOfLines)) }
    if width > 0 { size.width = min(size.width, width) }
    return CGRect(origin: bounds.origin, size: CGSize(width: ceil(size.width), height: ceil(size.height)))
  }

  private var lineHeight: CGFloat { "x".size(withAttributes: [.font: shown(font)]).height }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: CGFloat = size.width > 0 && size.width < 100_000 ? size.width : 0
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: 0), limitedToNumberOfLines: numberOfLines
    ).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var breaksLinesAtWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// The width of the whole text in one line, as far as paragraphs allow, and the height of the lines at a width.
  override func contentSize(breakingLinesAt width: CGFloat?) -> CGSize {
    let whole: CGSize = intrinsicContentSize
    guard breaksLinesAtWidth, let width, width > 0, width < whole.width else { return whole }
    return CGSize(width: whole.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// The first line's ascender and the last line's descender.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    guard let text = attributedText, text.length > 0 else { return (0, 0) }
    let first: UIFont = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    let last: UIFont = text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont ?? font
    return (shown(first).ascender, -shown(last).descender)
  }

  override func drawContent(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let scale: CGFloat = scale(in: rect.width)
    guard let text = styled(isEnabled ? color : .tertiaryLabel, scale: scale), rect.width > 0 else { return }
    let size: CGSize = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines).size
    let box = CGRect(
      x: rect.minX, y: rect.minY + max(0, (rect.height - size.height) / 2), width: rect.width,
      height: min(size.height, rect.height))
    UIGraphicsGetCurrentContext()?.saveGState()
    UIRectClip(CGRect(x: rect.minX, y: box.minY, width: rect.width, height: box.height))
    text.draw(
      with: box.offsetBy(dx: 0, dy: shift(scale, text)), options: .usesLineFragmentOrigin, context: nil)
    UIGraphicsGetCurrentContext()?.restoreGState()
  }

  /// How far down smaller letters stand in the room of the whole ones.
  private func shift(_ scale: CGFloat, _ scaled: NSAttributedString) -> CGFloat {
    guard scale < 1 else { return 0 }
    switch baselineAdjustment {
    case .alignBaselines: return baselineInsets.first * (1 - scale)
    case .alignCenters: return max(0, (styled(textColor)?.size().height ?? 0) - scaled.size().height) / 2
    case .none: return 0
    }
  }

  /// How much smaller the letters become for a width. They move closer together before that, where they may.
  func scale(in width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0, let text = styled(textColor) else { return 1 }
    if allowsDefaultTighteningForTruncation, fits(text, width) { return 1 }
    let least: CGFloat = min(max(minimumScaleFactor, 0), 1)
    var (scale, wanted): (CGFloat, CGFloat) = (1, text.size().width)
    // Smaller letters are not narrower by the same factor, so a text has its final size after a few steps only.
    for _ in 0..<8 where wanted > width && scale > least {
      scale = max(least, scale * width / wanted * 0.995)
      wanted = styled(textColor, scale: scale)?.size().width ?? 0
    }
    return scale
  }

  /// Whether letters that are closer together have room in a line.
  private func fits(_ text: NSAttributedString, _ width: CGFloat) -> Bool {
    let smaller = NSMutableAttributedString(attributedString: text)
    let closer: CGFloat = -0.034 * font.pointSize
    smaller.addAttribute(.kern, value: closer, range: NSRange(location: 0, length: text.length))
    return smaller.size().width <= width
  }
}

/// Where letters stand that were made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the base line of the letters in their own size.
  case alignBaselines = 0
  /// In the middle of the room of the letters in their own size.
  case alignCenters = 1
  /// At the upper edge of that room.
  case none = 2
}

extension NSMutableParagraphStyle {
  /// Natural alignment is that of the localization: text in a view that is read from right to left stands at the right, also that
  /// of another language.
  func resolveAlignment(isRightToLeft: Bool) {
    if isRightToLeft, alignment == .natural, baseWritingDirection == .natural { alignment = .right }
  }
}

extension NSAttributedString {
  /// The text with other rules of all its paragraphs.
  func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }
}
