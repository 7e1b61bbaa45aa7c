import CoreGraphics
import Foundation
import UIFoundation

/// A responder with a text in which people move, select and write, and that works together with input methods.
///
/// A view of an app's own that conforms to it gets typed text and the keys of the caret as long as the view is the first responder: arrow
/// keys, Home and End, and their selections with Shift, ask for positions and set `selectedTextRange`. Text that an input
/// method still works on comes by `setMarkedText(_:selectedRange:)`.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The characters of a part of the text; nil for a part that is not in it.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether a person may replace a part of the text. The default is true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// What is selected: an empty range for an insertion point, nil for neither.
  var selectedTextRange: UITextRange? { get set }
  /// The side of a line break on which the insertion point stands. The default is `forward`.
  var selectionAffinity: UITextStorageDirection { get set }
  /// What an input method works on; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// How marked text looks; nil for the view's own way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text that is not final in the place of the marked text, or of what is selected.
  ///
  /// - Parameters:
  ///   - markedText: The text; nil or an empty one takes the marked text away.
  ///   - selectedRange: What is selected in it, in UTF-16 code units from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// The same for a text with attributes. The default takes its characters.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Makes the marked text final.
  func unmarkText()

  // MARK: Positions

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The part between two places, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place at a distance from another; nil outside of the text.
  ///
  /// - Parameter offset: The distance in the view's units, which are UTF-16 code units in texts of the framework; negative for a place before.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place some steps from another in a direction on the screen; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places in the view's units; negative where the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The end of a range that lies farthest in a direction on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a place to the end of the line, or of the text, in a direction on the screen.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The place at a number of characters from the beginning of a range. The default counts in the view's units.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of characters from the beginning of a range to a place. The default counts in the view's units.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Writing direction and looks

  /// The direction in which a text is written at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The attributes of the text at a place; nil, the default, for none.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: Places on the screen, in the space of `textInputView`

  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the insertion point at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose space rectangles and points are. The default is the responder itself.
  var textInputView: UIView { get }

  // MARK: Menus

  /// The menu for a part of the text, as it is about to open.
  ///
  /// - Parameters:
  ///   - textRange: What is selected.
  ///   - suggestedActions: The usual elements. Those of text fields and text views are one group, which stands for Cut, Copy,
  ///     Paste and the rest.
  /// - Returns: The menu; nil, the default, for one of the suggested actions. A menu without elements is not shown.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu is about to open.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // MARK: Collaborators

  /// Told of changes that the responder makes by itself. The system sets it while the responder is the first one.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  public var textInputView: UIView {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded ?? UIView()
  }
}

/// Hears of changes that a text makes by itself, so that input methods know where the insertion point is.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The rectangle of a line of a selection.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// The rectangle in the space of the text's view. Zero by default.
  open var rect: CGRect { .zero }
  /// The direction in which the line is written. `natural` by default.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the line. False by default.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the line. False by default.
  open var containsEnd: Bool { false }
  /// Whether the line runs from top to bottom. False by default.
  open var isVertical: Bool { false }
}

/// The rectangle of a line in texts that the framework edits.
final class LineSelectionRect: UITextSelectionRect {
  private let shown: (rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    shown = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { shown.rect }
  override var writingDirection: NSWritingDirection { shown.direction }
  override var containsStart: Bool { shown.isFirst }
  override var containsEnd: Bool { shown.isLast }
}
