import AccessibilityTree

/// The kind of a text, by which a reader chooses how to speak it.
public struct AccessibilityTextContentType: Sendable {
  let kind: AccessibilityTextKind

  public static let plain = AccessibilityTextContentType(kind: .plain)
  public static let console = AccessibilityTextContentType(kind: .console)
  public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
  public static let messaging = AccessibilityTextContentType(kind: .messaging)
  public static let narrative = AccessibilityTextContentType(kind: .narrative)
  public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
  public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
  public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}
