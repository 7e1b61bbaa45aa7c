import CGtk
import CoreGraphics
import DeepStack
import DisplayList
import RenderCairo

/// Makes GTK's scene of a display tree and keeps what has not changed.
///
/// The tree is cut into chunks: a small part of it, such as a row, is recorded once by Cairo. The parts above are groups
/// of GTK's own: translations, clips, opacities. A frame rebuilds the chunks that changed and the groups on their way to
/// the root; scrolling moves a group and records nothing.
///
/// A panel that shows what lies behind it, blurred, is a picture in which both are drawn, kept until either changes; over
/// one colour there is nothing to blur, and it is recorded as anything else. A tree with a blend mode, or with a panel in
/// a group that is turned, is one chunk.
package final class ScenePainter {
  private let tools: RenderTools
  private var root: SceneChunk?
  private var size: CGSize = .zero
  private var isWhole: Bool = false
  /// The last recording of a tree that is one chunk.
  private var kept: (scene: RenderNode?, background: RGBA)?
  /// Found while chunks were made: a blend mode, or a panel of which it is not known what lies behind it.
  var hasMixing: Bool = false
  private var dirty = DirtyNodes()
  /// The colour of the window behind all nodes, which a panel shows where no node lies behind it.
  private(set) var ground = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
  /// Pixels a point: what Cairo draws as pixels is drawn that fine.
  package var scale: CGFloat = 1 {
    didSet {
      guard scale != oldValue else { return }
      root = nil
      kept = nil
    }
  }
  /// How many chunks were recorded since the beginning, for tests and figures.
  package private(set) var recordedCount: Int = 0

  package init(tools: RenderTools = .shared) { self.tools = tools }

  /// The scene of the tree as it is now, on a ground.
  package func scene(of tree: DisplayTree, background: RGBA) -> RenderNode? {
    var isUnchanged: Bool = false
    if let changes = tree.takeChanges(), size == tree.size {
      dirty = DirtyNodes(changes)
      isUnchanged = changes.isEmpty
    } else {
      root = nil
    }
    if ground != background {
      ground = background
      root = nil
    }
    size = tree.size
    let area = CGRect(origin: .zero, size: size)
    if !isWhole {
      hasMixing = false
      root = chunk(for: tree.root, old: root, Area(needed: area, wished: area))
      guard hasMixing else {
        let ground: RenderNode? = RenderNode.color(GdkRGBA(background), area)
        return RenderNode.container([ground, root?.node?.moved(to: tree.root.shownOrigin)].compactMap(\.self))
      }
    }
    root = nil
    if let kept, kept.background == background, isUnchanged { return kept.scene }
    let made: RenderNode? = whole(tree, area, background)
    kept = isWhole ? (made, background) : nil
    return made
  }

  /// A drawing apart from the window, as one recording.
  func picture(_ drawing: DisplayList, _ bounds: CGRect) -> RenderNode? {
    RenderNode.cairo(bounds) { context in
      try? CairoRecorder(tools: tools).draw(drawing, on: context, bounds: bounds, density: scale)
    }
  }

  /// All of the window as one recording.
  private func whole(_ tree: DisplayTree, _ area: CGRect, _ background: RGBA) -> RenderNode? {
    let items: [DisplayItem] = tree.flattened(in: area).items
    // The tree stays one piece as long as it has a blend mode, or the panels because of which it became one.
    isWhole = items.contains(where: \.blends) || hasMixing && tree.root.hasBackdrops
    return record(
      [.fill(CGPath(rect: area, transform: nil), .color(background), evenOdd: false)] + items, area,
      isPicture: tree.root.hasBackdrops)
  }

  func record(_ items: [DisplayItem], _ bounds: CGRect, isPicture: Bool = false) -> RenderNode? {
    recordedCount += 1
    return RenderNode.cairo(bounds) { context in
      // A missing font or icon was reported when it was first looked for; the rest is drawn.
      try? CairoRecorder(tools: tools).draw(
        DisplayList(items), on: context, bounds: bounds, density: scale, isPicture: isPicture)
    }
  }
}

/// What is asked for of a part of the tree, in its own space.
struct Area {
  /// What is seen; nil for all.
  var needed: CGRect?
  /// What is worth keeping, since it may be seen soon.
  var wished: CGRect?

  func offset(by point: CGPoint) -> Area {
    Area(
      needed: needed?.offsetBy(dx: -point.x, dy: -point.y), wished: wished?.offsetBy(dx: -point.x, dy: -point.y))
  }
}

/// The nodes that a frame has to look at.
private struct DirtyNodes {
  /// Those that say themselves what has changed.
  var touched: Set<ObjectIdentifier> = []
  /// Those whose parts have changed.
  var changedInside: Set<ObjectIdentifier> = []

  init() {}

  init(_ changes: [DisplayChange]) {
    for change in changes {
      touched.insert(ObjectIdentifier(change.node))
      if change.hasOtherChildren { changedInside.insert(ObjectIdentifier(change.node)) }
      var next: DisplayNode? = change.node.parent
      while let node = next, changedInside.insert(ObjectIdentifier(node)).inserted { next = node.parent }
    }
  }
}

/// What is kept of a node of the display tree.
final class SceneChunk {
  /// Nil when nothing is drawn.
  var node: RenderNode?
  /// By the ids of the display nodes; empty for a recording.
  var children: [UInt64: SceneChunk] = [:]
  let effects: [Effect]
  let content: [DisplayItem]
  /// Of the content alone, or of all of the node where that is one piece.
  let recording: Recording?
  let covered: CGRect?

  init(_ node: DisplayNode, _ rendering: RenderNode?, content: Recording? = nil, covered: CGRect?) {
    self.node = rendering
    effects = node.effects
    self.content = node.content
    recording = content
    self.covered = covered
  }

