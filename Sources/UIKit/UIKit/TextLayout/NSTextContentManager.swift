import Foundation
import UIFoundation

/// A piece of a text that is laid out by itself.
open class NSTextElement: NSObject {
  /// - Parameter textContentManager: The text that the piece is of; nil for none yet.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The text that the piece is of.
  open weak var textContentManager: NSTextContentManager?
  /// Where the piece is in the text; nil as long as it is in none.
  open var elementRange: NSTextRange?
}

/// A paragraph, with the sign that ends it.
open class NSTextParagraph: NSTextElement {
  /// The characters of the paragraph, with the sign that ends it.
  public let attributedString: NSAttributedString

  /// - Parameter attributedString: The characters, with the sign that ends the paragraph; nil for none.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The characters without the sign at the end; nil as long as the paragraph is in no text.
  open var paragraphContentRange: NSTextRange? { split?.content }
  /// The sign that ends the paragraph, empty where there is none; nil as long as the paragraph is in no text.
  open var paragraphSeparatorRange: NSTextRange? { split?.separator }

  private var split: (content: NSTextRange, separator: NSTextRange)? {
    guard let range = elementRange?.units(in: .max) else { return nil }
    let text = attributedString.string as NSString
    var end: Int = 0
    text.getParagraphStart(nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
    let length: Int = min(text.length == 0 ? 0 : end, range.length)
    return (
      NSTextRange(NSRange(location: range.location, length: length)),
      NSTextRange(NSRange(location: range.location + length, length: range.length - length))
    )
  }
}

/// Gives the pieces of a text, and what places in it mean.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// All of the text.
  var documentRange: NSTextRange { get }
  /// Calls a closure with one piece after the other, until it says false.
  ///
  /// - Parameters:
  ///   - textLocation: A place in the first piece; nil for the first of all, or for the last.
  ///   - options: Whether the way leads backwards.
  ///   - block: Gets a piece, and says whether to go on.
  /// - Returns: Where the last piece ends that the closure got, or begins where the way leads backwards; nil for none.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts pieces in the place of a part.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Brings what the text is kept in up to date.
  func synchronizeToBackingStore(completionHandler: (((any Error)?) -> Void)?)
  /// The place at a distance from another, in UTF-16 code units; nil outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// The distance between two places in UTF-16 code units, negative where the second comes first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}

extension NSTextElementProvider {
  public func synchronizeToBackingStore(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
}

/// A text that layout managers lay out piece by piece. `NSTextContentStorage` is the one for texts with attributes.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// The way on which pieces are looked at.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  public override init() { super.init() }

  /// The layout managers of the text.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager that counts where there are several: the first one, where nothing was set.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = textLayoutManagers.contains { $0 === newValue } ? newValue : nil }
  }
  private weak var primary: NSTextLayoutManager?

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.take(self)
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.take(nil)
  }

  /// Whether changes are being made that belong together.
  open private(set) var hasEditingTransaction: Bool = false

  /// Makes changes that belong together: layout managers hear of them once.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let before: Bool = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = before
  }

  /// The pieces that have characters of a part, and an empty one at an empty part.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var elements: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let own = element.elementRange, own.intersects(range) || range.isEmpty || own.isEmpty else { return false }
      elements.append(element)
      return !range.isEmpty
    }
    return elements
  }

  // MARK: Of subclasses

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }

  /// What a layout manager lays out; nil where the text is kept elsewhere.
  var storage: NSTextStorage? { nil }
}
