import SwiftSyntax

/// Changes of a source that leave each token in its line and column.
struct SourceEdits {
  private struct Edit {
    let offset: Int
    let length: Int
    let text: String
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []
  /// The text that the step appends behind the end of the source, in lines of its own.
  private(set) var appendix: [String] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  var isEmpty: Bool { edits.isEmpty && appendix.isEmpty }

  /// Puts spaces in the place of a part.
  mutating func blank(_ range: Range<AbsolutePosition>) { replace(range, with: "") }

  /// Puts a text of at most the same length in the place of a part, and spaces after it. Line ends stay where they are.
  ///
  /// - Returns: False where the text has no room in one line of the part; then nothing is changed.
  @discardableResult
  mutating func replace(_ range: Range<AbsolutePosition>, with text: String) -> Bool {
    let start: Int = range.lowerBound.utf8Offset
    let part: ArraySlice<UInt8> = bytes[start..<range.upperBound.utf8Offset]
    var result: [UInt8] = part.map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") }
    let new: [UInt8] = Array(text.utf8)
    guard let place = Self.room(for: new.count, in: result) else { return false }
    result.replaceSubrange(place..<place + new.count, with: new)
    edits.append(Edit(offset: start, length: part.count, text: String(decoding: result, as: UTF8.self)))
    return true
  }

  /// Puts a text between two bytes: at the end of a line, where no token moves, or in front of a brace.
  mutating func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(offset: position.utf8Offset, length: 0, text: text))
  }

  /// Adds lines behind the end.
  mutating func append(_ lines: [String]) { appendix += lines }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The first place for a number of bytes within a line.
  private static func room(for count: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    while start + count <= bytes.count {
      guard let end = bytes[start..<start + count].lastIndex(where: isLineEnd) else { return start }
      start = end + 1
    }
    return nil
  }

  /// The changed source.
  var result: String {
    var output: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { ($0.offset, $0.length) < ($1.offset, $1.length) }) where edit.offset >= position {
      output += bytes[position..<edit.offset]
      output += edit.text.utf8
      position = edit.offset + edit.length
    }
    output += bytes[position...]
    if !appendix.isEmpty {
      if let last = output.last, !Self.isLineEnd(last) { output.append(UInt8(ascii: "\n")) }
      output += appendix.joined(separator: "\n").utf8
      output.append(UInt8(ascii: "\n"))
    }
    return String(decoding: output, as: UTF8.self)
  }
}
