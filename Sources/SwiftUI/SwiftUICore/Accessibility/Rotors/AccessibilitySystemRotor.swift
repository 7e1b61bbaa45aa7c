import AccessibilityTree

/// A rotor that the system has of its own; an app can give it other stops (behaviour 362).
public struct AccessibilitySystemRotor: Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case links(visited: Bool?)
    case headings(level: Int?)
    case named(String)

    /// What the rotor is called, as `AccessibilityRotorKind` calls it.
    var name: String {
      switch self {
      case .links(nil): "Links"
      case .links(visited: true): "Visited Links"
      case .links: "Unvisited Links"
      case .headings(nil): "Headings"
      case .headings(let level): "Heading \(level ?? 0)"
      case .named(let name): name
      }
    }
  }

  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(kind: .links(visited: visited)) }
  public static var links: AccessibilitySystemRotor { Self(kind: .links(visited: nil)) }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(kind: .headings(level: level == .unspecified ? nil : level.number))
  }

  public static var headings: AccessibilitySystemRotor { Self(kind: .headings(level: nil)) }
  public static var boldText: AccessibilitySystemRotor { Self(kind: .named("Bold Text")) }
  public static var italicText: AccessibilitySystemRotor { Self(kind: .named("Italic Text")) }
  public static var underlineText: AccessibilitySystemRotor { Self(kind: .named("Underlined Text")) }
  public static var misspelledWords: AccessibilitySystemRotor { Self(kind: .named("Misspelled Words")) }
  public static var images: AccessibilitySystemRotor { Self(kind: .named("Images")) }
  public static var textFields: AccessibilitySystemRotor { Self(kind: .named("Text Fields")) }
  public static var tables: AccessibilitySystemRotor { Self(kind: .named("Tables")) }
  public static var lists: AccessibilitySystemRotor { Self(kind: .named("Lists")) }
  public static var landmarks: AccessibilitySystemRotor { Self(kind: .named("Landmarks")) }
}
