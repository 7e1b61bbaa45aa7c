import CoreGraphics
import DisplayList
import Foundation
import Testing

@MainActor @Suite struct TreeTests {
  private let root = DisplayNode(id: 1)

  private func makeTree() -> DisplayTree {
    DisplayTree(root: root, size: CGSize(width: 60, height: 60))
  }

  private func leaf(_ id: UInt64, at x: CGFloat, _ y: CGFloat) -> DisplayNode {
    let node = DisplayNode(id: id)
    node.origin = CGPoint(x: x, y: y)
    node.content = [.fill(rectangle(0, 0, 5, 5), red)]
    return node
  }

  @Test("Flattening folds translations into the items and leaves out what does nothing")
  func flattening() {
    let tree: DisplayTree = makeTree()
    let middle = leaf(2, at: 10, 10)
    middle.effects = [.opacity(1), .transform(.identity), .opacity(0.5)]
    middle.children = [leaf(3, at: 1, 2), DisplayNode(id: 4)]
    let empty = DisplayNode(id: 5)
    empty.effects = [.blur(radius: 3)]
    let turned = leaf(6, at: 20, 0)
    turned.effects = [.transform(CGAffineTransform(scaleX: 2, y: 2))]
    let hidden = leaf(7, at: 0, 0)
    hidden.isHidden = true
    root.children = [middle, empty, turned, hidden]
    #expect(
      tree.flattened().description == """
        group opacity 0.5
          fill #FF0000 rect 10 10 5 5
          fill #FF0000 rect 11 12 5 5
        group transform 2 0 0 2 20 0
          fill #FF0000 rect 0 0 5 5
        """)
  }

  @Test("Effects apply from the outside in, in the node's own space")
  func effectOrder() {
    let tree: DisplayTree = makeTree()
    let node = leaf(2, at: 10, 0)
    node.effects = [.clip(rectangle(0, 0, 4, 4), evenOdd: false), .opacity(0.5)]
    root.children = [node]
    #expect(
      tree.flattened().description == """
        group clip rect 10 0 4 4
          group opacity 0.5
            fill #FF0000 rect 10 0 5 5
        """)
  }

  @Test("A new tree is damaged all over, an unchanged one not at all")
  func untouched() {
    root.children = [leaf(2, at: 10, 10)]
    let tree: DisplayTree = makeTree()
    #expect(tree.takeDamage() == [CGRect(x: 0, y: 0, width: 60, height: 60)])
    root.children[0].origin = CGPoint(x: 10, y: 10)
    root.children[0].content = root.children[0].content
    root.children = root.children
    #expect(tree.takeDamage().isEmpty)
  }

  @Test("A move damages the old and the new place, also through the effects above")
  func moving() {
    let group = DisplayNode(id: 2)
    group.origin = CGPoint(x: 10, y: 0)
    group.effects = [.transform(CGAffineTransform(scaleX: 2, y: 2))]
    group.children = [leaf(3, at: 1, 1)]
    root.children = [group]
    let tree: DisplayTree = makeTree()
    _ = tree.takeDamage()
    group.children[0].origin = CGPoint(x: 11, y: 1)
    group.children[0].origin = CGPoint(x: 15, y: 1)
    #expect(
      tree.takeDamage() == [CGRect(x: 12, y: 2, width: 10, height: 10), CGRect(x: 40, y: 2, width: 10, height: 10)])
  }

  @Test("Of changed content only the items that differ are damaged")
  func contentDifference() {
    let items: [DisplayItem] = (0..<5).map { .fill(rectangle(CGFloat($0) * 10, 0, 5, 5), red) }
    root.content = items
    let tree: DisplayTree = makeTree()
    _ = tree.takeDamage()
    var changed: [DisplayItem] = items
    changed[2] = .fill(rectangle(21, 0, 5, 5), blue)
    root.content = changed
    #expect(tree.takeDamage().reduce(CGRect.null) { $0.union($1) } == CGRect(x: 20, y: 0, width: 6, height: 5))
  }

  @Test("Removing, hiding and clipping damage what was seen; changes out of sight damage nothing")
  func leaving() {
    let first = leaf(2, at: 10, 10)
    let second = leaf(3, at: 30, 30)
    root.children = [first, second]
    let tree: DisplayTree = makeTree()
    _ = tree.takeDamage()
    root.children = [second]
    #expect(tree.takeDamage() == [CGRect(x: 10, y: 10, width: 5, height: 5)])
    first.content = []
    #expect(tree.takeDamage().isEmpty)
    second.isHidden = true
    #expect(tree.takeDamage() == [CGRect(x: 30, y: 30, width: 5, height: 5)])
    second.origin = .zero
    second.content = []
    #expect(tree.takeDamage().isEmpty)
  }

  @Test("A node has one parent: adding it elsewhere takes it away here")
  func reparenting() {
    let child = leaf(2, at: 0, 0)
    let other = DisplayNode(id: 3)
    root.children = [child, other]
    other.children = [child]
    #expect(root.children.map(\.id) == [3])
    #expect(child.parent === other)
  }

  @Test("Changing one leaf costs the way to the root, not the tree (G2)")
  func cost() {
    var node: DisplayNode = root
    var id: UInt64 = 10
    for _ in 0..<10 {
      node.children = (0..<40).map { _ in
        id += 1
        return leaf(id, at: 1, 1)
      }
      node = node.children[20]
    }
    let tree: DisplayTree = makeTree()
    _ = tree.takeDamage()
    let before: Int = tree.visitedNodes
    node.content = [.fill(rectangle(0, 0, 6, 6), blue)]
    #expect(!tree.takeDamage().isEmpty)
    #expect(tree.visitedNodes - before <= 4 * 11)
  }

  @Test("Flattening an area leaves out what is outside of it")
  func culling() {
    let tree: DisplayTree = makeTree()
    let group = DisplayNode(id: 2)
    group.origin = CGPoint(x: 20, y: 20)
    group.children = [leaf(3, at: 0, 0), leaf(4, at: 20, 20)]
    root.children = [leaf(5, at: 0, 0), group]
    let area = CGRect(x: 38, y: 38, width: 4, height: 4)
    #expect(tree.flattened(in: area).description == "fill #FF0000 rect 40 40 5 5")
  }
}
