import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// Strings of one kind made of those of another, and of documents.
@MainActor
@Suite("Strings of other kinds")
struct StringConversionTests {
  private let address: URL? = URL(string: "https://example.org")

  @Test("Attributes go from one kind of string to the other and back")
  func conversion() throws {
    var words = AttributedString("Plain ")
    var bold = AttributedString("bold")
    bold.uiKit.font = .boldSystemFont(ofSize: 20)
    bold.uiKit.foregroundColor = .red
    bold.uiKit.underlineStyle = .double
    bold.uiKit.strokeWidth = 3
    bold.link = address
    words += bold
    let string = NSAttributedString(words)
    #expect(string.string == "Plain bold" && string.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes: [NSAttributedString.Key: Any] = string.attributes(at: 6, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20 && attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(attributes[.link] as? URL == address && attributes[.strokeWidth] as? CGFloat == 3)
    let back = AttributedString(string)
    #expect(back == words)
    #expect(try AttributedString(string, including: \.uiKit) == words)
    #expect(NSMutableAttributedString(words).length == 10)
  }

  @Test("Foundation's scope has links alone")
  func scopes() throws {
    let string = NSMutableAttributedString(string: "one two", attributes: [.foregroundColor: UIColor.red])
    string.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 3))
    let words = try AttributedString(string, including: \.foundation)
    #expect(String(words.characters) == "one two" && words.runs.count == 2)
    let last = try #require(words.runs.last)
    #expect(last.link == address && last.uiKit.foregroundColor == nil)
    #expect(try AttributedString(string, including: AttributeScopes.FoundationAttributes.self) == words)
    let again = try NSAttributedString(AttributedString(string), including: \.foundation)
    #expect(again.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(again.attribute(.link, at: 5, effectiveRange: nil) as? URL == address)
    let whole = try NSAttributedString(AttributedString(string), including: AttributeScopes.UIKitAttributes.self)
    #expect(whole.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("HTML becomes text with attributes, and other texts stay as they are")
  func documents() throws {
    var about: NSDictionary?
    let html = try NSAttributedString(
      data: Data("<p>Some <b>bold</b> words</p>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: &about)
    #expect(html.string.contains("Some bold words") && html.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let place: Int = (html.string as NSString).range(of: "bold").location
    let font = try #require(html.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let key: String = NSAttributedString.DocumentAttributeKey.documentType.rawValue
    #expect(about?[key] as? String == NSAttributedString.DocumentType.html.rawValue)
    let encoding: String = NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue
    #expect(about?[encoding] as? UInt == String.Encoding.utf8.rawValue)

    let plain = try NSAttributedString(data: Data("<b>5 < 6".utf8))
    #expect(plain.string == "<b>5 < 6")
    #expect(try NSAttributedString(data: Data("<!DOCTYPE html><i>a</i>".utf8)).string.hasPrefix("a"))
    let named = try NSAttributedString(
      data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain.rawValue])
    #expect(named.string == "<b>")
  }

  @Test("Data that are no text, unknown types and missing files are errors")
  func failures() throws {
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xC3, 0x28])) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType(rawValue: "RTF")])
    }
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    #expect(throws: (any Error).self) { try NSAttributedString(url: file) }
    try Data("<u>words</u>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try NSAttributedString(url: file).string.hasPrefix("words"))
  }
}
