import Foundation

/// What was found in a text, whatever tells its documents apart.
@MainActor
protocol FoundResults: AnyObject {
  var count: Int { get }
  /// The index of the highlighted occurrence.
  var index: Int? { get }
  /// Whether that may be replaced.
  var mayReplace: Bool { get }
  var onChange: (() -> Void)? { get set }
  func search(_ query: String, _ options: UITextSearchOptions)
  func step(backward: Bool)
  func replace(_ query: String, with text: String, _ options: UITextSearchOptions)
  func forget()
}

/// What was found in a text.
@MainActor
final class FoundTexts<Text: UITextSearching>: FoundResults {
  typealias Aggregator = UITextSearchAggregator<Text.DocumentIdentifier>
  private weak var text: Text?
  private var aggregator = Aggregator()
  private var highlighted: Int?
  /// Where the first occurrence is to lie at least, after one was replaced.
  private var start: UITextRange?
  var onChange: (() -> Void)?

  init(_ text: Text) { self.text = text }

  private var items: [(range: UITextRange, document: Text.DocumentIdentifier?)] { aggregator.found.items }
  var count: Int { items.count }
  var index: Int? { highlighted.flatMap { items.indices.contains($0) ? $0 : nil } }
  var mayReplace: Bool {
    guard let text, text.supportsTextReplacement, let index else { return false }
    return text.shouldReplaceFoundText(in: items[index].range, document: items[index].document, withText: "")
  }

  func search(_ query: String, _ options: UITextSearchOptions) {
    start = start ?? text?.selectedTextRange
    forget()
    guard let text, !query.isEmpty else {
      start = nil
      onChange?()
      return
    }
    let new = Aggregator()
    aggregator = new
    new.found.onChange = { [weak self, weak found = new.found] in
      guard let self, let found, aggregator.found === found else { return }
      resultsDidChange()
    }
    text.performTextSearch(queryString: query, options: options, resultAggregator: new)
  }

  private func resultsDidChange() {
    guard let text else { return }
    sort(text)
    for item in items { text.decorate(foundTextRange: item.range, document: item.document, usingStyle: .found) }
    if let start, index == nil {
      // The first occurrence at the selection or after it, or the first of all.
      let next: Int? = items.firstIndex { item in
        text.compareFoundRange(item.range, toRange: start, document: item.document) != .orderedAscending
      }
      if !items.isEmpty { highlight(next ?? 0) }
    } else if index == nil, !items.isEmpty {
      highlight(0)
    } else if let index {
      highlight(index)
    }
    start = nil
    onChange?()
  }

  private func sort(_ text: Text) {
    aggregator.found.items.sort { a, b in
      if let first = a.document, let second = b.document, first != second {
        let order: ComparisonResult = text.compareOrder(of: first, to: second)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return text.compareFoundRange(a.range, toRange: b.range, document: a.document) == .orderedAscending
    }
  }

  private func highlight(_ new: Int) {
    guard let text else { return }
    if let old = index {
      text.decorate(foundTextRange: items[old].range, document: items[old].document, usingStyle: .found)
    }
    highlighted = new
    let item = items[new]
    text.willHighlight(foundTextRange: item.range, document: item.document)
    text.decorate(foundTextRange: item.range, document: item.document, usingStyle: .highlighted)
    text.scrollRangeToVisible(item.range, inDocument: item.document)
  }

  func step(backward: Bool) {
    guard !items.isEmpty else { return }
    let last: Int = items.count - 1
    guard let index else { return highlight(backward ? last : 0) }
    highlight(backward ? (index == 0 ? last : index - 1) : (index == last ? 0 : index + 1))
  }

  func replace(_ query: String, with replacement: String, _ options: UITextSearchOptions) {
    guard let text, let index else { return }
    let item = items[index]
    guard text.shouldReplaceFoundText(in: item.range, document: item.document, withText: replacement) else {
      return step(backward: false)
    }
    text.replace(foundTextRange: item.range, document: item.document, withText: replacement)
    // Only of ranges of the system's it is known where the replacement ends.
    start =
      (item.range as? TextSpan).map { span in
        TextSpan(NSRange(location: span.range.location + replacement.utf16.count, length: 0))
      } ?? item.range
    search(query, options)
  }

  func forget() {
    highlighted = nil
    if !items.isEmpty { text?.clearAllDecoratedFoundText() }
    aggregator = Aggregator()
  }
}
