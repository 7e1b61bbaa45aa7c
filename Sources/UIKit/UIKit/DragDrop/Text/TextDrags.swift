import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// A delegate of a drag interaction that lets something be dragged from some places of its view alone. It is asked before the
/// view's own gestures are.
@MainActor
protocol LiftGuard: AnyObject {
  /// - Parameter point: Where the pointer went down, in the window's space.
  func mayLift(at point: CGPoint) -> Bool
}

/// Lets selected text be dragged from a text field or a text view; its extension lets things be dropped there.
@MainActor
final class TextDrags: NSObject {
  unowned let view: any EditedTextView & UITextDraggable & UITextDroppable
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  /// The text that is dragged from the view, and where it stands.
  struct Dragged {
    var range: NSRange
    var text: String
    let session: any UIDragSession
  }

  var dragged: Dragged?
  /// What would happen at the place of the pointer; nil while nothing is over the view.
  var proposal: UITextDropProposal?
  /// Set while a text that cannot be edited takes a drop.
  var isEditableForNow: Bool = false
  /// Set while what was dropped is loaded.
  var isLoading: Bool = false
  let caret = DropCaret()

  init(_ view: any EditedTextView & UITextDraggable & UITextDroppable) {
    self.view = view
    super.init()
  }

  func connect() {
    view.addInteraction(drag)
    view.addInteraction(drop)
  }

  /// Whether people can change the text.
  var isEditable: Bool {
    get { (view as? UITextView)?.isEditable ?? (view as? UIControl)?.isEnabled ?? false }
    set {
      if let text = view as? UITextView { text.isEditable = newValue }
      if let field = view as? UIControl { field.isEnabled = newValue }
    }
  }
}

extension TextDrags: LiftGuard {
  func mayLift(at point: CGPoint) -> Bool {
    let selected: NSRange = view.selectedUnits
    guard selected.length > 0, !view.isSecureTextEntry else { return false }
    let place: CGPoint = view.convert(point, from: nil)
    return view.selectionRects(for: TextSpan(selected)).contains { $0.rect.contains(place) }
  }
}

extension TextDrags: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let range: NSRange = view.selectedUnits
    guard let text = view.text(in: TextSpan(range)), !text.isEmpty else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    let request = TextDragRequest(range: TextSpan(range), items: [item], session: session)
    let items: [UIDragItem] = dragDelegate?.textDraggableView(view, itemsForDrag: request) ?? request.suggestedItems
    dragged = items.isEmpty ? nil : Dragged(range: range, text: text, session: session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if let own = dragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) { return own }
    guard let dragged else { return nil }
    let label = UILabel()
    label.text = String(dragged.text.prefix(400))
    label.numberOfLines = 8
    label.font = view.shownAttributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    if !options.contains(.stripTextColorFromPreviews), let color = view.shownAttributes[.foregroundColor] as? UIColor {
      label.textColor = color
    }
    let size: CGSize = label.sizeThatFits(CGSize(width: max(80, view.bounds.width), height: 400))
    label.frame = CGRect(origin: .zero, size: size)
    let target = UIDragPreviewTarget(container: view, center: session.location(in: view))
    return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { dragDelegate?.textDraggableView(view, willAnimateLiftWith: animator, session: session) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let dragged { self.dragged = Dragged(range: dragged.range, text: dragged.text, session: session) }
    dragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { isEditable }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    // A move within the view has moved the text already.
    if operation == .move, let dragged, view.text(in: TextSpan(dragged.range)) == dragged.text {
      view.replace(TextSpan(dragged.range), withText: "")
    }
    dragged = nil
    dragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
  }
}

private final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem] = []
  let isSelected: Bool = true
  let dragSession: any UIDragSession

  init(range: UITextRange, items: [UIDragItem], session: any UIDragSession) {
    dragRange = range
    suggestedItems = items
    dragSession = session
    super.init()
  }
}

/// The place in a text at which a drop would go.
final class DropCaret: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rect: CGRect, in view: UIView) {
    if superview !== view { view.addSubview(self) }
    view.bringSubviewToFront(self)
    backgroundColor = view.tintColor
    frame = CGRect(x: rect.midX - 1, y: rect.minY, width: 2, height: rect.height)
  }
}
