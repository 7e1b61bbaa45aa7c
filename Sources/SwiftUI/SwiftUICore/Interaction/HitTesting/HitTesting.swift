import AccessibilityTree
import CoreGraphics
import DeepStack
import DisplayList
import HostInterface

/// What pointers reach: found by walking the display tree from front to back, so that what is seen is what is hit.
package final class HitTargets: WindowService {
  private var targets: [UInt64: any HitTarget] = [:]
  private unowned let window: ViewGraph

  package init(window: ViewGraph) { self.window = window }

  /// Where a node and all below it take points, whether something is drawn there or not.
  struct HitShape {
    /// Nil for nowhere.
    var path: CGPath?
    var isEvenOdd: Bool = false

    func contains(_ point: CGPoint) -> Bool {
      path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
    }
  }

  private var shapes: [UInt64: HitShape] = [:]

  package func set(_ target: (any HitTarget)?, for node: DisplayNode) {
    targets[node.id] = target
  }

  /// All targets, in no order.
  package var all: some Collection<any HitTarget> { targets.values }

  /// Sets the shape in which a node takes points; nil for what it draws.
  func setShape(_ shape: HitShape?, for node: DisplayNode) {
    shapes[node.id] = shape
  }

  /// The targets under a point of the window, front and innermost first.
  package func targets(at point: CGPoint, under root: DisplayNode) -> [any HitTarget] {
    var found: [any HitTarget] = []
    _ = collect(root, point, &found, reaching: false)
    guard window.settings.idiom == .phone, found.first.map(Self.isGround) ?? true else { return found }
    // Nothing of a row or bar is there: one of its controls may be near.
    var near: [any HitTarget] = []
    _ = collect(root, point, &near, reaching: true)
    return near.contains { $0.reach > 0 } ? near : found
  }

  /// Whether a target lies around rows and bars: what scrolls, and whatever is higher than they are.
  private static func isGround(_ target: any HitTarget) -> Bool {
    target.control == nil && (target.scrollTarget != nil || target.slot.size.height > 100)
  }

  /// What is drawn takes the point too, with or without an action: it covers what is behind.
  /// Returns true when something at or below the node takes the point, which hides what is behind.
  ///
  /// - Parameter reaching: Whether views take points beside themselves as well.
  private func collect(
    _ node: DisplayNode, _ point: CGPoint, _ found: inout [any HitTarget], reaching: Bool
  ) -> Bool {
    guard !node.masksSiblings, !node.ignoresPoints else { return false }
    var local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
    for effect in node.effects {
      switch effect {
      case .transform(let transform):
        // What is pressed flat covers no point.
        guard transform.a * transform.d != transform.b * transform.c else { return false }
        local = local.applying(transform.inverted())
      case .clip(let path, let evenOdd):
        guard path.contains(local, using: evenOdd ? .evenOdd : .winding) else { return false }
      case .opacity(let opacity): if opacity <= 0 { return false }
      case .projection(let projection):
        guard let back = projection.inverted?.mapped(local) else { return false }
        local = back
      case .blur, .shadow, .blend, .isolate, .mask, .colors, .threshold, .backdrop, .opaqueBlur: break
      }
    }
    let shape: HitShape? = shapes.isEmpty ? nil : shapes[node.id]
    if let shape, !shape.contains(local) { return false }
    var isHit: Bool = false
    for child in node.children.reversed() where withEnoughStack({ collect(child, local, &found, reaching: reaching) }) {
      isHit = true
      break
    }
    if shape != nil { isHit = true }
    if !isHit { isHit = node.content.contains { $0.takesPoint(local) } }
    guard let target = targets[node.id] else { return isHit }
    if reaching, target.reach > 0, target.reachedBounds.contains(local) { isHit = true }
    switch target.hitArea {
    case .drawing: break
    case .bounds: isHit = isHit || CGRect(origin: .zero, size: target.slot.size).contains(local)
    case .clearBounds:
      if isHit || CGRect(origin: .zero, size: target.slot.size).contains(local) { found.append(target) }
      return isHit
    }
    if isHit { found.append(target) }
    return isHit
  }
}

extension ViewGraph {
  /// What pointers reach in the window.
  package var hitTargets: HitTargets { service(HitTargets.self) }
}

extension HitTargets {
  /// How many views take events, for tests of leaks.
  package var count: Int { targets.count }
}

extension DisplayItem {
  /// Whether the item visibly covers a point: text and symbols by their boxes, outlines never, for they frame things.
  fileprivate func takesPoint(_ point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      paint.isVisible && path.contains(point, using: evenOdd ? .evenOdd : .winding)
    case .stroke: false
    case .text(let fragment, let paint, let start):
      paint.isVisible && point.x >= start.x && point.x <= start.x + fragment.width
        && abs(point.y - start.y + fragment.font.size / 3) <= fragment.font.size * 2 / 3
    case .symbol(_, let rect, let paint, _): paint.isVisible && rect.contains(point)
    case .image(_, let rect, _): rect.contains(point)
    case .group(_, let items): items.contains { $0.takesPoint(point) }
    }
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    if case .color(let color) = self { color.alpha > 0 } else { true }
  }
}
