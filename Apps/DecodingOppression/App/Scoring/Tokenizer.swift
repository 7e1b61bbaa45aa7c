/// Cuts a text into words in small letters.
enum Tokenizer {
  /// The token of a stop, which no phrase and no negation crosses.
  static let barrier = "."

  /// A word in small letters or a barrier, and where it stands among the text's scalars.
  struct Token: Hashable, Sendable {
    var word: String
    var range: Range<Int>
  }

  /// Words and barriers. Hyphens divide words; a possessive 's goes; "isn't" and "cannot" become two words, the second
  /// "not"; the "No." of "No. 5" becomes "number", since it denies nothing.
  static func tokens(_ text: String) -> [String] { located(text).map(\.word) }

  /// Words and barriers with their places.
  static func located(_ text: String) -> [Token] {
    var result: [Token] = []
    let scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar: Unicode.Scalar = scalars[index]
      if isWord(scalar) {
        var end: Int = index + 1
        while end < scalars.count, isWord(scalars[end]) || isInnerApostrophe(scalars, end) { end += 1 }
        for word in words(of: scalars[index..<end], before: scalars[end...]) {
          result.append(Token(word: word, range: index..<end))
        }
        index = end
      } else {
        if ".;:!?".unicodeScalars.contains(scalar), result.last?.word != barrier {
          result.append(Token(word: barrier, range: index..<(index + 1)))
        }
        index += 1
      }
    }
    return result
  }

  /// The words without barriers.
  static func words(_ text: String) -> [String] { tokens(text).filter { $0 != barrier } }

  /// The words of a run of letters, digits and inner apostrophes.
  private static func words(
    of run: ArraySlice<Unicode.Scalar>, before rest: ArraySlice<Unicode.Scalar>
  ) -> [String] {
    guard let apostrophe = run.lastIndex(where: isApostrophe) else {
      let text: String = string(run)
      switch text {
      case "cannot": return ["can", "not"]
      case "no", "nos":
        let isNumber: Bool = rest.first == "." && rest.dropFirst().first { $0 != " " }.map(isDigit) == true
        return [isNumber ? "number" : text]
      default: return [text]
      }
    }
    let head: String = string(run[..<apostrophe].filter { !isApostrophe($0) }[...])
    let tail: String = string(run[(apostrophe + 1)...])
    switch tail {
    case "s", "": return [head]
    case "t" where head.hasSuffix("n"): return [head == "can" ? head : String(head.dropLast()), "not"]
    default: return [head + tail]
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view).lowercased()
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    case ..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }

  private static func isInnerApostrophe(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    isApostrophe(scalars[index]) && index + 1 < scalars.count && isWord(scalars[index + 1])
  }
}
