import DisplayList
import Foundation
import SwiftUICore
import UIFoundation

/// Makes the attributes of a text that a configuration shows of those that it would have.
///
/// ```swift
/// var configuration = UIButton.Configuration.filled()
/// configuration.title = "Go"
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
///   var attributes = attributes
///   attributes.font = UIFont.boldSystemFont(ofSize: 20)
///   return attributes
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer {
  /// Gets the attributes as they would be, and gives those that are shown.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
  /// The text for views of UIKit's.
  ///
  /// - Parameters:
  ///   - font: The font of letters that have none of their own.
  ///   - color: Their colour.
  ///   - transformer: Changes the attributes of the whole text; nil for nothing.
  func uiKitText(
    font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    var usual = AttributeContainer()
    usual.uiKit.font = font
    usual.uiKit.foregroundColor = color
    let whole: [NSAttributedString.Key: Any] = (transformer?(usual) ?? usual).uiKitAttributes
    let result = NSMutableAttributedString()
    for run in runs {
      let own: [NSAttributedString.Key: Any] = run.attributes.uiKitAttributes
      result.append(
        NSAttributedString(
          string: String(characters[run.range]), attributes: whole.merging(own) { _, own in own }))
    }
    return result
  }
}

extension AttributeContainer {
  /// What views of UIKit's understand, of the attributes of both frameworks.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    func set(_ key: NSAttributedString.Key, _ value: Any?) { if let value { result[key] = value } }
    set(.font, self.uiKit.font)
    set(.foregroundColor, self.uiKit.foregroundColor ?? self.swiftUI.foregroundColor?.uiKitColor)
    set(.backgroundColor, self.uiKit.backgroundColor ?? self.swiftUI.backgroundColor?.uiKitColor)
    set(.paragraphStyle, self.uiKit.paragraphStyle)
    set(.kern, self.uiKit.kern ?? self.swiftUI.kern)
    set(.tracking, self.uiKit.tracking ?? self.swiftUI.tracking)
    set(.baselineOffset, self.uiKit.baselineOffset ?? self.swiftUI.baselineOffset)
    set(
      .underlineStyle,
      self.uiKit.underlineStyle?.rawValue ?? self.swiftUI.underlineStyle.map { NSUnderlineStyle($0).rawValue })
    set(.underlineColor, self.uiKit.underlineColor)
    set(
      .strikethroughStyle,
      self.uiKit.strikethroughStyle?.rawValue ?? self.swiftUI.strikethroughStyle.map { NSUnderlineStyle($0).rawValue })
    set(.strikethroughColor, self.uiKit.strikethroughColor)
    set(.strokeWidth, self.uiKit.strokeWidth)
    set(.strokeColor, self.uiKit.strokeColor)
    set(.obliqueness, self.uiKit.obliqueness)
    set(.ligature, self.uiKit.ligature)
    set(.link, self.link)
    return result
  }
}

extension Color {
  /// The same as a colour of UIKit's, which follows the appearance of where it is shown.
  fileprivate var uiKitColor: UIColor {
    if let cgColor { return UIColor(cgColor: cgColor) }
    return UIColor { traits in
      let context = ColorContext(
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .increased : .standard,
        isElevated: traits.userInterfaceLevel == .elevated)
      return UIColor(cgColor: Color.Resolved(resolved(in: context)).cgColor)
    }
  }
}
