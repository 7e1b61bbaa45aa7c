import CoreGraphics
import DisplayList
import FoundationGaps
import InputEngine

/// How a window exchanges things with other windows and programs: by dragging and by the clipboard.
///
/// What is dragged over a window comes as `HostEvent.drop`.
package protocol TransferHost: AnyObject {
  /// Begins to drag what the pointer took along. From now on the drag is told of to the windows under it, and the
  /// pointer's own events end. False where nothing can be dragged.
  func beginDrag(_ request: DragRequest) -> Bool
  /// The items of the clipboard. Asking for them loads nothing.
  var clipboardItems: [NSItemProvider] { get }
  /// Offers items to whoever pastes: their data is made when it is asked for.
  func setClipboardItems(_ items: [NSItemProvider])
  /// Opens a message in the person's mail program, and says later whether there is one.
  func composeMail(_ draft: MailDraft, completion: @escaping (Bool) -> Void)
}

/// A drag that begins.
package struct DragRequest {
  package var session: DragSession
  package var preview: DragPreview
  /// The pointer that took the items along.
  package var pointer: UInt64

  package init(session: DragSession, preview: DragPreview, pointer: UInt64) {
    self.session = session
    self.preview = preview
    self.pointer = pointer
  }
}

/// What is seen beside the pointer while something is dragged.
package struct DragPreview {
  package var drawing: DisplayList
  /// In points.
  package var size: CGSize
  /// The pointer's place in the picture.
  package var hotSpot: CGPoint

  package init(drawing: DisplayList, size: CGSize, hotSpot: CGPoint) {
    self.drawing = drawing
    self.size = size
    self.hotSpot = hotSpot
  }
}
