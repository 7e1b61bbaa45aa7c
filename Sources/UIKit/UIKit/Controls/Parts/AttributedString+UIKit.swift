import Foundation
import SwiftUICore
import TextEngine
import UIFoundation

extension AttributedString {
  /// A text with the attributes of UIKit's that SwiftUI has, too: font, colours, distances, lines and links.
  ///
  /// - Parameter isUnseen: Whether the letters are clear, because somebody else draws them.
  init(uiKit text: NSAttributedString, isUnseen: Bool = false) {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      for (piece, attributes) in attributes.pieces(of: (text.string as NSString).substring(with: range)) {
        var part = AttributedString(piece)
        part.take(attributes, isUnseen: isUnseen)
        result += part
      }
    }
    self = result
  }

  private mutating func take(_ attributes: [NSAttributedString.Key: Any], isUnseen: Bool) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? { attributes.number(key) }
    if let font = attributes[.font] as? UIFont { self.swiftUI.font = Font(uiKit: font) }
    if let kern = number(.kern) { self.swiftUI.kern = kern }
    if let tracking = number(.tracking) { self.swiftUI.tracking = tracking }
    if let offset = number(.baselineOffset) { self.swiftUI.baselineOffset = offset }
    self.link = attributes.linkedURL
    guard !isUnseen else { return self.swiftUI.foregroundColor = .clear }
    if let color = attributes[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiKit: color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiKit: color) }
    self.swiftUI.underlineStyle = Text.LineStyle(attributes, .underlineStyle, color: .underlineColor)
    self.swiftUI.strikethroughStyle = Text.LineStyle(attributes, .strikethroughStyle, color: .strikethroughColor)
  }
}

extension Text.LineStyle {
  /// A line of a style of UIKit's; nil for one that draws none.
  ///
  /// - Parameter nsUnderlineStyle: Lines under and through texts; `byWord` is left out, as it belongs to words.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard let style = nsUnderlineStyle.decoration else { return nil }
    self.init(style: style, color: nil)
  }

  fileprivate init?(
    _ attributes: [NSAttributedString.Key: Any], _ style: NSAttributedString.Key, color: NSAttributedString.Key
  ) {
    guard let style = attributes.lineStyle(style).decoration else { return nil }
    self.init(style: style, color: (attributes[color] as? UIColor).map { Color(uiKit: $0) })
  }
}

extension NSUnderlineStyle {
  /// A line of a style of SwiftUI's.
  public init(_ lineStyle: Text.LineStyle) {
    self = lineStyle.style.underlineStyle
  }
}

extension DecorationStyle {
  fileprivate var underlineStyle: NSUnderlineStyle {
    let line: NSUnderlineStyle =
      switch weight {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    return switch dashes {
    case Self.dot: [line, .patternDot]
    case Self.dash: [line, .patternDash]
    case Self.dashDot: [line, .patternDashDot]
    case Self.dashDotDot: [line, .patternDashDotDot]
    default: line
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Where the text leads; nil for no link.
  var linkedURL: URL? {
    self[.link] as? URL ?? (self[.link] as? NSURL)?.absoluteURL ?? (self[.link] as? String).flatMap { URL(string: $0) }
  }
}
