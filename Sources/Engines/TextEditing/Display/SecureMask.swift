/// How the characters of a secret are shown: a bullet for each, and between offsets of both.
package struct SecureMask: Hashable, Sendable {
  package static let bullet: Character = "\u{2022}"

  package let string: String
  /// The offset in the text of each shown character, and of the end.
  private let starts: [Int]

  /// - Parameter revealed: The character that was typed last, by its offset: some devices show it for a moment.
  package init(_ text: String, revealed: Int? = nil) {
    var string: String = ""
    var starts: [Int] = []
    var offset: Int = 0
    for character in text {
      let count: Int = character.unicodeScalars.count
      let isShown: Bool = revealed.map { (offset..<offset + count).contains($0) } ?? false
      // One scalar is shown for each character, so that offsets of both follow by counting.
      string.append(isShown && count == 1 ? character : Self.bullet)
      starts.append(offset)
      offset += count
    }
    starts.append(offset)
    self.string = string
    self.starts = starts
  }

  package func offset(ofShown shown: Int) -> Int { starts[min(max(shown, 0), starts.count - 1)] }

  package func shown(ofOffset offset: Int) -> Int { starts.lastIndex { $0 <= offset } ?? 0 }
}
