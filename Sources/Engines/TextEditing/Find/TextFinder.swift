import Foundation
import TextEngine

/// Finds a string or a regular expression in a text.
package struct TextFinder: Hashable, Sendable {
  package struct Options: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let ignoresCase = Options(rawValue: 1 << 0)
    package static let ignoresDiacritics = Options(rawValue: 1 << 1)
    package static let wholeWords = Options(rawValue: 1 << 2)
    package static let regularExpression = Options(rawValue: 1 << 3)
  }

  package var pattern: String
  package var options: Options

  package init(_ pattern: String, _ options: Options = [.ignoresCase]) {
    self.pattern = pattern
    self.options = options
  }

  /// Whether the pattern is a regular expression that can be read, or a string.
  package var isValid: Bool { !options.contains(.regularExpression) || expression != nil }

  private var expression: NSRegularExpression? {
    var choices: NSRegularExpression.Options = [.anchorsMatchLines]
    if options.contains(.ignoresCase) { choices.insert(.caseInsensitive) }
    return try? NSRegularExpression(pattern: pattern, options: choices)
  }

  /// All matches in the order of the text, none over another. A match begins and ends between user-perceived characters.
  package func ranges(in storage: TextStorage, segmenter: any WordSegmenter = UnicodeWords.shared) -> [Range<Int>] {
    matches(in: storage, segmenter: segmenter).map(\.range)
  }

  struct Match {
    var range: Range<Int>
    /// What stands for it after a replacement by a template of the expression; nil for strings.
    var result: NSTextCheckingResult?
  }

  func matches(in storage: TextStorage, segmenter: any WordSegmenter) -> [Match] {
    guard !pattern.isEmpty else { return [] }
    var matches: [Match] =
      options.contains(.regularExpression)
      ? expressionMatches(in: storage) : stringMatches(in: storage).map { Match(range: $0) }
    if options.contains(.wholeWords) {
      let boundaries = TextBoundaries(storage, segmenter: segmenter)
      var known: (paragraph: Int, edges: Set<Int>) = (-1, [])
      matches.removeAll { match in
        let paragraph: Int = storage.paragraph(at: match.range.lowerBound)
        if known.paragraph != paragraph {
          let words: [Range<Int>] = boundaries.words(ofParagraph: paragraph)
          known = (paragraph, Set(words.flatMap { $0.dropFirst() }))
        }
        // An edge inside a word makes it a part of that word.
        return known.edges.contains(match.range.lowerBound) || known.edges.contains(match.range.upperBound)
      }
    }
    return matches
  }

  private func expressionMatches(in storage: TextStorage) -> [Match] {
    guard let expression else { return [] }
    let string: String = storage.string
    let all = NSRange(location: 0, length: storage.counts.utf16)
    return expression.matches(in: string, range: all).compactMap { result in
      guard result.range.length > 0 else { return nil }
      let units: Range<Int> = result.range.location..<result.range.location + result.range.length
      return Match(range: storage.range(utf16: units), result: result)
    }
  }

  // MARK: Strings

  private func stringMatches(in storage: TextStorage) -> [Range<Int>] {
    let folding = Folding(options)
    let wanted: [String] = pattern.map(folding.folded)
    guard !Paragraph.containsSeparator(pattern) else {
      return Self.matches(of: wanted, in: storage.string, folding, from: 0)
    }
    var ranges: [Range<Int>] = []
    var start: Int = 0
    let bytes: [UInt8]? = pattern.utf8.allSatisfy { $0 < 0x80 } ? pattern.utf8.map(folding.folded) : nil
    storage.paragraphs.forEach(in: 0..<storage.paragraphCount) { paragraph in
      if paragraph.count.isASCII {
        if let bytes { ranges += Self.matches(of: bytes, inASCII: paragraph.text, folding, from: start) }
      } else {
        ranges += Self.matches(of: wanted, in: paragraph.text, folding, from: start)
      }
      start += paragraph.count.scalars
    }
    return ranges
  }

  private static func matches(
    of pattern: [UInt8], inASCII text: String, _ folding: Folding, from start: Int
  ) -> [Range<Int>] {
    var text: String = text
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var index: Int = 0
      while index + pattern.count <= bytes.count {
        var length: Int = 0
        while length < pattern.count, folding.folded(bytes[index + length]) == pattern[length] { length += 1 }
        if length == pattern.count {
          ranges.append(start + index..<start + index + length)
          index += length
        } else {
          index += 1
        }
      }
      return ranges
    }
  }

  private static func matches(
    of pattern: [String], in text: String, _ folding: Folding, from start: Int
  ) -> [Range<Int>] {
    var characters: [String] = []
    var offsets: [Int] = [start]
    for character in text {
      characters.append(folding.folded(character))
      offsets.append(offsets[offsets.count - 1] + character.unicodeScalars.count)
    }
    var ranges: [Range<Int>] = []
    var index: Int = 0
    while index + pattern.count <= characters.count {
      if characters[index] == pattern[0], characters[index..<index + pattern.count].elementsEqual(pattern) {
        ranges.append(offsets[index]..<offsets[index + pattern.count])
        index += pattern.count
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// What characters are compared by.
  private struct Folding {
    let ignoresCase: Bool
    let ignoresDiacritics: Bool

    init(_ options: Options) {
      ignoresCase = options.contains(.ignoresCase)
      ignoresDiacritics = options.contains(.ignoresDiacritics)
    }

    func folded(_ byte: UInt8) -> UInt8 { ignoresCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    func folded(_ character: Character) -> String {
      var string = String(character)
      if character.isASCII, !ignoresCase { return string }
      if ignoresDiacritics, !character.isASCII {
        let base = string.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        }
        if !base.isEmpty { string = String(String.UnicodeScalarView(base)) }
      }
      return ignoresCase ? string.lowercased() : string
    }
  }
}
