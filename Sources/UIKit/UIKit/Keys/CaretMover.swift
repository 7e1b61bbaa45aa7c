import Foundation
import SwiftUIControls

/// Moves the caret of a view with a text of its own, and deletes what keys take away, by the view's positions alone.
@MainActor
final class CaretMover {
  /// The selection as keys made it last, with the end that stays.
  private var last: (anchor: UITextPosition, head: UITextPosition)?

  /// Does what a command says; false for one that is not about the caret.
  func perform(_ command: TextKeyCommand, on text: any UITextInput) -> Bool {
    guard let selected = text.selectedTextRange else { return false }
    let ends: (anchor: UITextPosition, head: UITextPosition) = ends(of: selected, in: text)
    switch command {
    case .move(let movement):
      if let edge = collapsed(selected, movement, in: text) { return select(edge, edge, in: text) }
      guard movement.isOfText else { return false }
      let goal: UITextPosition = goal(movement, from: ends.head, in: text) ?? ends.head
      return select(goal, goal, in: text)
    case .extend(let movement):
      guard movement.isOfText else { return false }
      return select(ends.anchor, goal(movement, from: ends.head, in: text) ?? ends.head, in: text)
    case .selectAll: return select(text.beginningOfDocument, text.endOfDocument, in: text)
    case .deselect: return select(ends.head, ends.head, in: text)
    case .delete(let unit, let direction): return delete(to: .next(unit, direction), selected, in: text)
    case .deleteToEdge(let unit, let direction): return delete(to: .edge(unit, direction), selected, in: text)
    default: return false
    }
  }

  private func ends(
    of selected: UITextRange, in text: any UITextInput
  ) -> (anchor: UITextPosition, head: UITextPosition) {
    if let last, let known = text.textRange(from: last.anchor, to: last.head),
      text.compare(known.start, to: selected.start) == .orderedSame,
      text.compare(known.end, to: selected.end) == .orderedSame
    {
      return last
    }
    return (selected.start, selected.end)
  }

  private func select(_ anchor: UITextPosition, _ head: UITextPosition, in text: any UITextInput) -> Bool {
    text.selectedTextRange = text.textRange(from: anchor, to: head)
    last = (anchor, head)
    return true
  }

  /// Where a selection ends that an arrow key takes back.
  private func collapsed(
    _ selected: UITextRange, _ movement: CaretMovement, in text: any UITextInput
  ) -> UITextPosition? {
    guard !selected.isEmpty else { return nil }
    switch movement {
    case .left(.character): return text.position(within: selected, farthestIn: .left) ?? selected.start
    case .right(.character): return text.position(within: selected, farthestIn: .right) ?? selected.end
    default: return nil
    }
  }

  // MARK: Movements

  private func goal(
    _ movement: CaretMovement, from place: UITextPosition, in text: any UITextInput
  ) -> UITextPosition? {
    switch movement {
    case .left(.character): return text.position(from: place, in: .left, offset: 1)
    case .right(.character): return text.position(from: place, in: .right, offset: 1)
    case .up: return text.position(from: place, in: .up, offset: 1) ?? text.beginningOfDocument
    case .down: return text.position(from: place, in: .down, offset: 1) ?? text.endOfDocument
    case .left(let unit): return boundary(unit, .layout(.left), from: place, in: text)
    case .right(let unit): return boundary(unit, .layout(.right), from: place, in: text)
    case .next(let unit, let direction): return boundary(unit, direction.storage, from: place, in: text)
    case .edge(let unit, let direction):
      if text.tokenizer.isPosition(place, atBoundary: unit.granularity, inDirection: direction.storage) { return place }
      return boundary(unit, direction.storage, from: place, in: text)
    case .pageUp, .pageDown: return nil
    }
  }

  private func boundary(
    _ unit: CaretUnit, _ direction: UITextDirection, from place: UITextPosition, in text: any UITextInput
  ) -> UITextPosition? {
    if unit == .document {
      let isForward: Bool = direction == .storage(.forward) || direction == .layout(.right)
      return isForward ? text.endOfDocument : text.beginningOfDocument
    }
    return text.tokenizer.position(from: place, toBoundary: unit.granularity, inDirection: direction)
  }

