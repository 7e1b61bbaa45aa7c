import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

extension NSAttributedString {
  /// Makes a string of another kind, with the attributes of UIKit's and Foundation's, and those of SwiftUI's that UIKit has, too.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attrStr.runs {
      result.append(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: result)
  }

  /// Makes a string of another kind, with the attributes of a scope.
  ///
  /// - Parameter scope: `\.uiKit`, or `\.foundation` for links alone.
  /// - Throws: Nothing here: values are of their types.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(attrStr, including: S.self) }

  /// Makes a string of another kind, with the attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    let whole = NSAttributedString(attrStr)
    guard scope == AttributeScopes.FoundationAttributes.self else {
      self.init(attributedString: whole)
      return
    }
    let result = NSMutableAttributedString(string: whole.string)
    whole.enumerateAttribute(.link, in: NSRange(location: 0, length: whole.length)) { link, range, _ in
      if let link { result.addAttribute(.link, value: link, range: range) }
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Makes a string of another kind, with the attributes that UIKit and Foundation know.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.take(attributes)
      result += part
    }
    self = result
  }

  /// Makes a string of another kind, with the attributes of a scope.
  ///
  /// - Parameter scope: `\.uiKit`, or `\.foundation` for links alone.
  /// - Throws: Nothing here: a value of another type than its attribute's is left out.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(nsStr, including: S.self) }

  /// Makes a string of another kind, with the attributes of a scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    guard scope == AttributeScopes.FoundationAttributes.self else {
      self.init(nsStr)
      return
    }
    var result = AttributedString()
    nsStr.enumerateAttribute(.link, in: NSRange(location: 0, length: nsStr.length)) { _, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.link = nsStr.attributes(at: range.location, effectiveRange: nil).linkedURL
      result += part
    }
    self = result
  }

  private mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? { attributes.number(key) }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      attributes[key] == nil ? nil : attributes.lineStyle(key)
    }
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.kern = number(.kern)
    self.uiKit.tracking = number(.tracking)
    self.uiKit.baselineOffset = number(.baselineOffset)
    self.uiKit.underlineStyle = line(.underlineStyle)
    self.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    self.uiKit.strikethroughStyle = line(.strikethroughStyle)
    self.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.uiKit.strokeWidth = number(.strokeWidth)
    self.uiKit.strokeColor = attributes[.strokeColor] as? UIColor
    self.uiKit.obliqueness = number(.obliqueness)
    self.uiKit.ligature = number(.ligature).map { Int($0) }
    self.link = attributes.linkedURL
  }
}
