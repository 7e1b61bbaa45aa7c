import AccessibilityTree

/// How switches and keys go through what is inside of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As suits the technology.
  case automatic = 0
  /// One element after the other.
  case separate = 1
  /// As a group: first the container as a whole, then what is inside.
  case combined = 2
}

/// The kind of a text, by which a reader chooses how to speak it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  /// A book or an article.
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  /// Names of files and folders.
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  public static let console = Self("UIAccessibilityTextualContextConsole")

  /// The same in the words of the accessibility tree; nil for other names.
  var kind: AccessibilityTextKind? {
    switch self {
    case .wordProcessing: .wordProcessing
    case .narrative: .narrative
    case .messaging: .messaging
    case .spreadsheet: .spreadsheet
    case .fileSystem: .fileSystem
    case .sourceCode: .sourceCode
    case .console: .console
    default: nil
    }
  }
}

extension UIAccessibility {
  /// How touches come to an element with the trait `allowsDirectInteraction`.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The reader is silent while the element is touched, so that the program's own sound is heard.
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
    /// Touches come through only once the element has been activated.
    public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
  }
}
