import CoreGraphics
import Foundation
import UIFoundation

extension UITextField: RichTextOwner {
  /// Whether the text is edited with attributes: those of single characters, or some that the field has no property for. What is
  /// hidden while it is written has none.
  var isRich: Bool {
    guard !isSecureTextEntry else { return false }
    return parts.rich != nil || parts.typing != nil || parts.attributes.keys.contains { !Self.ownKeys.contains($0) }
  }

  /// The attributes that are properties of the field.
  private static let ownKeys: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]

  var richText: NSAttributedString {
    parts.rich ?? NSAttributedString(string: writtenText, attributes: usualAttributes)
  }

  var chosenAttributes: [NSAttributedString.Key: Any]? {
    if let typing = parts.typing { return typing }
    guard hasText else { return usualAttributes }
    // A picture is that of its own character alone.
    guard let attributes = attributesAtSelection, attributes[.attachment] != nil else { return nil }
    return attributes.filter { $0.key != .attachment }
  }

  /// The attributes of what is written next.
  var attributesForWriting: [NSAttributedString.Key: Any] {
    chosenAttributes ?? attributesAtSelection ?? usualAttributes
  }

  /// The attributes of the letter before the insertion point, or of the first one that is selected; nil in a text of one look.
  private var attributesAtSelection: [NSAttributedString.Key: Any]? {
    guard let rich = parts.rich, rich.length > 0 else { return nil }
    let range: NSRange = selectedUnits
    let place: Int = range.length > 0 ? range.location : max(0, range.location - 1)
    return rich.attributes(at: min(place, rich.length - 1), effectiveRange: nil)
  }

  var letterScale: CGFloat {
    guard adjustsFontSizeToFitWidth, let font = shownFont else { return 1 }
    let place: CGRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard let fitted = fittedFont(in: place.width) else { return 1 }
    return fitted.pointSize / font.pointSize
  }

  // MARK: Changes by the program

  /// Takes a text with attributes. Where it has none of its own it looks as the field does.
  final func setRichText(_ new: NSAttributedString?) {
    parts.rich = nil
    if let new, new.length > 0 { take(new.attributes(at: 0, effectiveRange: nil)) }
    text = new?.string
    guard let new, new.length > 0 else { return }
    let all = NSRange(location: 0, length: new.length)
    var same = NSRange(location: 0, length: 0)
    let first: [NSAttributedString.Key: Any] = new.attributes(at: 0, longestEffectiveRange: &same, in: all)
    if same == all, first.keys.allSatisfy(Self.ownKeys.contains) { return }
    let rich = NSMutableAttributedString(string: new.string, attributes: usualAttributes)
    new.enumerateAttributes(in: all) { attributes, range, _ in rich.addAttributes(attributes, range: range) }
    parts.rich = NSAttributedString(attributedString: rich)
    textLookDidChange()
  }

  /// Sets an attribute of all characters; behaviour 587.
  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let rich = parts.rich, rich.length > 0 else { return }
    let all = NSRange(location: 0, length: rich.length)
    let changed = NSMutableAttributedString(attributedString: rich)
    changed.removeAttribute(key, range: all)
    if let value { changed.addAttribute(key, value: value, range: all) }
    parts.rich = NSAttributedString(attributedString: changed)
  }

  /// Sets what is written next; nil for what it would be by itself.
  final func chooseTyping(_ attributes: [NSAttributedString.Key: Any]?) {
    parts.typing = attributes.map { usualAttributes.merging($0) { $1 } }
    changes.drawing.change()
  }

  // MARK: Changes by people

  /// A person has written in the text with its attributes, or undone a change of these.
  func takeRichText(_ text: NSAttributedString) {
    guard text.string == writtenText else { return edit(text.string, whole: text) }
    guard text != richText else { return }
    parts.rich = text
    textLookDidChange()
    tellOfText()
  }

  /// The text after something was written; nil for one of a single look.
  final func richText(after ends: ChangedRange, _ new: String, whole: NSAttributedString?) -> NSAttributedString? {
    guard isRich, !new.isEmpty else { return nil }
    if let whole { return whole }
    let written = NSAttributedString(string: ends.replacement, attributes: attributesForWriting)
    return richText.replacing(ends.range, with: written)
  }

  /// The attributes beside a place of the text.
  final func attributes(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any] {
    guard let rich = parts.rich, rich.length > 0, let offset = (position as? TextOffset)?.offset else {
      return shownAttributes
    }
    let place: Int = direction == .backward ? offset - 1 : offset
    return rich.attributes(at: min(max(0, place), rich.length - 1), effectiveRange: nil)
  }
}
