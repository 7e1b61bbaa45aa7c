import CoreGraphics
import DeepStack

extension DisplayTree {
  /// The drawing as a list: translations folded into the items, groups that do nothing left out.
  ///
  /// - Parameter area: when given, what is surely outside of it is left out.
  package func flattened(in area: CGRect? = nil) -> DisplayList {
    var items: [DisplayItem] = []
    root.flatten(into: &items, at: .zero, area)
    return DisplayList(items)
  }
}

extension DisplayNode {
  /// The node's drawing with its effects, where its own space begins at zero.
  ///
  /// - Parameter area: in that space; when given, what is surely outside of it is left out.
  package func items(in area: CGRect? = nil) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let shown: CGPoint = shownOrigin
    flatten(into: &items, at: CGPoint(x: -shown.x, y: -shown.y), area?.offsetBy(dx: shown.x, dy: shown.y))
    return items
  }

  /// Maps an area that a renderer wants of the node to the area that it needs of the node's content, inside of the
  /// effects; nil for all of the content.
  package func inward(_ area: CGRect?) -> CGRect? { effects.reduce(area) { $1.inward($0) } }
}

/// Counts of the work that drawing did: the measure of G2 in tests.
package enum DisplayEvents {
  /// Nodes whose items were looked at for a list; drawing runs on the main actor only.
  package nonisolated(unsafe) static var flattened: Int = 0
}

extension DisplayNode {
  /// - Parameters:
  ///   - offset: of the parent's space in the result's.
  ///   - area: what is wanted, in the parent's space; nil for all.
  func flatten(into items: inout [DisplayItem], at offset: CGPoint, _ area: CGRect?) {
    guard !isHidden else { return }
    if let area, !paintedBounds.overlaps(area) { return }
    DisplayEvents.flattened += 1
    let shown: CGPoint = shownOrigin
    let place = CGPoint(x: offset.x + shown.x, y: offset.y + shown.y)
    let outer: CGRect? = area?.offsetBy(dx: -shown.x, dy: -shown.y)
    guard effects.isEmpty else {
      let inner: CGRect? = effects.reduce(outer) { $1.inward($0) }
      return items += affected(effects[...], at: place, inner)
    }
    flattenInside(into: &items, at: place, outer)
  }

  private func flattenInside(into items: inout [DisplayItem], at offset: CGPoint, _ area: CGRect?) {
    if let mask = children.first, mask.masksSiblings {
      return flattenMasked(by: mask, into: &items, at: offset, area)
    }
    for item in content { items += item.placed(at: offset) }
    for child in children { withEnoughStack { child.flatten(into: &items, at: offset, area) } }
  }

  /// The node's drawing as far as its mask covers it.
  private func flattenMasked(
    by mask: DisplayNode, into items: inout [DisplayItem], at offset: CGPoint, _ area: CGRect?
  ) {
    var covering: [DisplayItem] = []
    withEnoughStack { mask.flatten(into: &covering, at: offset, area) }
    guard !covering.isEmpty else { return }
    var covered: [DisplayItem] = []
    for child in children.dropFirst() { withEnoughStack { child.flatten(into: &covered, at: offset, area) } }
    if !covered.isEmpty { items.append(.group(.mask(covering), covered)) }
  }

  private func affected(_ effects: ArraySlice<Effect>, at offset: CGPoint, _ area: CGRect?) -> [DisplayItem] {
    guard let effect = effects.first else {
      var items: [DisplayItem] = []
      flattenInside(into: &items, at: offset, area)
      return items
    }
    return effect.placed(at: offset) { affected(effects.dropFirst(), at: $0, area) }
  }
}

extension CGRect {
  /// Whether the two have an area in common; rectangles that only touch have none.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Effect {
  /// What is wanted inside the effect where `area` is wanted outside of it; nil for all.
  ///
  /// Effects that move or spread things let everything in: the area is not mapped through them. Of what a clip cuts off,
  /// nothing is looked at, so that a scroll view costs what is in sight (G2).
  fileprivate func inward(_ area: CGRect?) -> CGRect? {
    switch self {
    case .opacity, .blend, .isolate, .mask, .colors, .threshold, .backdrop: return area
    case .clip(let path, _): return area.map { $0.intersection(path.boundingBoxOfPath) } ?? path.boundingBoxOfPath
    case .transform, .projection, .blur, .shadow, .opaqueBlur: return nil
    }
  }
}
