import Foundation
import SeededNumbers
import Testing
import TextEditing
import TextEngine

/// Random commands beside a model that is an array of scalars.
@Suite("Random editing")
struct RandomEditingTests {
  static let pieces: [String] = [
    "a", "B", " ", "\n", "\r", "\r\n", "\u{2029}", "\t", "e\u{301}", "\u{301}", "\u{200D}", Samples.family,
    Samples.flags,
    "\u{1F1E9}", Samples.hindi, "\u{94D}", Samples.arabic, "\u{4E2D}\u{6587}", "\u{30C6}", "\u{E01}\u{E33}", "word two",
    "one\ntwo\nthree", "\u{1F44D}\u{1F3FD}", "",
  ]

  private func check(_ text: EditableText, _ model: [Unicode.Scalar], _ note: String) -> Bool {
    let storage: TextStorage = text.storage
    let string = String(String.UnicodeScalarView(model))
    guard Array(text.string.unicodeScalars) == model, storage.counts == TextCount(string) else {
      Issue.record("The text differs after \(note).")
      return false
    }
    let fresh = TextStorage(string)
    let isDivided: Bool =
      storage.paragraphCount == fresh.paragraphCount
      && (0..<storage.paragraphCount).allSatisfy {
        storage.paragraphs[$0].text.unicodeScalars.elementsEqual(fresh.paragraphs[$0].text.unicodeScalars)
      }
    #expect(isDivided, "Paragraphs after \(note)")
    let hull: Range<Int> = text.selection.hull
    #expect(0 <= hull.lowerBound && hull.upperBound <= model.count)
    return isDivided
  }

  @Test("Replacements at any place leave the text, its lengths and its paragraphs as a fresh text has them")
  func storage() {
    var random = SeededGenerator(seed: 11)
    let edits: Int = ProcessInfo.processInfo.environment["ROTOR_EDITS"].flatMap { Int($0) } ?? 6000
    for _ in 0..<edits / 150 {
      var model: [Unicode.Scalar] = []
      let text = EditableText("")
      for step in 0..<150 {
        let lower: Int = random.below(model.count + 1)
        let upper: Int = min(lower + random.below(6), model.count)
        let piece: String = Self.pieces[random.below(Self.pieces.count)]
        model.replaceSubrange(lower..<upper, with: Array(piece.unicodeScalars))
        text.replace(lower..<upper, with: TextFragment(piece))
        guard check(text, model, "step \(step)") else { return }
      }
      while text.canUndo { text.undo() }
      #expect(text.string.isEmpty)
      while text.canRedo { text.redo() }
      #expect(Array(text.string.unicodeScalars) == model)
    }
  }

