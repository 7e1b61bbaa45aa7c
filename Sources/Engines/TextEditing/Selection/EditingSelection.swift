import TextEngine

/// What is selected in a text: one caret or range, or several ranges.
///
/// Several ranges are one selection in pieces, as attributed selections of SwiftUI have them: typing puts the text in the place of
/// the first and takes the others away. Ranges stand in the order of the text and do not touch, except for the primary one,
/// which keeps its direction.
package struct EditingSelection: Hashable, Sendable {
  /// The range that movements start from.
  package var primary: SelectedRange
  /// The other ranges in the order of the text.
  package private(set) var others: [Range<Int>] = []

  package init(_ primary: SelectedRange) { self.primary = primary }
  package init(caret offset: Int, _ affinity: TextPosition.Affinity = .downstream) {
    primary = SelectedRange(caret: TextPosition(offset, affinity))
  }
  package init(_ range: Range<Int>) { primary = SelectedRange(range) }

  /// Several ranges: those that overlap or touch become one. The last is the primary one. Nil without any.
  package init?(_ ranges: [Range<Int>]) {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    guard let last = joined.popLast() else { return nil }
    primary = SelectedRange(last)
    others = joined.filter { !$0.isEmpty }
  }

  /// All ranges in the order of the text.
  package var ranges: [Range<Int>] {
    others.isEmpty ? [primary.range] : (others + [primary.range]).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// From the first character to the last.
  package var hull: Range<Int> {
    let ranges: [Range<Int>] = self.ranges
    return ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound
  }

  package var isCaret: Bool { others.isEmpty && primary.isCaret }
  package var caret: TextPosition { primary.head }

  func clamped(to count: Int) -> EditingSelection {
    var selection: EditingSelection = self
    selection.primary = primary.clamped(to: count)
    selection.others = others.map { $0.clamped(to: 0..<count) }.filter { !$0.isEmpty }
    return selection
  }

  /// The selection after a change of the text that somebody else made.
  func moved(by change: TextChange) -> EditingSelection {
    var selection: EditingSelection = self
    selection.primary.anchor = change.moved(primary.anchor)
    selection.primary.head.offset = change.moved(primary.head.offset)
    selection.primary.goalX = nil
    selection.others = others.map {
      change.moved($0.lowerBound)..<max(change.moved($0.lowerBound), change.moved($0.upperBound))
    }
    .filter { !$0.isEmpty }
    return selection
  }
}
