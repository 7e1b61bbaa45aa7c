import Foundation
import FoundationGaps

/// One time of finding in a view. A subclass says what there is to find; without one, nothing is found.
@MainActor @preconcurrency
open class UIFindSession: NSObject {
  /// What is said of the occurrences.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// How many there are, and which of them is highlighted.
    case currentAndTotal = 0
    /// How many there are.
    case total = 1
    /// Nothing.
    case none = 2
  }

  @MainActor @preconcurrency public override init() { super.init() }

  /// How many occurrences there are. 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the one that is highlighted; `NSNotFound` for none, as by default.
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  /// Whether people may replace what is found. False by default.
  open var supportsReplacement: Bool { false }
  /// Whether the occurrence that is highlighted may be replaced. False by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Finds a text.
  ///
  /// - Parameters:
  ///   - query: What is sought.
  ///   - options: How; nil for any occurrence.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the occurrence that is highlighted, and highlights the next one.
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Replaces all occurrences.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next occurrence, or the one before, round the end of the text.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found.
  open func invalidateFoundResults() {}

  /// What people are to seek first; nil for what was sought last.
  var firstQuery: String? { nil }

  /// The bar has gone with the session, and the keyboard is free.
  func barDidGo() {}

  /// Told when results came later than they were asked for.
  final weak var interaction: UIFindInteraction?
}

/// Finds in a text that says by `UITextSearching` where something stands in it.
@MainActor @preconcurrency
open class UITextSearchingFindSession: UIFindSession {
  /// - Parameter searchableObject: The text; it is not kept.
  public convenience init(searchableObject: some UITextSearching) {
    self.init(searchableObject, FoundTexts(searchableObject))
  }

  init(_ object: any UITextSearching, _ results: any FoundResults) {
    self.object = object
    self.results = results
    super.init()
    results.onChange = { [weak self] in self?.interaction?.updateResultCount() }
  }

  private weak var object: (any UITextSearching)?
  private let results: any FoundResults

  /// The text; nil when it has gone.
  open var searchableObject: (any UITextSearching)? { object }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { results.index ?? NSNotFound }
  open override var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { results.mayReplace }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    results.search(query, options ?? UITextSearchOptions())
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    results.step(backward: direction == .backward)
  }
  open override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    results.replace(query, with: replacementString, options ?? UITextSearchOptions())
  }
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    object?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    results.search(searchQuery, options ?? UITextSearchOptions())
  }
  open override func invalidateFoundResults() { results.forget() }
}
