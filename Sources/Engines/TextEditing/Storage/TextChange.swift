/// What one replacement did to a text: enough to lay out again only the paragraphs that it touched.
package struct TextChange: Hashable, Sendable {
  /// The version of the text after the change.
  package var version: Int
  /// The characters that went, in offsets before the change.
  package var range: Range<Int>
  /// How many characters stand in their place.
  package var insertedCount: Int
  /// The paragraphs that went, by their numbers before the change.
  package var paragraphs: Range<Int>
  /// How many paragraphs stand in their place.
  package var insertedParagraphs: Int

  package var insertedRange: Range<Int> { range.lowerBound..<range.lowerBound + insertedCount }
  package var difference: Int { insertedCount - range.count }

  /// Where an offset before the change is after it. Offsets inside go to the end of what was inserted, those at its start stay.
  package func moved(_ offset: Int) -> Int {
    if offset <= range.lowerBound { return offset }
    return offset >= range.upperBound ? offset + difference : range.lowerBound + insertedCount
  }
}

/// The last changes of a text, for layouts that follow it.
package struct ChangeLog: Sendable {
  package static let limit: Int = 256
  private var changes: [TextChange] = []

  package init() {}

  mutating func append(_ change: TextChange) {
    if changes.count >= 2 * Self.limit { changes.removeFirst(Self.limit) }
    changes.append(change)
  }

  /// The changes after a version, oldest first; nil when they are no longer known.
  package func changes(since version: Int) -> ArraySlice<TextChange>? {
    guard let last = changes.last, last.version > version else { return [] }
    guard let first = changes.first, first.version <= version + 1 else { return nil }
    return changes[(changes.count - (last.version - version))...]
  }
}
