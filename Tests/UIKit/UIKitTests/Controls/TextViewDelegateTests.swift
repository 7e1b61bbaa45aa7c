import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What a text view tells its delegate and observers, and what it shows of its values.
@MainActor
@Suite("Delegates of text views", .serialized)
struct TextViewDelegateTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  @Test("The delegate is asked before a text changes, and told of its change and that of the selection")
  func changes() throws {
    final class Notes: NSObject, UITextViewDelegate {
      var log: [String] = []
      var refuses = false
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("should \(range.location)+\(range.length) \(text)")
        return !refuses
      }
      func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text ?? "")") }
      func textViewDidChangeSelection(_ textView: UITextView) {
        log.append("select \(textView.selectedRange.location)")
      }
    }
    let view = UITextView(frame: .zero)
    let notes = Notes()
    view.text = "One two"
    view.delegate = notes
    view.selectedRange = NSRange(location: 3, length: 4)
    view.insertText("s")
    #expect(notes.log == ["select 3", "should 3+4 s", "change Ones", "select 4"])
    notes.log = []
    notes.refuses = true
    view.deleteBackward()
    #expect(view.text == "Ones" && notes.log.first == "should 3+1 " && !notes.log.contains("change One"))
  }

  @Test("The delegate may keep a text view from being edited, and from leaving it")
  func editing() throws {
    final class Keeper: NSObject, UITextViewDelegate {
      var log: [String] = []
      var begins = false
      var ends = false
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ends }
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    }
    let view = UITextView(frame: .zero)
    let keeper = Keeper()
    view.delegate = keeper
    view.text = "One"
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
    keeper.begins = true
    #expect(view.canBecomeFirstResponder && view.canResignFirstResponder)
    host.change { _ = view.becomeFirstResponder() }
    host.change {}
    #expect(view.isFirstResponder && keeper.log == ["begin"] && !view.canResignFirstResponder)
    host.change { _ = view.resignFirstResponder() }
    #expect(view.isFirstResponder && keeper.log == ["begin"])
    keeper.ends = true
    #expect(view.canResignFirstResponder)
    host.change { _ = view.resignFirstResponder() }
    host.change {}
    #expect(!view.isFirstResponder && keeper.log == ["begin", "end"])
    view.isEditable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test("Observers hear of the beginning, each change and the end of editing")
  func notifications() throws {
    final class Heard: @unchecked Sendable { var names: [Notification.Name] = [] }
    let view = UITextView(frame: .zero)
    let heard = Heard()
    let names: [Notification.Name] = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens: [any NSObjectProtocol] = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { heard.names.append($0.name) }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { _ = view.becomeFirstResponder() }
    host.change {}
    host.change { view.insertText("a") }
    host.change { _ = view.resignFirstResponder() }
    host.change {}
    #expect(heard.names == names)
    #expect(
      names.map(\.rawValue) == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test("A text that is cleared on insertion is replaced by the first thing that is written")
  func clearing() {
    let view = UITextView(frame: .zero)
    view.text = "Old"
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(!view.clearsOnInsertion)
    view.clearsOnInsertion = true
    view.insertText("N")
    #expect(view.text == "N" && !view.clearsOnInsertion)
    view.insertText("ew")
    #expect(view.text == "New")
  }

  @Test("The colour and the alignment of the text change what is drawn")
  func looks() throws {
    let view = try #require(UITextView(coder: coder))
    #expect(view.text == "" && view.textColor == nil && view.textAlignment == .natural)
    view.text = "Short"
    view.isEditable = false
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let plain: [String] = host.displayLines
    host.change { view.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    let red: [String] = host.displayLines
    #expect(red != plain && view.typingAttributes[.foregroundColor] as? UIColor == view.textColor)
    host.change { view.textColor = nil }
    #expect(host.displayLines == plain)
    view.text = "Short\nA longer line"
    host.change {}
    let natural: [String] = host.displayLines
    host.change { view.textAlignment = .right }
    #expect(view.textAlignment == .right && host.displayLines != natural)
  }

  @Test("What a text view asks of keyboards is kept")
  func keyboards() {
    let view = UITextView(frame: .zero)
    #expect(view.returnKeyType == .default && view.keyboardAppearance == .default && view.textContentType == nil)
    #expect(!view.enablesReturnKeyAutomatically && !view.adjustsFontForContentSizeCategory)
    view.returnKeyType = .search
    view.keyboardAppearance = .dark
    view.textContentType = .emailAddress
    view.enablesReturnKeyAutomatically = true
    view.adjustsFontForContentSizeCategory = true
    #expect(view.returnKeyType == .search && view.keyboardAppearance == .dark)
    #expect(view.textContentType == .emailAddress)
    #expect(view.enablesReturnKeyAutomatically && view.adjustsFontForContentSizeCategory)
  }

  @Test("Parts of a text go by positions, and what lies outside of it is none")
  func positions() throws {
    let view = UITextView(frame: .zero)
    view.text = "One two"
    let (start, end): (UITextPosition, UITextPosition) = (view.beginningOfDocument, view.endOfDocument)
    #expect(view.offset(from: start, to: end) == 7 && view.offset(from: end, to: start) == -7)
    view.selectedTextRange = view.textRange(from: end, to: start)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    let four: UITextPosition = try #require(view.position(from: start, offset: 4))
    #expect(view.position(from: four, offset: -5) == nil && view.position(from: end, offset: 1) == nil)
    #expect(view.position(from: end, offset: .max) == nil)
    #expect(view.compare(four, to: end) == .orderedAscending && view.compare(end, to: four) == .orderedDescending)
    #expect(view.compare(four, to: try #require(view.position(from: end, offset: -3))) == .orderedSame)
    let word: UITextRange = try #require(view.textRange(from: four, to: end))
    #expect(view.text(in: word) == "two" && word.start == four && word.end == end && !word.isEmpty)
    #expect(word == view.textRange(from: four, to: end) && word.hash == view.textRange(from: end, to: four)?.hash)
    #expect(four.hash == word.start.hash && four != end)
    view.replace(word, withText: "three")
    #expect(view.text == "One three" && view.selectedTextRange?.isEmpty == true)
    view.selectedTextRange = nil
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    view.text = ""
    view.replace(word, withText: "x")
    #expect(view.text == "" && view.text(in: word) == nil)
  }
}
