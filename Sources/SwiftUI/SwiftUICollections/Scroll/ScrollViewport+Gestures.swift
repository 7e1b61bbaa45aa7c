import HostInterface
import LayoutEngine
import SwiftUICore

extension ScrollViewport {
  /// Follows a finger (behaviours 588, 589): it holds the content, resists beyond the edges, and lets it go on.
  func pan(_ phase: HostPanPhase, by delta: CGSize) -> Bool {
    let configuration: ScrollConfiguration = graph.untracked { self.configuration }
    guard !configuration.isDisabled else { return false }
    let axes: Axis.Set = graph.untracked(self.axes)
    switch phase {
    case .began:
      guard canMove(axes, configuration) else { return false }
      stop()
      motion = .held(offset.peek)
      self.phase.set(.tracking)
    case .changed:
      guard case .held(var point) = motion else { return false }
      if axes.contains(.horizontal) { point.x += delta.width }
      if axes.contains(.vertical) { point.y += delta.height }
      motion = .held(point)
      isMovedByUser = true
      hasScrolled = true
      self.phase.set(.interacting)
      offset.set(resisted(point, configuration))
    case .ended(let velocity):
      guard case .held = motion else { return false }
      letGo(
        CGSize(
          width: axes.contains(.horizontal) ? velocity.width : 0, height: axes.contains(.vertical) ? velocity.height : 0
        ),
        configuration)
    case .cancelled:
      guard case .held = motion else { return false }
      letGo(.zero, configuration)
    }
    return true
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
      let length: CGFloat = max(1, size[axis])
      let pull: CGFloat = (1 - 1 / (abs(beyond) * 0.55 / length + 1)) * length
      return inside + (beyond < 0 ? -pull : pull)
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

  /// Scrolls as the keys for pages and ends do; false when it is there already or can't scroll so.
  func press(_ key: HostScrollKey) -> Bool {
    let axes: Axis.Set = graph.untracked(self.axes)
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let page: CGFloat = slot.placed.peek.size[axis]
    let delta: CGFloat =
      switch key {
      case .pageUp: -page
      case .pageDown: page
      case .home: -offset.peek[axis]
      case .end: limit[axis] - offset.peek[axis]
      }
    return scroll(by: axis.size(major: delta, minor: 0))
  }
}
