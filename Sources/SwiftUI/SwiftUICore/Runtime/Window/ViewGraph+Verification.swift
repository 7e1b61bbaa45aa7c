import AccessibilityTree
import Diagnostics
import LayoutEngine
import ReactiveGraph

/// The verifier of G1: incremental outputs against the same outputs made from nothing. It observes and never steers.
extension ViewGraph {
  /// What differs, one sentence for each aspect, naming the first node that does; empty when all is equal.
  ///
  /// Call it when all is up to date: after `update()` of the graph and of the accessibility tree.
  package func differences(in aspects: [VerifiedAspect] = VerifiedAspect.allCases) -> [String] {
    // Brought up to date as for anybody who looks.
    if aspects.contains(.display) { _ = display }
    if aspects.contains(.accessibility) { accessibility.refresh() }
    return aspects.compactMap { aspect in
      switch aspect {
      case .layout: layoutDifference()
      case .display: nodeDifference(.display)
      case .accessibility: nodeDifference(.accessibility) ?? accessibilityDifference()
      }
    }
  }

  /// Checks what `ROTOR_VERIFY` asks for and tells what differs.
  package func verifyFrame() {
    guard !VerifiedAspect.wanted.isEmpty else { return }
    for difference in differences(in: VerifiedAspect.wanted) { Diagnostics.warn(difference) }
  }

  private func nodeDifference(_ aspect: VerifiedAspect) -> String? {
    var found: String?
    graph.visitNodes { node in
      guard found == nil, node.isAlive, let node = node as? any VerifiableNode, node.aspect == aspect else { return }
      if let difference = node.difference() { found = "\(aspect): \(node.debugName) \(difference)" }
    }
    return found
  }

  /// Measures and places everything again, with nodes that were never asked, and compares with where things are.
  private func layoutDifference() -> String? {
    // What the verifier measures is not counted.
    let counts: LayoutEvents = LayoutEvents.current
    defer { LayoutEvents.current = counts }
    var fresh: [ObjectIdentifier: LayoutNode] = [:]
    var pending: [(slot: GeometrySlot, placed: GeometrySlot.Placed, path: String)] = [
      (rootSlot, rootSlot.placed.last, "window")
    ]
    while let (slot, placed, path) = pending.popLast() {
      guard let placement = slot.placement, slot.isPlaced else { continue }
      let node: LayoutNode = placement.layout.freshNode(&fresh)
      let places: [LayoutPlacement] = node.placements(in: placed.size, proposal: placed.proposal)
      let children: [GeometrySlot] = placement.placedChildren
      guard places.count == children.count else {
        return "layout: \(path) places \(places.count) views and shows \(children.count)"
      }
      for (index, child) in children.enumerated() {
        let name = "\(path) → \(child.outputs.layout?.label ?? "view") \(index + 1)"
        let size: CGSize = node.children[index].sizeThatFits(places[index].proposal)
        let shown: GeometrySlot.Placed = child.placed.last
        let new: CGRect = CGRect(origin: placement.shown(places[index].origin, in: node), size: size)
        let old: CGRect = CGRect(origin: child.origin, size: shown.size)
        // The proposals may be others, where they make no difference to what is inside.
        guard new == old else {
          return "layout: \(name) is at \(old) for \(shown.proposal); a fresh layout puts it at \(new) for "
            + "\(places[index].proposal)"
        }
        pending.append((child, GeometryPlaced(size: size, proposal: places[index].proposal), name))
      }
    }
    return nil
  }

  private func accessibilityDifference() -> String? {
    let fresh: AccessibilityTree = AccessibilityResolver.fullTree(
      of: accessibility.source, order: accessibility.resolver.order)
    var shown: AccessibilityTree = accessibility.resolver.tree
    shown.focus = nil
    return Self.firstDifference(fresh.dump(), shown.dump()).map { "accessibility: \($0)" }
  }

  /// The first line in which two dumps differ.
  package static func firstDifference(_ expected: String, _ shown: String) -> String? {
    guard expected != shown else { return nil }
    let new: [Substring] = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let old: [Substring] = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let index: Int =
      zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    func line(_ lines: [Substring]) -> Substring { index < lines.count ? lines[index] : "nothing" }
    return "line \(index + 1) should be “\(line(new))” and is “\(line(old))”"
  }
}

extension ViewGraph {
  /// Where everything is, a line for each view that is laid out, with its frame in the window's space.
  package var layoutText: String {
    var lines: [String] = []
    func add(_ slot: GeometrySlot, _ label: String, _ origin: CGPoint, _ depth: Int) {
      let size: CGSize = slot.placed.last.size
      let frame: CGRect = CGRect(origin: origin, size: size)
      lines.append("\(String(repeating: "  ", count: depth))\(label) (\(Self.text(frame)))")
      for child in slot.placement?.placedChildren ?? [] {
        let inner = CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
        add(child, "\(child.outputs.layout?.label ?? "view")", inner, depth + 1)
      }
    }
    add(rootSlot, "window", .zero, 0)
    return lines.joined(separator: "\n")
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { length -> String in
        let rounded: CGFloat = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
      }
      .joined(separator: " ")
  }
}
