import CoreGraphics
import Foundation
import UIFoundation

/// A text field for searching: a magnifying glass, tokens and a text.
///
/// ```swift
/// let field = UISearchTextField(frame: .zero)
/// field.tokens = [UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged")]
/// field.placeholder = "Notes"
/// ```
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  /// The bar for whose field this one stands.
  final weak var bar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    usualFont = font
  }

  /// At some distance from the round frame.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0)
  }

  open override var text: String? {
    get { bar?.text ?? super.text }
    set {
      if let bar { bar.text = newValue } else { super.text = newValue }
    }
  }

  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      if newValue != parts.placeholder?.string { parts.placeholder = nil }
      if let bar { bar.placeholder = newValue } else { super.placeholder = newValue }
    }
  }

  // MARK: Looks in a bar

  private var usualFont: UIFont?
  /// The font where a program set one.
  final var ownFont: UIFont? { font === usualFont ? nil : font }
  /// Whether the field of a bar looks otherwise than search fields do.
  final var hasOwnLook: Bool {
    !tokens.isEmpty || ownFont != nil || textColor != nil || backgroundColor != nil || parts.placeholder != nil
  }

  override func textLookDidChange() {
    super.textLookDidChange()
    bar?.changes.drawing.change()
  }

  open override var backgroundColor: UIColor? { didSet { bar?.changes.drawing.change() } }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      textLookDidChange()
      bar?.owner?.textDidChange()
    }
  }
  /// The ground of tokens; the tint, faintly, by default.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor.withAlphaComponent(0.2) }
    set {
      ownTokenColor = newValue
      textLookDidChange()
      changes.drawing.change()
    }
  }
  private var ownTokenColor: UIColor?
  /// Whether people can take tokens away. True by default.
  open var allowsDeletingTokens: Bool = true

  /// Puts a token in before others; one beyond the last token's place comes last.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Puts a token in the place of a part of the text.
  ///
  /// - Parameters:
  ///   - textRange: The part of the text that leaves; tokens in it stay.
  ///   - token: The token.
  ///   - tokenIndex: Its place among the tokens.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    if let range = (textRange as? TextSpan)?.range {
      let start: Int = max(0, range.location)
      let part = NSRange(location: start, length: max(0, NSMaxRange(range) - start))
      if let gone = Range(part, in: text ?? "") { text?.removeSubrange(gone) }
    }
    insertToken(token, at: tokenIndex)
  }

  // Tokens stand before the text, each as one character: their positions are below zero.

  open override var beginningOfDocument: UITextPosition { TextOffset(-tokens.count) }
  /// The position before a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { TextOffset(tokenIndex - tokens.count) }
  /// The text behind the tokens.
  open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: (text ?? "").utf16.count)) }
  /// The tokens in a range of positions.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = (textRange as? TextSpan)?.range else { return [] }
    return tokens.enumerated().filter { index, _ in
      let place: Int = index - tokens.count
      return place >= range.location && place < NSMaxRange(range)
    }.map(\.element)
  }

  /// Whether what is deleted next is the last token, and no text.
  final var deletesToken: Bool { selectedUnits == NSRange(location: 0, length: 0) }

  open override func deleteBackward() {
    if deletesToken, removeLastTokenByPerson() { return }
    super.deleteBackward()
  }

  /// A person takes the last token away; false where there is none.
  final func removeLastTokenByPerson() -> Bool {
    guard !tokens.isEmpty else { return false }
    return removeTokenByPerson(at: tokens.count - 1)
  }

  /// A person takes a token away; false where that is not allowed.
  @discardableResult
  final func removeTokenByPerson(at index: Int) -> Bool {
    guard allowsDeletingTokens, tokens.indices.contains(index) else { return false }
    tokens.remove(at: index)
    sendActions(for: .editingChanged)
    return true
  }
}

/// A part of a search that stands for more than its words, before the text of a search field.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// What the token stands for; nil by default.
  open var representedObject: Any?

  /// - Parameters:
  ///   - icon: A picture before the words; nil for none.
  ///   - text: The words.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
