import Foundation
import SwiftUICore
import UIFoundation

extension AttributedString {
  /// A text with the attributes of UIKit's that SwiftUI has, too: font, colours, distances, lines and links.
  ///
  /// - Parameter isUnseen: Whether the letters are clear, because somebody else draws them.
  init(uiKit text: NSAttributedString, isUnseen: Bool = false) {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      part.take(attributes, isUnseen: isUnseen)
      result += part
    }
    self = result
  }

  private mutating func take(_ attributes: [NSAttributedString.Key: Any], isUnseen: Bool) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    if let font = attributes[.font] as? UIFont { self.swiftUI.font = Font(uiKit: font) }
    if let kern = number(.kern) { self.swiftUI.kern = kern }
    if let tracking = number(.tracking) { self.swiftUI.tracking = tracking }
    if let offset = number(.baselineOffset) { self.swiftUI.baselineOffset = offset }
    self.link = attributes.linkedURL
    guard !isUnseen else { return self.swiftUI.foregroundColor = .clear }
    if let color = attributes[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiKit: color) }
    if let color = attributes[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiKit: color) }
    if (number(.underlineStyle) ?? 0) != 0 {
      let color: UIColor? = attributes[.underlineColor] as? UIColor
      self.swiftUI.underlineStyle = Text.LineStyle(color: color.map { Color(uiKit: $0) })
    }
    if (number(.strikethroughStyle) ?? 0) != 0 {
      let color: UIColor? = attributes[.strikethroughColor] as? UIColor
      self.swiftUI.strikethroughStyle = Text.LineStyle(color: color.map { Color(uiKit: $0) })
    }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Where the text leads; nil for no link.
  var linkedURL: URL? {
    self[.link] as? URL ?? (self[.link] as? NSURL)?.absoluteURL ?? (self[.link] as? String).flatMap { URL(string: $0) }
  }
}
