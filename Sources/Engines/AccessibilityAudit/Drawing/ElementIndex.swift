import AccessibilityTree
import CoreGraphics

/// The elements of a tree with their frames in the window, found by a point without a look at all of them.
package struct ElementIndex {
  /// In reading order.
  package let elements: [AccessibilityNode]
  /// Of elements and containers, in the window.
  package let frames: [AccessibilityNode.ID: CGRect]
  /// The frames of the viewports, in the window.
  let viewports: [CGRect]
  /// What lies in something that scrolls or cuts.
  private let scrolled: Set<AccessibilityNode.ID>
  /// For each band of the window the elements that reach into it, by their places among all, from the first on.
  private var bands: [Int: [Int]] = [:]
  /// Elements that reach into so many bands that a list for each would take long.
  private var tall: [Int] = []
  /// The frames of the elements with what is tolerated around them.
  private var boxes: [CGRect] = []

  /// The height of a band, in points: about a line of text.
  private static let height: CGFloat = 32
  private static let mostBands: CGFloat = 64

  package init(_ tree: AccessibilityTree) {
    var elements: [AccessibilityNode] = []
    var frames: [AccessibilityNode.ID: CGRect] = [:]
    var viewports: [CGRect] = []
    var scrolled: Set<AccessibilityNode.ID> = []
    frames.reserveCapacity(tree.nodes.count)
    var stack: [(id: AccessibilityNode.ID, toWindow: CGAffineTransform, isScrolled: Bool)] = [
      (tree.root, .identity, false)
    ]
    while let (id, around, isScrolled) = stack.popLast() {
      // A node that is met twice belongs to a broken tree.
      guard let node = tree[id], frames[id] == nil else { continue }
      let toWindow: CGAffineTransform = node.toParent.concatenating(around)
      let frame: CGRect = node.bounds.applying(toWindow)
      frames[id] = frame
      if isScrolled { scrolled.insert(id) }
      if node.clip != nil { viewports.append(frame) }
      if !node.isContainer { elements.append(node) }
      let scroll = CGAffineTransform(translationX: -node.contentOffset.x, y: -node.contentOffset.y)
      let inner: CGAffineTransform = scroll.concatenating(toWindow)
      for child in node.children.reversed() { stack.append((child, inner, isScrolled || node.clip != nil)) }
    }
    self.elements = elements
    self.frames = frames
    self.viewports = viewports
    self.scrolled = scrolled
    for (place, element) in elements.enumerated() {
      let box: CGRect = (frames[element.id] ?? .zero).insetBy(dx: -2, dy: -2)
      boxes.append(box)
      // What has no place is found nowhere.
      guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) else { continue }
      let first: CGFloat = (box.minY / Self.height).rounded(.down)
      let last: CGFloat = (box.maxY / Self.height).rounded(.down)
      guard last - first < Self.mostBands, abs(first) < 1e9 else {
        tall.append(place)
        continue
      }
      for band in Int(first)...Int(last) { bands[band, default: []].append(place) }
    }
  }

  func isScrolled(_ id: AccessibilityNode.ID) -> Bool { scrolled.contains(id) }

  /// The smallest element around the middle of a run.
  func owner(of text: DrawnText) -> AccessibilityNode? {
    smallest(at: CGPoint(x: text.rect.midX, y: text.rect.midY))
  }

  /// The smallest element around a point of the window, or two points from it; of equal ones the first in reading order.
  package func smallest(at point: CGPoint) -> AccessibilityNode? {
    guard point.x.isFinite, point.y.isFinite, abs(point.y) < 1e9 else { return nil }
    let near: [Int] = bands[Int((point.y / Self.height).rounded(.down))] ?? []
    var best: (place: Int, area: CGFloat)?
    for place in near + tall where boxes[place].contains(point) {
      let area: CGFloat = boxes[place].width * boxes[place].height
      if let best, (best.area, best.place) < (area, place) { continue }
      best = (place, area)
    }
    return best.map { elements[$0.place] }
  }

  /// The smallest element in which at least half of a rectangle of the window lies; of equal ones the first in reading
  /// order. What lies on an element's edge, or has no extent, is in it by its middle.
  package func smallest(holding rect: CGRect) -> AccessibilityNode? {
    guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite, abs(rect.midY) < 1e9 else { return nil }
    // The middle of a rectangle is in whatever holds more than half of it, unless that has holes.
    let near: [Int] = bands[Int((rect.midY / Self.height).rounded(.down))] ?? []
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    var best: (place: Int, area: CGFloat)?
    for place in near + tall where boxes[place].contains(middle) && boxes[place].holdsHalf(of: rect) {
      let area: CGFloat = boxes[place].width * boxes[place].height
      if let best, (best.area, best.place) < (area, place) { continue }
      best = (place, area)
    }
    return best.map { elements[$0.place] }
  }
}

extension CGRect {
  /// Whether at least half of another rectangle lies in this one.
  package func holdsHalf(of other: CGRect) -> Bool {
    let shared: CGRect = intersection(other)
    guard !shared.isNull else { return false }
    // Lines have no area; a point is in by lying inside.
    if other.width <= 0 { return shared.height >= other.height / 2 }
    if other.height <= 0 { return shared.width >= other.width / 2 }
    return shared.width * shared.height >= other.width * other.height / 2
  }
}
