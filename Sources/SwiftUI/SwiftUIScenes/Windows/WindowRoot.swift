import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// The root view of a window: hosts put it around the content that they show.
///
/// It places the content in the middle of the safe area, and connects the window with features that act on all of it.
package nonisolated struct WindowRoot<Content: View>: View {
  let content: Content

  package init(_ content: Content) { self.content = content }
}

extension WindowRoot: UnaryView {
  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    PresentationLevelModifier._makeView(modifier: _GraphValue { PresentationLevelModifier() }, inputs: inputs) {
      makeContent(view: view, inputs: $0)
    }
  }

  private static func makeContent(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph: ViewGraph = inputs.window
    _ = graph.service(StoredDefaults.self)
    graph.service(WindowAttachment.self).make(inputs)
    let window: Source<HostWindow> = graph.window
    let content: _GraphValue<Content> = view[\.content]
    var inner: _ViewInputs = inputs
    inner.preferences.add(PreferredColorSchemeKey.self)
    let outputs: _ViewOutputs = Container.unary(
      inputs: inner,
      child: { inputs in
        let outputs: _ViewOutputs = Content._makeView(view: content, inputs: inputs)
        graph.service(WindowSizing.self).follow(outputs.layout)
        return outputs
      }
    ) {
      RootLayout(safeArea: window.value.safeArea)
    }
    if let wish = outputs.preferences[PreferredColorSchemeKey.self] { _ = PreferredAppearance(wish, host: graph) }
    return outputs
  }
}

/// The root view lies in the middle of what the safe area leaves.
private struct RootLayout: LayoutAlgorithm {
  var safeArea: HostWindow.Insets

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let area = CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
    return children.map { child in
      let proposal = ProposedViewSize(area.size)
      let own: CGSize = child.sizeThatFits(proposal)
      let origin = CGPoint(x: area.midX - own.width / 2, y: area.midY - own.height / 2)
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { (other as? RootLayout)?.safeArea == safeArea }
}
