import AccessibilityTree

/// The words for changes of a text that is being edited.
enum TypingEcho {
  /// Characters that were typed are said as they are, deleted ones in a lower voice; of a secure field neither can be heard.
  static func words(old: String, new: String, isSecure: Bool) -> [AccessibilityUtterance] {
    let start: Int = zip(old, new).prefix { $0 == $1 }.count
    let rest: Int = min(old.count, new.count) - start
    let end: Int = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let same: Int = min(end, rest)
    let came: Substring = new.dropFirst(start).dropLast(same)
    let went: Substring = old.dropFirst(start).dropLast(same)
    if !came.isEmpty { return [AccessibilityUtterance(isSecure ? "bullet" : TextPlace.words(for: came))] }
    guard !went.isEmpty else { return [] }
    let words: String = isSecure ? "deleted" : TextPlace.words(for: went)
    return [AccessibilityUtterance(words, style: AccessibilitySpeechStyle(pitch: -0.5))]
  }

  /// The character behind the caret. Offsets count Unicode scalars.
  static func character(at caret: Int, of node: AccessibilityNode) -> [AccessibilityUtterance] {
    guard node.role != .secureField else { return [] }
    let text: String = node.properties.value ?? ""
    let scalars: String.UnicodeScalarView = text.unicodeScalars
    guard caret >= 0, let index = scalars.index(scalars.startIndex, offsetBy: caret, limitedBy: scalars.endIndex),
      index < scalars.endIndex
    else { return [AccessibilityUtterance("end")] }
    // A caret may lie between the scalars of one character: its own end is the next boundary.
    let end: String.Index = text.index(after: index)
    return [AccessibilityUtterance(TextPlace.words(for: text[text.index(before: end)..<end]))]
  }
}
