import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

/// Where a popup hangs.
package enum PopupAnchor: Sendable {
  /// At the presenting view.
  case presenter
  /// At a part of the presenting view.
  case part(Anchor<CGRect>.Source)
  /// At a point of the presenting view, as parts of its size.
  case unitPoint(UnitPoint)
  /// At a point of the window.
  case point(CGPoint)
}

/// Places a view beside the view that presents it, in a place as large as the window.
///
/// The view has its ideal size, where there is room for it. A tip, if there is one, is placed behind the view so that its
/// middle lies at the edge that is nearest to the anchor.
package nonisolated struct PopupModifier<Tip: View>: PrimitiveModifier {
  private let anchor: PopupAnchor
  private let sides: [PopupPlacement.Side]
  private let alignment: PopupPlacement.Alignment
  private let gap: CGFloat
  private let tip: Tip

  package init(
    at anchor: PopupAnchor = .presenter, sides: [PopupPlacement.Side] = [.below, .above],
    alignment: PopupPlacement.Alignment = .leading, gap: CGFloat = 0, tip: Tip
  ) {
    self.anchor = anchor
    self.sides = sides
    self.alignment = alignment
    self.gap = gap
    self.tip = tip
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let panelSlot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let tipSlot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    var inner: _ViewInputs = inputs
    inner.slot = panelSlot
    let panel: _ViewOutputs = body(inner)
    guard let panelLayout = panel.layout else { return panel }
    var tipInputs: _ViewInputs = inputs.inStack(nil)
    tipInputs.slot = tipSlot
    let tip: _ViewOutputs = Tip._makeView(view: modifier.part(\.tip), inputs: tipInputs)
    let layouts: [LayoutAttribute] = [panelLayout] + (tip.layout.map { [$0] } ?? [])
    let slots: [GeometrySlot] = [panelSlot.holding(panel), tipSlot.holding(tip)]
    // How large the place is depends on nothing inside; where the popup goes depends on places of other views, and is
    // found out by a layout of its own.
    let layout = LayoutAttribute(in: inputs, "popup", children: { layouts }) { PopupRoom() }
    let placing = LayoutAttribute(in: inputs, "popup placing", children: { layouts }) {
      PopupLayout(placement: placement(modifier.read(), inputs))
    }
    layout.node.isPlacedOtherwise = true
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: placing, children: { slots })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    outputs.display = .group([tip.display, panel.display].compactMap { $0 }, id: inputs.window.nextID())
    outputs.accessibility = panel.accessibility.map { .transparent([$0], id: inputs.window.nextID()) }
    outputs.preferences = panel.preferences
    return outputs
  }

  private static func placement(_ modifier: Self, _ inputs: _ViewInputs) -> PopupPlacement {
    let slot: GeometrySlot = inputs.slot
    let presenter: GeometrySlot? = inputs.environment(PresentationKey.self).value?.presenter
    var anchor: CGRect = .zero
    switch (modifier.anchor, presenter) {
    case (.point(let point), _):
      anchor = CGRect(origin: point, size: .zero).applying(slot.transform(to: nil).inverted())
    case (.presenter, let presenter?):
      anchor = CGRect(origin: .zero, size: presenter.size).applying(presenter.transform(into: slot))
    case (.part(let part), let presenter?): anchor = part.value(of: presenter, in: slot)
    case (.unitPoint(let unit), let presenter?):
      let size: CGSize = presenter.size
      let point = CGPoint(x: size.width * unit.x, y: size.height * unit.y)
      anchor = CGRect(origin: point, size: .zero).applying(presenter.transform(into: slot))
    case (_, nil): break
    }
    // Layout works from left to right, and places are mirrored afterwards.
    if inputs.environment(LayoutDirectionKey.self).value == .rightToLeft {
      anchor.origin.x = slot.size.width - anchor.maxX
    }
    return PopupPlacement(anchor: anchor, sides: modifier.sides, alignment: modifier.alignment, gap: modifier.gap)
  }
}

extension PopupModifier where Tip == EmptyView {
  package init(
    at anchor: PopupAnchor = .presenter, sides: [PopupPlacement.Side] = [.below, .above],
    alignment: PopupPlacement.Alignment = .leading, gap: CGFloat = 0
  ) {
    self.init(at: anchor, sides: sides, alignment: alignment, gap: gap, tip: EmptyView())
  }
}

/// Takes all the room that is offered, whatever the popup is.
private struct PopupRoom: LayoutAlgorithm, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
}

private struct PopupLayout: LayoutAlgorithm, Equatable {
  var placement: PopupPlacement

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    guard let panel = children.first else { return [] }
    let bounds = CGRect(origin: .zero, size: size)
    let available: CGSize = placement.available(in: bounds)
    let ideal: CGSize = panel.sizeThatFits(.unspecified)
    let offer = ProposedViewSize(
      width: min(ideal.width, available.width), height: min(ideal.height, available.height))
    let own: CGSize = panel.sizeThatFits(offer)
    let (frame, side) = placement.frame(of: own, in: bounds)
    let tips: [LayoutPlacement] = children.dropFirst().map { tip in
      let size: CGSize = tip.sizeThatFits(.unspecified)
      let middle: CGPoint = placement.tip(of: frame, side: side, inset: size.width)
      return LayoutPlacement(
        origin: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
        proposal: ProposedViewSize(size))
    }
    return [LayoutPlacement(origin: frame.origin, proposal: offer)] + tips
  }
}
