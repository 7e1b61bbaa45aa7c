import CoreGraphics
import DisplayList
import FoundationGaps
import HostInterface
import InputEngine
import ReactiveGraph

/// What a view hands over when it is dragged.
struct DragPayload {
  var items: [NSItemProvider]
  /// The ids of the items, where they have any.
  var itemIDs: [AnyHashable] = []
  /// Which of the items the view itself stands for.
  var draggedIndex: Int = 0
}

/// A view that can be dragged.
nonisolated struct DragSourceModifier<Preview: View>: PrimitiveModifier {
  /// Makes what is dragged when a drag begins; nil for nothing.
  var payload: (DragSourceContext) -> DragPayload?
  /// What is seen beside the pointer; `EmptyView` stands for the view itself.
  var preview: Preview
  /// The id by which a drag container knows the view; nil where there is none.
  var containerItemID: (id: AnyHashable, namespace: Namespace.ID?)?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    guard let display = outputs.display else { return outputs }
    let context = DragSourceContext(inputs: inputs)
    let target = DragSourceTarget(inputs, draws: display) {
      inputs.graph.untracked { modifier.read() }.payload(context)
    } preview: {
      guard Preview.self != EmptyView.self else { return nil }
      return DetachedDrawing.make(inputs.graph.untracked { modifier.read() }.preview, in: inputs)
    }
    inputs.window.hitTargets.add(target, to: &outputs, inputs)
    let member: DragMember? = inputs.graph.untracked { modifier.read() }.containerItemID.flatMap { item in
      DragMember.join(id: item.id, namespace: item.namespace, target, inputs) {
        inputs.graph.untracked { modifier.read() }.containerItemID?.id ?? item.id
      }
    }
    inputs.graph.currentSubgraph.onEnd {
      target.end()
      member?.leave()
    }
    return outputs
  }
}

/// The surroundings of a view that can be dragged.
struct DragSourceContext {
  let inputs: _ViewInputs
}

/// A view's drag source as pointers reach it.
nonisolated final class DragSourceTarget: HitTarget {
  let inputs: _ViewInputs
  private let display: DisplayNode
  private let payload: () -> DragPayload?
  private let preview: () -> DetachedDrawing?
  private var entry: ArenaEntry?

  init(
    _ inputs: _ViewInputs, draws display: DisplayNode, payload: @escaping () -> DragPayload?,
    preview: @escaping () -> DetachedDrawing?
  ) {
    self.inputs = inputs
    self.display = display
    self.payload = payload
    self.preview = preview
  }

  var slot: GeometrySlot { inputs.slot }
  var hitArea: HitArea { .drawing }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    guard inputs.environment(IsEnabledKey.self).peek, !slot.isLeaving else { return [] }
    let entry: ArenaEntry = entry ?? makeEntry()
    self.entry = entry
    return [entry]
  }

  private func makeEntry() -> ArenaEntry {
    let lift = LiftRecognizer()
    lift.observe { [weak self, unowned lift] report in
      if report == .ended { self?.begin(lift) }
    }
    return ArenaEntry(lift)
  }

  /// The view goes; a drag of it goes on.
  func end() {
    if let entry { inputs.window.pointers.end(entry) }
    entry = nil
  }

  /// The picture of the view as it is now, in its own space.
  func picture() -> DetachedDrawing {
    preview() ?? DetachedDrawing.snapshot(of: display, size: inputs.graph.untracked { slot.size }, in: inputs.window)
  }

  private func begin(_ lift: LiftRecognizer) {
    guard let payload = payload(), !payload.items.isEmpty, let pointer = lift.pointer else { return }
    let configuration: DragConfiguration = inputs[DragConfigurationKey.self]()
    let session = InputEngine.DragSession(
      items: payload.items, itemIDs: payload.itemIDs, draggedIndex: payload.draggedIndex,
      operationsWithin: configuration.operationsWithinApp.operations,
      operationsOutside: configuration.operationsOutsideApp.operations, location: lift.location)
    for observer in inputs[DragSessionObserversKey.self] {
      observer(DragSession(session, in: inputs))
      session.observe { [inputs] session in observer(DragSession(session, in: inputs)) }
    }
    let grip: CGPoint = slot.local(lift.start)
    let request = DragRequest(
      session: session,
      preview: DragMember.preview(of: self, ids: payload.itemIDs, inputs, grip: grip), pointer: pointer)
    inputs.window.beginDrag(request)
  }
}

extension ViewGraph {
  /// Hands a drag to the host. The pointer's own gestures end: it belongs to the drag from now on.
  package func beginDrag(_ request: DragRequest) {
    afterUpdate { [weak self] in
      guard let self else { return }
      guard transfers?.beginDrag(request) ?? false else { return request.session.end(.cancel) }
      let cancel = PointerEvent(
        .cancel, at: request.session.location, time: time.peek, pointer: request.pointer)
      _ = pointers.handle(cancel)
    }
  }
}
