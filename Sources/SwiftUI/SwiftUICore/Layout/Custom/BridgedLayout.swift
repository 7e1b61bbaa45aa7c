import LayoutEngine

/// A layout of the public protocol as a rule of the engine.
struct BridgedLayout<L: Layout>: LayoutAlgorithm {
  private let layout: L
  private let direction: LayoutDirection
  private let store = Store()

  /// The layout's own cache. It belongs to one rule in one node: a new layout value starts with a new one.
  private final class Store {
    var cache: L.Cache?
    var isOutOfDate: Bool = false
  }

  init(_ layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  /// Runs a call with the cache as it is for these children.
  private func with<Result>(_ children: [LayoutNode], _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children, layoutDirection: direction)
    // Taken out of the store for the time of the call, which may come back here.
    var cache: L.Cache = store.cache ?? layout.makeCache(subviews: subviews)
    if store.cache != nil, store.isOutOfDate { layout.updateCache(&cache, subviews: subviews) }
    store.isOutOfDate = false
    defer { store.cache = cache }
    return body(subviews, &cache)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    with(children) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    with(children) { subviews, cache in
      let recording: LayoutSubviews = subviews.recording("\(L.self)")
      let bounds = CGRect(origin: .zero, size: size)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
      return recording.placements(in: bounds, proposal: proposal)
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    with(children) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      switch key.axis {
      case .horizontal:
        return layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        return layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  func spacing(children: [LayoutNode]) -> ViewSpacing {
    with(children) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  func priority(children: [LayoutNode]) -> Double { 0 }

  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? { nil }

  func childrenChanged() { store.isOutOfDate = true }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? BridgedLayout<L> else { return false }
    return direction == other.direction && ValueComparison.areEqual(layout, other.layout)
  }
}