  @Test("Attributes stay with their characters through random replacements")
  func attributes() {
    var random = SeededGenerator(seed: 3)
    let choices: [TextAttributes?] = [nil, TextAttributes(1), TextAttributes(2)]
    for _ in 0..<30 {
      var storage = TextStorage("")
      var model: [(scalar: Unicode.Scalar, attributes: TextAttributes?)] = []
      for _ in 0..<60 {
        let lower: Int = random.below(model.count + 1)
        let upper: Int = min(lower + random.below(6), model.count)
        let attributes: TextAttributes? = choices[random.below(3)]
        if random.chance(30) {
          _ = storage.setAttributes(attributes, in: lower..<upper)
          for index in lower..<upper { model[index].attributes = attributes }
        } else {
          let piece: String = Self.pieces[random.below(Self.pieces.count)]
          storage.replace(lower..<upper, with: TextFragment(piece, attributes: attributes))
          model.replaceSubrange(lower..<upper, with: piece.unicodeScalars.map { ($0, attributes) })
        }
        #expect(storage.string.unicodeScalars.elementsEqual(model.map(\.scalar)))
        guard model.indices.allSatisfy({ storage.attributes(at: $0) == model[$0].attributes }) else {
          Issue.record("The attributes differ in \(storage.string.debugDescription).")
          return
        }
        let runs: [AttributeRuns.Run] = storage.fragment(in: 0..<storage.count).runs.runs
        #expect(runs.isEmpty || runs.reduce(0) { $0 + $1.count } == model.count)
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.attributes != $1.attributes })
      }
    }
  }

  private func command(_ random: inout SeededGenerator) -> EditingCommand {
    let units: [TextUnit] = TextUnit.allCases
    let unit: TextUnit = units[random.below(units.count)]
    let direction: TextDirection = random.chance(50) ? .forward : .backward
    let movements: [Movement] = [
      .left(unit), .right(unit), .next(unit, direction), .edge(unit, direction), .up, .down, .pageUp, .pageDown,
    ]
    let movement: Movement = movements[random.below(movements.count)]
    return switch random.below(24) {
    case 0...7: .insert(Self.pieces[random.below(Self.pieces.count)])
    case 8: .newline
    case 9...10: .deleteBackward
    case 11: .deleteForward
    case 12: unit == .document ? .deleteBackward : .delete(unit, direction)
    case 13: .deleteToEdge(.line, direction)
    case 14: .killToParagraphEnd
    case 15: .yank
    case 16: .transpose
    case 17: [.uppercase, .lowercase, .capitalize][random.below(3)]
    case 18: .undo
    case 19: .redo
    case 20: .select(unit)
    case 21: [.cut, .copy, .paste][random.below(3)]
    case 22: .extend(movement)
    default: .move(movement)
    }
  }

  /// Applies the changes that a text tells to a copy of it.
  private final class Follower {
    var scalars: [Unicode.Scalar]
    init(_ text: EditableText) {
      scalars = Array(text.string.unicodeScalars)
      text.didChange = { [unowned self, unowned text] change in
        let inserted: String = text.storage.string(in: change.insertedRange)
        scalars.replaceSubrange(change.range, with: Array(inserted.unicodeScalars))
      }
    }
  }

  @Test("Random commands and input methods: changes tell all that happens, undo gives the first text, redo the last")
  func commands() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let first: String = (0..<random.below(30)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
      let text = EditableText(first)
      text.history.stepLimit = .max
      let layout: DocumentLayout = lines(of: text, width: [nil, 50, 200][random.below(3)])
      layout.pageHeight = 100
      let follower = Follower(text)
      let clipboard = TestClipboard()
      var time: Double = 0
      for step in 0..<120 {
        time += random.chance(20) ? 2 : 0.1
        let next: EditingCommand = command(&random)
        if random.chance(8) {
          let marked: String = Self.pieces[random.below(Self.pieces.count)]
          text.handle([.mark(marked, selection: 0..<0)], time: time)
        } else if random.chance(8) {
          text.handle(
            [
              .commit(Self.pieces[random.below(Self.pieces.count)]),
              .deleteSurrounding(before: random.below(3), after: random.below(3)),
            ], time: time)
        } else {
          text.perform(next, EditingContext(lines: layout, clipboard: clipboard, time: time))
        }
        guard check(text, follower.scalars, "seed \(seed) step \(step) \(next)") else { return }
        let caret: TextPosition = text.selection.caret
        let rectangle = layout.caret(at: caret)
        #expect(rectangle.minX >= 0 && rectangle.minX.isFinite && rectangle.maxY <= layout.height + 0.5)
        #expect(layout.line(at: caret).lowerBound <= caret.offset)
        #expect(text.surrounding().cursor <= text.surrounding().text.unicodeScalars.count)
      }
      text.endMarking(.accept, time: time)
      while text.canRedo { text.redo() }
      let last: String = text.string
      while text.canUndo { text.undo() }
      #expect(
        text.string.unicodeScalars.elementsEqual(first.unicodeScalars),
        "seed \(seed) \(text.string.debugDescription) \(first.debugDescription)")
      while text.canRedo { text.redo() }
      #expect(text.string.unicodeScalars.elementsEqual(last.unicodeScalars), "seed \(seed)")
      let kept: DocumentLayout = lines(of: text, width: layout.width)
      _ = kept.paragraphs(from: 0, to: .infinity)
      _ = layout.paragraphs(from: 0, to: .infinity)
      #expect(abs(kept.height - layout.height) < 0.01)
      for offset in 0...text.count {
        #expect(kept.caret(at: TextPosition(offset)) == layout.caret(at: TextPosition(offset)))
      }
    }
  }

  @Test("Every place is reached by arrow keys, one character at a time")
  func arrowKeys() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let string: String = (0..<12).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
      let text = EditableText(string)
      let layout: DocumentLayout = lines(of: text, width: 60)
      var offset: Int = 0
      while offset < text.count {
        text.perform(.move(.right(.character)), EditingContext(lines: layout))
        let next: Int = text.boundaries.character(after: offset)
        #expect(text.selection.caret.offset == next, "\(string.debugDescription)")
        guard text.selection.caret.offset > offset else { break }
        offset = text.selection.caret.offset
      }
      for character in string.reversed() {
        offset -= character.unicodeScalars.count
        text.perform(.move(.left(.character)), EditingContext(lines: layout))
        #expect(text.selection.caret.offset == offset)
      }
    }
  }
}
