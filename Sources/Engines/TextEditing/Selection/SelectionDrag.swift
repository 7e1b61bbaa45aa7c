import CoreGraphics
import TextEngine

/// A selection by dragging, in the units of the clicks that began it: characters after one click, words after two,
/// paragraphs after three.
package struct SelectionDrag: Hashable, Sendable {
  package let unit: TextUnit
  /// The unit that was clicked: it stays selected whichever way the pointer goes.
  package let origin: Range<Int>

  /// - Parameter position: Where the button went down.
  package init(at position: TextPosition, clicks: Int, in text: EditableText, lines: (any LineLayout)? = nil) {
    unit = clicks >= 3 ? .paragraph : clicks == 2 ? .word : .character
    origin = Self.unit(unit, at: position, in: text, lines: lines)
  }

  /// Goes on from a selection that there is: a click with the Shift key.
  package init(extending selection: EditingSelection) {
    unit = .character
    origin = selection.primary.anchor..<selection.primary.anchor
  }

  /// The selection with the pointer at a position.
  package func selection(to position: TextPosition, in text: EditableText, lines: (any LineLayout)? = nil)
    -> EditingSelection
  {
    let unit: Range<Int> = Self.unit(unit, at: position, in: text, lines: lines)
    if unit.lowerBound < origin.lowerBound {
      return EditingSelection(SelectedRange(anchor: origin.upperBound, head: TextPosition(unit.lowerBound)))
    }
    let affinity: TextPosition.Affinity = self.unit == .character ? position.affinity : .upstream
    let end: Int = max(unit.upperBound, origin.upperBound)
    return EditingSelection(SelectedRange(anchor: origin.lowerBound, head: TextPosition(end, affinity)))
  }

  private static func unit(
    _ unit: TextUnit, at position: TextPosition, in text: EditableText, lines: (any LineLayout)?
  ) -> Range<Int> {
    unit == .character ? position.offset..<position.offset : text.range(of: unit, at: position, lines: lines)
  }
}

extension SelectionDrag {
  /// - Parameter point: Where the button went down. Words are those of the character under it, not of the nearest boundary.
  package init(at point: CGPoint, clicks: Int, in layout: DocumentLayout) {
    self.init(
      at: Self.position(at: point, isCharacter: clicks < 2, in: layout), clicks: clicks, in: layout.text, lines: layout)
  }

  /// The selection with the pointer at a point.
  package func selection(to point: CGPoint, in layout: DocumentLayout) -> EditingSelection {
    selection(to: Self.position(at: point, isCharacter: unit == .character, in: layout), in: layout.text, lines: layout)
  }

  private static func position(at point: CGPoint, isCharacter: Bool, in layout: DocumentLayout) -> TextPosition {
    guard !isCharacter, let character = layout.characters(at: point) else { return layout.position(at: point) }
    return TextPosition(character.lowerBound)
  }
}
