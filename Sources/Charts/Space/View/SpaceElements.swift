import AccessibilityTree
import ChartEngine
import CoreGraphics
import LayoutEngine
import SwiftUICore

/// Tells assistive technologies of the marks of a chart in space. It draws nothing.
nonisolated struct SpaceElements: View {
  let model: SpaceModel
  let camera: SpaceCamera
}

extension SpaceElements: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    let slot: GeometrySlot = inputs.slot
    outputs.layout = LayoutAttribute(in: inputs, "chart elements") { PlotLayout() }
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .container)
    let elements = MarkElements(source, inputs: inputs)
    outputs.accessibility = source
    PropertiesAttribute.keep(source, inputs: inputs, "chart accessibility") { source in
      let chart: SpaceElements = view.read()
      let geometry = SpaceGeometry(chart.model, camera: chart.camera, size: slot.size)
      elements.describe(geometry, as: source, in: EnvironmentValues(scope: inputs.environment))
    }
    return outputs
  }
}

extension MarkElements {
  /// Says what the marks of a chart in space are.
  fileprivate func describe(
    _ geometry: SpaceGeometry, as source: AccessibilitySource, in environment: EnvironmentValues
  ) {
    let model: SpaceModel = geometry.model
    let words = SpaceWords(model, environment)
    let shown: [Int] = model.marks.indices.filter { model.middle(of: $0) != nil || model.marks[$0].surface != nil }
    describe(
      shown.count, as: source,
      whole: {
        AccessibilityProperties(
          role: .chart, label: words.title, value: model.describer(in: environment).description.trends)
      },
      element: { place in
        let index: Int = shown[place]
        let middle: SpaceVector? = model.middle(of: index)
        return Described(
          identity: model.marks[index].identity, properties: words.properties(of: index, place: place),
          frame: Self.readingFrame(geometry.frame(of: index), in: geometry.size),
          select: model.selects && middle != nil ? { [model] in model.select(middle) } : nil)
      })
  }
}
