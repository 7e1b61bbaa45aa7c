import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Fields and text views as texts that others edit.
@MainActor
@Suite("Fields and text views as texts of UITextInput", .serialized)
struct TextFormTests {
  private final class Watching: NSObject, UITextInputDelegate {
    var log: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selected") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("will write") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("wrote") }
  }

  @Test("A field answers where its characters are, and what lies beside a position")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "One two"
    let start: UITextPosition = field.beginningOfDocument
    let third: UITextPosition = try #require(field.position(from: start, offset: 3))
    let word: UITextRange = try #require(field.textRange(from: start, to: third))
    #expect(field.offset(from: start, to: field.endOfDocument) == 7 && field.text(in: word) == "One")
    #expect(field.caretRect(for: start).width == 2 && field.firstRect(for: word).width > 8)
    #expect(field.selectionRects(for: word).count == 1)
    let inside = CGPoint(x: field.firstRect(for: word).minX + 2, y: field.firstRect(for: word).midY)
    #expect(field.closestPosition(to: inside) == start)
    #expect(field.closestPosition(to: CGPoint(x: 199, y: inside.y), within: word) == word.end)
    #expect(field.characterRange(at: inside).flatMap { field.text(in: $0) } == "O")
    let rest = try #require(field.characterRange(byExtending: word.end, in: .right))
    #expect(field.text(in: rest) == " two")
    #expect(field.position(within: word, farthestIn: .right) == word.end)
    #expect(field.position(from: word.end, in: .left, offset: 1).map { field.offset(from: start, to: $0) } == 2)
    #expect(field.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    #expect(field.textStyling(at: start, in: .forward)?[.font] as? UIFont == field.font)
    #expect(field.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward)) == word)
    let watching = Watching()
    field.inputDelegate = watching
    field.selectedTextRange = word
    #expect(watching.log.contains("selected") && field.markedTextStyle == nil)
    #expect(field.shouldChangeText(in: word, replacementText: "Two"))
  }

  @Test("A text view answers the same, and finds and marks parts of its text")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "A rule, and a rule"
    let start: UITextPosition = view.beginningOfDocument
    let from: UITextPosition = try #require(view.position(from: start, offset: 2))
    let to: UITextPosition = try #require(view.position(from: start, offset: 6))
    let word: UITextRange = try #require(view.textRange(from: from, to: to))
    #expect(view.caretRect(for: word.start).minX > view.caretRect(for: start).minX)
    let rect: CGRect = view.firstRect(for: word)
    let inside = CGPoint(x: rect.minX + 2, y: rect.midY)
    #expect(view.closestPosition(to: inside) == word.start)
    #expect(view.closestPosition(to: CGPoint(x: 0, y: rect.midY), within: word) == word.start)
    #expect(view.characterRange(at: inside).flatMap { view.text(in: $0) } == "r")
    #expect(view.textStyling(at: start, in: .forward) != nil)
    let watching = Watching()
    view.inputDelegate = watching
    view.selectedTextRange = word
    #expect(watching.log.contains("selected"))
    view.selectedTextRange = nil
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "ni" && view.markedTextStyle == nil)
    view.unmarkText()
    #expect(view.markedTextRange == nil && view.text.contains("ni"))
  }

  @Test("Rules of texts are kept by fields and text views")
  func rules() {
    let (field, view) = (UITextField(), UITextView())
    for kind in [UITextSmartDashesType.no, .yes] {
      field.smartDashesType = kind
      view.smartDashesType = kind
      #expect(field.smartDashesType == kind && view.smartDashesType == kind)
    }
    for kind in [UITextSmartInsertDeleteType.no, .yes] {
      field.smartInsertDeleteType = kind
      view.smartInsertDeleteType = kind
      #expect(field.smartInsertDeleteType == kind && view.smartInsertDeleteType == kind)
    }
    for kind in [UITextInlinePredictionType.no, .yes] {
      field.inlinePredictionType = kind
      view.inlinePredictionType = kind
      #expect(field.inlinePredictionType == kind && view.inlinePredictionType == kind)
    }
    view.smartQuotesType = UITextSmartQuotesType.yes
    view.isSecureTextEntry = true
    #expect(view.smartQuotesType == .yes && view.isSecureTextEntry && view.canBecomeFocused)
  }

  @Test("A string's tokenizer tells where words begin and what lies inside of them")
  func tokenizer() throws {
    let field = UITextField()
    field.text = "One two"
    let tokens = UITextInputStringTokenizer(textInput: field)
    let inside = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let forward = UITextDirection.storage(.forward)
    let start: UITextPosition = field.beginningOfDocument
    #expect(tokens.isPosition(start, atBoundary: .word, inDirection: UITextDirection.storage(.backward)))
    #expect(!tokens.isPosition(inside, atBoundary: .word, inDirection: forward))
    #expect(tokens.isPosition(inside, withinTextUnit: .word, inDirection: forward))
  }

  @Test("A text view has a border where it is asked for")
  func borders() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.borderStyle == .none && UITextView.BorderStyle.roundedRect.rawValue == 1)
    let host = try window { Hosting(view: view) }
    let plain: [String] = host.displayLines
    host.change { view.borderStyle = .roundedRect }
    #expect(host.displayLines.count == plain.count + 1 && host.graph.differences().isEmpty)
    host.change { view.borderStyle = .none }
    #expect(host.displayLines == plain)
  }
}
