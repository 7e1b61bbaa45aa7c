/// Why the content of views is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content stands in for something that is not there yet: only its shape is shown.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private: views that are marked as such are hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why the content is not to be seen; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether the content is private and not to be seen: then it is not spoken either.
  var isKeptPrivate: Bool { redactionReasons.contains(.privacy) && isPrivacySensitive }

  /// Whether texts and images show a bar in their place.
  var isRedacted: Bool { redactionReasons.contains(.placeholder) || isKeptPrivate }
}

/// What people may see of content, and take from it.
struct ContentDisclosure: EnvironmentGroup {
  var isKeptPrivate: Bool
  var isTextSelectable: Bool

  init(_ environment: EnvironmentValues) {
    isKeptPrivate = environment.isKeptPrivate
    isTextSelectable = environment.isTextSelectable
  }

  static let keys: Set<ObjectIdentifier> = [
    ObjectIdentifier(RedactionReasonsKey.self), ObjectIdentifier(PrivacySensitiveKey.self),
    ObjectIdentifier(TextSelectionKey.self),
  ]
}

extension View {
  /// Replaces the content of texts and images inside by placeholders of their size.
  ///
  /// - Parameter reason: The reason, such as `.placeholder` or `.privacy`; it is added to those that views around have
  ///   set.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content inside, whatever is redacted around it.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks content that is hidden where the reason of a redaction is privacy.
  ///
  /// - Parameter sensitive: Whether the content is sensitive. The default is true.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
