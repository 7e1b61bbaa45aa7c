/// Cuts a text into words in small letters.
enum Tokenizer {
  /// What stands for a stop that no phrase and no negation crosses.
  static let barrier = "."

  /// Words and barriers. Hyphens divide words; a possessive 's goes; "isn't" and "cannot" become two words, the second
  /// "not"; the "No." of "No. 5" becomes "number", since it denies nothing.
  static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    let scalars: [Unicode.Scalar] = Array(text.lowercased().unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar: Unicode.Scalar = scalars[index]
      if isWord(scalar) {
        var end: Int = index + 1
        while end < scalars.count, isWord(scalars[end]) || isInnerApostrophe(scalars, end) { end += 1 }
        append(scalars[index..<end], before: scalars[end...], to: &result)
        index = end
      } else {
        if ".;:!?".unicodeScalars.contains(scalar), result.last != barrier { result.append(barrier) }
        index += 1
      }
    }
    return result
  }

  /// The words without barriers.
  static func words(_ text: String) -> [String] { tokens(text).filter { $0 != barrier } }

  private static func append(
    _ word: ArraySlice<Unicode.Scalar>, before rest: ArraySlice<Unicode.Scalar>, to result: inout [String]
  ) {
    guard let apostrophe = word.lastIndex(where: isApostrophe) else {
      let text: String = string(word)
      switch text {
      case "cannot": result += ["can", "not"]
      case "no", "nos":
        let isNumber: Bool = rest.first == "." && rest.dropFirst().first { $0 != " " }.map(isDigit) == true
        result.append(isNumber ? "number" : text)
      default: result.append(text)
      }
      return
    }
    let head: String = string(word[..<apostrophe].filter { !isApostrophe($0) }[...])
    let tail: String = string(word[(apostrophe + 1)...])
    switch tail {
    case "s", "": result.append(head)
    case "t" where head.hasSuffix("n"):
      result += [head == "can" ? head : String(head.dropLast()), "not"]
    default: result.append(head + tail)
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: true
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
