import Foundation
import TextEngine

/// A line under or through a text: one of `single`, `thick` and `double`, and how it is broken. A pattern alone draws no line.
///
/// ```swift
/// let dashed: NSUnderlineStyle = [.single, .patternDash, .byWord]
/// let text = NSAttributedString(string: "Draft", attributes: [.underlineStyle: dashed.rawValue])
/// ```
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the width.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under or through spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// How the line is drawn; nil for none.
  package var decoration: DecorationStyle? {
    let weight: DecorationStyle.Weight
    switch rawValue & 0x0F {
    case 0: return nil
    case 0x02: weight = .thick
    case 0x09: weight = .double
    default: weight = .single
    }
    let dashes: [CGFloat]
    switch rawValue & 0x0F00 {
    case Self.patternDot.rawValue: dashes = DecorationStyle.dot
    case Self.patternDash.rawValue: dashes = DecorationStyle.dash
    case Self.patternDashDot.rawValue: dashes = DecorationStyle.dashDot
    case Self.patternDashDotDot.rawValue: dashes = DecorationStyle.dashDotDot
    default: dashes = []
    }
    return DecorationStyle(weight: weight, dashes: dashes)
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, whichever type of numbers it was written as; nil for none that is finite.
  package func number(_ key: NSAttributedString.Key) -> CGFloat? {
    let number: CGFloat? =
      switch self[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The style of a line.
  ///
  /// - Parameter key: `.underlineStyle` or `.strikethroughStyle`.
  package func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: number(key).flatMap { Int(exactly: $0.rounded()) } ?? 0)
  }

  /// A text of these attributes in pieces: where a line is drawn by word, spaces are pieces without it.
  package func pieces(of text: String) -> [(text: String, attributes: Self)] {
    let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle].filter {
      lineStyle($0).contains(.byWord)
    }
    guard !keys.isEmpty else { return [(text, self)] }
    let unlined: Self = filter { !keys.contains($0.key) }
    var result: [(text: String, attributes: Self)] = []
    var rest: Substring = text[...]
    while let first = rest.first {
      let isSpace: Bool = first.isWhitespace
      let piece: Substring = rest.prefix { $0.isWhitespace == isSpace }
      result.append((String(piece), isSpace ? unlined : self))
      rest = rest[piece.endIndex...]
    }
    return result
  }
}
