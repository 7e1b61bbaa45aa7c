import Foundation
import UIFoundation

extension NSAttributedString.Key {
  /// An `NSAttributedString.TextHighlightStyle`: a ground behind letters, in a colour that goes with them. None where there is none.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// An `NSAttributedString.TextHighlightColorScheme`: the colour of that ground.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// How a ground behind letters looks.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A faint ground, and letters of the full colour.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colours of a ground and of the letters on it.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The tint of the view.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}

extension UITextFormattingViewController.Highlight {
  static let all: [Self] = [.default, .purple, .pink, .orange, .mint, .blue]

  /// The ground of text with attributes; nil for none.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard attributes[.textHighlightStyle] != nil else { return nil }
    let scheme = attributes[.textHighlightColorScheme] as? NSAttributedString.TextHighlightColorScheme ?? .default
    self = Self.all.first { $0.scheme == scheme } ?? .default
  }

  var scheme: NSAttributedString.TextHighlightColorScheme {
    switch self {
    case .purple: .purple
    case .pink: .pink
    case .orange: .orange
    case .mint: .mint
    case .blue: .blue
    default: .default
    }
  }

  /// The colour; nil for the tint of the view.
  var color: UIColor? {
    switch self {
    case .purple: .systemPurple
    case .pink: .systemPink
    case .orange: .systemOrange
    case .mint: .systemMint
    case .blue: .systemBlue
    default: nil
    }
  }

  /// The words for people who hear them.
  var name: String { self == .default ? "Tint" : rawValue.capitalized }
}

extension NSAttributedString {
  /// Whether a part of the text has a ground of the kind that follows a colour scheme.
  var hasHighlights: Bool {
    var isFound: Bool = false
    enumerateAttribute(.textHighlightStyle, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// The text with the colours of its highlights.
  ///
  /// - Parameters:
  ///   - tint: The colour of highlights of the default scheme.
  ///   - looks: Attributes for all highlights, which go before the colours of their schemes.
  func highlighted(tint: UIColor, _ looks: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      guard let highlight = UITextFormattingViewController.Highlight(attributes) else { return }
      let color: UIColor = highlight.color ?? tint
      let usual: [NSAttributedString.Key: Any] = [
        .backgroundColor: color.withAlphaComponent(0.2), .foregroundColor: color,
      ]
      result.addAttributes(usual.merging(looks) { $1 }, range: range)
    }
    return result
  }
}
