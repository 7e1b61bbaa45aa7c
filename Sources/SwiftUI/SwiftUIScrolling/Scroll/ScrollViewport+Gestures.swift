import InputEngine
import LayoutEngine
import SwiftUICore

/// Fingers, wheels and keys (behaviours 588, 589): a finger holds the content, meets resistance beyond the edges, and lets the
/// content go on.
extension ScrollViewport: ScrollingTarget {
  package func canScroll(by delta: CGSize) -> Bool {
    guard !graph.untracked({ configuration.isDisabled }) else { return false }
    return moved(by: delta) != offset.peek
  }

  package func scroll(by delta: CGSize) -> Bool { scroll(by: delta, jumps: false) }

  package func holdContent() -> Bool {
    let configuration: ScrollConfiguration = graph.untracked { self.configuration }
    guard !configuration.isDisabled, canMove(graph.untracked(self.axes), configuration) else { return false }
    stop()
    motion = .held(offset.peek)
    phase.set(.tracking)
    return true
  }

  package func moveContent(by delta: CGSize) {
    guard case .held(var point) = motion else { return }
    let axes: Axis.Set = graph.untracked(self.axes)
    if axes.contains(.horizontal) { point.x += delta.width }
    if axes.contains(.vertical) { point.y += delta.height }
    motion = .held(point)
    isMovedByUser = true
    hasScrolled = true
    phase.set(.interacting)
    offset.set(resisted(point, graph.untracked { configuration }))
  }

  package func releaseContent(velocity: CGSize) {
    guard case .held = motion else { return }
    let axes: Axis.Set = graph.untracked(self.axes)
    letGo(
      CGSize(
        width: axes.contains(.horizontal) ? velocity.width : 0, height: axes.contains(.vertical) ? velocity.height : 0),
      graph.untracked { configuration })
  }

  /// Whether the content moves by itself at the moment: a finger that goes down stops it.
  var isCoasting: Bool {
    switch motion {
    case .none, .held: false
    case .animated, .coasting: true
    }
  }

  private func canMove(_ axes: Axis.Set, _ configuration: ScrollConfiguration) -> Bool {
    let limit: CGSize = self.limit
    return axes.contains(.vertical) && (limit.height > 0 || configuration.bounces(.vertical, limit: limit.height))
      || axes.contains(.horizontal) && (limit.width > 0 || configuration.bounces(.horizontal, limit: limit.width))
  }

  /// What is pulled beyond an edge follows less and less.
  private func resisted(_ point: CGPoint, _ configuration: ScrollConfiguration) -> CGPoint {
    let limit: CGSize = self.limit
    let size: CGSize = slot.placed.peek.size
    func resisted(_ axis: Axis) -> CGFloat {
      let inside: CGFloat = min(limit[axis], max(0, point[axis]))
      let beyond: CGFloat = point[axis] - inside
      guard beyond != 0, configuration.bounces(axis, limit: limit[axis]) else { return inside }
      return inside + RubberBand.pull(beyond, length: size[axis])
    }
    return CGPoint(x: resisted(.horizontal), y: resisted(.vertical))
  }

  private func letGo(_ velocity: CGSize, _ configuration: ScrollConfiguration) {
    let now: CGPoint = offset.peek
    let free = CGPoint(
      x: now.x + Coast.distance(of: velocity.width), y: now.y + Coast.distance(of: velocity.height))
    if let target = target(for: clamped(free), velocity: velocity) {
      return animate(to: target, with: .spring(response: 0.4, dampingFraction: 1), isDecelerating: true)
    }
    let limit: CGSize = self.limit
    if velocity == .zero, now == clamped(now) { return stop() }
    motion = .coasting(
      x: Coast(
        from: now.x, velocity: velocity.width, range: 0...limit.width,
        bounces: configuration.bounces(.horizontal, limit: limit.width)),
      y: Coast(
        from: now.y, velocity: velocity.height, range: 0...limit.height,
        bounces: configuration.bounces(.vertical, limit: limit.height)),
      start: host.time.peek)
    phase.set(.decelerating)
    clock?.setNeedsEvaluation()
  }

