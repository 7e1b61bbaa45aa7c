import CoreGraphics
import DisplayList
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUICore
import UIFoundation

extension UIView {
  /// The interaction that lets things be dragged from the view; of several the last one.
  var dragInteraction: UIDragInteraction? {
    ownInteractions.isEmpty ? nil : ownInteractions.lazy.reversed().compactMap { $0 as? UIDragInteraction }.first
  }

  /// The interaction that lets things be dropped on the view; of several the last one.
  var dropInteraction: UIDropInteraction? {
    ownInteractions.isEmpty ? nil : ownInteractions.lazy.reversed().compactMap { $0 as? UIDropInteraction }.first
  }
}

/// Carries drags from views of UIKit and over them by SwiftUI's mechanism of drags.
@MainActor
final class ViewDragging: DropTarget {
  private let view: UIView
  private let inputs: _ViewInputs
  private let display: DisplayNode?
  private var lift: ArenaEntry?

  init(_ view: UIView, _ inputs: _ViewInputs, draws display: DisplayNode?) {
    self.view = view
    self.inputs = inputs
    self.display = display
  }

  /// The recognizer of a drag; nil where nothing can be dragged.
  func entry(at hit: PointerHit) -> ArenaEntry? {
    guard let interaction = view.dragInteraction, interaction.isEnabled, let delegate = interaction.delegate else {
      end()
      return nil
    }
    // What is selected in a text is dragged before the text takes the pointer for another selection.
    let lifting = delegate as? any LiftGuard
    if let lifting, !lifting.mayLift(at: hit.position) { return nil }
    let priority: ArenaEntry.Priority = lifting == nil ? .normal : .high
    if let lift, lift.priority == priority { return lift }
    end()
    let recognizer = LiftRecognizer()
    recognizer.observe { [weak self, unowned recognizer] report in
      if report == .ended { MainActor.assumeIsolated { self?.begin(recognizer) } }
    }
    let made = ArenaEntry(recognizer, priority: priority)
    lift = made
    return made
  }

  /// The view goes, or nothing can be dragged from it any more.
  func end() {
    if let lift { inputs.window.pointers.end(lift) }
    lift = nil
  }

  private func begin(_ lift: LiftRecognizer) {
    guard let interaction = view.dragInteraction, let pointer = lift.pointer,
      let session = interaction.begin(at: lift.start)
    else { return }
    let drag = DragSession(
      items: session.items.map(\.itemProvider), operationsWithin: session.allowsMoveOperation ? [.copy, .move] : .copy,
      operationsOutside: session.isRestrictedToDraggingApplication ? [] : .copy, location: lift.location)
    let preview: DragPreview = preview(interaction, session)
    interaction.follow(drag, session)
    inputs.window.beginDrag(DragRequest(session: drag, preview: preview, pointer: pointer))
  }

  private func preview(_ interaction: UIDragInteraction, _ session: LocalDragSession) -> DragPreview {
    if let preview = interaction.preview(of: session), let picture = preview.picture {
      let drawing = DetachedDrawing.make(Image(uiKit: picture), in: inputs)
      // A view that stands in the window is held where the pointer is; another one in its middle.
      let size: CGSize = preview.size
      var grip = CGPoint(x: size.width / 2, y: size.height / 2)
      if preview.view.window != nil {
        let point: CGPoint = preview.view.convert(session.place, from: nil)
        grip = CGPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
      }
      return DragPreview(drawing: DisplayList(drawing.items), size: drawing.size, hotSpot: grip)
    }
    let size: CGSize = view.bounds.size
    let point: CGPoint = inputs.slot.local(session.place)
    guard let display else { return DragPreview(drawing: DisplayList([]), size: size, hotSpot: point) }
    let drawing = DetachedDrawing.snapshot(of: display, size: size, in: inputs.window)
    return DragPreview(drawing: DisplayList(drawing.items), size: drawing.size, hotSpot: point)
  }

  nonisolated func handle(_ event: DropEvent) -> TransferOperation? {
    MainActor.assumeIsolated {
      guard !inputs.slot.isLeaving else { return nil }
      for spring in view.springs { spring.follow(event, inputs.window) }
      return view.dropInteraction?.handle(event)
    }
  }
}
