import Foundation
import UIFoundation

extension UITextView: RichTextOwner {
  /// Whether the text has attributes, or what is written next has some of its own.
  var isRich: Bool { attributed != nil || ownTyping != nil }

  var richText: NSAttributedString {
    if let attributed { return attributed }
    return NSAttributedString(string: textNow, attributes: usualAttributes)
  }

  var chosenAttributes: [NSAttributedString.Key: Any]? {
    if let ownTyping { return ownTyping }
    // A picture is that of its own character alone.
    guard let attributes = attributesAtSelection, attributes[.attachment] != nil else { return nil }
    return attributes.filter { $0.key != .attachment }
  }

  /// The font and the colour of the view, which a text without attributes has.
  var usualAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if let font { result[.font] = font }
    result[.foregroundColor] = textColor
    return result
  }

  /// The attributes of the letter before the insertion point, or of the first one that is selected; nil where the text has none.
  var attributesAtSelection: [NSAttributedString.Key: Any]? {
    guard let attributed, attributed.length > 0 else { return nil }
    let range: NSRange = selectedRange
    let place: Int = range.length > 0 ? range.location : max(0, range.location - 1)
    return attributed.attributes(at: min(place, attributed.length - 1), effectiveRange: nil)
  }

  /// The attributes of what is written next.
  private var attributesForWriting: [NSAttributedString.Key: Any] {
    chosenAttributes ?? attributesAtSelection ?? usualAttributes
  }

  /// Drops typing attributes that the program set, because the selection changed. In an empty text they stay: the selection can only
  /// be at its start.
  func forgetTyping() { if attributed != nil, !textNow.isEmpty { ownTyping = nil } }

  /// The text as its size is measured: a line that is empty yet is as high as others.
  var measuredText: NSAttributedString {
    let text: NSAttributedString = richText
    guard textNow.isEmpty || textNow.hasSuffix("\n") else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    result.append(NSAttributedString(string: "x", attributes: typingAttributes))
    return result
  }

  // MARK: Editing

  /// A text without attributes was written, by a person or in a person's name.
  func edit(_ new: String) {
    guard new != textNow else { return }
    let ends = ChangedRange(from: textNow, to: new)
    guard isRich else { return take(ends, written: nil) }
    take(ends, written: NSAttributedString(string: ends.replacement, attributes: attributesForWriting))
  }

  /// A person has written in the text with its attributes, or undone a change of these.
  func takeRichText(_ text: NSAttributedString) {
    guard text.string == textNow else {
      let ends = ChangedRange(from: textNow, to: text.string)
      let range = NSRange(location: ends.range.location, length: ends.replacement.utf16.count)
      return take(ends, written: text.attributedSubstring(from: range), whole: text)
    }
    guard text != richText else { return }
    attributed = text
    kit?.take(text)
    textDidChange()
    tellOfEditing()
  }

  /// Takes what was written, if the delegate lets it.
  ///
  /// - Parameters:
  ///   - written: What was written, with its attributes; nil in a text without any.
  ///   - whole: The text with it, where that is known.
  private func take(_ ends: ChangedRange, written: NSAttributedString?, whole: NSAttributedString? = nil) {
    if textDelegate?.textView(self, shouldChangeTextIn: ends.range, replacementText: ends.replacement) == false {
      // The view shows the text that it has.
      wasRefused = true
      changes.drawing.change()
      return
    }
    let clears: Bool = clearsOnInsertion && !ends.replacement.isEmpty
    clearsOnInsertion = false
    let range: NSRange = clears ? NSRange(location: 0, length: textNow.utf16.count) : ends.range
    // Letters in an emptied text look as the first one did.
    let first: [NSAttributedString.Key: Any]? = (attributed?.length ?? 0) > 0 ? attributesForWriting : nil
    if let kit {
      attributed = kit.replace(range, with: ends.replacement, written)
    } else if let written {
      attributed = clears ? nil : whole
      attributed = attributed ?? richText.replacing(range, with: written)
    }
    textNow = attributed?.string ?? (textNow as NSString).replacingCharacters(in: range, with: ends.replacement)
    if textNow.isEmpty, let first { ownTyping = first }
    keepSelection()
    textDidChange()
    tellOfEditing()
  }

  private func tellOfEditing() {
    textDelegate?.textViewDidChange(self)
    UIKit.post(Self.textDidChangeNotification, TextDidChangeMessage(), of: self)
  }
}

extension NSAttributedString {
  /// The text with another part in the place of one.
  func replacing(_ range: NSRange, with part: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.replaceCharacters(in: range, with: part)
    return result
  }
}
