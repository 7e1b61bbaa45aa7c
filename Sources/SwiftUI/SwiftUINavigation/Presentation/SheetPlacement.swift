import CoreGraphics
import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Places a view in what the window's safe area leaves.
package nonisolated struct SafeAreaPlacement: PrimitiveModifier {
  package init() {}

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: Source<HostWindow> = inputs.window.window
    return Container.unary(inputs: inputs, child: body) {
      SheetLayout(safeArea: window.value.safeArea, top: 0, height: .infinity)
    }
  }
}

/// Places a phone's sheet at the bottom of the window, as high as one of its detents.
nonisolated struct SheetPlacement: PrimitiveModifier {
  /// How far the sheet stays below the top of the safe area, in points.
  static var topGap: CGFloat { 10 }

  let detent: PresentationDetent
  /// How much higher the sheet is than its detent while a person drags it; negative for lower.
  let growth: CGFloat
  /// Is told of the heights that the sheet may have.
  let context: (PresentationDetent.Context) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: Source<HostWindow> = inputs.window.window
    let environment: EnvironmentScope = inputs.environment
    return Container.unary(inputs: inputs, child: body) {
      let modifier: Self = modifier.read()
      let area: HostWindow = window.value
      let most: CGFloat = max(0, area.size.height - area.safeArea.top - area.safeArea.bottom - topGap)
      let context = PresentationDetent.Context(
        maxDetentValue: most, environment: EnvironmentValues(scope: environment))
      modifier.context(context)
      let height: CGFloat = modifier.detent.height(in: context) ?? most
      return SheetLayout(
        safeArea: area.safeArea, top: topGap, height: max(0, min(height + max(modifier.growth, -height), most)))
    }
  }
}

/// A view at the bottom of the safe area.
private struct SheetLayout: LayoutAlgorithm, Equatable {
  var safeArea: HostWindow.Insets
  var top: CGFloat
  var height: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let bottom: CGFloat = max(0, size.height - safeArea.bottom)
    let height: CGFloat = min(height, max(0, bottom - safeArea.top - top))
    let width: CGFloat = max(0, size.width - safeArea.leading - safeArea.trailing)
    return children.map { _ in
      LayoutPlacement(
        origin: CGPoint(x: safeArea.leading, y: bottom - height),
        proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

/// Places a view in the middle of the window.
nonisolated struct CenteredPlacement: PrimitiveModifier {
  let sizing: any PresentationSizing

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Container.unary(inputs: inputs, child: body) { CenteredLayout(sizing: modifier.read().sizing) }
  }
}

private struct CenteredLayout: LayoutAlgorithm {
  /// The smallest distance to the window's edges.
  private static let margin: CGFloat = 20

  let sizing: any PresentationSizing

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let available = CGSize(
      width: max(0, size.width - 2 * Self.margin), height: max(0, size.height - 2 * Self.margin))
    return children.map { child in
      let root = PresentationSizingRoot { child.sizeThatFits($0) }
      let wish: ProposedViewSize = sizing.proposedSize(for: root, context: .init(available: available))
      let offer = ProposedViewSize(
        width: min(wish.width ?? available.width, available.width),
        height: min(wish.height ?? available.height, available.height))
      let own: CGSize = child.sizeThatFits(offer)
      return LayoutPlacement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: offer)
    }
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { false }
}
