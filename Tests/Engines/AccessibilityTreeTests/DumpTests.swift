import CoreGraphics
import Testing

@testable import AccessibilityTree

/// What is found on the way inwards, node after node, is what each node's own way outwards tells.
@MainActor struct DumpTests {
  let make: SourceFactory = SourceFactory()

  private func check(_ tree: AccessibilityTree) throws {
    var stack: [(id: AccessibilityNode.ID, way: AccessibilityWay)] = [(tree.root, AccessibilityWay())]
    while let (id, way) = stack.popLast() {
      let node: AccessibilityNode = try #require(tree.nodes[id])
      let (found, expected): (CGRect, CGRect) = (way.frame(of: node), try #require(tree.frame(of: id)))
      for part in [\CGRect.minX, \CGRect.minY, \CGRect.width, \CGRect.height] {
        #expect(abs(found[keyPath: part] - expected[keyPath: part]) < 1e-6)
      }
      if let isScrolledOut = way.isScrolledOut(node) { #expect(isScrolledOut == tree.isScrolledOut(id)) }
      stack += node.children.map { ($0, way.inside(node)) }
    }
  }

  @Test("Frames and what is scrolled out are the same by both ways", arguments: 1...20)
  func ways(seed: UInt64) throws {
    let random: RandomSourceTree = RandomSourceTree(seed: seed)
    for _ in 0..<20 {
      for _ in 0..<5 { random.edit() }
      try check(AccessibilityResolver.fullTree(of: random.root, order: .phone))
    }
  }

  @Test("In scroll views inside each other, what lies outside of any one is scrolled out")
  func nestedViewports() throws {
    let text: AccessibilitySource = make.text("a", 0, 30)
    let inner: AccessibilitySource = make.source(.container, CGRect(x: 0, y: 0, width: 100, height: 100), [text])
    inner.clip = inner.bounds
    let outer: AccessibilitySource = make.source(.container, CGRect(x: 0, y: 10, width: 100, height: 50), [inner])
    outer.clip = outer.bounds
    let resolver = AccessibilityResolver(root: make.window([outer]))
    resolver.update()
    #expect(!resolver.tree.dump().contains("scrolled out"))
    outer.contentOffset.y = 60
    resolver.update()
    try check(resolver.tree)
    #expect(resolver.tree.dump().contains("text \"a\" [staticText] (0 -20 80 20) scrolled out"))
  }

  @Test("Containers a thousand deep print lines of bounded length")
  func deep() {
    let leaf: AccessibilitySource = make.text("a")
    let nested: AccessibilitySource = (0..<1_000).reduce(leaf) { inner, _ in
      make.source(.container, CGRect(x: 1, y: 0, width: 80, height: 20), [inner])
    }
    let resolver = AccessibilityResolver(root: make.window([nested]))
    resolver.update()
    let lines: [Substring] = resolver.tree.dump().split(separator: "\n")
    #expect(lines.count == 1_002)
    #expect(lines.map(\.count).max() ?? 0 < 260)
    #expect(lines.last?.hasPrefix(String(repeating: "  ", count: 100) + "+901 text \"a\"") == true)
  }

  @Test("Sources 100,000 deep are let go, and those that somebody holds stay with what is inside")
  func letGo() {
    let kept: AccessibilitySource = make.source(.container, .zero, [make.text("a")])
    var nested: AccessibilitySource? = (0..<100_000).reduce(kept) { inner, _ in
      make.source(.transparent, .zero, [inner])
    }
    #expect(nested != nil && kept.parent != nil)
    nested = nil
    #expect(kept.parent == nil)
    #expect(kept.children.first?.properties.label == "a")
    #expect(kept.children.first?.parent === kept)
  }

  @Test("Of sources that move into another tree, changes are told there and no longer where they were")
  func moves() {
    let text: AccessibilitySource = make.text("a")
    let group: AccessibilitySource = make.source(.container, .zero, [text])
    let (first, second) = (make.window([group]), make.window([]))
    let resolvers = (AccessibilityResolver(root: first), AccessibilityResolver(root: second))
    resolvers.0.update()
    resolvers.1.update()
    text.properties.label = "b"
    #expect(resolvers.0.update().changed.map(\.properties.label) == ["b"])
    second.children = [group]
    resolvers.0.update()
    resolvers.1.update()
    text.properties.label = "c"
    #expect(resolvers.0.update().changed.isEmpty)
    #expect(resolvers.1.update().changed.map(\.properties.label) == ["c"])
    second.children = []
    resolvers.1.update()
    text.properties.label = "d"
    second.children = [group]
    resolvers.1.update()
    #expect(resolvers.1.tree.dump().contains("\"d\""))
  }
}
