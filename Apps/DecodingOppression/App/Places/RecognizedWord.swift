import Foundation

/// A word that was recognised in the picture of a page.
struct RecognizedWord: Hashable, Sendable {
  var text: String
  /// The number of its line on the page, from 0.
  var line: Int
  /// In points, from the upper left corner of the picture downward.
  var box: CGRect

  /// Reads Tesseract's table: a head, then rows of twelve columns divided by tabs, of which those of level 5 are words.
  /// Rows without a place, and words of white space, are left out.
  static func words(inTable table: String, pixelsPerInch: Double) -> [RecognizedWord] {
    var words: [RecognizedWord] = []
    var lines: [[Substring]: Int] = [:]
    let scale: Double = 72 / pixelsPerInch
    for row in table.split(separator: "\n") {
      let cells: [Substring] = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 12, cells[0] == "5", !cells[11].allSatisfy(\.isWhitespace) else { continue }
      let sides: [Double] = cells[6...9].compactMap { Double($0) }.filter(\.isFinite)
      guard sides.count == 4 else { continue }
      // Block, paragraph and line count from 1 within one another.
      let key: [Substring] = Array(cells[2...4])
      let line: Int = lines[key] ?? lines.count
      lines[key] = line
      let box = CGRect(
        x: sides[0] * scale, y: sides[1] * scale, width: sides[2] * scale, height: sides[3] * scale)
      words.append(RecognizedWord(text: String(cells[11]), line: line, box: box))
    }
    return words
  }
}
