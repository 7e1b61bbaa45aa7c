import LayoutEngine

/// A type that arranges the views of a container: it measures them, and puts each in a place.
///
/// Both are asked for whenever something that they depend on has changed, and may be asked for often; what is costly to
/// work out goes into the cache. Positions count from the left: where views are read from right to left, the framework
/// mirrors what a layout has placed.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var point = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: point, proposal: ProposedViewSize(size))
///       point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///     }
///   }
/// }
/// ```
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout keeps between measuring and placing.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// How the layout behaves towards views that ask, such as spacers; no orientation unless said.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache when the layout is first asked.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date after the layout's views have changed; unless said, it is made anew.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container wants from its neighbours; unless said, all that its views want.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size that the container takes for a proposal, in points: its least for zero, its ideal for nil, its most for
  /// infinity.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places each view by `place(at:anchor:proposal:)`; one that is not placed stands in the middle of the bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// The position of a horizontal guide that the container sets, or nil; unless said, the views' own ones merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// The position of a vertical guide that the container sets, or nil; unless said, the views' own ones merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

/// How a layout behaves towards the views in it.
public struct LayoutProperties: Sendable {
  /// The axis along which views follow one another, for spacers and dividers; nil when there is none.
  public var stackOrientation: Axis?

  /// Properties of a layout without an orientation.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard var spacing: ViewSpacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.node.explicitGuides.contains(key.guides) }) else { return nil }
    let recording: LayoutSubviews = subviews.recording("\(Self.self)")
    placeSubviews(in: bounds, proposal: proposal, subviews: recording, cache: &cache)
    let values: [CGFloat] = zip(subviews, recording.placements(in: bounds, proposal: proposal)).compactMap {
      subview, placement in
      let value: CGFloat? = subview.node.dimensions(in: placement.proposal)[explicit: key]
      return value.map { $0 + placement.origin[key.axis] }
    }
    return key.combine(values)
  }
}

extension Layout where Cache == Void {
  /// Layouts without a cache have nothing to make.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// Arranges the views of a builder.
  ///
  /// Disfavoured: of a type that is a view and, without content, a layout, `Flow { ... }` is the view with this content.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
