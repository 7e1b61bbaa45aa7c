/// Moves footnotes out of the running text, so that they do not cut a sentence that goes on over the page.
///
/// A footnote is a line in the lower half of a page that starts with a number, where the same number is attached to a
/// word higher up on the page ("dwelling.3"), to the end of the page. The attached number is removed.
enum Footnotes {
  /// A page with more lines is no printed page; looking for notes would take too long.
  private static let mostLines = 300

  /// Removes the notes from the pages and returns them, each as one line.
  static func take(from pages: inout [PageText]) -> [String] {
    var notes: [String] = []
    for number in pages.indices {
      let lines: [String] = pages[number].lines
      guard lines.count <= mostLines, let first = firstNote(lines) else { continue }
      var body: [String] = Array(lines[..<first])
      var pageNotes: [String] = []
      for line in lines[first...] where !line.isEmpty {
        if let mark = noteNumber(line), detach(mark, from: &body) {
          pageNotes.append(String(line.drop { $0.isNumber }.drop { $0 == " " }))
        } else if pageNotes.isEmpty {
          pageNotes.append(line)
        } else {
          pageNotes[pageNotes.count - 1] += " " + line
        }
      }
      pages[number].lines = body
      notes += pageNotes
    }
    return notes
  }

  private static func firstNote(_ lines: [String]) -> Int? {
    let lowerHalf: Range<Int> = (lines.count / 2)..<lines.count
    return lowerHalf.first { index in
      guard let mark = noteNumber(lines[index]) else { return false }
      var body: [String] = Array(lines[..<index])
      return detach(mark, from: &body)
    }
  }

  /// The number at the start of "3 See the report of 1998."
  private static func noteNumber(_ line: String) -> Substring? {
    let digits: Substring = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.utf8.count) else { return nil }
    let rest: Substring = line.dropFirst(digits.count)
    guard rest.first == " ", let start = rest.drop(while: { $0 == " " }).first, start.isUppercase else { return nil }
    return digits
  }

  /// Removes the first occurrence of the number right after a letter or a stop and before a space or a line end.
  private static func detach(_ mark: Substring, from lines: inout [String]) -> Bool {
    for index in lines.indices {
      let line: String = lines[index]
      var search: Substring = line[...]
      while let place = firstOccurrence(of: mark, in: search) {
        let head: Substring = line[..<place.lowerBound]
        let before: Character? = head.last
        let after: Character? = line[place.upperBound...].first
        // "Section 4.1" is a number with a point, not a note.
        let isDecimal: Bool = before.map { ".,".contains($0) } == true && head.dropLast().last?.isNumber == true
        if let before, before.isLetter || ".,;:”\")".contains(before), !isDecimal, after == nil || after == " " {
          lines[index] = line[..<place.lowerBound] + String(line[place.upperBound...])
          return true
        }
        search = line[place.upperBound...]
      }
    }
    return false
  }

  private static func firstOccurrence(of mark: Substring, in text: Substring) -> Range<Substring.Index>? {
    var start: Substring.Index = text.startIndex
    while let index = text[start...].firstIndex(where: { $0.isNumber }) {
      let run: Substring = text[index...].prefix { $0.isNumber }
      if run == mark { return index..<run.endIndex }
      start = run.endIndex
    }
    return nil
  }
}
