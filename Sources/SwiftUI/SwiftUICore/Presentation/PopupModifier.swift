import CoreGraphics
import LayoutEngine
import ReactiveGraph

/// Where a popup hangs.
package enum PopupAnchor: Hashable, Sendable {
  /// At the presenting view.
  case presenter
  /// At a point of the window.
  case point(CGPoint)
}

/// Places a view beside the view that presents it, in a place as large as the window.
///
/// The view has its ideal size, where there is room for it.
package nonisolated struct PopupModifier: PrimitiveModifier {
  private let anchor: PopupAnchor
  private let sides: [PopupPlacement.Side]
  private let alignment: PopupPlacement.Alignment
  private let gap: CGFloat

  package init(
    at anchor: PopupAnchor = .presenter, sides: [PopupPlacement.Side] = [.below, .above],
    alignment: PopupPlacement.Alignment = .leading, gap: CGFloat = 0
  ) {
    self.anchor = anchor
    self.sides = sides
    self.alignment = alignment
    self.gap = gap
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let presentation: Attribute<Presentation?> = inputs.environment(PresentationKey.self)
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let slot: GeometrySlot = inputs.slot
    return Container.unary(inputs: inputs, child: body) {
      PopupRoom()
    } placing: {
      let modifier: Self = modifier.read()
      var anchor: CGRect = .zero
      switch modifier.anchor {
      case .point(let point):
        anchor = CGRect(origin: point, size: .zero).applying(slot.transform(to: nil).inverted())
      case .presenter:
        if let presenter = presentation.value?.presenter {
          anchor = CGRect(origin: .zero, size: presenter.size).applying(presenter.transform(into: slot))
        }
      }
      // Layout works from left to right, and places are mirrored afterwards.
      if direction.value == .rightToLeft { anchor.origin.x = slot.size.width - anchor.maxX }
      let placement = PopupPlacement(
        anchor: anchor, sides: modifier.sides, alignment: modifier.alignment, gap: modifier.gap)
      return PopupLayout(placement: placement)
    }
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
    let bounds = CGRect(origin: .zero, size: size)
    let available: CGSize = placement.available(in: bounds)
    return children.map { child in
      let ideal: CGSize = child.sizeThatFits(.unspecified)
      let offer = ProposedViewSize(
        width: min(ideal.width, available.width), height: min(ideal.height, available.height))
      let own: CGSize = child.sizeThatFits(offer)
      return LayoutPlacement(origin: placement.frame(of: own, in: bounds).frame.origin, proposal: offer)
    }
  }
}
