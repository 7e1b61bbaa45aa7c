import Foundation
import Testing

@testable import AccessibilityTree

@MainActor struct IncrementalTests {
  let make: SourceFactory = SourceFactory()

  @Test("After any changes the tree, and the tree made of the updates, equal a fresh build (G1, G8)", arguments: 1...40)
  func incrementalEqualsFull(seed: UInt64) throws {
    let random: RandomSourceTree = RandomSourceTree(seed: seed)
    let resolver: AccessibilityResolver = AccessibilityResolver(root: random.root)
    var mirror: AccessibilityTree = AccessibilityTree(root: 0)
    mirror.apply(resolver.update())
    #expect(mirror == resolver.tree)
    for step in 0..<60 {
      for _ in 0...(step % 4) { random.edit() }
      let fresh: AccessibilityTree = AccessibilityResolver.fullTree(of: random.root, order: .phone)
      let before: AccessibilityTree = mirror
      let update: AccessibilityUpdate = resolver.update()
      mirror.apply(update)
      try #require(resolver.tree.dump() == fresh.dump(), "seed \(seed), \(random.history.suffix(4))")
      try #require(resolver.tree == fresh, "seed \(seed), \(random.history.suffix(4))")
      try #require(mirror == fresh, "seed \(seed), \(random.history.suffix(4))")
      try #require(update.removed == fresh.difference(from: before).removed)
      try #require(fresh.issues().filter { $0.rule != .frameOutsideWindow }.isEmpty)
    }
  }

  /// A window with `count` texts in groups of ten, each group with an attachment, in one container.
  private func page(_ count: Int) -> (root: AccessibilitySource, text: AccessibilitySource) {
    let groups: [AccessibilitySource] = (0..<count / 10).map { row in
      let texts: [AccessibilitySource] = (0..<10).map { make.text("\(row) \($0)", CGFloat($0 * 30), 0) }
      return make.group(texts, frame: CGRect(x: 0, y: CGFloat(row) * 30, width: 300, height: 20)) { $0.hint = "Row" }
    }
    let list: AccessibilitySource = make.source(.container, CGRect(x: 0, y: 0, width: 393, height: 852), groups)
    list.clip = list.bounds
    return (make.window([list]), groups[count / 20].children[5])
  }

  @Test("A changed label costs the same in trees of 100 and of 10,000 elements (G2)", arguments: [100, 10_000])
  func costOfLabel(count: Int) {
    let (root, text): (AccessibilitySource, AccessibilitySource) = page(count)
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    #expect(resolver.update().changed.count == count + 2)
    text.properties.label = "New"
    let update: AccessibilityUpdate = resolver.update()
    #expect(update.changed.map(\.properties.label) == ["New"])
    #expect(resolver.visitedSources == 6)
    #expect(resolver.orderedContainers == 0)
  }

  @Test("Scrolling and moving a container change its own node only (G2)", arguments: [100, 10_000])
  func costOfScrolling(count: Int) throws {
    let (root, text): (AccessibilitySource, AccessibilitySource) = page(count)
    let list: AccessibilitySource = try #require(root.children.first)
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    let before: CGRect = try #require(resolver.tree.frame(of: text.id))
    list.contentOffset.y = 20
    #expect(resolver.update().changed.map(\.id) == [list.id])
    list.origin.y = 10
    #expect(resolver.update().changed.map(\.id) == [list.id])
    #expect(resolver.visitedSources == 3)
    #expect(resolver.tree.frame(of: text.id) == before.offsetBy(dx: 0, dy: -10))
  }

  @Test("What a container scrolls moves by its own origin and changes the container's node only (G2)")
  func costOfMovingScrolledContent() throws {
    let texts: [AccessibilitySource] = (0..<500).map { make.text("row \($0)", 0, CGFloat($0) * 30) }
    let content: AccessibilitySource = make.group(texts, frame: CGRect(x: 0, y: 0, width: 100, height: 15_000))
    // A source between content and container, as of a layout.
    let between: AccessibilitySource = make.group([content], frame: CGRect(x: 3, y: 4, width: 100, height: 100))
    let list: AccessibilitySource = make.source(.container, CGRect(x: 0, y: 50, width: 100, height: 100), [between])
    list.clip = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.isScrolledContent = true
    content.origin = CGPoint(x: 0, y: 10)
    let root: AccessibilitySource = make.window([list])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    let before: CGRect = try #require(resolver.tree.frame(of: texts[7].id))
    content.origin.y = -200
    #expect(resolver.update().changed.map(\.id) == [list.id])
    #expect(resolver.visitedSources == 3)
    #expect(resolver.tree.frame(of: texts[7].id) == before.offsetBy(dx: 0, dy: -210))
    #expect(resolver.tree.isScrolledOut(texts[0].id))
    #expect(resolver.tree == resolved(root))
  }

