import Foundation
import UIFoundation

/// Makes the paragraphs of a text storage.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// The paragraph for a part of the storage, in UTF-16 code units; nil, the default, for the usual one. Its characters take the place
  /// of the storage's for those who ask for paragraphs; the layout is that of the storage.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A text with attributes, as paragraphs.
///
/// ```swift
/// let content = NSTextContentStorage()
/// content.attributedString = NSAttributedString(string: "One\nTwo")
/// let layout = NSTextLayoutManager()
/// layout.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
/// content.addTextLayoutManager(layout)
/// layout.enumerateTextLayoutFragments(from: nil, options: []) { fragment in
///   print(fragment.layoutFragmentFrame)
///   return true
/// }
/// ```
open class NSTextContentStorage: NSTextContentManager {
  open weak var delegate: (any NSTextContentStorageDelegate)?
  private var kept: NSTextStorage? = NSTextStorage()

  /// The text; an empty one at first. Nil for none.
  open var textStorage: NSTextStorage? {
    get { kept }
    set {
      guard newValue !== kept else { return }
      let old: NSTextStorage? = kept
      kept = newValue
      for manager in textLayoutManagers { manager.storageDidChange(from: old) }
    }
  }

  /// The characters of the text storage with their attributes; setting them replaces all of its text.
  open var attributedString: NSAttributedString? {
    get { kept.map { NSAttributedString(attributedString: $0.snapshot) } }
    set {
      if kept == nil { textStorage = NSTextStorage() }
      kept?.setAttributedString(newValue ?? NSAttributedString(string: ""))
    }
  }

  override var storage: NSTextStorage? { kept }
  private var length: Int { kept?.length ?? 0 }

  // MARK: Paragraphs

  /// The characters of a paragraph; nil for another kind of piece.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph with characters; it is in no text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: length)) }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    guard let kept else { return nil }
    let ranges: [NSRange] = Self.paragraphs(of: kept.string as NSString)
    let place: Int? = (textLocation as? TextStoragePlace)?.offset
    if let place, !(0...length).contains(place) { return nil }
    var last: (any NSTextLocation)?
    let isBackwards: Bool = options.contains(.reverse)
    let way: [NSRange] =
      isBackwards
      ? ranges.reversed().filter { range in place.map { range.location < $0 } ?? true }
      : Array(ranges.drop { range in place.map { range.upperBound <= $0 && range != ranges.last } ?? false })
    for range in way {
      last = TextStoragePlace(isBackwards ? range.location : range.upperBound)
      guard block(paragraph(range, of: kept)) else { break }
    }
    return last
  }

  /// The paragraphs of a text, with an empty one behind a sign that ends a paragraph at the end of the text.
  private static func paragraphs(of text: NSString) -> [NSRange] {
    var (ranges, place): ([NSRange], Int) = ([], 0)
    while place < text.length {
      let range: NSRange = text.paragraphRange(for: NSRange(location: place, length: 0))
      ranges.append(range)
      place = max(range.upperBound, place + 1)
    }
    let endsParagraph: Bool = text.length > 0 && [0x0A, 0x0D, 0x2029].contains(text.character(at: text.length - 1))
    if endsParagraph { ranges.append(NSRange(location: text.length, length: 0)) }
    return ranges
  }

  private func paragraph(_ range: NSRange, of storage: NSTextStorage) -> NSTextParagraph {
    let made: NSTextParagraph =
      delegate?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    made.textContentManager = self
    made.elementRange = NSTextRange(range)
    return made
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    guard let kept, let part = range.units(in: length) else { return }
    let new = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in textElements ?? [] { new.append(paragraph.attributedString) }
    kept.replaceCharacters(in: part, with: new)
  }

  // MARK: Places

  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let place = location as? TextStoragePlace, (0...length).contains(place.offset + offset) else { return nil }
    return TextStoragePlace(place.offset + offset)
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextStoragePlace, let end = to as? TextStoragePlace else { return NSNotFound }
    return end.offset - start.offset
  }
}
