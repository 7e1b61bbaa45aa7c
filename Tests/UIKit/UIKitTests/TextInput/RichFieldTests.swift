import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// The attributes of the text of a field, while it is shown and edited.
@MainActor
@Suite("Fields of texts with attributes", .serialized)
struct RichFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let letters: UIFont = .systemFont(ofSize: 12)

  private func text(_ parts: [(String, UIColor)]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (string, color) in parts {
      result.append(NSAttributedString(string: string, attributes: [.foregroundColor: color, .font: letters]))
    }
    return result
  }

  private func open(isEditing: Bool = true) throws -> HeadlessHost {
    let host = try window(width: 240, height: 80, settings: HostSettings(idiom: .desktop)) {
      Hosting(view: field).frame(width: 200)
    }
    if isEditing { host.change { _ = field.becomeFirstResponder() } }
    host.change {}
    return host
  }

  private func drawn(_ host: HeadlessHost) -> [String] { host.displayLines.filter { $0.contains("text \"") } }

  private func has(_ host: HeadlessHost, _ letters: String, _ color: String) -> Bool {
    drawn(host).contains { $0.contains("\"\(letters)\"") && $0.contains(color) }
  }

  private func color(_ place: Int) -> UIColor? {
    field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }

  private func select(_ location: Int, _ length: Int = 0) {
    let start: UITextPosition? = field.position(from: field.beginningOfDocument, offset: location)
    let end: UITextPosition? = field.position(from: field.beginningOfDocument, offset: location + length)
    guard let start, let end else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  @Test("Parts of different colours are shown so, and new letters have the attributes of those before them")
  func typing() throws {
    field.attributedText = text([("one ", .red), ("two", .blue)])
    #expect(field.text == "one two" && field.textColor == .red && field.font == letters)
    let host = try open()
    #expect(has(host, "one ", "#FF0000") && has(host, "two", "#0000FF"), "\(drawn(host))")
    host.change { select(3) }
    _ = host.type("s")
    host.change { select(8) }
    _ = host.type("!")
    #expect(has(host, "ones ", "#FF0000") && has(host, "two!", "#0000FF"), "\(drawn(host))")
    #expect(field.text == "ones two!" && color(3) == .red && color(8) == .blue)
    field.insertText("?")
    #expect(field.text == "ones two!?" && color(9) == .blue)
    _ = host.press(.backspace)
    _ = host.press(.backspace)
    #expect(field.text == "ones two" && has(host, "two", "#0000FF"), "\(drawn(host))")
  }

  @Test("Colour, font and text that are set later count for the whole text (587)")
  func whole() throws {
    field.attributedText = text([("one ", .red), ("two", .blue)])
    let host = try open()
    host.change { field.textColor = .green }
    #expect(!drawn(host).contains { $0.contains("#FF0000") || $0.contains("#0000FF") }, "\(drawn(host))")
    host.change { field.font = .systemFont(ofSize: 20) }
    #expect((field.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    host.change { field.attributedText = text([("red", .red), ("blue", .blue)]) }
    host.change { field.text = "redblue" }
    #expect(has(host, "redblue", "#FF0000"), "\(drawn(host))")
    host.change { field.attributedText = nil }
    #expect(field.text == "" && drawn(host).isEmpty)
  }

  @Test("Attributes without a property of the field are those of all that is written")
  func usual() throws {
    field.defaultTextAttributes = [.font: letters, .underlineStyle: 1, .kern: 10]
    let host = try open()
    _ = host.type("12")
    #expect(field.text == "12")
    #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 10)
    let spaced: CGFloat = field.intrinsicContentSize.width
    #expect(host.displayLines.contains { $0.contains("line") || $0.contains("stroke") || $0.contains("fill") })
    _ = host.press(.backspace)
    _ = host.press(.backspace)
    _ = host.type("34")
    #expect(field.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    host.change { field.defaultTextAttributes = [.font: letters] }
    #expect(field.intrinsicContentSize.width < spaced - 9)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("Attributes for what is written next hold until the insertion point moves")
  func chosen() throws {
    field.text = "ab"
    let host = try open()
    host.change { select(2) }
    host.change { field.typingAttributes = [.foregroundColor: UIColor.red] }
    _ = host.type("c")
    #expect(has(host, "c", "#FF0000") && color(2) == .red && color(0) != .red, "\(drawn(host))")
    host.change { select(1) }
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor != .red)
    _ = host.type("x")
    #expect(field.text == "axbc" && color(1) != .red && color(3) == .red)
  }

  @Test("A delegate that refuses keeps the text with its attributes, and hears of what is written")
  func delegate() throws {
    final class Notes: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.append("\(range.location)+\(range.length) \(string)")
        return string != "x"
      }
    }
    let notes = Notes()
    field.attributedText = text([("one ", .red), ("two", .blue)])
    field.delegate = notes
    let host = try open()
    host.change { select(3) }
    _ = host.type("x")
    #expect(field.text == "one two" && has(host, "one ", "#FF0000") && has(host, "two", "#0000FF"))
    _ = host.type("s")
    #expect(field.text == "ones two" && notes.log == ["3+0 x", "3+0 s"] && color(3) == .red, "\(notes.log)")
  }

  @Test("A text that is too long ends with a sign while nobody writes it, and becomes smaller where that is asked for")
  func long() throws {
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    field.attributedText = text([("A text that is much ", .red), ("longer than its field can show", .blue)])
    let host = try open(isEditing: false)
    #expect(drawn(host).contains { $0.contains("…") }, "\(drawn(host))")
    let sizes: [String] = drawn(host)
    host.change { field.adjustsFontSizeToFitWidth = true }
    #expect(!drawn(host).contains { $0.contains("…") } && drawn(host) != sizes, "\(drawn(host))")
    host.change { field.isSecureTextEntry = true }
    #expect(!drawn(host).contains { $0.contains("text that") })
  }

  @Test("A field that makes its text smaller measures it once for each change of the text")
  func measuring() throws {
    field.adjustsFontSizeToFitWidth = true
    field.attributedText = text([("A text that is much ", .red), ("longer than its field can show", .blue)])
    let host = try open()
    _ = drawn(host)
    let measured: NSAttributedString = try #require(field.parts.fitting?.text)
    host.change { select(2, 5) }
    _ = drawn(host)
    #expect(field.parts.fitting?.text === measured)
    host.change { field.attributedText = text([("Short", .red), (" text", .blue)]) }
    _ = drawn(host)
    #expect(field.parts.fitting?.text.string == "Short text")
  }
}