  @Test("Rows that come cost what came, not what was there (G2)", arguments: [100, 10_000])
  func costOfInsertion(count: Int) throws {
    let (root, _): (AccessibilitySource, AccessibilitySource) = page(count)
    let list: AccessibilitySource = try #require(root.children.first)
    let stack: AccessibilitySource = make.group([], frame: .zero)
    stack.children = list.children
    list.children = [stack]
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    // The stack gets longer, which is nothing to the rows that are there.
    stack.bounds.size.height += 30
    stack.append(make.text("last", 0, CGFloat(count / 10) * 30))
    let update: AccessibilityUpdate = resolver.update()
    #expect(update.changed.map(\.label) == ["", "last"])
    #expect(resolver.tree.elements().last?.label == "last")
    #expect(resolver.visitedSources < 12)
    #expect(resolver.orderedContainers == 0)
    stack.children.insert(make.text("between", 0, 25), at: 1)
    resolver.update()
    #expect(resolver.tree == AccessibilityResolver.fullTree(of: root, order: .phone))
    #expect(resolver.orderedContainers == 1, "it shares a line with others, which may change the lines")
  }

  @Test("A new element above a line may take a later element of that line into a line of its own (G1)")
  func insertionAboveLine() {
    let stack: AccessibilitySource = make.source(
      .transparent, CGRect(x: 0, y: 0, width: 300, height: 300),
      [make.text("top", 0, 100), make.text("left", 10, 160.5), make.text("right", 50, 158)])
    let root: AccessibilitySource = make.window([stack])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    #expect(labels(resolver.tree) == ["top", "left", "right"])
    stack.append(make.text("above", 0, 152))
    resolver.update()
    #expect(resolver.tree == AccessibilityResolver.fullTree(of: root, order: .phone))
    #expect(labels(resolver.tree) == ["top", "above", "right", "left"])
  }

  @Test("Without changes an update visits nothing and is empty (G2)")
  func unchanged() {
    let (root, text): (AccessibilitySource, AccessibilitySource) = page(100)
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    #expect(!resolver.needsUpdate)
    let (same, place): (String?, CGPoint) = (text.properties.label, text.origin)
    text.properties.label = same
    text.origin = place
    #expect(!resolver.needsUpdate)
    #expect(resolver.update().isEmpty)
    #expect(resolver.visitedSources == 0)
  }

  @Test("A change behind a combined element sends that element only (294)")
  func combined() {
    let text: AccessibilitySource = make.text("1")
    let card: AccessibilitySource = make.group([make.group([text]), make.text("2", 100, 0)], behavior: .combine)
    let resolver: AccessibilityResolver = AccessibilityResolver(root: make.window([card, make.text("X", 0, 200)]))
    resolver.update()
    text.properties.label = "one"
    #expect(resolver.update().changed.map(\.label) == ["one, 2"])
  }

  @Test("A hidden source can change without work, and shows its present state later")
  func hiddenChanges() {
    let text: AccessibilitySource = make.text("Old")
    let group: AccessibilitySource = make.group([text]) { $0.isHidden = true }
    let resolver: AccessibilityResolver = AccessibilityResolver(root: make.window([group]))
    resolver.update()
    text.properties.label = "New"
    #expect(resolver.update().isEmpty)
    group.properties.isHidden = false
    #expect(resolver.update().changed.map(\.label) == ["New", ""])
  }

  @Test("Another reading direction reorders all (636)")
  func direction() {
    let root: AccessibilitySource = make.window([make.text("left"), make.text("right", 100, 0)])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.order.isRightToLeft = true
    #expect(resolver.update().changed.map(\.id) == [root.id])
    #expect(labels(resolver.tree) == ["right", "left"])
  }

  @Test("A rotor's stop finds its element when it comes, and loses it when it goes (354, 362)")
  func rotorTargets() {
    let list: AccessibilitySource = make.source(.container)
    list.properties.rotors = [AccessibilityRotor("R", stops: [.init("Row", key: AccessibilityKey("row"))])]
    let resolver: AccessibilityResolver = AccessibilityResolver(root: make.window([list]))
    func target() -> UInt64? { resolver.tree[list.id]?.properties.rotors.first?.stops.first?.target }
    resolver.update()
    #expect(target() == nil)
    let row: AccessibilitySource = make.group([make.text("A"), make.text("B", 0, 30)]) {
      $0.keys = [AccessibilityKey("row")]
    }
    list.append(row)
    #expect(resolver.update().changed.contains { $0.id == list.id })
    #expect(target() == row.children.first?.id)
    list.remove(row)
    resolver.update()
    #expect(target() == nil)
  }
}
