import CoreGraphics
import DeepStack

/// What is drawn behind a part of a node, as far as the two are mixed: in the same layer, from back to front, in the
/// node's own space.
package struct DrawnBehind: Equatable {
  package var items: [DisplayItem]
  /// Whether the window's ground lies behind the items. Behind those of a translucent group, or of another that is put
  /// together first, lies nothing.
  package var isOnGround: Bool

  /// Whether everything behind the part has one colour, so that a blur of it changes nothing.
  package fileprivate(set) var isPlain: Bool = false

  package init(items: [DisplayItem], isOnGround: Bool) {
    self.items = items
    self.isOnGround = isOnGround
  }
}

extension DisplayNode {
  /// Whether something of the node, or of those below it, shows what lies behind it.
  package var hasBackdrops: Bool { !backdrops.isEmpty }

  /// What is drawn behind the node in a rectangle. Where all of it has one colour, the items are rectangles of the same
  /// size wherever the node stands: they stay equal when the node is scrolled.
  ///
  /// - Parameters:
  ///   - rect: in the node's own space.
  ///   - isInside: whether the rectangle lies inside of the node's effects, as its content does.
  /// - Returns: nil where a group around the node turns, scales or changes it.
  package func drawnBehind(_ rect: CGRect, isInside: Bool) -> DrawnBehind? {
    var layers: [[DisplayItem]] = []
    var offset: CGPoint = .zero
    var node: DisplayNode = self
    var isOnGround: Bool?
    if isInside {
      guard let reach = effects.reach else { return nil }
      if reach == .layer { isOnGround = false }
    }
    while isOnGround == nil {
      guard let parent = node.parent else {
        isOnGround = true
        break
      }
      offset = CGPoint(x: offset.x - node.shownOrigin.x, y: offset.y - node.shownOrigin.y)
      if let mask = parent.children.first, mask.masksSiblings { return nil }
      let items: [DisplayItem] = parent.drawn(before: node, at: offset, rect)
      layers.append(items)
      if items.contains(where: { $0.hides(rect) }) { isOnGround = true }
      guard let reach = parent.effects.reach else { return nil }
      if isOnGround == nil, reach == .layer { isOnGround = false }
      node = parent
    }
    var behind = DrawnBehind(items: layers.reversed().flatMap(\.self), isOnGround: isOnGround ?? true)
    behind.simplify(in: rect)
    return behind
  }

  /// The node's content, and its children from the first to the one before `child`, as far as they touch a rectangle.
  ///
  /// - Parameters:
  ///   - offset: of the node's own space in that of the rectangle.
  ///   - rect: in the space of the result.
  private func drawn(before child: DisplayNode, at offset: CGPoint, _ rect: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = content.flatMap { $0.placed(at: offset) }
    let area: CGRect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
    for sibling in children {
      if sibling === child { break }
      withEnoughStack { sibling.flatten(into: &items, at: offset, area) }
    }
    return items.filter { !$0.bounds.isNull && $0.bounds.intersects(rect) }
  }
}

extension DrawnBehind {
  fileprivate mutating func simplify(in rect: CGRect) {
    if let last = items.lastIndex(where: { $0.hides(rect) }) { items.removeFirst(last) }
    isPlain = items.allSatisfy { $0.fills(rect) }
    guard isPlain else { return }
    items = items.map { item in
      guard case .fill(_, let paint, let evenOdd) = item else { return item }
      return .fill(CGPath(rect: rect, transform: nil), paint, evenOdd: evenOdd)
    }
  }
}

extension DisplayItem {
  /// Whether the item paints all of a rectangle in one colour.
  fileprivate func fills(_ rect: CGRect) -> Bool {
    guard case .fill(let path, .color, _) = self else { return false }
    return path.isRect(nil) && path.boundingBoxOfPath.contains(rect)
  }

  /// Whether nothing is seen in a rectangle of what lies behind the item.
  fileprivate func hides(_ rect: CGRect) -> Bool {
    guard case .fill(_, .color(let color), _) = self else { return false }
    return color.alpha >= 1 && fills(rect)
  }
}

/// How far back something in a group can see.
private enum Reach { case throughGroup, layer }

extension [Effect] {
  /// Nil where the group is not shown as it is drawn.
  fileprivate var reach: Reach? {
    var reach: Reach = .throughGroup
    for effect in self {
      switch effect {
      case .clip, .opacity(1...): break
      case .opacity, .isolate: reach = .layer
      default: return nil
      }
    }
    return reach
  }
}
