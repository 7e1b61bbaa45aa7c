import AccessibilityTree
import ChartEngine
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Draws the lines of the axes and the marks, and tells assistive technologies of the marks.
nonisolated struct PlotView: View {
  let model: ChartModel
}

extension PlotView: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    let slot: GeometrySlot = inputs.slot
    outputs.layout = LayoutAttribute(in: inputs, "plot layout") { PlotLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "plot drawing") { size in
      let model: ChartModel = view.read().model
      return PlotDrawing(model.geometry(in: size), context: inputs.styleContext).items
    }
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
    let elements = MarkElements(source, nextID: { inputs.window.nextID() })
    outputs.accessibility = source
    PropertiesAttribute.keep(source, inputs: inputs, "plot accessibility") { source in
      let geometry: PlotGeometry = view.read().model.geometry(in: slot.size)
      elements.describe(geometry, as: source, in: EnvironmentValues(scope: inputs.environment))
    }
    return outputs
  }
}

/// A plot area takes the space that it is offered; left alone it is as large as a small picture.
struct PlotLayout: LayoutAlgorithm, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 160))
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }

  func explicitGuides(children: [LayoutNode]) -> GuideSet { .none }
}

extension ChartModel {
  /// The marks in a plot area of a size; the last one is kept.
  func geometry(in size: CGSize) -> PlotGeometry {
    if let known = knownGeometry, known.size == size { return known }
    let geometry = PlotGeometry(self, size: size)
    knownGeometry = geometry
    return geometry
  }
}
