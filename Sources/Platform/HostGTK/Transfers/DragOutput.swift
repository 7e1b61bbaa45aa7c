import CGtk
import CGtkView
import CoreGraphics
import FoundationGaps
import HostInterface
import InputEngine

/// A drag that began in a window of this program: GDK leads it over the desktop.
final class DragOutput {
  /// The drags under way.
  private nonisolated(unsafe) static var all: [DragOutput] = []

  private let drag: OpaquePointer
  let session: DragSession
  /// Whether the drop was made in a window of this program, which has ended the session itself.
  var isDroppedHere = false

  /// The drag of this program that a drop belongs to; nil for those of others.
  static func local(_ drop: OpaquePointer) -> DragOutput? {
    guard let drag = gdk_drop_get_drag(drop) else { return nil }
    return all.first { $0.drag == drag }
  }

  /// Begins a drag; false where GDK does not let it.
  static func begin(_ request: DragRequest, in window: GTKWindow) -> Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(window.widget)),
      let device = window.input.lastDevice
    else { return false }
    let session: DragSession = request.session
    let outside: TransferOperations = session.operationsOutside
    // Targets of this program decide about what the source allows within it; GDK has one set of actions for all.
    let actions: GdkDragAction = outside.isEmpty ? GDK_ACTION_COPY : outside.actions
    let contents = OutgoingContents(session.items, isVisible: !outside.isEmpty)
    guard let provider = contents.makeProvider() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    guard let drag = gdk_drag_begin(surface, device, UnsafeMutablePointer(provider), actions, 0, 0) else {
      return false
    }
    let output = DragOutput(drag, session)
    all.append(output)
    output.connect()
    output.show(request.preview, in: window)
    return true
  }

  private init(_ drag: OpaquePointer, _ session: DragSession) {
    self.drag = drag
    self.session = session
  }

  private func connect() {
    let object = UnsafeMutableRawPointer(drag)
    typealias Cancelled = @convention(c) (UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer?) -> Void
    let cancelled: Cancelled = { _, _, data in owner(data, as: DragOutput.self)?.end(.cancel) }
    Signal.connect(object, "cancel", cancelled, owner: self)
    let finished: Signal.Plain = { _, data in owner(data, as: DragOutput.self)?.finished() }
    Signal.connect(object, "dnd-finished", finished, owner: self)
  }

  private func show(_ preview: DragPreview, in window: GTKWindow) {
    guard preview.size.width >= 1, preview.size.height >= 1 else { return }
    let bounds = CGRect(origin: .zero, size: preview.size)
    let node: RenderNode? = window.painter.picture(preview.drawing, bounds)
    guard let node, let snapshot = gtk_snapshot_new() else { return }
    gtk_snapshot_append_node(snapshot, node.pointer)
    var size = graphene_size_t(width: Float(bounds.width), height: Float(bounds.height))
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
    gtk_drag_icon_set_from_paintable(
      drag, paintable, Int32(preview.hotSpot.x.rounded()), Int32(preview.hotSpot.y.rounded()))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  /// The receiver has what it wanted.
  private func finished() {
    if !isDroppedHere { session.end(TransferOperation(gdk_drag_get_selected_action(drag))) }
    session.completeTransfer()
    forget()
  }

  private func end(_ operation: TransferOperation) {
    session.end(operation)
    forget()
  }

  private func forget() {
    let object = UnsafeMutableRawPointer(drag)
    Signal.disconnectAll(object, owner: self)
    Self.all.removeAll { $0 === self }
    g_object_unref(object)
  }
}
