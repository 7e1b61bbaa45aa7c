import CoreGraphics
import Foundation
import UIFoundation

/// What few text fields have: other views beside the text, and attributes of their own.
@MainActor
final class TextFieldParts {
  var placeholder: NSAttributedString?
  /// Attributes that the program set beside font, colour and alignment.
  var attributes: [NSAttributedString.Key: Any] = [:]
  /// The text, where its characters have looks of their own.
  var rich: NSAttributedString?
  /// The attributes of what is written next, where the program chose them.
  var typing: [NSAttributedString.Key: Any]?
  private var source: RichText?
  /// The text that was measured last for the field's width, with its width on one line in points.
  private(set) var fitting: (text: NSAttributedString, width: CGFloat)?
  var clearButton: TextClearButton?
  var placeholderView: TextPlaceholderView?
  var inputView: UIView?
  var inputAccessoryView: UIView?

  /// The text with attributes as the editor reads and writes it.
  func source(of field: UITextField) -> RichText {
    let made: RichText = source ?? RichText(field)
    source = made
    return made
  }

  /// The width of a text on one line, in points. Each look at a line asks for it, so the text is measured where it changed alone.
  func width(of text: NSAttributedString) -> CGFloat {
    if let fitting, fitting.text === text || fitting.text.isEqual(to: text) { return fitting.width }
    let width: CGFloat = text.size().width
    fitting = (text, width)
    return width
  }
}

/// The button that empties a text field.
final class TextClearButton: UIButton {
  /// The Tab key leads from field to field.
  override var canBecomeFocused: Bool { false }
}

/// Draws the placeholder of a subclass of text fields, which may draw it as it likes.
final class TextPlaceholderView: UIView {
  weak var field: UITextField?

  override func drawContent(_ rect: CGRect) {
    guard let field else { return }
    field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
  }
}

