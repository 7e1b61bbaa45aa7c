import CoreGraphics
import TextEngine

/// The lines in which a text is shown. The editor asks for movements that depend on them; without a layout a paragraph
/// counts as one line from left to right.
package protocol LineLayout: AnyObject {
  /// The characters of the line that shows the position, without a separator.
  func line(at position: TextPosition) -> Range<Int>
  /// Whether the line ends because it is full, so that its end is an upstream position.
  func isWrapped(lineAt position: TextPosition) -> Bool
  /// Whether the paragraph runs from right to left.
  func isRightToLeft(at position: TextPosition) -> Bool
  /// The caret, without width.
  func caret(at position: TextPosition) -> CGRect
  func position(at point: CGPoint) -> TextPosition
  /// One character to the left or right on the screen; nil at the ends of the text.
  func position(from position: TextPosition, _ direction: VisualDirection) -> TextPosition?
  /// The position nearest to an x some lines below, or above for a negative number; nil where there is no such line.
  func position(from position: TextPosition, lines: Int, goalX: CGFloat) -> TextPosition?
  /// The height that a page movement goes.
  var pageHeight: CGFloat { get }
}
