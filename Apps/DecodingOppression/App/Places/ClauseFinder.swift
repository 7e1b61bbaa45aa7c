import Foundation

/// Finds a clause on the pages of its document.
///
/// A clause is made of lines that were joined and cleaned, so it is looked for by its letters. It may go on behind a
/// foot and the head of the next page, or behind a note: where the letters differ, the rest is looked for further on.
struct ClauseFinder {
  /// A stretch of a page's text, in UTF-16 units.
  struct Stretch: Equatable {
    /// From 1.
    var page: Int
    var range: Range<Int>
  }

  /// The text of a page, from 1; nil behind the last page.
  let text: (_ page: Int) throws -> String?

  /// The lengths of the beginnings that are looked for, in bytes: shorter ones for a clause that begins in the last line
  /// of its page.
  private static let lengths = [48, 24, 12, 6]
  /// A rest that goes on within the same page is longer, for a page has many words.
  private static let longestStep = 24

  /// Where a clause stands; empty when it is not on the page.
  /// - Parameters:
  ///   - page: The page on which it begins, from 1.
  ///   - occurrence: How many clauses with the same beginning stand before it on that page.
  func stretches(of clause: String, page: Int, occurrence: Int = 0) throws -> [Stretch] {
    let folded = FoldedText(clause)
    var rest: ArraySlice<UInt8> = folded.letters[...]
    var found: [Stretch] = []
    var number: Int = page
    while !rest.isEmpty, let text = try text(number) {
      let letters = FoldedText(text)
      let pieces: [Range<Int>] = Self.pieces(of: &rest, in: letters, occurrence: found.isEmpty ? occurrence : 0)
      guard !pieces.isEmpty else { break }
      found += pieces.map { piece in
        Stretch(
          page: number,
          range: letters.units[piece.lowerBound].lowerBound..<letters.units[piece.upperBound - 1].upperBound)
      }
      number += 1
    }
    // The beginning alone may be that of another sentence.
    let length: Int = folded.letters.count
    guard length - rest.count >= min(length, Self.lengths[0]) else { return [] }
    return try widened(found, by: Self.signs(around: folded, in: clause), isWhole: rest.isEmpty)
  }

  /// Whether two clauses begin alike, so that one is found where the other stands.
  static func beginAlike(_ first: String, _ second: String) -> Bool {
    let length: Int = lengths[0]
    // No letter takes less than a byte, and few signs stand between letters.
    return FoldedText(String(first.prefix(length * 2))).letters.prefix(length)
      == FoldedText(String(second.prefix(length * 2))).letters.prefix(length)
  }

  /// Takes from `rest` what stands on a page.
  private static func pieces(of rest: inout ArraySlice<UInt8>, in page: FoldedText, occurrence: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    while !rest.isEmpty {
      guard let place = place(of: rest, in: page, behind: pieces.last?.upperBound, occurrence: occurrence) else {
        break
      }
      let length: Int = page.length(of: rest, at: place)
      pieces.append(place..<place + length)
      rest = rest.dropFirst(length)
    }
    return pieces
  }

  private static func place(
    of rest: ArraySlice<UInt8>, in page: FoldedText, behind end: Int?, occurrence: Int
  ) -> Int? {
    if let end { return page.place(of: rest.prefix(longestStep), from: end) }
    for length in lengths {
      let piece: ArraySlice<UInt8> = rest.prefix(length)
      if let place = page.place(of: piece, occurrence: occurrence) ?? page.place(of: piece) { return place }
      // Shorter than the least length it was compared as a whole.
      if piece.count < length, piece.count <= lengths.last ?? 0 { return nil }
    }
    return nil
  }

  /// The number of visible signs without letters before and behind the letters of a clause, such as "12." and "$500.".
  private static func signs(around folded: FoldedText, in clause: String) -> (before: Int, behind: Int) {
    let units: [UInt16] = Array(clause.utf16)
    guard let first = folded.units.first, let last = folded.units.last else { return (0, 0) }
    return (units[..<first.lowerBound].count { !isSpace($0) }, units[last.upperBound...].count { !isSpace($0) })
  }

  /// The stretches with the signs around the clause's first and last letter.
  private func widened(
    _ stretches: [Stretch], by signs: (before: Int, behind: Int), isWhole: Bool
  ) throws -> [Stretch] {
    guard var first = stretches.first, let text = try text(first.page) else { return stretches }
    var result: [Stretch] = stretches
    let units: [UInt16] = Array(text.utf16)
    var left: Int = signs.before
    var start: Int = first.range.lowerBound
    while left > 0, start > 0 {
      start -= 1
      guard !Self.isSpace(units[start]) else { continue }
      guard !Self.isLetter(units[start]) else { break }
      left -= 1
      first.range = start..<first.range.upperBound
    }
    result[0] = first
    guard isWhole, var last = result.last, let text = try self.text(last.page) else { return result }
    let behind: [UInt16] = Array(text.utf16)
    left = signs.behind
    var end: Int = last.range.upperBound
    while left > 0, end < behind.count {
      end += 1
      guard !Self.isSpace(behind[end - 1]) else { continue }
      guard !Self.isLetter(behind[end - 1]) else { break }
      left -= 1
      last.range = last.range.lowerBound..<end
    }
    result[result.count - 1] = last
    return result
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isAlphabetic ?? true
  }
}
