import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The units that tokenizers find.
@MainActor
@Suite("Tokenizers of texts")
struct TokenizerTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func position(_ place: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: place))
  }

  private func unit(_ place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> [Int] {
    guard
      let range = view.tokenizer.rangeEnclosingPosition(
        try position(place), with: granularity, inDirection: direction)
    else { return [] }
    return [range.start, range.end].map { view.offset(from: view.beginningOfDocument, to: $0) }
  }

  private func next(_ place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> Int? {
    view.tokenizer.position(from: try position(place), toBoundary: granularity, inDirection: direction).map {
      view.offset(from: view.beginningOfDocument, to: $0)
    }
  }

  @Test("Characters are what people take for one, and words have gaps between them")
  func words() throws {
    view.text = "Hi 👨‍👩‍👧, you"
    #expect(
      try unit(3, .character, .storage(.forward)) == [3, 11] && unit(3, .character, .storage(.backward)) == [2, 3])
    #expect(try unit(1, .word, .storage(.forward)) == [0, 2] && unit(0, .word, .storage(.forward)) == [0, 2])
    #expect(try unit(2, .word, .storage(.backward)) == [0, 2] && unit(2, .word, .storage(.forward)) == [])
    #expect(try unit(13, .word, .layout(.right)) == [13, 16] && unit(13, .word, .layout(.left)) == [])
    #expect(try next(0, .word, .storage(.forward)) == 2 && next(2, .word, .storage(.forward)) == 16)
    #expect(try next(16, .word, .storage(.backward)) == 13 && next(13, .word, .storage(.backward)) == 0)
    #expect(try next(0, .word, .storage(.backward)) == nil && next(16, .word, .storage(.forward)) == nil)
    let tokenizer: any UITextInputTokenizer = view.tokenizer
    #expect(try tokenizer.isPosition(position(2), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(try !tokenizer.isPosition(position(2), atBoundary: .word, inDirection: .storage(.backward)))
    #expect(try tokenizer.isPosition(position(1), withinTextUnit: .word, inDirection: .storage(.forward)))
    #expect(try !tokenizer.isPosition(position(2), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test("Sentences end at full stops with a space behind, paragraphs at line feeds, and the document at its end")
  func parts() throws {
    view.text = "One. It is 3.5? Yes!\nTwo"
    #expect(try unit(0, .sentence, .storage(.forward)) == [0, 5] && unit(6, .sentence, .storage(.forward)) == [5, 16])
    #expect(try unit(17, .sentence, .storage(.forward)) == [16, 20])
    #expect(
      try unit(3, .paragraph, .storage(.forward)) == [0, 20] && unit(22, .paragraph, .layout(.down)) == [21, 24])
    #expect(try next(3, .paragraph, .storage(.forward)) == 20 && next(3, .paragraph, .layout(.up)) == 0)
    #expect(try unit(5, .document, .storage(.forward)) == [0, 24])
    #expect(
      [UITextGranularity.character, .word, .sentence, .paragraph, .line, .document].map(\.rawValue) == [
        0, 1, 2, 3, 4, 5,
      ])
    #expect(UITextDirection.storage(.backward).rawValue == 1 && UITextDirection.layout(.up) == UITextDirection(4))
  }

  @Test("Lines are those on the screen", arguments: [false, true])
  func lines(isShown: Bool) throws {
    view.text = "One two three four five six seven eight nine ten\nEnd"
    let host = isShown ? try window(width: 200, height: 200) { Hosting(view: view) } : nil
    let first: [Int] = try unit(0, .line, .storage(.forward))
    #expect(first[0] == 0 && first[1] > 10 && first[1] < 48)
    let second: [Int] = try unit(first[1] + 1, .line, .storage(.forward))
    #expect(second[0] == first[1])
    #expect(try unit(50, .line, .storage(.forward)) == [49, 52])
    #expect(try next(51, .line, .storage(.backward)) == 49)
    withExtendedLifetime(host) {}
  }

  @Test("A tokenizer without its text finds nothing")
  func alone() throws {
    let tokenizer = UITextInputStringTokenizer()
    #expect(tokenizer.rangeEnclosingPosition(UITextPosition(), with: .word, inDirection: .storage(.forward)) == nil)
    #expect(tokenizer.position(from: UITextPosition(), toBoundary: .word, inDirection: .storage(.forward)) == nil)
    #expect(UITextRange().start !== UITextRange().end && !UITextRange().isEmpty)
    let rect = UITextSelectionRect()
    #expect(rect.rect == .zero && rect.writingDirection == .natural && !rect.containsStart && !rect.containsEnd)
  }
}
