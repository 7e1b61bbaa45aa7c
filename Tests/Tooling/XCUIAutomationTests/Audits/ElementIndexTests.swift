import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import SeededNumbers
import Testing

/// The index by which runs of text find their elements.
@Suite struct ElementIndexTests {
  private func tree(_ frames: [CGRect], scrolled: CGPoint = .zero) -> AccessibilityTree {
    let ids: [UInt64] = frames.indices.map { UInt64($0 + 1) }
    let root = AccessibilityNode(id: 0, children: ids, isContainer: true, contentOffset: scrolled)
    return AccessibilityTree(
      root: 0,
      nodes: [root]
        + zip(ids, frames).map { id, frame in
          AccessibilityNode(
            id: id, parent: 0, bounds: CGRect(origin: .zero, size: frame.size),
            toParent: CGAffineTransform(translationX: frame.minX, y: frame.minY))
        })
  }

  /// By a look at all elements.
  private func plain(_ tree: AccessibilityTree, _ point: CGPoint) -> UInt64? {
    var best: (id: UInt64, area: CGFloat)?
    for element in tree.elements() {
      let frame: CGRect = (tree.frame(of: element.id) ?? .zero).insetBy(dx: -2, dy: -2)
      guard frame.contains(point), best.map({ frame.width * frame.height < $0.area }) ?? true else { continue }
      best = (element.id, frame.width * frame.height)
    }
    return best?.id
  }

  @Test("It finds the element that a look at all of them finds, large and small ones, near and far")
  func equal() {
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let frames: [CGRect] = (0..<60).map { index in
        let size: CGFloat = index.isMultiple(of: 9) ? 4000 : 60
        return CGRect(
          x: CGFloat(numbers.below(800)) - 200, y: CGFloat(numbers.below(1200)) - 300,
          width: CGFloat(numbers.below(100)) / 100 * size, height: CGFloat(numbers.below(100)) / 100 * size)
      }
      let tree: AccessibilityTree = tree(frames, scrolled: CGPoint(x: 3, y: CGFloat(numbers.below(500))))
      let index = ElementIndex(tree)
      for _ in 0..<50 {
        let point = CGPoint(x: CGFloat(numbers.below(600)) - 100, y: CGFloat(numbers.below(1000)) - 400)
        #expect(index.smallest(at: point)?.id == plain(tree, point))
      }
    }
  }

  @Test("Of elements of one size the first in reading order has the text")
  func ties() {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(ElementIndex(tree([frame, frame])).smallest(at: CGPoint(x: 5, y: 5))?.id == 1)
  }

  @Test("Frames and points that are no numbers, and a broken tree, are nowhere")
  func odd() {
    let frames: [CGRect] = [
      CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), CGRect(x: 0, y: -1e30, width: 10, height: 2e30),
      CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
    ]
    let index = ElementIndex(tree(frames))
    #expect(index.smallest(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    #expect(index.smallest(at: CGPoint(x: 0, y: CGFloat.infinity)) == nil)
    #expect(index.smallest(at: CGPoint(x: 5, y: 5))?.id == 2)
    var circle: AccessibilityTree = tree([CGRect(x: 0, y: 0, width: 5, height: 5)])
    circle.nodes[1]?.children = [0, 1]
    #expect(ElementIndex(circle).elements.count == 1)
  }
}
