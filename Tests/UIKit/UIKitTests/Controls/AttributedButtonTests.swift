import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Attributes of the texts of configured buttons.
@MainActor
@Suite("Attributes of button titles", .serialized)
struct AttributedButtonTests {
  @Test("A transformer changes the attributes of a title and of a subtitle")
  func transformers() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    #expect(configuration.titleTextAttributesTransformer == nil)
    var seen: [CGFloat] = []
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      seen.append(attributes.uiKit.font?.pointSize ?? 0)
      attributes.font = UIFont.boldSystemFont(ofSize: 31)
      return attributes
    }
    let faint = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.uiKit.foregroundColor = .green
      attributes.uiKit.kern = 3
      return attributes
    }
    configuration.subtitleTextAttributesTransformer = faint
    #expect(faint(AttributeContainer()).uiKit.kern == 3 && faint.transform(AttributeContainer()).uiKit.kern == 3)
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect((title[.font] as? UIFont)?.pointSize == 31 && seen.first == 17)
    let subtitle = try #require(button.subtitleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(subtitle[.foregroundColor] as? UIColor == .green && subtitle[.kern] as? CGFloat == 3)
    #expect(button.titleLabel?.text == "Title" && button.accessibilityLabel == "Title, Subtitle")
  }

  @Test("A title with attributes of its own shows them, those of UIKit's and of SwiftUI's")
  func attributes() throws {
    var text = AttributedString("Red and ")
    text.uiKit.foregroundColor = .red
    text.uiKit.underlineStyle = .single
    var rest = AttributedString("large")
    rest.uiKit.font = .systemFont(ofSize: 40)
    rest.swiftUI.foregroundColor = .green
    text += rest
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = text
    let shown = try #require(UIButton(configuration: configuration).titleLabel?.attributedText)
    #expect(shown.string == "Red and large")
    let first = shown.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .red && first[.underlineStyle] as? Int == 1)
    #expect((shown.attribute(.font, at: 9, effectiveRange: nil) as? UIFont)?.pointSize == 40)
    #expect(shown.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor != .red)
    let style = NSMutableParagraphStyle()
    var all = AttributeContainer()
    all.uiKit.backgroundColor = .blue
    all.uiKit.paragraphStyle = style
    all.uiKit.tracking = 1
    all.uiKit.baselineOffset = 2
    all.uiKit.underlineColor = .red
    all.uiKit.strikethroughStyle = .single
    all.uiKit.strikethroughColor = .green
    configuration.attributedTitle = AttributedString("x", attributes: all)
    let keys = UIButton(configuration: configuration).titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    for key: NSAttributedString.Key in [
      .backgroundColor, .paragraphStyle, .tracking, .baselineOffset, .underlineColor, .strikethroughStyle,
      .strikethroughColor,
    ] { #expect(keys?[key] != nil) }
  }
}
