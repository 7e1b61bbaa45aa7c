import CoreGraphics
import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Places an alert in the middle of the window, or a phone's dialog at its bottom.
nonisolated struct AlertPlacement: PrimitiveModifier {
  let isAtBottom: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: Source<HostWindow> = inputs.window.window
    return Container.unary(inputs: inputs, child: body) {
      AlertLayout(safeArea: window.value.safeArea, isAtBottom: modifier.read().isAtBottom)
    }
  }
}

private struct AlertLayout: LayoutAlgorithm, Equatable {
  var safeArea: HostWindow.Insets
  var isAtBottom: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let area = CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
    let offer = ProposedViewSize(area.size)
    return children.map { child in
      let own: CGSize = child.sizeThatFits(offer)
      let y: CGFloat = isAtBottom ? area.maxY - own.height : area.midY - own.height / 2
      return LayoutPlacement(origin: CGPoint(x: area.midX - own.width / 2, y: y), proposal: offer)
    }
  }
}
