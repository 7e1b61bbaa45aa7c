import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Texts with attributes while people edit them.
@MainActor
@Suite("Editing of texts with attributes", .serialized)
struct RichTextTests {
  private let letters: UIFont = .systemFont(ofSize: 12)

  private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (string, attributes) in parts {
      result.append(
        NSAttributedString(string: string, attributes: attributes.merging([.font: letters]) { own, _ in own }))
    }
    return result
  }

  private func open(_ view: UITextView) throws -> HeadlessHost {
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { _ = view.becomeFirstResponder() }
    host.change {}
    return host
  }

  /// The letters that are drawn, with their colours.
  private func drawn(_ host: HeadlessHost) -> [String] {
    host.displayLines.filter { $0.contains("text \"") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func has(_ host: HeadlessHost, _ letters: String, _ color: String) -> Bool {
    drawn(host).contains { $0.contains("\"\(letters)\"") && $0.contains(color) }
  }

  @Test("A text is edited with its attributes; new letters have those of the letter before them (587)")
  func typing() throws {
    let view = UITextView()
    view.attributedText = text([("one ", [.foregroundColor: UIColor.red]), ("two", [.foregroundColor: UIColor.blue])])
    let host = try open(view)
    #expect(has(host, "one ", "#FF0000") && has(host, "two", "#0000FF"), "\(drawn(host))")
    host.change { view.selectedRange = NSRange(location: 3, length: 0) }
    #expect(host.type("s"))
    #expect(view.text == "ones two" && has(host, "ones ", "#FF0000") && has(host, "two", "#0000FF"), "\(drawn(host))")
    #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    host.change { view.selectedRange = NSRange(location: 8, length: 0) }
    _ = host.type("!")
    #expect(view.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .blue)
    _ = host.press(.backspace)
    _ = host.press(.character("z"), modifiers: .control)
    #expect(view.text == "ones two!" && has(host, "two!", "#0000FF"), "\(drawn(host))")
    // The program writes, too.
    view.insertText("?")
    #expect(view.attributedText.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("Attributes for what is written next hold until the insertion point moves")
  func chosen() throws {
    let view = UITextView()
    view.font = letters
    view.text = "ab"
    let host = try open(view)
    host.change { view.selectedRange = NSRange(location: 2, length: 0) }
    #expect(view.typingAttributes[.font] as? UIFont == letters && view.typingAttributes[.foregroundColor] == nil)
    host.change { view.typingAttributes = [.font: letters, .foregroundColor: UIColor.red, .underlineStyle: 1] }
    _ = host.type("c")
    #expect(view.text == "abc" && has(host, "c", "#FF0000") && view.textColor == nil && view.font == letters)
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
    _ = host.type("d")
    #expect(has(host, "cd", "#FF0000"), "\(drawn(host))")
    host.change { view.selectedRange = NSRange(location: 1, length: 0) }
    #expect(view.typingAttributes[.underlineStyle] == nil)
    _ = host.type("x")
    #expect(view.text == "axbcd" && view.attributedText.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
    host.change { view.selectedRange = NSRange(location: 3, length: 2) }
    #expect(view.typingAttributes[.underlineStyle] as? Int == 1)
    // An emptied text goes on as its first letter looked.
    host.change { view.attributedText = text([("red", [.foregroundColor: UIColor.red])]) }
    host.change { view.selectedRange = NSRange(location: 0, length: 3) }
    _ = host.press(.backspace)
    #expect(view.text == "")
    _ = host.type("n")
    #expect(has(host, "n", "#FF0000"), "\(drawn(host))")
    // A text without attributes is plain again.
    host.change { view.text = "plain" }
    #expect(!drawn(host).contains { $0.contains("#FF0000") } && drawn(host).contains { $0.contains("plain") })
  }

  @Test("In an empty view the attributes for what is written are those of all that is written")
  func empty() throws {
    let view = UITextView()
    view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
    let host = try open(view)
    _ = host.type("hi")
    #expect(has(host, "hi", "#FF0000") && drawn(host).contains { $0.contains("20") }, "\(drawn(host))")
    #expect((view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 20)
  }

  @Test("A delegate may refuse a change of a text with attributes, and hears of others")
  func delegates() throws {
    final class Notes: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location)+\(range.length) \(text)")
        return text != "x"
      }
      func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    }
    let (view, notes) = (UITextView(), Notes())
    view.attributedText = text([("ab", [.foregroundColor: UIColor.red])])
    view.delegate = notes
    let host = try open(view)
    host.change { view.selectedRange = NSRange(location: 1, length: 0) }
    _ = host.type("x")
    #expect(view.text == "ab" && notes.log == ["1+0 x"] && has(host, "ab", "#FF0000"), "\(drawn(host))")
    _ = host.type("y")
    #expect(notes.log.count == 3 && notes.log.last == "changed", "\(notes.log)")
    #expect(view.text == "ayb" && has(host, "ayb", "#FF0000"), "\(drawn(host))")
  }

  @Test("Bold letters of a part are seen while the text is edited, and are taken back")
  func bold() throws {
    let view = UITextView()
    view.allowsEditingTextAttributes = true
    view.font = letters
    view.text = "one two"
    let host = try open(view)
    host.change { view.selectedRange = NSRange(location: 4, length: 3) }
    #expect(drawn(host).count == 1)
    host.change { view.toggleBoldface(nil) }
    #expect(drawn(host).count == 2, "\(drawn(host))")
    let font = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    host.change { view.undoManager?.undo() }
    #expect(drawn(host).count == 1 && !drawn(host)[0].contains("700"), "\(drawn(host))")
  }

  @Test("What a program changes in the storage while a person writes is seen")
  func storage() throws {
    final class Highlighter: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) {
        let all = NSRange(location: 0, length: textStorage.length)
        textStorage.removeAttribute(.foregroundColor, range: all)
        let found: NSRange = (textStorage.string as NSString).range(of: "let")
        if found.length > 0 { textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: found) }
      }
    }
    let (view, highlighter) = (UITextView(), Highlighter())
    view.font = letters
    view.textStorage.delegate = highlighter
    let host = try open(view)
    _ = host.type("let")
    #expect(has(host, "let", "#FF0000"), "\(drawn(host))")
    _ = host.type(" a")
    #expect(has(host, "let", "#FF0000") && view.text == "let a", "\(drawn(host))")
    host.change { view.selectedRange = NSRange(location: 1, length: 0) }
    _ = host.type("x")
    #expect(view.text == "lxet a" && !drawn(host).contains { $0.contains("#FF0000") }, "\(drawn(host))")
  }

  @Test("Paragraphs stand as their styles say, and pictures stand in the text")
  func paragraphs() throws {
    let (middle, inset) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    middle.alignment = .center
    inset.headIndent = 40
    inset.paragraphSpacing = 30
    let view = UITextView()
    let picture = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      })
    let content = NSMutableAttributedString(
      attributedString: text([("mid\n", [.paragraphStyle: middle]), ("in\n", [.paragraphStyle: inset])]))
    content.append(NSAttributedString(attachment: picture))
    content.append(NSAttributedString(attachment: picture))
    view.attributedText = content
    let host = try open(view)
    #expect(host.displayLines.filter { $0.contains("image") }.count == 2, "\(host.displayLines)")
    let rects: [CGRect] = [0, 4, 7].map { place in
      view.caretRect(for: view.position(from: view.beginningOfDocument, offset: place) ?? view.beginningOfDocument)
    }
    #expect(rects[0].minX > 100 && abs(rects[1].minX - 45) < 2, "\(rects)")
    #expect(rects[2].minY - rects[1].minY > 30, "\(rects)")
    host.change { view.selectedRange = NSRange(location: 9, length: 0) }
    _ = host.press(.backspace)
    #expect(host.displayLines.filter { $0.contains("image") }.count == 1 && view.attributedText.length == 8)
    _ = host.type("a")
    #expect(view.attributedText.attribute(.attachment, at: 8, effectiveRange: nil) == nil, "\(view.attributedText!)")
  }

  @Test("What is copied is pasted with its attributes where people may change them, and as plain letters elsewhere")
  func pasting() throws {
    for allows in [true, false] {
      let view = UITextView()
      view.allowsEditingTextAttributes = allows
      view.attributedText = text([("ab", [.foregroundColor: UIColor.red]), ("cd", [.foregroundColor: UIColor.blue])])
      let host = try open(view)
      host.change { view.selectedRange = NSRange(location: 0, length: 2) }
      _ = host.press(.character("c"), modifiers: .control)
      host.change { view.selectedRange = NSRange(location: 4, length: 0) }
      _ = host.press(.character("v"), modifiers: .control)
      host.change {}
      #expect(view.text == "abcdab")
      let color = view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
      #expect(color == (allows ? .red : .blue))
    }
  }

  @Test("Colours and sizes follow the place in which the text is edited")
  func surroundings() throws {
    let view = UITextView()
    view.adjustsFontForContentSizeCategory = true
    view.attributedText = text([
      ("a", [.foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .green : .red }]),
      ("b", [.font: UIFont.preferredFont(forTextStyle: .body)]),
    ])
    let host = try open(view)
    #expect(has(host, "a", "#FF0000"))
    let small: CGFloat = view.caretRect(for: view.endOfDocument).height
    host.change { view.overrideUserInterfaceStyle = .dark }
    #expect(has(host, "a", "#00FF00"), "\(drawn(host))")
    host.change { view.minimumContentSizeCategory = .accessibilityExtraExtraLarge }
    #expect(view.caretRect(for: view.endOfDocument).height > small)
  }
}
