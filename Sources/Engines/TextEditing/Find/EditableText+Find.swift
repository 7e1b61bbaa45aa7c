import Foundation

extension EditableText {
  /// All matches; none in a secret.
  package func ranges(of finder: TextFinder) -> [Range<Int>] {
    rules.isSecure ? [] : finder.ranges(in: storage, segmenter: segmenter)
  }

  /// Selects the next match after the selection, or the last before it, and goes on at the other end of the text.
  ///
  /// - Returns: The match and whether the search wrapped round; nil without any.
  @discardableResult
  package func find(
    _ finder: TextFinder, _ direction: TextDirection = .forward, wraps: Bool = true
  ) -> (range: Range<Int>, hasWrapped: Bool)? {
    let all: [Range<Int>] = ranges(of: finder)
    let current: Range<Int> = selection.hull
    let next: Range<Int>? =
      direction == .forward
      ? all.first { $0.lowerBound >= current.upperBound } : all.last { $0.upperBound <= current.lowerBound }
    let found: Range<Int>? = next ?? (wraps ? (direction == .forward ? all.first : all.last) : nil)
    guard let found else { return nil }
    selection = EditingSelection(found)
    return (found, next == nil)
  }

  /// Replaces the selection if it is a match, and selects the next one.
  @discardableResult
  package func replaceAndFind(_ finder: TextFinder, with replacement: String, time: Double = 0) -> Bool {
    let match =
      rules.isSecure ? nil : finder.matches(in: storage, segmenter: segmenter).first { $0.range == selection.hull }
    let isReplaced: Bool =
      match.map { replace($0.range, with: TextFragment(text(of: replacement, for: $0, finder)), time: time) } ?? false
    find(finder)
    return isReplaced
  }

  /// Replaces all matches as one step of undo.
  ///
  /// - Returns: How many there were.
  @discardableResult
  package func replaceAll(_ finder: TextFinder, with replacement: String, time: Double = 0) -> Int {
    guard !rules.isSecure, rules.isEditable else { return 0 }
    let matches: [TextFinder.Match] = finder.matches(in: storage, segmenter: segmenter)
    guard !matches.isEmpty else { return 0 }
    // Templates read the text as it was.
    let texts: [String] = matches.map { text(of: replacement, for: $0, finder) }
    asOneStep {
      for (match, text) in zip(matches, texts).reversed() {
        replace(match.range, with: TextFragment(text), time: time)
      }
    }
    return matches.count
  }

  /// The replacement, in which a dollar sign and a digit stand for a group of the expression.
  private func text(of template: String, for match: TextFinder.Match, _ finder: TextFinder) -> String {
    guard let result = match.result, let expression = result.regularExpression else { return template }
    let lower: Int = result.range.location
    // Only the match is read; groups lie in it.
    let part: String = storage.string(in: match.range)
    guard
      (0..<result.numberOfRanges).allSatisfy({
        let group: NSRange = result.range(at: $0)
        return group.location == NSNotFound || NSLocationInRange(group.location, result.range)
          || group.location == NSMaxRange(result.range)
      })
    else {
      return expression.replacementString(for: result, in: string, offset: 0, template: template)
    }
    return expression.replacementString(for: result, in: part, offset: -lower, template: template)
  }
}
