/// A direction in the order of a text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in the order of a text, or one on the screen.
///
/// ```swift
/// let field = UITextField()
/// field.text = "One two"
/// let start = field.beginningOfDocument
/// let end = field.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
/// ```
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// - Parameter rawValue: The raw value of a `UITextStorageDirection` or of a `UITextLayoutDirection`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// The direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units of a text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
  /// What a person takes for one character, of one code or of several.
  case character = 0
  case word = 1
  case sentence = 2
  /// The text between line feeds.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  case document = 5
}