extension UITextField {
  /// Why people ended writing in a field.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept.
    case committed = 0
    /// The text is to be as it was before: no desktop tells of that.
    case cancelled = 1
  }

  /// In the notification of the end: the `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey: String = "UITextFieldDidEndEditingReasonKey"

  private var isFramed: Bool { borderStyle != .none }

  // MARK: Attributes

  final var usualAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = parts.attributes
    if let font = shownFont { attributes[.font] = font }
    if let textColor { attributes[.foregroundColor] = textColor }
    let style = NSMutableParagraphStyle()
    if let own = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
    style.alignment = textAlignment
    attributes[.paragraphStyle] = style
    return attributes
  }

  /// Takes over what attributes say of the whole text.
  final func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    textLookDidChange()
  }

  // MARK: Views beside the text

  /// Whether something is shown by a mode.
  private func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  final func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    textLookDidChange()
  }

  final func layOutParts() {
    show(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    show(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
    if hasText, isEnabled, shows(clearButtonMode, isEditing: isEditing) {
      let button: TextClearButton = parts.clearButton ?? makeClearButton()
      button.frame = clearButtonRect(forBounds: bounds)
      button.isHidden = false
    } else {
      parts.clearButton?.isHidden = true
    }
    layOutPlaceholder()
  }

  private func show(_ view: UIView?, _ mode: ViewMode, _ place: () -> CGRect) {
    guard let view else { return }
    guard shows(mode, isEditing: isEditing) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = place()
  }

  private func makeClearButton() -> TextClearButton {
    let button = TextClearButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.imageView?.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clearByPerson() }, for: .primaryActionTriggered)
    parts.clearButton = button
    addSubview(button)
    return button
  }

  /// Only a subclass can draw its placeholder in another way, or elsewhere than its text.
  final var drawsPlaceholder: Bool { type(of: self) != UITextField.self && type(of: self) != UISearchTextField.self }

  private func layOutPlaceholder() {
    guard drawsPlaceholder, !hasText, placeholder?.isEmpty == false else {
      parts.placeholderView?.isHidden = true
      return
    }
    let view: TextPlaceholderView = parts.placeholderView ?? TextPlaceholderView(frame: bounds)
    if parts.placeholderView == nil {
      view.field = self
      view.isUserInteractionEnabled = false
      parts.placeholderView = view
      addSubview(view)
    }
    view.isHidden = false
    view.frame = bounds
    view.setNeedsDisplay()
  }

  final func drawUsualPlaceholder(in rect: CGRect) {
    guard let placeholder = attributedPlaceholder, placeholder.length > 0 else { return }
    let all = NSRange(location: 0, length: placeholder.length)
    let text = NSMutableAttributedString(string: placeholder.string, attributes: usualAttributes)
    text.addAttribute(.foregroundColor, value: UIColor.placeholderText, range: all)
    placeholder.enumerateAttributes(in: all) { attributes, range, _ in text.addAttributes(attributes, range: range) }
    let height: CGFloat = text.size().height
    text.draw(
      with: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
      options: .usesLineFragmentOrigin, context: nil)
  }

  // MARK: Places

  final func place(of view: UIView?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let size = view?.frame.size else { return .zero }
    let isLeft: Bool = isAtStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: min(size.height, bounds.height)
    ).offsetBy(dx: 0, dy: max(0, (size.height - bounds.height) / 2))
  }

  final func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let right: CGFloat = shows(rightViewMode, isEditing: isEditing) ? rightViewRect(forBounds: bounds).width : 0
    let end: CGFloat = right > 0 ? right : isFramed ? 5 : 0
    let x: CGFloat = isRightToLeft ? bounds.minX + end : bounds.maxX - end - side
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The room between the frame and what stands beside the text.
  final func textPlace(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var place: CGRect = borderRect(forBounds: bounds).insetBy(dx: isFramed ? 7 : 0, dy: 0)
    func leave(_ rect: CGRect, _ gap: CGFloat) {
      guard rect.width > 0 else { return }
      let end: CGFloat = place.maxX
      if rect.midX < bounds.midX {
        place.origin.x = max(place.minX, rect.maxX + gap)
        place.size.width = max(0, end - place.minX)
      } else {
        place.size.width = max(0, min(end, rect.minX - gap) - place.minX)
      }
    }
    let gap: CGFloat = isFramed ? 5 : 0
    if leftView != nil, shows(leftViewMode, isEditing: isEditing) { leave(leftViewRect(forBounds: bounds), gap) }
    if rightView != nil, shows(rightViewMode, isEditing: isEditing) { leave(rightViewRect(forBounds: bounds), gap) }
    if shows(clearButtonMode, isEditing: isEditing) { leave(clearButtonRect(forBounds: bounds), 5) }
    return place.isNull ? bounds : place
  }

  /// The font in which the whole text has room in a width, as far as it may become smaller.
  final func fittedFont(in width: CGFloat) -> UIFont? {
    guard adjustsFontSizeToFitWidth, let font = shownFont, width > 0, hasText else { return shownFont }
    let wanted: CGFloat = parts.width(
      of: isRich ? richText : NSAttributedString(string: text ?? "", attributes: [.font: font]))
    guard wanted > width else { return font }
    let least: CGFloat = min(minimumFontSize > 0 ? minimumFontSize : 1, font.pointSize)
    return font.withSize(max(least, (font.pointSize * width / wanted).rounded(.down)))
  }

  // MARK: State

  private static let selectionKeys = ("UITextFieldSelectionStart", "UITextFieldSelectionLength")

  final func encodeSelection(with coder: NSCoder) {
    coder.encode(selectedUnits.location, forKey: Self.selectionKeys.0)
    coder.encode(selectedUnits.length, forKey: Self.selectionKeys.1)
  }

  /// A selection that is no longer in the text is none (behaviour 586).
  final func decodeSelection(with coder: NSCoder) {
    guard coder.containsValue(forKey: Self.selectionKeys.0) else { return }
    select(
      NSRange(
        location: coder.decodeInteger(forKey: Self.selectionKeys.0),
        length: coder.decodeInteger(forKey: Self.selectionKeys.1)))
  }

  private func select(_ range: NSRange) {
    let count: Int = writtenText.utf16.count
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= count else { return }
    selectedUnits = range
  }

  /// What is selected, and whether the field has the keyboard, to be brought back in the same program.
  public final var interactionState: Any {
    get { TextInteractionState(selection: selectedUnits, isFirstResponder: isFirstResponder) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isFirstResponder { becomeFirstResponder() }
      select(state.selection)
    }
  }
}

/// What a person has done in an edited text, beside writing.
struct TextInteractionState {
  let selection: NSRange
  let isFirstResponder: Bool
}
