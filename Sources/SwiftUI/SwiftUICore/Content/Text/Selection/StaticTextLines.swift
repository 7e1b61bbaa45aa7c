import CoreGraphics
import TextEditing
import TextEngine

/// The lines of a text that is not edited, as the engine of text editing asks for them.
final class StaticTextLines: LineLayout {
  private let carets: CaretMap

  /// - Parameters:
  ///   - carets: The lines of the whole text.
  ///   - shownLines: How many of them are shown; the others cannot be pointed at.
  init(_ carets: CaretMap, shownLines: Int) {
    self.carets = CaretMap(lines: Array(carets.lines.prefix(max(shownLines, 1))))
  }

  private func line(of position: TextPosition) -> CaretMap.Line { carets.lines[carets.line(of: position)] }

  func line(at position: TextPosition) -> Range<Int> { line(of: position).range }
  func isWrapped(lineAt position: TextPosition) -> Bool { line(of: position).isWrapped }
  func isRightToLeft(at position: TextPosition) -> Bool { line(of: position).isRightToLeft }
  func caret(at position: TextPosition) -> CGRect { carets.caret(at: position) }
  func position(at point: CGPoint) -> TextPosition { carets.position(at: point) }
  func characters(at point: CGPoint) -> Range<Int>? { carets.characters(at: point) }
  func rectangles(of range: Range<Int>) -> [CGRect] { carets.rectangles(of: range) }

  func position(from position: TextPosition, _ direction: VisualDirection) -> TextPosition? {
    carets.position(from: position, direction)
  }

  func position(from position: TextPosition, lines: Int, goalX: CGFloat) -> TextPosition? {
    let wanted: Int = carets.line(of: position) + lines
    guard carets.lines.indices.contains(wanted) else { return nil }
    let line: CaretMap.Line = carets.lines[wanted]
    return carets.position(at: CGPoint(x: goalX, y: line.top + line.height / 2))
  }

  var pageHeight: CGFloat { carets.height }
}
