import Foundation
import FoundationGaps
import UIFoundation

/// How dragged text looks.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text beside the pointer has the usual colour, and not that of the view.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A view from which selected text can be dragged: text fields and text views.
///
/// The mouse takes selected text along; a click leaves the insertion point there.
@MainActor @preconcurrency
public protocol UITextDraggable: UITextInput {
  /// Has a say in what is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that lets text be dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is dragged now.
  var isTextDragActive: Bool { get }
  /// How dragged text looks; the view's own look by default.
  var textDragOptions: UITextDragOptions { get set }
}

/// Text that a person is about to drag.
@MainActor @preconcurrency
public protocol UITextDragRequest: NSObjectProtocol {
  /// The part of the text.
  var dragRange: UITextRange { get }
  /// The items that stand for it where the delegate gives no others.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are dragged already: none, as a pointer drags one thing at a time.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected: it always is.
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

/// Decides what is dragged from a text, and is told of the drag.
@MainActor @preconcurrency
public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items for a part of the text; none for no drag. Those that the view suggests by default.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// How an item looks beside the pointer; nil, as by default, for the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The text is taken along; changes may go with that.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over. After a move the view has taken the text away.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
