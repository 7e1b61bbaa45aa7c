import CoreGraphics

// A single word in the second of two lines takes the word before it along, as Apple's labels and `Text` do ("pushing out").
// Recorded of gonzalezreal/swift-markdown-ui on iOS: "Moves at an / average speed." where "average" has room above, but
// "… too dark to / read." as the third line of its paragraph. What counts as a word ends where a line may end: the line
// "inlines</strong>." stands alone, for there is one after its slash.

extension LineBreaker {
  /// Where the first line of a paragraph ends instead, so that no single word is left for the second.
  ///
  /// - Parameter orphan: where the first line would end.
  /// - Returns: nil where the rest has several words or lines, or would have two lines then.
  func endWithoutOrphan(
    from start: Int, before orphan: Int, in paragraph: Range<Int>, of characters: UnsafeBufferPointer<ShapedCharacter>
  ) -> Int? {
    /// A soft hyphen ends no word.
    func endsWord(before index: Int) -> Bool {
      mayEndLine(before: index, characters) && characters[index - 1].scalar != "\u{AD}"
    }
    var index: Int = orphan + 1
    while index < paragraph.upperBound {
      if endsWord(before: index) { return nil }
      index += 1
    }
    guard mayEndLine(before: orphan, characters) else { return nil }
    var previous: Int = orphan - 1
    while previous > start, !endsWord(before: previous) { previous -= 1 }
    guard previous > start, greedyEnd(from: previous, in: paragraph, of: characters) == paragraph.upperBound else {
      return nil
    }
    return previous
  }
}
