import Foundation

extension ReportContents {
  /// A clause as a row of the table.
  struct ClauseRow: Equatable, Identifiable {
    /// The position in the table, from 0.
    var id: Int
    var index: String
    /// The page of the document on which the clause begins.
    var page: String
    var group: String
    var direction: String
    var score: String
    var tier: String
    /// The whole text, with the matched words marked, in parts of which each fits a page; at least one.
    var parts: [AttributedString]
    /// The matched words with their meanings; empty without any.
    var words: String
  }
}

extension ReportContents.ClauseRow {
  /// The mark of what a clause does not have, such as the group of a neutral one.
  static let none = "–"
  /// The longest part of a text, in characters.
  static let longestPart = 1000

  /// - Parameter classifier: finds the words to mark; nil marks none.
  init(_ clause: AnalyzedClause, place: Int, classifier: LexiconClassifier?, format: ReportFormat) {
    let text: String = clause.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let matches: [TermMatch] = classifier?.matches(in: text) ?? []
    let tier: String = format.count(clause.tierUsed)
    id = place
    index = String(clause.index)
    page = clause.page.map(String.init) ?? Self.none
    group = clause.targetGroup?.displayName ?? Self.none
    direction = clause.effectDirection?.displayName ?? Self.none
    score = format.score(clause.score)
    self.tier = clause.wasSafetyFallback ? tier + "*" : tier
    let ranges: [Range<Int>] = Self.parts(of: text)
    parts = ranges.isEmpty ? [AttributedString(Self.none)] : Self.marked(text, ranges, matches.map(\.scalars))
    words = Self.words(matches)
  }

  /// "Matched words: tenant (Outgroup), fee (Burden)", each pair once, in the order of the text.
  private static func words(_ matches: [TermMatch]) -> String {
    var seen: Set<String> = []
    let pairs: [String] = matches.map { "\($0.text.lowercased()) (\($0.meaning.displayName))" }
      .filter { seen.insert($0).inserted }
    return pairs.isEmpty ? "" : "Matched words: " + pairs.joined(separator: ", ")
  }

  /// The text in parts of at most `longestPart` characters, as ranges of Unicode scalars; cut between words where that
  /// costs little.
  static func parts(of text: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var rest: Substring = text[...]
    var start = 0
    while !rest.isEmpty {
      var part: Substring = rest.prefix(longestPart)
      if part.endIndex < rest.endIndex, let space = part.lastIndex(of: " "),
        rest.distance(from: space, to: part.endIndex) < 40
      {
        part = rest[..<space]
      }
      let count: Int = part.unicodeScalars.count
      parts.append(start..<(start + count))
      let after: Substring = rest[part.endIndex...]
      let next: Substring = after.drop { $0 == " " }
      start += count + after.unicodeScalars.count - next.unicodeScalars.count
      rest = next
    }
    return parts
  }

  /// The parts of a text, with what lies in other ranges bold and underlined.
  private static func marked(_ text: String, _ parts: [Range<Int>], _ marks: [Range<Int>]) -> [AttributedString] {
    let scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
    return parts.map { part in
      var result = AttributedString(String(String.UnicodeScalarView(scalars[part])))
      let places = result.unicodeScalars
      for mark in marks where mark.overlaps(part) {
        let shared: Range<Int> = mark.clamped(to: part)
        let start = places.index(places.startIndex, offsetBy: shared.lowerBound - part.lowerBound)
        let end = places.index(start, offsetBy: shared.count)
        result[start..<end].inlinePresentationIntent = .stronglyEmphasized
        result[start..<end].underlineStyle = .single
      }
      return result
    }
  }
}