  func covers(_ needed: CGRect?) -> Bool {
    guard let covered else { return true }
    guard let needed else { return false }
    return needed.isNull || covered.contains(needed)
  }
}

extension ScenePainter {
  /// How many nodes and items a recording may have.
  private static let limit: Int = 64

  /// The chunk of a node in its own space, after its effects.
  private func chunk(for node: DisplayNode, old: SceneChunk?, _ area: Area) -> SceneChunk? {
    let id = ObjectIdentifier(node)
    let isSame: Bool = {
      // What a panel shows can change although nothing of the node has.
      guard let old, !node.hasBackdrops, !dirty.changedInside.contains(id), old.covers(area.needed) else {
        return false
      }
      return !dirty.touched.contains(id) || (old.effects == node.effects && old.content == node.content)
    }()
    if isSame { return old }
    if node.effects.contains(where: \.blends) || node.content.contains(where: \.blends) { hasMixing = true }
    if node.hasBackdrops { return node.isGroup ? group(node, old: old, area) : panel(node, old: old, area) }
    var budget: Int = Self.limit
    if node.isSmall(&budget) || !node.isGroup {
      let items: [DisplayItem] = node.items(in: area.wished)
      if items.contains(where: \.blends) { hasMixing = true }
      var bounds: CGRect = node.paintedBounds.offsetBy(dx: -node.shownOrigin.x, dy: -node.shownOrigin.y)
      if let wished = area.wished { bounds = bounds.intersection(wished) }
      let isEmpty: Bool = items.isEmpty || bounds.isNull
      let rendering: RenderNode? = isEmpty ? nil : record(items, bounds.insetBy(dx: -1, dy: -1).integral)
      return SceneChunk(node, rendering, covered: area.wished)
    }
    return group(node, old: old, area)
  }

  private func group(_ node: DisplayNode, old: SceneChunk?, _ area: Area) -> SceneChunk? {
    let inner: Area = node.effects.isEmpty ? area : Area(inside: node, area)
    let wasMixing: Bool = hasMixing
    hasMixing = false
    var parts: [RenderNode] = []
    let content: Recording? = self.content(of: node, old: old, inner)
    if let node = content?.node { parts.append(node) }
    var children: [UInt64: SceneChunk] = [:]
    for child in node.children where !child.isHidden {
      if let wished = inner.wished, !child.paintedBounds.intersects(wished) { continue }
      let origin: CGPoint = child.shownOrigin
      let made: SceneChunk? = withEnoughStack {
        chunk(for: child, old: old?.children[child.id], inner.offset(by: origin))
      }
      guard let made else { continue }
      children[child.id] = made
      if let rendering = made.node { parts.append(rendering.moved(to: origin)) }
    }
    if hasMixing, node.isLayer {
      // What is put together first has all that its panels see.
      hasMixing = wasMixing
      return panel(node, old: old, area)
    }
    hasMixing = hasMixing || wasMixing
    var rendering: RenderNode? = RenderNode.container(parts)
    for effect in node.effects.reversed() { rendering = rendering.flatMap { effect.applied(to: $0) } }
    let made = SceneChunk(node, rendering, content: content, covered: area.wished)
    made.children = children
    return made
  }

  private func content(of node: DisplayNode, old: SceneChunk?, _ area: Area) -> Recording? {
    if node.content.isEmpty { return nil }
    if node.content.contains(where: \.hasBackdrops) { return panel(content: node, old: old, area) }
    if let recording = old?.recording, old?.content == node.content { return recording }
    return Recording(node: record(node.content, node.content.bounds.insetBy(dx: -1, dy: -1).integral))
  }
}

extension Area {
  /// What is asked for inside of a node's effects.
  fileprivate init(inside node: DisplayNode, _ area: Area) {
    needed = node.inward(area.needed)
    wished = node.inward(area.wished)
    // What is cut off may be scrolled into sight: half as much again on each side is kept.
    if let seen = needed, node.effects.contains(where: \.isClip), !seen.isNull {
      wished = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
    }
  }
}

extension DisplayNode {
  /// Whether the node is put together before it is laid over what is behind it.
  fileprivate var isLayer: Bool { effects.contains(where: \.isLayer) }

  /// Whether all of the node's effects are ones of GTK's scene.
  fileprivate var isGroup: Bool {
    if let first = children.first, first.masksSiblings { return false }
    return effects.allSatisfy { effect in
      switch effect {
      case .opacity, .isolate: true
      case .transform(let transform): transform.a * transform.d != transform.b * transform.c
      case .clip(let path, _): path.isRectangle
      default: false
      }
    }
  }

  /// Whether the node and all below it have no more parts than the budget, which is used up.
  fileprivate func isSmall(_ budget: inout Int) -> Bool {
    budget -= 1 + content.count
    guard budget >= 0 else { return false }
    for child in children { guard child.isSmall(&budget) else { return false } }
    return true
  }
}

extension Effect {
  fileprivate var isClip: Bool { if case .clip = self { true } else { false } }

  fileprivate func applied(to node: RenderNode) -> RenderNode? {
    switch self {
    case .opacity(let opacity): opacity <= 0 ? nil : opacity >= 1 ? node : node.faded(to: opacity)
    case .transform(let transform): node.transformed(by: transform)
    case .clip(let path, _): path.isEmpty ? nil : node.clipped(to: path.boundingBoxOfPath)
    default: node
    }
  }
}

extension GdkRGBA {
  init(_ color: RGBA) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
  }
}

extension CGPath {
  /// Whether the path is an upright rectangle, of which GTK clips best.
  fileprivate var isRectangle: Bool { isRect(nil) }
}
