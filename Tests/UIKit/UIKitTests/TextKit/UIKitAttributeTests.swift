import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// The attributes of UIKit's in strings of Foundation's.
@MainActor
@Suite("Attributes of UIKit's in strings", .serialized)
struct UIKitAttributeTests {
  private typealias Keys = AttributeScopes.UIKitAttributes

  @Test("Each attribute has values of its type, is kept by its part of a string, and reaches a text that UIKit shows")
  func values() throws {
    let font: Keys.FontAttribute.Value = .systemFont(ofSize: 31)
    let foreground: Keys.ForegroundColorAttribute.Value = .red
    let background: Keys.BackgroundColorAttribute.Value = .blue
    let style: Keys.ParagraphStyleAttribute.Value = .default
    let kern: Keys.KernAttribute.Value = 3
    let offset: Keys.BaselineOffsetAttribute.Value = 4
    let underline: Keys.UnderlineStyleAttribute.Value = .single
    let underlineColor: Keys.UnderlineColorAttribute.Value = .green
    let strikethrough: Keys.StrikethroughStyleAttribute.Value = NSUnderlineStyle(rawValue: 2)
    let strikethroughColor: Keys.StrikethroughColorAttribute.Value = .orange
    let strokeWidth: Keys.StrokeWidthAttribute.Value = -5
    let strokeColor: Keys.StrokeColorAttribute.Value = .brown
    let lean: Keys.ObliquenessAttribute.Value = 0.25
    let ligature: Keys.LigatureAttribute.Value = 0
    var whole = AttributedString("plain ")
    var text = AttributedString("styled")
    text.uiKit.font = font
    text.uiKit.foregroundColor = foreground
    text.uiKit.backgroundColor = background
    text.uiKit.paragraphStyle = style
    text.uiKit.kern = kern
    text.uiKit.baselineOffset = offset
    text.uiKit.underlineStyle = underline
    text.uiKit.underlineColor = underlineColor
    text.uiKit.strikethroughStyle = strikethrough
    text.uiKit.strikethroughColor = strikethroughColor
    text.uiKit.strokeWidth = strokeWidth
    text.uiKit.strokeColor = strokeColor
    text.uiKit.obliqueness = lean
    text.uiKit.ligature = ligature
    whole += text
    let last = try #require(whole.runs.last)
    #expect(whole.runs.count == 2 && String(whole[last.range].characters) == "styled")
    #expect(last.uiKit.font === font && last.uiKit.foregroundColor == .red && last.uiKit.backgroundColor == .blue)
    #expect(last.uiKit.paragraphStyle == style && last.uiKit.kern == 3 && last.uiKit.baselineOffset == 4)
    #expect(last.uiKit.underlineStyle == .single && last.uiKit.underlineColor == .green)
    #expect(last.uiKit.strikethroughStyle?.rawValue == 2 && last.uiKit.strikethroughColor == .orange)
    #expect(last.uiKit.strokeWidth == -5 && last.uiKit.strokeColor == .brown)
    #expect(last.uiKit.obliqueness == 0.25 && last.uiKit.ligature == 0)
    #expect(whole.runs.first?.uiKit.font == nil)

    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = whole
    let shown = try #require(UIButton(configuration: configuration).titleLabel?.attributedText)
    let attributes = shown.attributes(at: 7, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 31)
    #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.backgroundColor] as? UIColor == .blue)
    #expect(attributes[.paragraphStyle] is NSParagraphStyle && attributes[.kern] as? CGFloat == 3)
    #expect(attributes[.baselineOffset] as? CGFloat == 4)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(attributes[.underlineColor] as? UIColor == .green)
    #expect(attributes[.strikethroughStyle] as? Int == 2)
    #expect(attributes[.strikethroughColor] as? UIColor == .orange)
    #expect(attributes[.strokeWidth] as? CGFloat == -5 && attributes[.strokeColor] as? UIColor == .brown)
    #expect(attributes[.obliqueness] as? CGFloat == 0.25 && attributes[.ligature] as? Int == 0)
    #expect(shown.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test("The space after characters is another attribute than that between them")
  func tracking() throws {
    let space: Keys.TrackingAttribute.Value = 5
    var text = AttributedString("wide")
    text.uiKit.tracking = space
    #expect(text.uiKit.tracking == 5 && text.uiKit.kern == nil)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = text
    let shown = try #require(UIButton(configuration: configuration).titleLabel?.attributedText)
    #expect(shown.attribute(.tracking, at: 0, effectiveRange: nil) as? CGFloat == 5)
  }

  @Test("Foundation's attributes are among those of UIKit's, under the same names")
  func foundation() {
    let address = URL(string: "https://example.org")
    var text = AttributedString("address")
    text.uiKit[dynamicMember: \.foundation.link] = address
    #expect(text.link == address)
    text.link = nil
    #expect(text.uiKit[dynamicMember: \.foundation.link] == nil)
  }
}
