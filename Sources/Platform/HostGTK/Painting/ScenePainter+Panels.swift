import CoreGraphics
import DeepStack
import DisplayList

/// What was recorded of a node, and what it was made of besides the node's own drawing.
struct Recording {
  var node: RenderNode?
  /// What a panel shows; nil for what shows nothing of what lies behind it.
  var behind: DrawnBehind?
  /// What was drawn together, in the node's own space: the items of a whole node, empty for its content.
  var items: [DisplayItem] = []
  /// The pixels that there are, in the node's own space.
  var bounds: CGRect = .null
}

extension ScenePainter {
  /// The content of a node, where some of it shows what lies behind.
  func panel(content node: DisplayNode, old: SceneChunk?, _ area: Area) -> Recording? {
    let all: CGRect = node.content.bounds.insetBy(dx: -1, dy: -1).integral
    guard let behind = node.drawnBehind(all, isInside: true) else { return notApart() }
    if let kept = old?.recording, old?.content == node.content, kept.behind == behind, kept.covers(all, area.needed) {
      return kept
    }
    // Over one colour a blur changes nothing, unless the content has a ground of its own for its panels.
    let isPlain: Bool = behind.isPlain && node.content.backdropsSeeNothing
    if isPlain { return Recording(node: record(node.content, all), behind: behind, bounds: all) }
    guard behind.isOnGround else { return notApart() }
    let bounds: CGRect = area.wished.map { all.intersection($0.integral) } ?? all
    return Recording(node: picture(node.content, over: behind, bounds), behind: behind, bounds: bounds)
  }

  /// A node in one piece, of which some shows what lies behind: one with effects that GTK's scene has not.
  func panel(_ node: DisplayNode, old: SceneChunk?, _ area: Area) -> SceneChunk? {
    let items: [DisplayItem] = node.items(in: area.wished)
    if items.contains(where: \.blends) { hasMixing = true }
    let origin: CGPoint = node.shownOrigin
    let all: CGRect = node.paintedBounds.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -1, dy: -1).integral
    let bounds: CGRect = area.wished.map { all.intersection($0.integral) } ?? all
    if items.isEmpty || bounds.isNull { return SceneChunk(node, nil, covered: area.wished) }
    let seen: DrawnBehind? = items.seeThrough ? node.drawnBehind(bounds, isInside: false) : DrawnBehind.nothing
    guard let behind = seen else {
      hasMixing = true
      return nil
    }
    let recording: Recording
    if let kept = old?.recording, kept.behind == behind, kept.items == items, kept.bounds == bounds {
      recording = kept
    } else if behind.items.isEmpty, !behind.isOnGround {
      recording = Recording(node: record(items, bounds, isPicture: true), behind: behind, items: items, bounds: bounds)
    } else if behind.isOnGround {
      recording = Recording(node: picture(items, over: behind, bounds), behind: behind, items: items, bounds: bounds)
    } else {
      hasMixing = true
      return nil
    }
    return SceneChunk(node, recording.node, content: recording, covered: area.wished)
  }

  private func notApart() -> Recording? {
    hasMixing = true
    return nil
  }

  /// One picture of the nodes behind a panel and of the panel's items. In the scene it covers the recordings of those nodes.
  private func picture(_ items: [DisplayItem], over behind: DrawnBehind, _ bounds: CGRect) -> RenderNode? {
    guard !bounds.isNull else { return nil }
    let floor = DisplayItem.fill(CGPath(rect: bounds, transform: nil), .color(ground), evenOdd: false)
    return record([floor] + behind.items + items, bounds, isPicture: true)
  }
}

extension Recording {
  /// Whether there are pixels for all that is seen of a rectangle.
  fileprivate func covers(_ all: CGRect, _ needed: CGRect?) -> Bool {
    let seen: CGRect = needed.map { all.intersection($0) } ?? all
    return seen.isNull || seen.isEmpty || bounds.contains(seen)
  }
}

extension DrawnBehind {
  /// Behind what is put together before it is laid over anything.
  fileprivate static let nothing = DrawnBehind(items: [], isOnGround: false)
}

extension [DisplayItem] {
  /// Whether there is nothing in the items that a panel among them could show.
  fileprivate var backdropsSeeNothing: Bool {
    guard count == 1, case .group(.backdrop, let inner)? = first else { return false }
    return !inner.contains(where: \.hasBackdrops)
  }

  /// Whether a panel among the items shows what lies behind all of them.
  fileprivate var seeThrough: Bool {
    contains { item in
      guard case .group(let effect, let inner) = item, item.hasBackdrops, !effect.isLayer else { return false }
      if case .backdrop = effect { return true }
      return withEnoughStack { inner.seeThrough }
    }
  }
}

extension DisplayItem {
  var hasBackdrops: Bool {
    guard case .group(let effect, let items) = self else { return false }
    if case .backdrop(let radius, _) = effect, radius > 0 { return true }
    return withEnoughStack { items.contains(where: \.hasBackdrops) }
  }

  /// Whether a mode mixes some of the item with what lies behind it; what is put together first is mixed inside.
  var blends: Bool {
    guard case .group(let effect, let items) = self else { return false }
    return effect.blends || !effect.isLayer && withEnoughStack { items.contains(where: \.blends) }
  }
}

extension Effect {
  /// Whether the group is mixed with what lies behind it by a mode.
  var blends: Bool { if case .blend(let blend) = self { blend != .normal } else { false } }

  /// Whether the group is put together before it is laid over what is behind it.
  var isLayer: Bool {
    switch self {
    case .isolate, .mask, .blur, .colors, .threshold, .projection, .opaqueBlur: true
    case .opacity(let opacity): opacity < 1
    case .blend(let blend): blend != .normal
    case .transform, .clip, .shadow, .backdrop: false
    }
  }
}
