import LayoutEngine

/// A layout of any type: another one in the same place keeps the views with all their state, and animates.
@frozen public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    private var base: Any
    /// The type that the cache belongs to.
    private var owner: any Layout.Type

    init<L: Layout>(_ layout: L, _ cache: L.Cache) {
      base = cache
      owner = L.self
    }

    /// Runs a call of a layout with its own cache, made anew when what is here belongs to a layout of another type.
    mutating func with<L: Layout, Result>(
      _ layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
      let known: L.Cache? = owner == L.self ? base as? L.Cache : nil
      var own: L.Cache = known ?? layout.makeCache(subviews: subviews)
      defer { self = Cache(layout, own) }
      return body(&own)
    }
  }

  package var base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The data of the layout inside, as it animates; between layouts of different types nothing is in between.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: base) }
    set { base = Self.setting(newValue, in: base) }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func made<L: Layout>(_ layout: L) -> Cache { Cache(layout, layout.makeCache(subviews: subviews)) }
    return made(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.with(layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(base)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      cache.with(layout, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return ask(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(base)
  }

  private static func data<L: Layout>(of layout: L) -> _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  private static func setting<L: Layout>(_ data: _AnyAnimatableData, in layout: L) -> any Layout {
    guard let own = data.vector as? L.AnimatableData else { return layout }
    var copy: L = layout
    copy.animatableData = own
    return copy
  }
}
