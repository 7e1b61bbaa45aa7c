import LayoutEngine
import ReactiveGraph

/// What takes room from the edges of a place, for the views inside it. Scopes nest: their insets add up.
///
/// A view that touches the edge of what is left may go on to the edge of the place: how far is found by geometry, and only
/// by those who ask.
package final class SafeAreaScope {
  /// Room taken at the edges by one kind of thing; `leading` is the left and `trailing` the right side.
  package struct Part: Equatable {
    package var regions: SafeAreaRegions
    package var insets: EdgeInsets

    package init(regions: SafeAreaRegions, insets: EdgeInsets) {
      self.regions = regions
      self.insets = insets
    }
  }

  private let slot: GeometrySlot
  private let outer: SafeAreaScope?
  private let readParts: () -> [Part]
  /// The parts as an attribute, once somebody has asked: readers depend on the lengths, not on the body that gives them.
  private var parts: Rule<[Part]>?
  private let subgraph: Subgraph

  /// A scope for the views inside a place; `parts` is read inside nodes.
  package init(slot: GeometrySlot, outer: SafeAreaScope?, parts: @escaping () -> [Part]) {
    self.slot = slot
    self.outer = outer
    readParts = parts
    subgraph = slot.placed.graph.currentSubgraph
  }

  private var currentParts: [Part] {
    if parts == nil, !subgraph.isEnded {
      let graph: Graph = slot.placed.graph
      parts = graph.with(subgraph) { Rule(in: graph, "safe area", readParts) }
    }
    return parts?.value ?? []
  }

  /// How far the place of a view may reach beyond its edges; `leading` is the left and `trailing` the right side.
  func reach(of view: GeometrySlot, size: CGSize, regions: SafeAreaRegions) -> EdgeInsets {
    let bounds = CGRect(origin: .zero, size: size)
    var rect: CGRect = bounds
    var scope: SafeAreaScope? = self
    while let next = scope {
      next.extend(&rect, of: view, regions: regions)
      scope = next.outer
    }
    return EdgeInsets(
      top: bounds.minY - rect.minY, leading: bounds.minX - rect.minX, bottom: rect.maxY - bounds.maxY,
      trailing: rect.maxX - bounds.maxX)
  }

  /// How much of a place lies in the room that is taken from the edges; `leading` is the left and `trailing` the right side.
  package func covered(of view: GeometrySlot, size: CGSize) -> EdgeInsets {
    let bounds = CGRect(origin: .zero, size: size)
    var insets = EdgeInsets()
    var scope: SafeAreaScope? = self
    while let next = scope {
      scope = next.outer
      let taken: EdgeInsets = next.merged(.all).all
      guard taken != EdgeInsets() else { continue }
      let outward: CGAffineTransform = view.transform(to: next.slot)
      // What is turned has no edges in common.
      guard outward.b == 0, outward.c == 0, outward.a != 0, outward.d != 0 else { continue }
      let safe: CGRect = CGRect(origin: .zero, size: next.slot.stableSize).inset(by: taken)
        .applying(outward.inverted())
      insets.top = max(insets.top, safe.minY - bounds.minY)
      insets.leading = max(insets.leading, safe.minX - bounds.minX)
      insets.bottom = max(insets.bottom, bounds.maxY - safe.maxY)
      insets.trailing = max(insets.trailing, bounds.maxX - safe.maxX)
    }
    return insets
  }

  /// The sum of what is chosen, and of everything.
  ///
  /// What is not chosen hides what lies beyond it: with a keyboard up, the bar under it can't be reached.
  private func merged(_ regions: SafeAreaRegions) -> (chosen: EdgeInsets, all: EdgeInsets) {
    var chosen = EdgeInsets()
    var all = EdgeInsets()
    var open: Edge.Set = .all
    for part in currentParts.reversed() {
      let isChosen: Bool = !part.regions.isDisjoint(with: regions)
      for edge in Edge.allCases {
        let length: CGFloat = part.insets[edge]
        all[edge] += length
        if isChosen, open.contains(edge) { chosen[edge] += length }
        if !isChosen, length != 0 { open.remove(Edge.Set(edge)) }
      }
    }
    return (chosen, all)
  }

  private func extend(_ rect: inout CGRect, of view: GeometrySlot, regions: SafeAreaRegions) {
    let insets = merged(regions)
    guard insets.chosen != EdgeInsets() else { return }
    let outward: CGAffineTransform = view.transform(to: slot)
    // What is turned has no edges to go on with.
    let isUpright: Bool = outward.b == 0 && outward.c == 0 || outward.a == 0 && outward.d == 0
    guard isUpright, outward.a * outward.d != outward.b * outward.c else { return }
    let inward: CGAffineTransform = outward.inverted()
    let safe: CGRect = CGRect(origin: .zero, size: slot.stableSize).inset(by: insets.all)
    let inner: CGRect = safe.applying(inward)
    let reached: CGRect = safe.outset(by: insets.chosen).applying(inward)
    let tolerance: CGFloat = 0.5
    let isAbove: Bool = rect.minY - tolerance <= inner.minY && reached.minY <= rect.minY + tolerance
    let isBelow: Bool = inner.maxY <= rect.maxY + tolerance && rect.maxY - tolerance <= reached.maxY
    let isLeft: Bool = rect.minX - tolerance <= inner.minX && reached.minX <= rect.minX + tolerance
    let isRight: Bool = inner.maxX <= rect.maxX + tolerance && rect.maxX - tolerance <= reached.maxX
    rect = CGRect(
      left: isLeft ? reached.minX : rect.minX, top: isAbove ? reached.minY : rect.minY,
      right: isRight ? reached.maxX : rect.maxX, bottom: isBelow ? reached.maxY : rect.maxY)
  }
}

extension CGRect {
  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle without its edges; `leading` is the left and `trailing` the right side.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      left: minX + insets.leading, top: minY + insets.top, right: maxX - insets.trailing, bottom: maxY - insets.bottom)
  }

  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      left: minX - insets.leading, top: minY - insets.top, right: maxX + insets.trailing, bottom: maxY + insets.bottom)
  }
}

extension EdgeInsets {
  /// Between sides of the screen and sides of reading: the same from left to right, swapped from right to left.
  package func flipped(in direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The insets at the edges of the set, and zero elsewhere.
  package func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
