import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Answers of texts that do not say more than they must, and the numbers of what keyboards are told.
@MainActor
@Suite("Defaults of texts that are typed in", .serialized)
struct TextInputDefaultTests {
  @Test("Positions in a range are counted from its start; a view is the space of its own places")
  func offsets() throws {
    let paper = Paper("one two")
    let input: any UITextInput = paper
    let start = try #require(input.position(from: input.beginningOfDocument, offset: 4))
    let range = try #require(input.textRange(from: start, to: input.endOfDocument))
    let place = try #require(input.position(within: range, atCharacterOffset: 2))
    #expect(input.offset(from: input.beginningOfDocument, to: place) == 6)
    #expect(input.characterOffset(of: place, within: range) == 2)
    #expect(input.textInputView === paper && input.textStyling(at: place, in: .forward) == nil)
    #expect(paper.position(within: range, atCharacterOffset: 0).map { paper.offset(from: range.start, to: $0) } == 0)
    #expect(paper.characterOffset(of: range.end, within: range) == 3)
    #expect(paper.textInputView === paper && paper.textStyling(at: range.start, in: .backward) == nil)
  }

  @Test("What a keyboard is told has Apple's numbers, and is kept by a field")
  func traits() {
    let letters: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    #expect(letters.map(\.rawValue) == [0, 1, 2, 3])
    let corrections: [UITextAutocorrectionType] = [.default, .no, .yes]
    #expect(corrections.map(\.rawValue) == [0, 1, 2])
    let spellings: [UITextSpellCheckingType] = [.default, .no, .yes]
    #expect(spellings.map(\.rawValue) == [0, 1, 2])
    let field = UITextField()
    for type in letters {
      field.autocapitalizationType = type
      #expect(field.autocapitalizationType == type)
    }
    for type in corrections {
      field.autocorrectionType = type
      #expect(field.autocorrectionType == type)
    }
    for type in spellings {
      field.spellCheckingType = type
      #expect(field.spellCheckingType == type)
    }
  }

  @Test("A field tells its delegate of each change of its selection")
  func selections() throws {
    final class Watcher: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { count += 1 }
    }
    let (field, watcher) = (UITextField(), Watcher())
    field.text = "words"
    field.delegate = watcher
    let host = try window { Hosting(view: field).frame(width: 160, height: 40) }
    host.change { _ = field.becomeFirstResponder() }
    watcher.count = 0
    host.change { host.press(.left) }
    #expect(watcher.count == 1)
    let decoded = try #require(UITextField(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(decoded.text == "" || decoded.text == nil)
    #expect(decoded.isEnabled && !decoded.isEditing)
  }
}
