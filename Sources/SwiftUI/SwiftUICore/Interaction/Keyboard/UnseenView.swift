import CoreGraphics
import LayoutEngine
import ReactiveGraph

/// A view that is there for its shortcuts alone: it takes no room, and nobody sees, hears or focuses what is in it.
///
/// The items of a closed menu bar are such views: their shortcuts work, and their state follows.
package nonisolated struct UnseenView<Content: View>: View {
  private let content: Content

  package init(content: Content) { self.content = content }
}

extension UnseenView: UnaryView {
  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    inner.focusContext = nil
    let content: _ViewOutputs = Content._makeView(view: view.part(\.content), inputs: inner)
    guard let inside = content.layout else { return _ViewOutputs() }
    // Nothing inside is ever placed: pointers and the focus go to what has a place.
    let layout = LayoutAttribute(in: inputs, "unseen", children: { [inside] }) { UnseenLayout() }
    layout.node.isPlacedOtherwise = true
    var outputs = _ViewOutputs()
    outputs.layout = layout
    return outputs
  }
}

/// Measures what is inside, so that bodies there are evaluated, and takes no room.
private struct UnseenLayout: LayoutAlgorithm, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    for child in children { _ = child.sizeThatFits(.unspecified) }
    return .zero
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(origin: .zero, proposal: .unspecified) }
  }
}