  package func scroll(_ command: ScrollCommand) -> Bool {
    let axes: Axis.Set = graph.untracked(self.axes)
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let page: CGFloat = slot.placed.peek.size[axis]
    let line: CGFloat = 40
    switch command {
    case .pageUp: return scroll(by: axis.size(major: -page, minor: 0))
    case .pageDown: return scroll(by: axis.size(major: page, minor: 0))
    case .home: return scroll(by: axis.size(major: -offset.peek[axis], minor: 0))
    case .end: return scroll(by: axis.size(major: limit[axis] - offset.peek[axis], minor: 0))
    case .lineUp: return scroll(by: CGSize(width: 0, height: -line))
    case .lineDown: return scroll(by: CGSize(width: 0, height: line))
    case .lineLeft: return scroll(by: CGSize(width: isMirrored ? line : -line, height: 0))
    case .lineRight: return scroll(by: CGSize(width: isMirrored ? -line : line, height: 0))
    }
  }

  /// Whether reading goes from right to left: offsets count from the leading side.
  var isMirrored: Bool { graph.untracked { inputs.environment(LayoutDirectionKey.self).value } == .rightToLeft }
}

/// A finger that drags the content.
final class ScrollPan {
  let entry: ArenaEntry
  private let drag = DragRecognizer()
  /// The views around that scroll, while a finger is down.
  private var outer: [any ScrollingTarget] = []
  private unowned let viewport: ScrollViewport
  private var isHolding: Bool = false

  init(_ viewport: ScrollViewport) {
    self.viewport = viewport
    entry = ArenaEntry(drag)
    drag.accepts = { $0 == .touch }
    drag.minimumDistance = { [unowned viewport] in viewport.isCoasting ? 0 : 10 }
    drag.mayBegin = { [unowned self] way in mayBegin(way) }
    drag.observe { [unowned self] in follow($0) }
  }

  /// A finger goes down.
  func prepare(for hit: PointerHit) -> ArenaEntry {
    if !entry.isInUse { outer = hit.outerScrollTargets }
    return entry
  }

  /// The content follows fingers: it moves against the offset.
  private func delta(_ way: CGSize) -> CGSize {
    CGSize(width: viewport.isMirrored ? way.width : -way.width, height: -way.height)
  }

  /// The drag is along an axis that scrolls, and no view around would rather have it.
  private func mayBegin(_ way: CGSize) -> Bool {
    guard way != .zero else { return true }
    let axes: Axis.Set = viewport.graph.untracked(viewport.axes)
    let axis: Axis = abs(way.width) > abs(way.height) ? .horizontal : .vertical
    guard axes.contains(Axis.Set(axis)) else { return false }
    if viewport.canScroll(by: delta(way)) { return true }
    return !outer.contains { $0.canScroll(by: delta(way)) }
  }

  private func follow(_ report: Recognizer.Report) {
    switch report {
    case .changed:
      if !isHolding {
        isHolding = viewport.holdContent()
        viewport.endEditingIfWanted()
      }
      if drag.step != .zero { viewport.moveContent(by: delta(drag.step)) }
    case .ended:
      isHolding = false
      viewport.releaseContent(velocity: delta(drag.velocity))
    case .cancelled:
      isHolding = false
      viewport.releaseContent(velocity: .zero)
    }
  }
}

/// A scroll view as pointers reach it.
final class ScrollHitTarget: HitTarget {
  let viewport: ScrollViewport
  private lazy var pan = ScrollPan(viewport)

  init(_ viewport: ScrollViewport) { self.viewport = viewport }

  var slot: GeometrySlot { viewport.slot }
  var scrollTarget: (any ScrollingTarget)? { viewport }
  var hoverTarget: (any HoverTarget)? { self }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    if hit.kind == .mouse, let drag = barDrag(at: hit) { return [drag] }
    guard hit.kind == .touch, !viewport.graph.untracked({ viewport.configuration.isDisabled }) else { return [] }
    return [pan.prepare(for: hit)]
  }

  func reveal(_ frame: CGRect) {
    let origin: CGPoint = slot.windowOrigin
    viewport.show(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  func end() {
    guard let pointers = viewport.host.existingService(PointerInput.self) else { return }
    pointers.end(pan.entry)
    pointers.forget(self)
  }
}
