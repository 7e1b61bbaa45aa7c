import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// Random edits of a tree: what lies outside of the damage has not changed, and repainting the damage alone is enough.
@MainActor @Suite struct DamageLawTests {
  private struct Edits {
    var random: RandomItems
    var nodes: [DisplayNode]
    let root: DisplayNode

    init(seed: UInt64) {
      random = RandomItems(seed: seed)
      root = DisplayNode(id: 0)
      nodes = [root]
      for id in 1...8 {
        let node = DisplayNode(id: UInt64(id))
        node.origin = CGPoint(x: random.number(-5...20), y: random.number(-5...20))
        node.content = random.items(depth: 1)
        nodes[Int.random(in: 0..<nodes.count, using: &random.generator)].children.append(node)
        nodes.append(node)
      }
    }

    mutating func edit() {
      let node: DisplayNode = nodes.randomElement(using: &random.generator) ?? root
      switch Int.random(in: 0..<8, using: &random.generator) {
      case 0: node.origin = CGPoint(x: random.number(-5...20), y: random.number(-5...20))
      case 1: node.effects = random.chance(2) ? [] : [random.effect(), random.effect()]
      case 2: if random.chance(2) { node.isHidden.toggle() } else { node.effects = [backdrop(), random.effect()] }
      case 3: node.children.shuffle(using: &random.generator)
      case 4: if !node.content.isEmpty { node.content.removeLast() }
      case 5: node.content.append(random.item(depth: 1))
      case 6: move(node)
      default: node.content = random.items(depth: 2)
      }
    }

    /// Shows what lies behind, so that changes there change it, too.
    private mutating func backdrop() -> Effect {
      let shape = DisplayItem.fill(random.path(), .color(RGBA(red: 0, green: 0, blue: 0, alpha: 1)), evenOdd: false)
      return .backdrop(radius: random.number(1...3), covering: [shape])
    }

    /// Takes the node out, or puts it under one that is not below it.
    private mutating func move(_ node: DisplayNode) {
      guard node !== root else { return }
      if let parent = node.parent, random.chance(2) {
        parent.children.removeAll { $0 === node }
        return
      }
      let target: DisplayNode = nodes.randomElement(using: &random.generator) ?? root
      var above: DisplayNode? = target
      while let current = above {
        if current === node { return }
        above = current.parent
      }
      let index = Int.random(in: 0...target.children.filter { $0 !== node }.count, using: &random.generator)
      var children: [DisplayNode] = target.children.filter { $0 !== node }
      children.insert(node, at: index)
      target.children = children
    }
  }

  @Test("After random edits, pixels outside of the damage are those of before", arguments: 0..<24, [1, 2])
  func outside(seed: Int, scale: Int) throws {
    var edits = Edits(seed: UInt64(seed))
    let tree = DisplayTree(root: edits.root, size: CGSize(width: 60, height: 60))
    _ = tree.takeDamage()
    // On a ground, as in a window: Cairo rounds otherwise where nothing at all was drawn before.
    var last: [UInt32] = try draw(tree.flattened(), scale: CGFloat(scale), background: white).words
    for round in 0..<8 {
      for _ in 0..<Int.random(in: 1...3, using: &edits.random.generator) { edits.edit() }
      let mask: [Bool] = damagedPixels(tree.takeDamage(), scale: scale)
      let now: [UInt32] = try draw(tree.flattened(), scale: CGFloat(scale), background: white).words
      if last == now { continue }
      let changed: Int = last.indices.filter { last[$0] != now[$0] && !mask[$0] }.count
      try #require(changed == 0, "seed \(seed), scale \(scale), after \(round + 1) rounds of edits")
      last = now
    }
  }

  /// Which pixels the rectangles touch.
  private func damagedPixels(_ damage: [CGRect], scale: Int) -> [Bool] {
    let side: Int = 60 * scale
    var mask: [Bool] = Array(repeating: false, count: side * side)
    for rect in damage {
      let factor = CGFloat(scale)
      let pixels: CGRect = CGRect(
        x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor, height: rect.height * factor
      ).integral
      for y in Int(pixels.minY)..<min(Int(pixels.maxY), side) {
        for x in Int(pixels.minX)..<min(Int(pixels.maxX), side) { mask[y * side + x] = true }
      }
    }
    return mask
  }

  /// Cairo cuts edges at the clip and rounds where they cross it, so that soft pixels can differ a little.
  @Test(
    "After random edits, repainting the damage gives the picture of a fresh drawing (G1)", arguments: 0..<24, [1, 2])
  func repainting(seed: Int, scale: Int) throws {
    var edits = Edits(seed: UInt64(seed))
    let tree = DisplayTree(root: edits.root, size: CGSize(width: 60, height: 60))
    let kept = try ImageSurface(width: 60, height: 60, scale: CGFloat(scale))
    for round in 0..<8 {
      try kept.draw(tree.flattened(), damage: tree.takeDamage(), background: white)
      let fresh: ImageSurface = try draw(tree.flattened(), scale: CGFloat(scale), background: white)
      let worst: Int = largestDifference(kept.words, fresh.words)
      try #require(worst <= 16, "seed \(seed), scale \(scale), after \(round) rounds of edits")
      for _ in 0..<Int.random(in: 1...3, using: &edits.random.generator) { edits.edit() }
    }
  }

  private func largestDifference(_ first: [UInt32], _ second: [UInt32]) -> Int {
    if first == second { return 0 }
    var worst = 0
    for (a, b) in zip(first, second) where a != b {
      for shift: UInt32 in [0, 8, 16, 24] {
        worst = max(worst, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
      }
    }
    return worst
  }

  @Test("An area's list draws the area as the whole list does", arguments: 0..<12)
  func areas(seed: Int) throws {
    var edits = Edits(seed: UInt64(100 + seed))
    let tree = DisplayTree(root: edits.root, size: CGSize(width: 60, height: 60))
    for _ in 0..<4 { edits.edit() }
    let area = CGRect(x: 10, y: 20, width: 25, height: 15)
    let part = try ImageSurface(width: 60, height: 60, scale: 1)
    try part.draw(tree.flattened(in: area.insetBy(dx: -2, dy: -2)), damage: [area], background: white)
    let whole = try ImageSurface(width: 60, height: 60, scale: 1)
    try whole.draw(tree.flattened(), damage: [area], background: white)
    #expect(largestDifference(part.words, whole.words) <= 16)
  }

  @Test("An item paints nothing outside of its bounds", arguments: 0..<80)
  func bounds(seed: Int) throws {
    var random = RandomItems(seed: UInt64(500 + seed))
    let item: DisplayItem = random.item(depth: 2)
    let surface: ImageSurface = try draw(DisplayList([item]), scale: 2)
    let bounds: CGRect = item.bounds
    let pixels: CGRect =
      bounds.isNull
      ? .null
      : CGRect(
        x: bounds.minX * 2, y: bounds.minY * 2, width: bounds.width * 2, height: bounds.height * 2
      ).integral
    let words: [UInt32] = surface.words
    let stray: Int? = words.indices.first { index in
      words[index] != 0 && !pixels.contains(CGPoint(x: index % 120, y: index / 120))
    }
    #expect(stray == nil, "\(DisplayList([item]))")
  }
}
