import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

/// The spelling of one text: the dictionary of its language and what was found by it.
nonisolated struct TextSpelling {
  let locale: Locale
  let checker: any SpellChecking
  let words: MisspelledWords

  init(locale: Locale, checker: any SpellChecking) {
    self.locale = locale
    self.checker = checker
    words = MisspelledWords { checker.isCorrect($0) }
  }
}

nonisolated extension TextInputNode {
  /// The spelling of the text where it is looked at: not in secrets, addresses and numbers, not where the app forbids it, and
  /// in a field only while it is edited. The node under evaluation depends on what decides it.
  func currentSpelling() -> TextSpelling? {
    let hints: TextInputHints = inputs.textInputHints
    guard text.rules.isEditable, !text.rules.isSecure, current.value == nil, hints.isAutocorrectionDisabled != true,
      inputs.textInputPurpose == .free, !inputs.submitTrigger.contains(.search),
      current.isEditor || inputs.window.focus.isFocused(target)
    else { return nil }
    let locale: Locale = EnvironmentValues(scope: inputs.environment).locale
    if let spelling, spelling.locale == locale { return spelling }
    spelling = inputs.window.spellChecker(for: locale).map { TextSpelling(locale: locale, checker: $0) }
    return spelling
  }

  /// Dots under the misspelled words in sight. The word at whose end the caret stands is still being written.
  func spellingItems(
    _ layout: DocumentLayout, _ top: CGFloat, _ area: CGRect, _ origin: CGPoint, _ context: ShapeStyleContext
  ) -> [DisplayItem] {
    guard let spelling = currentSpelling() else { return [] }
    let caret: Int? =
      inputs.window.focus.isFocused(target) && text.selection.isCaret ? text.selection.hull.lowerBound : nil
    let path = CGMutablePath()
    for placed in layout.paragraphs(from: top, to: top + area.height) {
      for range in spelling.words.ranges(ofParagraph: placed.paragraph, in: text) where range.upperBound != caret {
        for rectangle in layout.rectangles(of: range, from: top, to: top + area.height) {
          let line: CGRect = rectangle.offsetBy(dx: origin.x, dy: origin.y)
          path.move(to: CGPoint(x: line.minX + 1, y: line.maxY - 1))
          path.addLine(to: CGPoint(x: line.maxX, y: line.maxY - 1))
        }
      }
    }
    guard !path.isEmpty else { return [] }
    var stroke = Stroke(width: 2)
    stroke.cap = .round
    stroke.dash = [0, 4]
    return [.stroke(path, Color.red.paint(in: area, context: context), stroke)]
  }

  /// The misspelled words for assistive technologies: those of all the text, or of the caret's paragraph where the text is
  /// so long that each keystroke would go through too much.
  var misspelledWords: [Range<Int>] {
    guard let spelling = currentSpelling() else { return [] }
    let storage: TextStorage = text.storage
    guard text.count > MisspelledWords.longestParagraph else {
      return (0..<storage.paragraphs.count).flatMap { spelling.words.ranges(ofParagraph: $0, in: text) }
    }
    return spelling.words.ranges(ofParagraph: storage.paragraph(at: text.selection.caret.offset), in: text)
  }

  /// Puts a suggestion in the place of a word, as one step of undo.
  func correct(_ range: Range<Int>, to word: String) {
    guard isAlive, text.rules.isEditable else { return }
    let time: Double = inputs.window.time.peek
    text.asOneStep { _ = text.replace(range, with: TextEditing.TextFragment(word), time: time) }
    editDidEnd()
  }

  /// Takes a word into the person's list.
  func learn(_ word: String) {
    spelling?.checker.learn(word)
    spelling?.words.forget()
    viewVersion += 1
    touch()
  }
}
