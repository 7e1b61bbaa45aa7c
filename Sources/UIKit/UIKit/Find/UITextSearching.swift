import Foundation
import FoundationGaps

/// How a found part of a text looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As all text.
  case normal = 0
  /// As what was found.
  case found = 1
  /// As what was found and is at hand.
  case highlighted = 2
}

/// How a text is sought.
@MainActor @preconcurrency
open class UITextSearchOptions: NSObject {
  /// What may stand around an occurrence.
  public enum WordMatchMethod: Int, Sendable {
    /// Anything.
    case contains = 0
    /// A word begins with it.
    case startsWith = 1
    /// It is a word, or several.
    case fullWord = 2
  }

  open internal(set) var wordMatchMethod: WordMatchMethod = .contains
  open internal(set) var stringCompareOptions: NSString.CompareOptions = []

  init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
    (wordMatchMethod, stringCompareOptions) = (method, options)
    super.init()
  }

  @MainActor @preconcurrency public override init() { super.init() }
}

/// Collects what a search finds, in the order in which it is told. It may be told later, from the main actor.
@MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// What was found, and in which document.
  final class Found {
    var items: [(range: UITextRange, document: DocumentIdentifier?)] = []
    var isFinished: Bool = false
    /// Called when there are others.
    var onChange: (() -> Void)?
  }

  let found = Found()

  /// What was found so far.
  public var allFoundRanges: [UITextRange] { found.items.map(\.range) }

  /// An occurrence was found.
  ///
  /// - Parameters:
  ///   - range: Where.
  ///   - searchString: What was sought.
  ///   - document: In which document; nil where there is one only.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    found.items.append((range, document))
    if found.isFinished { found.onChange?() }
  }

  /// An occurrence is none any longer.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.items.removeAll { $0.range == range && $0.document == document }
    if found.isFinished { found.onChange?() }
  }

  /// Nothing that was found counts any longer; the search goes on.
  public func invalidate() {
    found.items = []
    if found.isFinished { found.onChange?() }
  }

  /// Everything was found.
  public func finishedSearching() {
    found.isFinished = true
    found.onChange?()
  }
}

/// A text, or several documents, in which people find and replace.
@MainActor @preconcurrency
public protocol UITextSearching: NSObjectProtocol {
  /// Tells documents apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// What is selected: a search begins there.
  var selectedTextRange: UITextRange? { get }
  /// The document of the selection. Nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether occurrences can be replaced. False by default.
  var supportsTextReplacement: Bool { get }

  /// The order of two occurrences in one document.
  func compareFoundRange(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// The order of two documents. The same by default.
  func compareOrder(of document: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds all occurrences, and tells the aggregator of each, and of the end.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows an occurrence in a style.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows no occurrence any longer.
  func clearAllDecoratedFoundText()

  /// An occurrence is about to be highlighted. Does nothing by default.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Brings an occurrence into sight. Does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether an occurrence may be replaced. True by default.
  func shouldReplaceFoundText(
    in foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  /// Replaces an occurrence. Does nothing by default.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all occurrences. Does nothing by default.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public var supportsTextReplacement: Bool { false }
  public func compareOrder(of document: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func shouldReplaceFoundText(
    in foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}
