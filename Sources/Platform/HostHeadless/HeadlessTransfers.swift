import CoreGraphics
import Foundation
import FoundationGaps
import HostInterface
import InputEngine
import SwiftUICore

/// A clipboard that windows without a display share.
package final class HeadlessPasteboard {
  package private(set) var items: [NSItemProvider] = []
  private var observers: [() -> Void] = []

  package init() {}

  /// The text on the clipboard; nil where there is none, or an item that has to be asked for its text.
  package var text: String? {
    get { knownText }
    set {
      set(newValue.map { [NSItemProvider(object: NSString(string: $0))] } ?? [])
      knownText = newValue
    }
  }
  private var knownText: String?

  /// Gives the first text among the items, now or later.
  func readText(_ completion: @escaping (String?) -> Void) {
    if let knownText { return completion(knownText) }
    guard let item = items.first(where: { $0.canLoadObject(ofClass: String.self) }) else { return completion(nil) }
    let done = MainActorBox(completion)
    item.loadObject(ofClass: String.self) { text, _ in
      DispatchQueue.main.async { done.value(text) }
    }
  }

  package func set(_ items: [NSItemProvider]) {
    self.items = items
    knownText = nil
    for observer in observers { observer() }
  }

  package func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
}

/// A closure on its way to the main queue.
private struct MainActorBox: @unchecked Sendable {
  let value: (String?) -> Void

  init(_ value: @escaping (String?) -> Void) { self.value = value }
}

/// How windows without a display drag and copy.
final class HeadlessTransfers: TransferHost {
  let pasteboard: HeadlessPasteboard
  var onDrag: ((DragRequest) -> Void)?
  var onMail: ((MailDraft) -> Void)?

  init(pasteboard: HeadlessPasteboard) { self.pasteboard = pasteboard }

  func beginDrag(_ request: DragRequest) -> Bool {
    onDrag?(request)
    return onDrag != nil
  }

  /// As another program would see them, but for those that this one offered: representations for others are all there.
  var clipboardItems: [NSItemProvider] { pasteboard.items }

  func setClipboardItems(_ items: [NSItemProvider]) { pasteboard.set(items) }

  /// Nobody writes mails here: the message is noted.
  func composeMail(_ draft: MailDraft, completion: @escaping (Bool) -> Void) {
    onMail?(draft)
    completion(true)
  }
}

/// Something on its way over windows without a display: what a pointer took along in one of them, or comes from outside.
@MainActor
package final class HeadlessDrag {
  package let request: DragRequest?
  private let items: [NSItemProvider]
  private let operations: TransferOperations
  private var window: HeadlessHost?
  private var offer: DropOffer?

  init(_ request: DragRequest) {
    self.request = request
    items = request.session.items
    operations = request.session.operationsWithin
  }

  /// A drag of another program.
  package init(items: [NSItemProvider], operations: TransferOperations = .copy) {
    request = nil
    self.items = items
    self.operations = operations
  }

  /// Whether it has not been let go.
  package var isUnderWay: Bool { request?.session.isUnderWay ?? true }

  /// The operation that would happen where the pointer is; nil where nothing wants what is dragged.
  package var operation: TransferOperation? { window?.graph.pointers.dropOperation }

  /// Moves the pointer to a point of a window.
  ///
  /// - Returns: Whether a view there wants what is dragged.
  @discardableResult
  package func move(to point: CGPoint, in host: HeadlessHost) -> Bool {
    guard isUnderWay else { return false }
    request?.session.move(to: point)
    let offer: DropOffer = offer ?? DropOffer(items: items, operations: operations, drag: request?.session)
    self.offer = offer
    let phase: DropEvent.Phase = window === host ? .moved : .entered
    if window !== host { leave() }
    window = host
    return host.send(.drop(DropEvent(phase, at: point, of: offer)))
  }

  /// The pointer leaves the windows.
  package func leave() {
    guard let window, let offer else { return }
    self.window = nil
    window.send(.drop(DropEvent(.left, at: .zero, of: offer)))
  }

  /// Lets go at a point of a window.
  ///
  /// - Returns: The operation that happens.
  @discardableResult
  package func drop(at point: CGPoint, in host: HeadlessHost) -> TransferOperation {
    move(to: point, in: host)
    guard isUnderWay, let offer else { return .cancel }
    host.graph.send(.drop(DropEvent(.dropped, at: point, of: offer)))
    let operation: TransferOperation = host.graph.pointers.dropOperation ?? .cancel
    offer.end(operation)
    finish()
    host.update()
    return operation
  }

  /// Lets go over another program, which takes what is visible to it.
  package func dropOutside(_ operation: TransferOperation = .copy) -> [NSItemProvider] {
    leave()
    guard let session = request?.session, session.isUnderWay else { return [] }
    let result: TransferOperation = session.operationsOutside.resolved(operation)
    session.end(result)
    session.completeTransfer()
    finish()
    return result.isTransfer ? items : []
  }

  /// The drag ends without a drop.
  package func cancel() {
    leave()
    request?.session.end(.cancel)
    finish()
  }

  private func finish() {
    window = nil
    offer = nil
  }
}

extension HeadlessHost {
  /// Puts a pointer down, waits as a finger has to before it takes something along, and moves it so far that it does.
  ///
  /// - Returns: What was taken along; nil where nothing can be dragged. Let it go with `drop`, `dropOutside` or `cancel`.
  package func beginDrag(from point: CGPoint) -> HeadlessDrag? {
    let pointer: UInt64 = down(at: point)
    if pointerKind == .touch { advance(by: .seconds(LiftRecognizer.delay + 0.1)) }
    // Controls keep a pointer for ten points.
    for distance in [6, 12] as [CGFloat] where drag == nil {
      move(pointer, to: CGPoint(x: point.x + distance, y: point.y))
    }
    guard let drag else {
      lift(pointer, at: point)
      return nil
    }
    return drag
  }

  /// Drags something from one point to another, of this window or another one.
  ///
  /// - Returns: The operation that happened; nil where nothing can be dragged from the point.
  @discardableResult
  package func dragAndDrop(
    from start: CGPoint, to end: CGPoint, of other: HeadlessHost? = nil
  ) -> TransferOperation? {
    guard let drag = beginDrag(from: start) else { return nil }
    let target: HeadlessHost = other ?? self
    if other == nil {
      // A pointer passes what lies between.
      for part in [0.25, 0.5, 0.75] as [CGFloat] {
        drag.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), in: self)
      }
    }
    drag.move(to: end, in: target)
    return drag.drop(at: end, in: target)
  }
}

extension HeadlessHost {
  /// A pointer that has taken something along drags it: its events are no others. Nil for those of other pointers.
  func follow(_ drag: HeadlessDrag, _ event: PointerEvent) -> Bool? {
    guard drag.isUnderWay, event.pointer == drag.request?.pointer else { return nil }
    switch event.phase {
    case .move: return drag.move(to: event.position, in: self)
    case .up:
      return drag.drop(at: event.position, in: self).isTransfer
    case .cancel, .leave:
      drag.cancel()
      return true
    case .down, .hover: return nil
    }
  }
}
