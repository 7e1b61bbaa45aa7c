/// Names of the compiler for names of assets, by the rule that Xcode's generated files show (public examples:
/// "AccentColor" is `accent`, "bubble-chat" `bubbleChat`, "BGColorOne" `bgColorOne`, "Initial-Image" `initial`, "Image"
/// `image`, "BMW" `BMW`, "292C38" `_292_C_38`, "1+e2" `_1E2`, "color_24292B" `color24292B`).
package enum SymbolName {
  /// The name of a picture or colour.
  ///
  /// - Parameter kind: "Image" or "Color": a last word that says only this is left out.
  /// - Returns: nil for a name without a letter or digit.
  package static func member(_ name: String, kind: String) -> String? {
    var words: [String] = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    guard let first = words.first else { return nil }
    // A name in capitals and digits stays in capitals, its parts held apart.
    if !words.contains(where: { $0.contains(where: \.isLowercase) }),
      words.contains(where: { $0.contains(where: \.isLetter) })
    {
      return identifier(words.joined(separator: "_"))
    }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a folder that is a namespace.
  package static func namespace(_ name: String) -> String? {
    let words: [String] = words(of: name)
    return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
  }

  /// Words end where letters meet digits or other characters, before a capital after a small letter, and before the last
  /// capital of several if a small letter follows.
  static func words(of name: String) -> [String] {
    let characters: [Character] = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isASCII && character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last,
        begins(character, after: last, before: index + 1 < characters.count ? characters[index + 1] : nil)
      {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
    if character.isLetter != last.isLetter { return true }
    guard character.isUppercase else { return false }
    return !last.isUppercase || next?.isLowercase == true
  }

  /// A word with a capital in front, or as it is.
  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words that cannot name a member or a type as they are.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