  // MARK: Deletions

  /// What Backspace takes away; nil at the beginning of the text.
  func rangeBefore(_ text: any UITextInput) -> UITextRange? {
    guard let selected = text.selectedTextRange else { return nil }
    if !selected.isEmpty { return selected }
    return boundary(.character, .storage(.backward), from: selected.start, in: text).flatMap {
      text.textRange(from: $0, to: selected.start)
    }
  }

  private func delete(to movement: CaretMovement, _ selected: UITextRange, in text: any UITextInput) -> Bool {
    if !selected.isEmpty {
      if text.shouldChangeText(in: selected, replacementText: "") { text.deleteBackward() }
      return true
    }
    guard let goal = goal(movement, from: selected.start, in: text),
      let range = text.textRange(from: selected.start, to: goal)
    else { return true }
    remove(range, in: text)
    return true
  }

  private func remove(_ range: UITextRange, in text: any UITextInput) {
    guard !range.isEmpty, text.shouldChangeText(in: range, replacementText: "") else { return }
    text.replace(range, withText: "")
  }

  // MARK: Input methods

  /// Takes away so many scalars before the caret and behind it.
  func deleteSurrounding(before: Int, after: Int, in text: any UITextInput) {
    guard let selected = text.selectedTextRange else { return }
    let head: UITextPosition = selected.start
    let back: Int = tail(before: head, limit: .max, in: text).unicodeScalars.suffix(max(before, 0)).reduce(0) {
      $0 + UTF16.width($1)
    }
    let on: Int = front(behind: head, limit: .max, in: text).unicodeScalars.prefix(max(after, 0)).reduce(0) {
      $0 + UTF16.width($1)
    }
    guard let start = text.position(from: head, offset: -back), let end = text.position(from: head, offset: on),
      let range = text.textRange(from: start, to: end)
    else { return }
    remove(range, in: text)
  }

  /// How many units of the text an input method is told on each side of the caret.
  private static let surroundingLimit: Int = 1000

  /// The text around the caret without the marked text, with the caret and the other end of the selection in scalars.
  func surroundings(of text: any UITextInput, _ selected: UITextRange) -> (text: String, cursor: Int, anchor: Int) {
    let hole: UITextRange = text.markedTextRange ?? selected
    let before: String = tail(before: hole.start, limit: Self.surroundingLimit, in: text)
    let after: String = front(behind: hole.end, limit: Self.surroundingLimit, in: text)
    let between: String = text.markedTextRange == nil ? text.text(in: selected) ?? "" : ""
    let start: Int = before.unicodeScalars.count
    return (before + between + after, start + between.unicodeScalars.count, start)
  }

  private func tail(before place: UITextPosition, limit: Int, in text: any UITextInput) -> String {
    let length: Int = text.offset(from: text.beginningOfDocument, to: place)
    let start: UITextPosition? = text.position(from: place, offset: -min(length, limit))
    return text.textRange(from: start ?? text.beginningOfDocument, to: place).flatMap { text.text(in: $0) } ?? ""
  }

  private func front(behind place: UITextPosition, limit: Int, in text: any UITextInput) -> String {
    let length: Int = text.offset(from: place, to: text.endOfDocument)
    let end: UITextPosition? = text.position(from: place, offset: min(length, limit))
    return text.textRange(from: place, to: end ?? text.endOfDocument).flatMap { text.text(in: $0) } ?? ""
  }
}

extension CaretMovement {
  /// Whether the movement is the text's; pages are for what scrolls around it.
  fileprivate var isOfText: Bool { self != .pageUp && self != .pageDown }
}

extension CaretDirection {
  fileprivate var storage: UITextDirection { .storage(self == .forward ? .forward : .backward) }
}

extension CaretUnit {
  fileprivate var granularity: UITextGranularity {
    switch self {
    case .character: .character
    case .word: .word
    case .line: .line
    case .paragraph: .paragraph
    case .document: .document
    }
  }
}
