import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Lets text be dropped into a text field or a text view.
extension TextDrags: UIDropInteractionDelegate {
  private func request(_ session: any UIDropSession) -> TextDropRequest {
    let position: UITextPosition =
      view.closestPosition(to: session.location(in: view)) ?? view.endOfDocument
    let isSameView: Bool = isOwn(session)
    let isMove: Bool = isSameView && session.allowsMoveOperation
    return TextDropRequest(
      at: position, UITextDropProposal(operation: isMove ? .move : .copy), isSameView: isSameView, session)
  }

  /// Whether the session drags text of the view itself.
  private func isOwn(_ session: any UIDropSession) -> Bool {
    guard let dragged, let local = session.localDragSession else { return false }
    return local === dragged.session
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard session.canLoadObjects(ofClass: NSString.self) else { return false }
    guard !isEditable else { return true }
    switch dropDelegate?.textDroppableView(view, willBecomeEditableForDrop: request(session)) ?? .no {
    case .no: return false
    case .temporary: isEditableForNow = true
    case .yes: break
    }
    isEditable = true
    return true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    dropDelegate?.textDroppableView(view, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let request: TextDropRequest = request(session)
    dropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
    var new: UITextDropProposal =
      dropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
    if request.isSameView, new.dropAction == .insert, new.dropPerformer == .view, isInsideDragged(request) {
      new = UITextDropProposal(operation: .cancel)
    }
    proposal = new
    let isTaken: Bool = new.operation == .copy || new.operation == .move
    if isTaken, new.dropAction == .insert {
      caret.show(view.caretRect(for: request.dropPosition), in: view)
    } else {
      caret.removeFromSuperview()
    }
    return new
  }

  /// Text that is dropped into itself stays where it is.
  private func isInsideDragged(_ request: TextDropRequest) -> Bool {
    guard let dragged, let place = (request.dropPosition as? TextOffset)?.offset else { return false }
    return place >= dragged.range.location && place <= NSMaxRange(dragged.range)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    stop()
    dropDelegate?.textDroppableView(view, dropSessionDidExit: session)
    becomeReadableAgain()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    stop()
    dropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
    if !isLoading { becomeReadableAgain() }
  }

  private func stop() {
    proposal = nil
    caret.removeFromSuperview()
  }

  private func becomeReadableAgain() {
    guard isEditableForNow else { return }
    isEditableForNow = false
    isEditable = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let request: TextDropRequest = request(session)
    let proposal: UITextDropProposal = proposal ?? request.suggestedProposal
    stop()
    dropDelegate?.textDroppableView(view, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    let goal: NSRange = replaced(by: proposal, at: request.dropPosition)
    if request.isSameView, let dragged, proposal.useFastSameViewOperations {
      if proposal.operation == .move, proposal.dropAction == .insert { return move(dragged, to: goal.location) }
      return put(dragged.text, in: goal)
    }
    isLoading = true
    session.loadObjects(ofClass: String.self) { [weak self] texts in self?.take(texts, in: goal) }
  }

  private func replaced(by proposal: UITextDropProposal, at position: UITextPosition) -> NSRange {
    switch proposal.dropAction {
    case .insert: NSRange(location: (position as? TextOffset)?.offset ?? 0, length: 0)
    case .replaceSelection: view.selectedUnits
    case .replaceAll: NSRange(location: 0, length: view.writtenText.utf16.count)
    }
  }

  private func take(_ texts: [String], in range: NSRange) {
    isLoading = false
    if !texts.isEmpty { put(texts.joined(separator: "\n"), in: range) }
    becomeReadableAgain()
  }

  /// Puts a text in the place of a part, as if the person had written it, and selects it.
  private func put(_ text: String, in range: NSRange) {
    // The text may have changed since the drop.
    let count: Int = view.writtenText.utf16.count
    let start: Int = min(range.location, count)
    let kept = NSRange(location: start, length: min(range.length, count - start))
    let before: String = view.writtenText
    view.replace(TextSpan(kept), withText: text)
    let added: Int = view.writtenText.utf16.count - before.utf16.count + kept.length
    guard view.writtenText != before, added > 0 else { return }
    view.selectedUnits = NSRange(location: start, length: added)
  }

  /// Moves text within the view, which is one change of it.
  private func move(_ dragged: Dragged, to place: Int) {
    let whole = NSMutableString(string: view.writtenText)
    guard NSMaxRange(dragged.range) <= whole.length, whole.substring(with: dragged.range) == dragged.text else {
      return
    }
    let isBehind: Bool = place >= NSMaxRange(dragged.range)
    let goal: Int = isBehind ? place - dragged.range.length : place
    whole.deleteCharacters(in: dragged.range)
    whole.insert(dragged.text, at: goal)
    view.write(whole as String)
    guard view.writtenText == whole as String else { return }
    view.selectedUnits = NSRange(location: goal, length: dragged.range.length)
    // What ends the drag finds nothing more to take away.
    self.dragged = nil
  }
}

private final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(
    at position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession
  ) {
    dropPosition = position
    suggestedProposal = proposal
    self.isSameView = isSameView
    dropSession = session
    super.init()
  }
}

extension UITextView: UITextDraggable, UITextDroppable {
  public final var textDragDelegate: (any UITextDragDelegate)? {
    get { drags.dragDelegate }
    set { drags.dragDelegate = newValue }
  }
  public final var textDragInteraction: UIDragInteraction? { drags.drag }
  public final var isTextDragActive: Bool { drags.dragged != nil }
  public final var textDragOptions: UITextDragOptions {
    get { drags.options }
    set { drags.options = newValue }
  }
  public final var textDropDelegate: (any UITextDropDelegate)? {
    get { drags.dropDelegate }
    set { drags.dropDelegate = newValue }
  }
  public final var textDropInteraction: UIDropInteraction? { drags.drop }
  public final var isTextDropActive: Bool { drags.proposal != nil }
}

extension UITextField: UITextDraggable, UITextDroppable {
  public final var textDragDelegate: (any UITextDragDelegate)? {
    get { drags.dragDelegate }
    set { drags.dragDelegate = newValue }
  }
  public final var textDragInteraction: UIDragInteraction? { drags.drag }
  public final var isTextDragActive: Bool { drags.dragged != nil }
  public final var textDragOptions: UITextDragOptions {
    get { drags.options }
    set { drags.options = newValue }
  }
  public final var textDropDelegate: (any UITextDropDelegate)? {
    get { drags.dropDelegate }
    set { drags.dropDelegate = newValue }
  }
  public final var textDropInteraction: UIDropInteraction? { drags.drop }
  public final var isTextDropActive: Bool { drags.proposal != nil }
}
