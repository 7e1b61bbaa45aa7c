import CoreGraphics

/// A font by its purpose: a text style, a size or a family, and changes to it. The environment decides the rest.
public nonisolated struct Font: Hashable, Sendable {
  /// Where a font begins.
  enum Provider: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    /// What text has that sets none: like body, but on a desktop with the lines of a plain system font.
    case unset
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// A family by name; without a style its size is fixed.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A change to a font; later ones win.
  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case design(Design)
    case monospacedDigit
    case lowercaseSmallCaps(Bool)
    case uppercaseSmallCaps(Bool)
    case leading(Leading)
    case pointSize(CGFloat)
    case scaled(CGFloat)
  }

  /// All of it as one reference: fonts are copied and compared far more often than they are made.
  private final class Choice: Hashable, Sendable {
    let provider: Provider
    let modifiers: [Modifier]

    init(_ provider: Provider, _ modifiers: [Modifier]) {
      self.provider = provider
      self.modifiers = modifiers
    }

    static func == (left: Choice, right: Choice) -> Bool {
      left === right || left.provider == right.provider && left.modifiers == right.modifiers
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(provider)
      hasher.combine(modifiers)
    }
  }

  private let choice: Choice
  var provider: Provider { choice.provider }
  var modifiers: [Modifier] { choice.modifiers }

  private init(_ choice: Choice) { self.choice = choice }

  /// Whether the two are one, which is seen at once; fonts that are not may still be equal.
  func isCopy(of other: Font) -> Bool { choice === other.choice }

  init(_ provider: Provider) { self.init(Choice(provider, [])) }

  func adding(_ modifier: Modifier) -> Font { Font(Choice(provider, modifiers + [modifier])) }

  public static let extraLargeTitle: Font = .system(.extraLargeTitle)
  public static let extraLargeTitle2: Font = .system(.extraLargeTitle2)
  public static let largeTitle: Font = .system(.largeTitle)
  public static let title: Font = .system(.title)
  public static let title2: Font = .system(.title2)
  public static let title3: Font = .system(.title3)
  public static let headline: Font = .system(.headline)
  public static let subheadline: Font = .system(.subheadline)
  public static let body: Font = .system(.body)
  public static let callout: Font = .system(.callout)
  public static let footnote: Font = .system(.footnote)
  public static let caption: Font = .system(.caption)
  public static let caption2: Font = .system(.caption2)
  static let unset: Font = Font(.unset)

  /// The font of text that sets none: body.
  public static var `default`: Font { body }
}

extension Font {
  /// A system font of a text style, which follows the Dynamic Type size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// A system font of a text style in a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// A system font of a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A system font of a fixed size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font of a family, whose size grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font of a family, whose size grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font of a family with a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }
}
