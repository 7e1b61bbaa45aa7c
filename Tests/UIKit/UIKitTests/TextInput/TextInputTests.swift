import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Text fields and text views as texts with positions.
@MainActor
@Suite("Positions in texts of fields and views", .serialized)
struct TextInputTests {
  private func range(_ text: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let a: UITextPosition = try #require(text.position(from: text.beginningOfDocument, offset: start))
    let b: UITextPosition = try #require(text.position(from: text.beginningOfDocument, offset: end))
    return try #require(text.textRange(from: a, to: b))
  }

  private func offsets(_ text: any UITextInput, _ range: UITextRange?) -> [Int] {
    guard let range else { return [] }
    return [range.start, range.end].map { text.offset(from: text.beginningOfDocument, to: $0) }
  }

  @Test("A field reads, replaces and selects parts of its text by positions")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "One two"
    #expect(field.hasText && offsets(field, field.selectedTextRange) == [7, 7])
    let word: UITextRange = try range(field, 4, 7)
    #expect(field.text(in: word) == "two" && !word.isEmpty)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(word.start, to: word.end) == .orderedAscending)
    field.replace(word, withText: "three")
    #expect(field.text == "One three" && offsets(field, field.selectedTextRange) == [9, 9])
    field.selectedTextRange = try range(field, 0, 4)
    field.deleteBackward()
    #expect(field.text == "three" && offsets(field, field.selectedTextRange) == [0, 0])
    field.insertText("A\n")
    #expect(field.text == "A three" && offsets(field, field.selectedTextRange) == [2, 2])
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "three")
    field.text = ""
    #expect(!field.hasText && field.beginningOfDocument == field.endOfDocument)
  }

  @Test("A delegate is asked of what a program inserts as of what is typed, and its no leaves text and selection")
  func refusals() throws {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "x" }
    }
    let (field, keeper): (UITextField, Keeper) = (UITextField(), Keeper())
    field.text = "ab"
    field.delegate = keeper
    field.selectedTextRange = try range(field, 1, 1)
    field.insertText("x")
    #expect(field.text == "ab" && offsets(field, field.selectedTextRange) == [1, 1])
    field.insertText("y")
    #expect(field.text == "ayb" && offsets(field, field.selectedTextRange) == [2, 2])
  }

  @Test("Marked text stands in the place of the selection until it is final; a program may set it")
  func marking() throws {
    for text in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      text.insertText("ab")
      text.selectedTextRange = try range(text, 1, 1)
      #expect(text.markedTextRange == nil)
      text.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 2))
      let whole: UITextRange = try range(text, 0, 5)
      #expect(text.text(in: whole) == "axyzb" && offsets(text, text.markedTextRange) == [1, 4])
      #expect(offsets(text, text.selectedTextRange) == [2, 4])
      text.setAttributedMarkedText(NSAttributedString(string: "q"), selectedRange: NSRange(location: 1, length: 0))
      #expect(try text.text(in: range(text, 0, 3)) == "aqb" && offsets(text, text.markedTextRange) == [1, 2])
      text.unmarkText()
      #expect(try text.markedTextRange == nil && text.text(in: range(text, 0, 3)) == "aqb")
    }
  }

  @Test("An input method's text in a field that is edited is its marked text")
  func composing() throws {
    let field = UITextField()
    let host = try window(width: 200, height: 60, settings: HostSettings(idiom: .desktop)) { Hosting(view: field) }
    host.change { _ = field.becomeFirstResponder() }
    host.change {}
    host.type("a")
    #expect(host.input(.mark("ni", selection: 2..<2)) && field.text == "ani")
    #expect(offsets(field, field.markedTextRange) == [1, 3])
    #expect(host.input(.commit("你")) && field.text == "a你" && field.markedTextRange == nil)
    host.change { field.setMarkedText("xy", selectedRange: NSRange(location: 2, length: 0)) }
    #expect(field.text == "a你xy" && offsets(field, field.markedTextRange) == [2, 4])
    host.change { field.unmarkText() }
    #expect(field.text == "a你xy" && field.markedTextRange == nil)
  }

  @Test("A program's selection in a field is where a person goes on writing, and a person's is read back")
  func selecting() throws {
    let field = UITextField()
    field.text = "One two"
    let host = try window(width: 200, height: 60, settings: HostSettings(idiom: .desktop)) { Hosting(view: field) }
    host.change { _ = field.becomeFirstResponder() }
    host.change {}
    #expect(offsets(field, field.selectedTextRange) == [0, 7])
    host.change { field.selectedTextRange = try? range(field, 4, 7) }
    host.type("2")
    #expect(field.text == "One 2" && offsets(field, field.selectedTextRange) == [5, 5])
    host.press(.left, modifiers: .shift)
    #expect(offsets(field, field.selectedTextRange) == [4, 5])
  }

  @Test("Carets, rectangles and positions under points agree, in a window and before one", arguments: [false, true])
  func places(isShown: Bool) throws {
    for text in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      text.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      text.insertText("One two")
      let host = isShown ? try window(width: 200, height: 60) { Hosting(view: text) } : nil
      let start: CGRect = text.caretRect(for: text.beginningOfDocument)
      let end: CGRect = text.caretRect(for: text.endOfDocument)
      #expect(start.width == 2 && start.height > 8 && end.minX > start.minX + 20 && end.minY == start.minY)
      #expect(text.bounds.insetBy(dx: -1, dy: -1).contains(start))
      let word: UITextRange = try range(text, 4, 7)
      let rect: CGRect = text.firstRect(for: word)
      #expect(abs(rect.maxX - end.minX) < 1 && abs(rect.minX - text.caretRect(for: word.start).minX) < 1)
      let rects: [UITextSelectionRect] = text.selectionRects(for: word)
      #expect(rects.map(\.rect) == [rect] && rects[0].containsStart && rects[0].containsEnd)
      #expect(rects[0].writingDirection == .leftToRight && !rects[0].isVertical)
      let near: UITextPosition? = text.closestPosition(to: CGPoint(x: rect.minX + 1, y: rect.midY))
      #expect(near == word.start)
      #expect(text.closestPosition(to: CGPoint(x: 0, y: rect.midY), within: word) == word.start)
      let under: UITextRange? = text.characterRange(at: CGPoint(x: rect.minX + 2, y: rect.midY))
      #expect(offsets(text, under) == [4, 5])
      #expect(text.characterRange(at: CGPoint(x: 190, y: rect.midY)) == nil)
      withExtendedLifetime(host) {}
    }
  }

  @Test(
    "Steps on the screen go by characters and by lines; ranges extend to the edges of lines", arguments: [false, true])
  func steps(isShown: Bool) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab👍\ncd"
    let host = isShown ? try window(width: 200, height: 100) { Hosting(view: view) } : nil
    func step(_ start: Int, _ direction: UITextLayoutDirection, _ count: Int = 1) throws -> Int? {
      let place: UITextPosition = try #require(view.position(from: view.beginningOfDocument, offset: start))
      return view.position(from: place, in: direction, offset: count).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    #expect(try step(0, .right) == 1 && step(2, .right) == 4 && step(4, .left) == 2 && step(0, .left) == nil)
    #expect(try step(2, .left, -1) == 4 && step(0, .right, 3) == 4)
    #expect(try step(1, .down) == 6 && step(6, .up) == 1 && step(1, .up) == nil && step(6, .down) == nil)
    let second: UITextPosition = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    #expect(offsets(view, view.characterRange(byExtending: second, in: .left)) == [5, 6])
    #expect(offsets(view, view.characterRange(byExtending: second, in: .right)) == [6, 7])
    #expect(offsets(view, view.characterRange(byExtending: second, in: .up)) == [0, 6])
    #expect(offsets(view, view.characterRange(byExtending: second, in: .down)) == [6, 7])
    let whole: UITextRange = try range(view, 0, 7)
    #expect(view.position(within: whole, farthestIn: .left) == whole.start)
    #expect(view.position(within: whole, farthestIn: .down) == whole.end)
    #expect(view.selectionRects(for: whole).count == 2)
    withExtendedLifetime(host) {}
  }

  @Test("The writing direction of a place goes by the letters of its paragraph")
  func directions() throws {
    let view = UITextView()
    view.text = "abc\nשלום\n12"
    func direction(_ place: Int) throws -> NSWritingDirection {
      view.baseWritingDirection(
        for: try #require(view.position(from: view.beginningOfDocument, offset: place)), in: .forward)
    }
    #expect(try direction(1) == .leftToRight && direction(5) == .rightToLeft && direction(9) == .natural)
    #expect([NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    view.setBaseWritingDirection(.rightToLeft, for: try range(view, 0, 3))
    #expect(try direction(1) == .leftToRight)
  }

  @Test("Delegates of input hear of the program's changes of text and selection")
  func delegates() throws {
    final class Notes: NSObject, UITextInputDelegate {
      var log: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("did select") }
      func textWillChange(_ textInput: (any UITextInput)?) { log.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) { log.append("did change") }
    }
    for text in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      let notes = Notes()
      text.inputDelegate = notes
      (text as? UITextField)?.text = "ab"
      (text as? UITextView)?.text = "ab"
      #expect(notes.log == ["will change", "did change"])
      text.selectedTextRange = try range(text, 1, 2)
      #expect(notes.log.suffix(2) == ["will select", "did select"])
    }
  }

  @Test("What a view does not say of its text has UIKit's defaults, and the kind of keyboard reaches input methods")
  func traits() throws {
    final class Plain: UIView, UIKeyInput {
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let plain: any UITextInputTraits = Plain()
    #expect(plain.autocapitalizationType == .sentences && plain.autocorrectionType == .default)
    #expect(plain.spellCheckingType == .default && plain.smartQuotesType == .default)
    #expect(plain.smartDashesType == .default && plain.smartInsertDeleteType == .default)
    #expect(plain.inlinePredictionType == .default && plain.keyboardType == .default)
    #expect(plain.keyboardAppearance == .default && plain.returnKeyType == .default)
    #expect(!plain.enablesReturnKeyAutomatically && !plain.isSecureTextEntry && plain.textContentType == nil)
    let field = UITextField()
    field.keyboardType = .phonePad
    field.smartQuotesType = .no
    #expect(field.smartQuotesType == .no)
    let host = try window(width: 200, height: 60, settings: HostSettings(idiom: .desktop)) { Hosting(view: field) }
    host.change { _ = field.becomeFirstResponder() }
    host.change {}
    #expect(host.textInput?.purpose == .phone)
  }
}
