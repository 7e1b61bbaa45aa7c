import CoreGraphics
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

extension ContainerValues {
  @Entry fileprivate var weight: CGFloat = 1
}

/// Layouts built on others, and what a layout learns of its views.
@MainActor
@Suite("Layouts on layouts", .serialized)
struct LayoutFormTests {
  /// Does what another layout does, and notes what it was asked for.
  private struct Relay<Base: Layout>: Layout {
    var base: Base
    var log: EventRecorder

    static var layoutProperties: LayoutProperties { Base.layoutProperties }

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout Base.Cache, subviews: Subviews) { base.updateCache(&cache, subviews: subviews) }
    func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
      base.spacing(subviews: subviews, cache: &cache)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) {
      MainActor.assumeIsolated { log.note("place \(subviews.count)") }
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Base.Cache
    ) -> CGFloat? {
      base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Base.Cache
    ) -> CGFloat? {
      base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Says only what every layout has to say: its views from the left, each as wide as it wants.
  private struct Shelf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes: [CGSize] = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var x: CGFloat = bounds.minX
      for subview in subviews {
        let dimensions: ViewDimensions = subview.dimensions(in: .unspecified)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += dimensions.width
      }
    }
  }

  /// Asks each of some layouts all that there is to ask, by the layout's own type, and places as it does.
  private struct Inquiry: Layout {
    var any: AnyLayout
    var log: EventRecorder

    typealias Cache = (AnyLayout.Cache, GridLayout.Cache, Void)

    func makeCache(subviews: Subviews) -> Cache {
      let shelf: Void = Shelf().makeCache(subviews: subviews)
      return (any.makeCache(subviews: subviews), GridLayout().makeCache(subviews: subviews), shelf)
    }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      any.updateCache(&cache.0, subviews: subviews)
      Shelf().updateCache(&cache.2, subviews: subviews)
    }
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
      any.spacing(subviews: subviews, cache: &cache.0).union(Shelf().spacing(subviews: subviews, cache: &cache.2))
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      any.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      any.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.0)
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? {
      let own: CGFloat? = any.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.0)
      let shelf: CGFloat? = Shelf().explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.2)
      MainActor.assumeIsolated { log.note("\(own ?? -1) \(shelf ?? -1)") }
      return own
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Cache
    ) -> CGFloat? {
      let own: CGFloat? = any.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.0)
      let shelf: CGFloat? = Shelf().explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.2)
      return own == shelf ? own : own ?? shelf
    }
  }

  @Test("A layout in another one's type answers as it does itself; guides of its views are its own unless it sets some")
  func inquiry() throws {
    let log = EventRecorder()
    let asked = try OracleWindow(200, 150) { scene(Inquiry(any: AnyLayout(Shelf()), log: log)) }
    let plain = try OracleWindow(200, 150) { scene(Shelf()) }
    for name in ["a", "b", "layout", "below"] { #expect(asked.currentFrame(name) == plain.currentFrame(name)) }
    // The second box begins at 40 and sets a guide 10 points further in.
    #expect(Set(log.take()) == ["50.0 50.0"])
  }

  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  /// A column in which a layout stands above a box, lined up by a guide that a view in the layout sets.
  private func scene(_ layout: some Layout) -> some View {
    VStack(alignment: .leading, spacing: nil) {
      layout {
        box("a", 40, 20)
        box("b", 30, 10).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.top) { _ in -5 }
      }
      .probe("layout")
      box("below", 20, 20)
    }
  }

  @Test(
    "The values that a layout passes on are unchanged, through a custom layout and through AnyLayout",
    arguments: ["row", "column", "layers", "grid", "shelf"])
  func relays(name: String) throws {
    func frames(_ layout: some Layout) throws -> [CGRect] {
      let window = try OracleWindow(200, 150) { scene(layout) }
      return ["a", "b", "layout", "below"].compactMap(window.currentFrame)
    }
    func check(_ layout: some Layout) throws {
      let log = EventRecorder()
      let plain = try frames(layout)
      #expect(plain.count == 4)
      #expect(try frames(AnyLayout(layout)) == plain)
      #expect(try frames(Relay(base: layout, log: log)) == plain)
      #expect(try frames(Relay(base: AnyLayout(layout), log: log)) == plain)
      #expect(log.take().contains("place 2"))
    }
    switch name {
    case "row": try check(HStackLayout(alignment: .top, spacing: 4))
    case "column": try check(VStackLayout(alignment: .leading, spacing: 4))
    case "layers": try check(ZStackLayout(alignment: .topLeading))
    case "grid": try check(GridLayout(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 2))
    default: try check(Shelf())
    }
  }

  @Test("The parameters of stacks and grids may be changed later")
  func parameters() throws {
    var row = HStackLayout()
    row.alignment = .bottom
    row.spacing = 10
    try expectFrames(200, 100, ["a": [60, 40, 40, 20], "b": [110, 50, 30, 10]]) {
      row {
        box("a", 40, 20)
        box("b", 30, 10)
      }
    }
    var column = VStackLayout()
    column.alignment = .trailing
    column.spacing = 10
    try expectFrames(200, 100, ["a": [80, 30, 40, 20], "b": [90, 60, 30, 10]]) {
      column {
        box("a", 40, 20)
        box("b", 30, 10)
      }
    }
    var layers = ZStackLayout()
    layers.alignment = .bottomTrailing
    try expectFrames(200, 100, ["a": [80, 40, 40, 20], "b": [90, 50, 30, 10]]) {
      layers {
        box("a", 40, 20)
        box("b", 30, 10)
      }
    }
    var grid = GridLayout()
    grid.alignment = .bottomTrailing
    grid.horizontalSpacing = 5
    grid.verticalSpacing = 6
    try expectFrames(
      200, 100,
      ["a": [62.5, 32, 40, 20], "b": [107.5, 42, 30, 10], "c": [82.5, 58, 20, 10], "d": [117.5, 58, 20, 10]]
    ) {
      grid {
        GridRow {
          box("a", 40, 20)
          box("b", 30, 10)
        }
        GridRow {
          box("c", 20, 10)
          box("d", 20, 10)
        }
      }
    }
  }

  @Test("A layout without an axis has none; one may be given")
  func properties() {
    var properties = LayoutProperties()
    #expect(properties.stackOrientation == nil && Shelf.layoutProperties.stackOrientation == nil)
    properties.stackOrientation = .vertical
    #expect(properties.stackOrientation == VStackLayout.layoutProperties.stackOrientation)
  }

  /// Shares the width by the container values of its views, and goes by tags from the left.
  private struct Weighted: Layout {
    var first: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let total: CGFloat = subviews.map(\.containerValues.weight).reduce(0, +)
      let order: [LayoutSubview] =
        subviews.filter { $0.containerValues.tag(for: Int.self) == first }
        + subviews.filter { $0.containerValues.tag(for: Int.self) != first }
      var x: CGFloat = subviews.layoutDirection == .leftToRight ? bounds.minX : bounds.minX
      for subview in order {
        let width: CGFloat = bounds.width * subview.containerValues.weight / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  @Test("A layout reads the container values of its views, and lays out again when one changes (410)")
  func containerValues() throws {
    struct Root: View {
      let weight: Remote<CGFloat>
      let tag: Remote<Int>
      @State private var heavy: CGFloat = 3
      @State private var first = 0
      var body: some View {
        Weighted(first: 1) {
          Color.red.probe("a").containerValue(\.weight, heavy)
          Color.blue.probe("b").tag(first)
          ForEach([7], id: \.self) { _ in Color.green.probe("c") }
        }
        .handing($heavy, to: weight).handing($first, to: tag)
      }
    }
    let weight = Remote<CGFloat>()
    let tag = Remote<Int>()
    let window = try OracleWindow(100, 20) { Root(weight: weight, tag: tag) }
    #expect(window.differences(["a": [0, 0, 60, 20], "b": [60, 0, 20, 20], "c": [80, 0, 20, 20]]) == [])
    window.host.change { weight.value = 8 }
    #expect(window.differences(["a": [0, 0, 80, 20], "b": [80, 0, 10, 20], "c": [90, 0, 10, 20]]) == [])
    window.host.change { tag.value = 1 }
    #expect(window.differences(["b": [0, 0, 10, 20], "a": [10, 0, 80, 20], "c": [90, 0, 10, 20]]) == [])
  }

  @Test("The settings that containers are made with can be read again")
  func parts() {
    #expect(Spacer(minLength: 3).minLength == 3 && Spacer().minLength == nil)
    let item = GridItem(.fixed(10), spacing: 4, alignment: .top)
    #expect(item.spacing == 4 && item.alignment == .top)
    if case .fixed(let width) = item.size { #expect(width == 10) } else { Issue.record("not fixed") }
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Color.red }
    #expect(scroll.axes == .horizontal && !scroll.showsIndicators && scroll.content == .red)
  }
}
