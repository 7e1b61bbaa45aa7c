/// A text in the units of AT-SPI: offsets count Unicode scalars, not characters and not bytes.
package struct ScalarText: Hashable, Sendable {
  package let scalars: [Unicode.Scalar]

  package init(_ text: String) { scalars = Array(text.unicodeScalars) }

  package var count: Int { scalars.count }

  /// What stands in a range; -1 as the end means the end of the text, and what lies outside is left out.
  package subscript(start: Int, end: Int) -> String {
    let range: Range<Int> = clamped(start, end)
    var text: String = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  package func clamped(_ start: Int, _ end: Int) -> Range<Int> {
    let upper: Int = end < 0 ? count : min(end, count)
    let lower: Int = min(max(start, 0), count)
    return lower..<max(lower, upper)
  }
}

/// The stretches into which texts are cut.
package enum TextUnit: Hashable, Sendable {
  case character
  case word
  case sentence
  /// How a text is wrapped is not in the tree: a line is a paragraph.
  case line

  /// The kinds of `GetStringAtOffset`.
  package init?(granularity: Int) {
    switch granularity {
    case 0: self = .character
    case 1: self = .word
    case 2: self = .sentence
    case 3, 4: self = .line
    default: return nil
    }
  }

  /// The kinds of the older `GetTextAtOffset`, each with whether stretches are cut at ends rather than at starts.
  package static func boundary(_ type: Int) -> (unit: TextUnit, isAtEnd: Bool)? {
    switch type {
    case 0: return (.character, false)
    case 1: return (.word, false)
    case 2: return (.word, true)
    case 3: return (.sentence, false)
    case 4: return (.sentence, true)
    case 5: return (.line, false)
    case 6: return (.line, true)
    default: return nil
    }
  }
}

extension ScalarText {
  /// The stretch of a unit that holds the scalar at an offset: from a start to the next start, or from an end to the
  /// next end. The end of the text belongs to its last stretch, so that a caret behind the text is answered.
  package func range(of unit: TextUnit, at offset: Int, isAtEnd: Bool = false) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let place: Int = min(max(offset, 0), count - 1)
    var lower: Int = place
    while lower > 0, !isCut(lower, unit, isAtEnd) { lower -= 1 }
    var upper: Int = place + 1
    while upper < count, !isCut(upper, unit, isAtEnd) { upper += 1 }
    return lower..<upper
  }

  /// The stretch before the one at an offset; empty at the start of the text.
  package func range(of unit: TextUnit, before offset: Int, isAtEnd: Bool = false) -> Range<Int> {
    let current: Range<Int> = range(of: unit, at: offset, isAtEnd: isAtEnd)
    guard current.lowerBound > 0 else { return 0..<0 }
    return range(of: unit, at: current.lowerBound - 1, isAtEnd: isAtEnd)
  }

  /// The stretch after the one at an offset; empty at the end of the text.
  package func range(of unit: TextUnit, after offset: Int, isAtEnd: Bool = false) -> Range<Int> {
    let current: Range<Int> = range(of: unit, at: offset, isAtEnd: isAtEnd)
    guard current.upperBound < count else { return count..<count }
    return range(of: unit, at: current.upperBound, isAtEnd: isAtEnd)
  }

  /// Whether a new stretch begins in front of the scalar at `index`, which is neither the first nor behind the last.
  private func isCut(_ index: Int, _ unit: TextUnit, _ isAtEnd: Bool) -> Bool {
    let before: Unicode.Scalar = scalars[index - 1]
    let after: Unicode.Scalar = scalars[index]
    switch unit {
    case .character: return !Self.continues(after, before)
    case .word:
      return isAtEnd ? isWordPart(index - 1) && !isWordPart(index) : !isWordPart(index - 1) && isWordPart(index)
    case .sentence: return isSentenceCut(index, isAtEnd)
    case .line: return isAtEnd ? after == "\n" : before == "\n"
    }
  }

  /// Whether the scalar belongs to the character of the one before: marks, joiners, and what is joined.
  private static func continues(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar) -> Bool {
    let isJoined: Bool = before == "\u{200D}" || scalar == "\u{200D}" || before == "\r" && scalar == "\n"
    return isJoined || scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
  }

  /// Letters, digits and marks; an apostrophe or full stop between two of them as well.
  private func isWordPart(_ index: Int) -> Bool {
    if Self.isAlphanumeric(scalars[index]) { return true }
    guard "'’.".unicodeScalars.contains(scalars[index]), index > 0, index + 1 < count else { return false }
    return Self.isAlphanumeric(scalars[index - 1]) && Self.isAlphanumeric(scalars[index + 1])
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    let properties: Unicode.Scalar.Properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend || scalar == "_"
  }

  /// After a mark that ends sentences: behind the blanks that follow it, or in front of them.
  private func isSentenceCut(_ index: Int, _ isAtEnd: Bool) -> Bool {
    func isBlank(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
    if isAtEnd { return isBlank(index) && Self.endsSentence(scalars[index - 1]) }
    guard !isBlank(index), isBlank(index - 1) else { return false }
    var last: Int = index - 1
    while last > 0, isBlank(last) {
      if scalars[last] == "\n" { return true }
      last -= 1
    }
    return Self.endsSentence(scalars[last])
  }

  private static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    ".!?…。！？".unicodeScalars.contains(scalar)
  }
}
