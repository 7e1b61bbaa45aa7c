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
  let history: PlotHistory
  /// The step of the history that shows the content; between two steps on the way there.
  var step: Double

  init(model: ChartModel, history: PlotHistory) {
    self.model = model
    self.history = history
    step = history.step(to: model)
  }
}

extension PlotView: Animatable {
  nonisolated var animatableData: Double {
    get { step }
    set { step = newValue }
  }
}

extension PlotView: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    let slot: GeometrySlot = inputs.slot
    outputs.layout = LayoutAttribute(in: inputs, "plot layout") { PlotLayout() }
    // Layout and readers know the new content at once; only the drawing is on its way.
    let moving: _GraphValue<Self> = inputs.animated(view)
    outputs.display = DisplayAttribute.node(inputs: inputs, "plot drawing") { size in
      let plot: PlotView = moving.read()
      let geometry: PlotGeometry = plot.history.geometry(of: plot.model, in: size, at: plot.step)
      return PlotDrawing(geometry, context: inputs.styleContext).items
    }
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
    let elements = MarkElements(source, inputs: inputs)
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
