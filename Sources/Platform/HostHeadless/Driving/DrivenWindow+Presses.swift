import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import SwiftUICore

extension DrivenWindow {
  /// Where each button, link and view with a tap takes presses, tried by points as a finger would. What is outside of the
  /// window or of a viewport, in part or wholly, is left out: scrolling may bring it there.
  func pressedAreas(in tree: AccessibilityTree) -> [AccessibilityNode.ID: AuditScene.PressedArea] {
    var owners: [ObjectIdentifier: AccessibilityNode.ID] = [:]
    var found: [AccessibilityNode.ID: [any HitTarget]] = [:]
    var others: [any HitTarget] = []
    for target in graph.hitTargets.all {
      guard let control = target.control, let source = control.accessibilitySource else {
        if target.scrollTarget == nil { others.append(target) }
        continue
      }
      let key = ObjectIdentifier(control)
      guard let element = owners[key] ?? graph.accessibility.element(for: source) else { continue }
      owners[key] = element
      found[element, default: []].append(target)
    }
    let window = CGRect(origin: .zero, size: graph.size)
    var areas: [AccessibilityNode.ID: AuditScene.PressedArea] = [:]
    for element in tree.elements() {
      guard let frame = tree.frame(of: element.id), element.takesPresses || element.isLine(frame), frame.width > 0.5,
        frame.height > 0.5, window.contains(frame),
        !isCutByViewport(element, frame, in: tree)
      else { continue }
      if let controls = found[element.id], let first = controls.first {
        // The element may be more than its control: a card with a button in it.
        let place: CGRect = controls.dropFirst().reduce(first.slot.windowFrame) { $0.union($1.slot.windowFrame) }
        guard place.width > 1, place.height > 1, window.contains(place) else { continue }
        areas[element.id] = PressProbe(graph: graph, targets: controls, frame: place).area()
      } else {
        // A view without a control is found by its place.
        let reach: CGFloat = element.isLine(frame) ? 12 : 2
        let near: CGRect = frame.insetBy(dx: -reach, dy: -reach)
        let own: [any HitTarget] = others.filter { near.contains($0.slot.windowFrame) }
        if !own.isEmpty { areas[element.id] = PressProbe(graph: graph, targets: own, frame: frame).area() }
      }
    }
    return areas
  }

  private func isCutByViewport(
    _ element: AccessibilityNode, _ frame: CGRect, in tree: AccessibilityTree
  ) -> Bool {
    tree.ancestors(of: element.id).contains { ancestor in
      guard let clip = ancestor.clip, let outer = tree.frame(of: ancestor.id) else { return false }
      let moved: CGRect = clip.offsetBy(dx: outer.minX - ancestor.bounds.minX, dy: outer.minY - ancestor.bounds.minY)
      return !moved.insetBy(dx: -0.5, dy: -0.5).contains(frame)
    }
  }
}

extension AccessibilityNode {
  /// Whether all of it should take presses; of a switch or a slider that is a part.
  fileprivate var takesPresses: Bool {
    let parts: AccessibilityTraitSet = [.isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isTab]
    return traits.isDisjoint(with: parts) && !traits.contains(.isDisabled)
      && (!traits.isDisjoint(with: [.isButton, .isLink]) || properties.actions.contains { $0.kind == .activate })
  }
}

/// Tries points around one element.
@MainActor
private struct PressProbe {
  let graph: ViewGraph
  let targets: [any HitTarget]
  let frame: CGRect

  /// How far outside of a frame that is smaller a content shape is looked for, in points.
  private static let reach: CGFloat = 44

  func area() -> AuditScene.PressedArea {
    // Five times three points in the middles of equal parts, one of which is the middle of all.
    var hits: [CGPoint] = []
    for row in 0..<3 {
      for column in 0..<5 {
        let point = CGPoint(
          x: frame.minX + frame.width * (CGFloat(column) + 0.5) / 5,
          y: frame.minY + frame.height * (CGFloat(row) + 0.5) / 3)
        if takes(point) { hits.append(point) }
      }
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func distance(_ point: CGPoint) -> CGFloat { abs(point.x - middle.x) + abs(point.y - middle.y) }
    guard let start = hits.min(by: { distance($0) < distance($1) }) else {
      return AuditScene.PressedArea(frame: CGRect(origin: middle, size: .zero), share: 0)
    }
    let left: CGFloat = extent(from: start, dx: -1, dy: 0, edge: start.x - frame.minX)
    let right: CGFloat = extent(from: start, dx: 1, dy: 0, edge: frame.maxX - start.x)
    let up: CGFloat = extent(from: start, dx: 0, dy: -1, edge: start.y - frame.minY)
    let down: CGFloat = extent(from: start, dx: 0, dy: 1, edge: frame.maxY - start.y)
    return AuditScene.PressedArea(
      frame: CGRect(x: start.x - left, y: start.y - up, width: left + right, height: up + down),
      share: Double(hits.count) / 15)
  }

  /// How far presses are taken in a direction, to a quarter of a point.
  ///
  /// - Parameter edge: How far the frame goes. Where presses are taken at it, they are taken up to it.
  private func extent(from start: CGPoint, dx: CGFloat, dy: CGFloat, edge: CGFloat) -> CGFloat {
    func isTaken(_ distance: CGFloat) -> Bool {
      takes(CGPoint(x: start.x + dx * distance, y: start.y + dy * distance))
    }
    var inside: CGFloat = 0
    var outside: CGFloat = edge
    if isTaken(max(edge - 0.25, 0)) {
      // A view that is large enough need not be larger.
      guard (dx == 0 ? frame.height : frame.width) < Self.reach else { return edge }
      inside = edge
      outside = edge + 4
      while outside - edge < Self.reach, isTaken(outside) {
        inside = outside
        outside += 4
      }
    }
    while outside - inside > 0.25 {
      let middle: CGFloat = (inside + outside) / 2
      if isTaken(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func takes(_ point: CGPoint) -> Bool {
    guard CGRect(origin: .zero, size: graph.size).contains(point) else { return false }
    return graph.pointers.targets(at: point).contains { hit in
      targets.contains { $0 === hit || ($0.control != nil && $0.control === hit.control) }
    }
  }
}
