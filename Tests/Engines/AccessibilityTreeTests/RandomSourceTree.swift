import CoreGraphics
import SeededNumbers

@testable import AccessibilityTree

/// A tree of sources that changes at random, in every way that views can change one.
final class RandomSourceTree {
  let root: AccessibilitySource
  private var generator: SeededGenerator
  private var lastID: UInt64 = 1
  /// What was done, to be read when a test fails.
  private(set) var history: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root = AccessibilitySource(id: 1, kind: .container)
    root.bounds.size = CGSize(width: 400, height: 800)
    root.children = (0..<3).map { _ in subtree(depth: 4) }
  }

  private func subtree(depth: Int) -> AccessibilitySource {
    lastID += 1
    let isLeaf: Bool = depth == 0 || generator.chance(35)
    let kinds: [AccessibilitySource.Kind] = [.transparent, .transparent, .transparent, .container]
    let kind: AccessibilitySource.Kind = isLeaf ? .element : kinds.randomElement(using: &generator) ?? .transparent
    let source: AccessibilitySource = AccessibilitySource(id: lastID, kind: kind)
    source.standsForView = kind == .transparent && generator.chance(40)
    place(source)
    describe(source)
    if !isLeaf { source.children = (0..<number(4)).map { _ in subtree(depth: depth - 1) } }
    if generator.chance(12) { source.childBehavior = behavior() }
    if generator.chance(10) { attachSomething(to: source) }
    return source
  }

  private func attachSomething(to source: AccessibilitySource) {
    lastID += 1
    let wrapper: AccessibilitySource = AccessibilitySource(id: lastID, kind: .transparent)
    wrapper.children = (0..<number(3)).map { _ in subtree(depth: 1) }
    let uses: [AccessibilityAttachmentUse] = [
      .label, .actions, .largeContent, source.kind == .container ? .base : .label,
    ]
    source.attach(wrapper, for: uses[number(4)])
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private func behavior() -> AccessibilitySource.ChildBehavior? {
    [.ignore, .combine, .contain, nil][number(4)]
  }

  private func place(_ source: AccessibilitySource) {
    source.origin = CGPoint(x: number(5) * 40, y: number(12) * 5)
    source.bounds.size = CGSize(width: 40 + number(3) * 10, height: 20)
    source.transform = generator.chance(10) ? CGAffineTransform(scaleX: 2, y: 1) : nil
    if source.kind == .container { source.contentOffset.y = CGFloat(number(3) * 10) }
  }

  private func describe(_ source: AccessibilitySource) {
    var properties: AccessibilityProperties = AccessibilityProperties()
    let says: Bool = source.kind == .element || generator.chance(25)
    if says { properties.label = "L\(number(50))" }
    if generator.chance(15) { properties.value = "V\(number(9))" }
    if generator.chance(20) {
      properties.traits = [.isButton]
      properties.actions = [AccessibilityAction(.activate)]
    }
    if generator.chance(15) { properties.traits.insert(.isHeader) }
    if generator.chance(10) { properties.removedTraits = .isButton }
    if generator.chance(10) { properties.sortPriority = Double(number(3) - 1) }
    if generator.chance(15) { properties.keys = [AccessibilityKey(number(6), namespace: 1)] }
    if generator.chance(10) { properties.content = [.init("C\(number(3))", value: generator.chance(80) ? "x" : nil)] }
    if generator.chance(8) { properties.labelExtension = .init(after: ["more"]) }
    if generator.chance(10) {
      let stops: [AccessibilityRotorStop] = (0..<number(4)).map {
        AccessibilityRotorStop("S\($0)", key: AccessibilityKey(number(6), namespace: 1))
      }
      properties.rotors = [AccessibilityRotor("R\(number(2))", stops: stops)]
    }
    if generator.chance(4) { properties.isPlaceholder = true }
    if generator.chance(6) { properties.isHidden = true }
    if generator.chance(3) { properties.traits.insert(.isModal) }
    source.properties = properties
  }

  /// All sources below the root.
  private func all() -> [AccessibilitySource] {
    var result: [AccessibilitySource] = []
    var stack: [AccessibilitySource] = [root]
    while let next: AccessibilitySource = stack.popLast() {
      if next !== root { result.append(next) }
      stack.append(contentsOf: next.children)
      for wrapper in next.attached { stack.append(contentsOf: wrapper.children) }
    }
    return result
  }

  /// Changes one thing.
  func edit() {
    let sources: [AccessibilitySource] = all()
    guard let source: AccessibilitySource = sources.randomElement(using: &generator) else {
      root.append(subtree(depth: 3))
      return
    }
    let edits: [(String, (AccessibilitySource) -> Void)] = [
      ("relabel", { $0.properties.label = "N\(self.number(50))" }), ("describe", describe), ("move", place),
      ("hide", { $0.properties.isHidden = self.generator.chance(50) }),
      ("behave", { $0.childBehavior = self.behavior() }),
      ("shuffle", { $0.children = $0.children.shuffled(using: &self.generator) }),
      ("insert", { if $0.kind != .element { $0.append(self.subtree(depth: 2)) } }),
      ("remove", { $0.parent?.remove($0) }), ("adopt", { self.adopt($0, among: sources) }),
      ("detach and change", detachAndChange), ("attach", attachSomething),
      ("kind", { $0.kind = $0.kind == .container ? .transparent : .container }),
    ]
    let (name, change): (String, (AccessibilitySource) -> Void) = edits[number(edits.count)]
    history.append("\(name) \(source.id)")
    change(source)
  }

  /// Moves a source into another that is not below it.
  private func adopt(_ source: AccessibilitySource, among sources: [AccessibilitySource]) {
    guard let target: AccessibilitySource = sources.randomElement(using: &generator) else { return }
    var above: AccessibilitySource? = target
    while let next: AccessibilitySource = above {
      if next === source { return }
      above = next.parent
    }
    target.append(source)
  }

  /// Takes a source out, changes something below it and puts it back at the root.
  private func detachAndChange(_ source: AccessibilitySource) {
    source.parent?.remove(source)
    source.children.first.map(describe)
    describe(source)
    root.append(source)
  }
}
