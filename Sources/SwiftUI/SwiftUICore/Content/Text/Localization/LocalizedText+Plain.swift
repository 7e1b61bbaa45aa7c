import Foundation

extension [LocalizedStringKey.Part] {
  /// Whether what is written may be Markdown; most texts are known to have none at once.
  var mayHaveMarks: Bool {
    var wasLiteral: Bool = false
    for part in self {
      guard case .literal(let text) = part else {
        wasLiteral = false
        continue
      }
      // Marks may lie across two literals.
      if wasLiteral || MarkdownInline.mayHaveMarks(text, lineEnds: .preserved) { return true }
      wasLiteral = true
    }
    return false
  }

  /// What is shown where all of it is characters as they are, which is most often so; nil where something may be Markdown
  /// or is a text of its own.
  func plainString(in numbers: LocalizedNumbers) -> String? {
    var string: String = ""
    var wasLiteral: Bool = false
    for part in self {
      switch part {
      case .literal(let text):
        if wasLiteral || MarkdownInline.mayHaveMarks(text, lineEnds: .preserved) { return nil }
        wasLiteral = true
        string += text
      case .argument(let argument):
        guard let value = argument.string(nil, in: numbers) else { return nil }
        wasLiteral = false
        string += value
      }
    }
    return string
  }

  /// Adds what is written, as it is, and the values in it to a result.
  ///
  /// - Parameter locale: The locale of the text; nil for that of the environment.
  func append(
    to result: inout ResolvedText, style: TextRunStyle, environment: TextEnvironment, locale: Locale?
  ) {
    // What is written alone is shown as it is, without a copy.
    if count == 1, case .literal(let text) = self[0] { return result.add(text, style, environment) }
    let numbers: LocalizedNumbers = locale.map(LocalizedNumbers.of) ?? environment.numbers
    var literal: String = ""
    var hasValues: Bool = false
    for part in self {
      switch part {
      case .literal(let text): literal += text
      case .argument(let argument):
        hasValues = true
        if let string = argument.string(nil, in: numbers) {
          literal += string
        } else if case .text(let text) = argument.value {
          if !literal.isEmpty { result.add(literal, style, environment) }
          literal = ""
          text.append(to: &result, style: style, environment: environment)
        }
      }
    }
    if !literal.isEmpty || !hasValues { result.add(literal, style, environment) }
  }
}
