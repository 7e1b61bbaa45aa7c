import CoreGraphics
import HostInterface
import InputEngine
import ReactiveGraph

/// Something that stands between the pointers of a window and its views.
package protocol PointerInterceptor: AnyObject {
  /// A pointer goes down, moves while it is down, or comes up.
  ///
  /// - Parameters:
  ///   - event: What it does.
  ///   - deliver: Gives an event to the views. What is not given does not reach them.
  /// - Returns: Whether somebody took the event.
  func take(_ event: PointerEvent, _ deliver: (PointerEvent) -> Bool) -> Bool
}

/// Leads what pointers, wheels and touch pads do to the views of one window.
package final class PointerInput: WindowService {
  package let arena = GestureArena()
  private let scrolls = ScrollRouter()
  private let drops = DropRouter()
  private unowned let window: ViewGraph
  private let hovering: HoverTracker
  private var timer: InputTimer?
  /// Hears of pointers that are down before the views do.
  package weak var interceptor: (any PointerInterceptor)?
  /// The places of the views whose gestures are under way.
  private var owners: [(entry: ArenaEntry, slot: GeometrySlot)] = []
  /// Where a pointer was last, in the window's space.
  package private(set) var lastPosition: CGPoint?
  /// How many presses follow each other in one place.
  package private(set) var presses = PressCount()
  /// The keys that were held at the last event of a pointer.
  package private(set) var modifiers: InputModifiers = []

  package init(window: ViewGraph) {
    self.window = window
    hovering = HoverTracker(window)
    timer = InputTimer(window, "gesture clock") { [weak self] in self?.timeHasCome() }
  }

  // MARK: Events

  func handle(_ event: PointerEvent) -> Bool {
    if event.phase == .down {
      arena.settings.doubleClickTime = window.settings.doubleClickTime
      arena.settings.doubleClickDistance = window.settings.doubleClickDistance
      presses.add(event, arena.settings)
    }
    guard let interceptor, event.phase != .hover, event.phase != .leave else { return deliver(event) }
    return interceptor.take(event, deliver)
  }

  private func deliver(_ event: PointerEvent) -> Bool {
    defer { setTimer() }
    if event.phase != .leave { lastPosition = event.position }
    modifiers = event.modifiers
    if event.phase == .down { window.keyboard.pointerIsUsed() }
    switch event.phase {
    case .hover:
      arena.advance(to: event.time)
      return hovering.move(to: event.position, at: event.time)
    case .leave:
      lastPosition = nil
      arena.advance(to: event.time)
      return hovering.leave()
    case .down:
      hovering.hideHelp()
      scrolls.cancel()
      window.focus.showsRing = false
      let targets: [any HitTarget] = targets(at: event.position)
      let tookFocus: Bool = event.button == .primary && window.focus.click(targets)
      return arena.handle(event) { entries(for: targets, event) } || tookFocus
    case .move: return arena.handle(event) { [] }
    case .up, .cancel:
      let isTaken: Bool = arena.handle(event) { [] }
      if event.kind == .mouse { _ = hovering.move(to: event.position, at: event.time) }
      return isTaken
    }
  }

  func handle(_ event: ScrollEvent) -> Bool {
    hovering.hideHelp()
    lastPosition = event.position
    let isTaken: Bool = scrolls.handle(event) { point in targets(at: point).compactMap(\.scrollTarget) }
    // Other views come under a pointer that rests.
    if isTaken, hovering.isOver { window.afterUpdate { [weak self] in self?.hoverAgain(at: event.time) } }
    return isTaken
  }

  func handle(_ event: TransformEvent) -> Bool {
    defer { setTimer() }
    return arena.handle(event) { entries(for: targets(at: event.position), event.position, .touch, []) }
  }

  func handle(_ event: DropEvent) -> Bool {
    drops.handle(event) { point in targets(at: point).compactMap(\.dropTarget) } != nil
  }

  /// The operation that would happen where something is dragged, or that did where it was dropped; nil for none.
  package var dropOperation: TransferOperation? { drops.operation }

  /// The targets under a point of the window, front and innermost first.
  package func targets(at point: CGPoint) -> [any HitTarget] {
    window.hitTargets.targets(at: point, under: window.display.root)
  }

  private func entries(for targets: [any HitTarget], _ event: PointerEvent) -> [ArenaEntry] {
    entries(for: targets, event.position, event.kind, event.modifiers)
  }

  private func entries(
    for targets: [any HitTarget], _ position: CGPoint, _ kind: PointerKind, _ modifiers: InputModifiers
  ) -> [ArenaEntry] {
    var found: [ArenaEntry] = []
    owners.removeAll { !$0.entry.isInUse }
    for (index, target) in targets.enumerated() {
      let outer: [any ScrollingTarget] = targets[(index + 1)...].compactMap(\.scrollTarget)
      let own: [ArenaEntry] = target.gestures(
        at: PointerHit(
          position: position, kind: kind, modifiers: modifiers, hasInnerGestures: !found.isEmpty,
          outerScrollTargets: outer, isInControl: targets[(index + 1)...].contains { $0.control != nil }))
      if !target.allowsInnerGestures { found = [] }
      for entry in own where !found.contains(where: { $0 === entry }) {
        found.append(entry)
        if !owners.contains(where: { $0.entry === entry }) { owners.append((entry, target.slot)) }
      }
    }
    return ArenaEntry.inPrecedence(found)
  }

  private func hoverAgain(at time: Double) {
    if let lastPosition, hovering.isOver { _ = hovering.move(to: lastPosition, at: time) }
  }

  // MARK: Time and endings

  /// A view that goes takes its gesture along: whoever was told of values hears that it was cancelled.
  package func end(_ entry: ArenaEntry) {
    guard entry.isInUse else { return entry.recognizer.dispose() }
    window.afterUpdate { [weak self] in
      self?.arena.remove(entry)
      entry.recognizer.dispose()
      self?.setTimer()
    }
  }

  /// Views on their way out are gone for pointers: their gestures are cancelled.
  package func departureDidChange(of slot: GeometrySlot, isDeparting: Bool) {
    guard isDeparting else { return }
    let gone: [ArenaEntry] = owners.filter { owner in
      owner.entry.isInUse && (owner.slot === slot || owner.slot.isInside(slot))
    }.map(\.entry)
    guard !gone.isEmpty else { return }
    window.afterUpdate { [weak self] in
      for entry in gone { self?.arena.remove(entry) }
      self?.setTimer()
    }
  }

  /// A target goes: it is no longer told where the pointer is.
  package func forget(_ target: any HitTarget) { hovering.forget(target) }

  /// The window lost its pointers.
  package func cancelAll() {
    arena.cancelAll()
    scrolls.cancel()
    _ = hovering.leave()
    setTimer()
  }

  private func timeHasCome() {
    arena.advance(to: window.time.peek + WakeUps.tolerance)
    setTimer()
  }

  private func setTimer() { timer?.set(arena.nextDeadline) }
}

extension ViewGraph {
  /// What leads pointers to the views of the window.
  package var pointers: PointerInput { service(PointerInput.self) }
}
