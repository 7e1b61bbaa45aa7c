import CGtk
import CGtkView
import CoreGraphics
import FoundationGaps
import HostInterface
import InputEngine
import SwiftUICore

/// What is dragged over a window, from this program or another, as events for its views.
///
/// Nothing is read before a view asks for it, but for lists of addresses: they tell how many items there are and of which
/// types, which views want to know while something is over them.
final class DropInput {
  /// One drag over the window.
  private final class Visit {
    let drop: OpaquePointer
    let offer: DropOffer
    /// What another program offers; nil for a drag of this one.
    let contents: IncomingContents?
    let local: DragOutput?
    var point: CGPoint = .zero

    init(_ drop: OpaquePointer) {
      self.drop = drop
      g_object_ref(UnsafeMutableRawPointer(drop))
      if let local = DragOutput.local(drop) {
        self.local = local
        contents = nil
        offer = DropOffer(
          items: local.session.items, operations: local.session.operationsWithin, drag: local.session)
      } else {
        local = nil
        let contents = IncomingContents(.drop(drop))
        self.contents = contents
        offer = DropOffer(
          items: contents.items(addresses: nil), operations: TransferOperations(gdk_drop_get_actions(drop)))
      }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }

    /// The action that GDK is told of for an operation: one that the source allows.
    func action(_ operation: TransferOperation?) -> GdkDragAction {
      guard let operation, operation.isTransfer else { return GdkDragAction(rawValue: 0) }
      let allowed: GdkDragAction = gdk_drop_get_actions(drop)
      let wanted: GdkDragAction = TransferOperations(operation).actions
      if wanted.rawValue & allowed.rawValue != 0 { return wanted }
      // Within the program the session knows the operation; the desktop is told of any that it knows.
      for other in [GDK_ACTION_COPY, GDK_ACTION_MOVE, GDK_ACTION_LINK] where other.rawValue & allowed.rawValue != 0 {
        return other
      }
      return GdkDragAction(rawValue: 0)
    }
  }

  private unowned(unsafe) var window: GTKWindow!
  private var controller: OpaquePointer?
  private var visit: Visit?

  func begin(_ window: GTKWindow) {
    self.window = window
    let actions = GdkDragAction(
      rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
    guard let controller = gtk_drop_target_async_new(nil, actions) else { return }
    self.controller = controller
    let object = UnsafeMutableRawPointer(controller)
    typealias Motion =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> GdkDragAction.RawValue
    let enter: Motion = { _, drop, x, y, data in
      guard let drop else { return 0 }
      return owner(data, as: DropInput.self)?.entered(drop, CGPoint(x: x, y: y)).rawValue ?? 0
    }
    Signal.connect(object, "drag-enter", enter, owner: self)
    let motion: Motion = { _, drop, x, y, data in
      guard let drop else { return 0 }
      return owner(data, as: DropInput.self)?.moved(drop, CGPoint(x: x, y: y)).rawValue ?? 0
    }
    Signal.connect(object, "drag-motion", motion, owner: self)
    let leave: Signal.Property = { _, _, data in owner(data, as: DropInput.self)?.left() }
    Signal.connect(object, "drag-leave", leave, owner: self)
    typealias Drop =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?
      ) -> gboolean
    let drop: Drop = { _, drop, x, y, data in
      guard let drop, let input = owner(data, as: DropInput.self) else { return 0 }
      input.dropped(drop, at: CGPoint(x: x, y: y))
      return 1
    }
    Signal.connect(object, "drop", drop, owner: self)
    gtk_widget_add_controller(window.view, controller)
  }

  func end() {
    if let controller { Signal.disconnectAll(UnsafeMutableRawPointer(controller), owner: self) }
    visit = nil
    window = nil
  }

  private func send(_ phase: DropEvent.Phase, _ visit: Visit) {
    guard let window else { return }
    window.graph.send(.drop(DropEvent(phase, at: visit.point, of: visit.offer)))
  }

  private func refresh() {
    guard let window, window.graph.needsUpdate else { return }
    window.frames.request()
  }

  private func entered(_ drop: OpaquePointer, _ point: CGPoint) -> GdkDragAction {
    let visit = Visit(drop)
    self.visit = visit
    if let contents = visit.contents, contents.hasAddresses {
      contents.readAddresses { [weak self, weak visit] addresses in
        guard let self, let visit, self.visit === visit, let addresses else { return }
        visit.offer.items = contents.items(addresses: addresses)
        gdk_drop_status(visit.drop, gdk_drop_get_actions(visit.drop), move(visit, .moved))
      }
    }
    visit.point = point
    return move(visit, .entered)
  }

  private func moved(_ drop: OpaquePointer, _ point: CGPoint) -> GdkDragAction {
    guard let visit, visit.drop == drop else { return entered(drop, point) }
    visit.point = point
    return move(visit, .moved)
  }

  private func move(_ visit: Visit, _ phase: DropEvent.Phase) -> GdkDragAction {
    guard let window else { return GdkDragAction(rawValue: 0) }
    visit.local?.session.move(to: visit.point)
    send(phase, visit)
    refresh()
    return visit.action(window.graph.pointers.dropOperation)
  }

  private func left() {
    guard let visit else { return }
    self.visit = nil
    send(.left, visit)
    refresh()
  }

  private func dropped(_ drop: OpaquePointer, at point: CGPoint) {
    let visit: Visit = visit.flatMap { $0.drop == drop ? $0 : nil } ?? Visit(drop)
    self.visit = nil
    visit.point = point
    send(.dropped, visit)
    let operation: TransferOperation = window?.graph.pointers.dropOperation ?? .cancel
    let action: GdkDragAction = visit.action(operation)
    visit.local?.isDroppedHere = operation.isTransfer
    visit.offer.end(operation)
    if let contents = visit.contents { contents.dropped(action) } else { gdk_drop_finish(drop, action) }
    refresh()
  }
}
