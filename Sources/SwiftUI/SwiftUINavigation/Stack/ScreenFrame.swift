import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A screen between its bars: one above it, one below it.
///
/// The bars follow what the content says (`BarWishes`) without another pass: they read the preference as an attribute. The
/// content is told of the room that they take as of a safe area, so that what scrolls goes on below them.
nonisolated struct ScreenFrame<Content: View>: View {
  let place: ScreenPlace
  let content: Content
}

/// Whose screen it is: one of a stack, or something else with bars, such as a column.
struct ScreenPlace {
  var controller: StackController?
  var screen: StackScreen?
  /// The column of a split view that the screen is in.
  var column: SplitColumn?
  /// Whether the bar shows the title also where there is no stack.
  var isColumn: Bool = false
  /// The way back of a bar that belongs to no stack, the nearest screen first.
  var earlier: [EarlierScreen] = []
}

extension ScreenFrame: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph: Graph = inputs.graph
    var place: ScreenPlace = graph.untracked { view.read() }.place
    place.column = inputs[SplitColumnKey.self]
    let room = BarRoom(slot: inputs.slot)
    var inner: _ViewInputs = inputs.insideSafeArea { room.parts }
    inner.slot = GeometrySlot(in: graph, parent: inputs.slot)
    inner.preferences.add(BarWishesKey.self)
    inner.preferences.add(SearchPresentationsKey.self)
    let offset = Source<CGFloat>(in: graph, "scrolled distance", 0)
    var content: _ViewOutputs = WatchedContent<Content>._makeView(
      view: view[{ WatchedContent(content: $0.content, offset: offset) }], inputs: inner)
    guard let contentLayout = content.layout else { return content }
    let wishes: Attribute<BarWishes?>? = content.preferences[BarWishesKey.self]
    content.preferences[BarWishesKey.self] = nil
    let searches: Attribute<[SearchPresentation]?>? = content.preferences[SearchPresentationsKey.self]
    content.preferences[SearchPresentationsKey.self] = nil
    let outerSearch: SearchPresentation? = graph.untracked { BarSearch.around(inputs, place) }
    let search: () -> SearchPresentation? = {
      searches.flatMap { $0.isAlive ? $0.value?.first : nil } ?? outerSearch
    }
    let read: () -> BarWishes = {
      var wishes: BarWishes = wishes.flatMap { $0.isAlive ? $0.value : nil } ?? BarWishes()
      MainActor.assumeIsolated { BarDefaults.complete?(&wishes) }
      return wishes
    }
    place.screen?.wishes = read
    place.screen?.source = content.accessibility
    // A bar that belongs to nothing is told of its way back; stacks and columns ask for theirs.
    let isAlone: Bool = place.controller == nil && place.screen == nil && place.column == nil
    let barPlace: () -> ScreenPlace = { [place] in
      var current: ScreenPlace = place
      if isAlone { current.earlier = view.read().place.earlier }
      return current
    }
    let items = BarItems.attribute(read, inputs: inputs)
    let topInputs: _ViewInputs = barInputs(inputs)
    let top: _ViewOutputs = NavigationBar._makeView(
      view: _GraphValue {
        NavigationBar(
          place: barPlace(), wishes: read(), items: items.value, search: search(),
          isOuterSearch: search() === outerSearch, offset: offset)
      },
      inputs: topInputs)
    let bottomInputs: _ViewInputs = barInputs(inputs)
    let bottom: _ViewOutputs = BottomBar._makeView(
      view: _GraphValue { BottomBar(wishes: read(), items: items.value) }, inputs: bottomInputs)
    let slots: [GeometrySlot] = [
      inner.slot.holding(content), topInputs.slot.holding(top), bottomInputs.slot.holding(bottom),
    ]
    room.top = top.layout
    room.bottom = bottom.layout
    let layouts: [LayoutAttribute] = [contentLayout, top.layout, bottom.layout].compactMap { $0 }
    let layout = LayoutAttribute(in: inputs, "screen", children: { layouts }) { ScreenLayout() }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { slots })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    let drawn: [_ViewOutputs] = [content, bottom, top]
    outputs.display = .group(drawn.compactMap(\.display), id: inputs.window.nextID())
    let spoken: [_ViewOutputs] = [top, content, bottom]
    outputs.accessibility = .transparent(spoken.compactMap(\.accessibility), id: inputs.window.nextID())
    outputs.preferences = content.preferences
    return outputs
  }

  private static func barInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var bar: _ViewInputs = inputs.inStack(nil)
    bar.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    return bar
  }
}

/// The content of a screen, whose scrolling is watched for the bar above it.
nonisolated private struct WatchedContent<Content: View>: View {
  let content: Content
  let offset: Source<CGFloat>

  @MainActor var body: some View {
    content.onScrollGeometryChange(for: CGFloat.self) { geometry in
      // Further down the bar looks the same.
      min(max(0, geometry.contentOffset.y + geometry.contentInsets.top), NavigationBarMetrics.largeTitle)
    } action: { _, distance in
      if offset.isAlive { offset.set(distance) }
    }
  }
}

/// The room that the bars of a screen take, as the safe area of the content.
private final class BarRoom {
  private let slot: GeometrySlot
  /// The bars' layouts, once they are made.
  var top: LayoutAttribute?
  var bottom: LayoutAttribute?

  init(slot: GeometrySlot) { self.slot = slot }

  var parts: [SafeAreaScope.Part] {
    let width: CGFloat = slot.size.width
    func height(_ bar: LayoutAttribute?) -> CGFloat {
      bar?.measured.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }
    let insets = EdgeInsets(top: height(top), leading: 0, bottom: height(bottom), trailing: 0)
    return [SafeAreaScope.Part(regions: .container, insets: insets)]
  }
}

/// The content between two bars, of which the first child is the content. It takes all the room that is offered.
private struct ScreenLayout: LayoutAlgorithm, Equatable {
  private func heights(_ width: CGFloat?, _ children: [LayoutNode]) -> (top: CGFloat, bottom: CGFloat) {
    func height(_ index: Int) -> CGFloat {
      guard index < children.count else { return 0 }
      return children[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    return (height(1), height(2))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    guard let content = children.first else { return .zero }
    let bars: (top: CGFloat, bottom: CGFloat) = heights(proposal.width, children)
    var offer: ProposedViewSize = proposal
    if let height = proposal.height { offer.height = max(0, height - bars.top - bars.bottom) }
    let own: CGSize = content.sizeThatFits(offer)
    let ideal = CGSize(width: own.width, height: own.height + bars.top + bars.bottom)
    func length(_ offered: CGFloat?, _ ideal: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    }
    return CGSize(width: length(proposal.width, ideal.width), height: length(proposal.height, ideal.height))
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let bars: (top: CGFloat, bottom: CGFloat) = heights(size.width, children)
    let room = CGRect(
      x: 0, y: bars.top, width: size.width, height: max(0, size.height - bars.top - bars.bottom))
    return children.indices.map { index in
      guard index == 0 else {
        let offer = ProposedViewSize(width: size.width, height: index == 1 ? bars.top : bars.bottom)
        return LayoutPlacement(origin: CGPoint(x: 0, y: index == 1 ? 0 : room.maxY), proposal: offer)
      }
      let offer = ProposedViewSize(room.size)
      let own: CGSize = children[0].sizeThatFits(offer)
      return LayoutPlacement(
        origin: CGPoint(x: room.midX - own.width / 2, y: room.midY - own.height / 2), proposal: offer)
    }
  }
}
