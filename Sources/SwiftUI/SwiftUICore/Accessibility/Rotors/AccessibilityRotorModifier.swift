import AccessibilityTree
import ReactiveGraph

/// A rotor on a view: its stops are values of the tree, what prepares them stays with the window.
nonisolated struct AccessibilityRotorModifier: PrimitiveModifier {
  var name: RotorName
  var stops: (EnvironmentValues) -> [_AccessibilityRotorStop]

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    source.standsForView = true
    let root: AccessibilityRoot = inputs.window.accessibility
    let id: UInt64 = source.id
    PropertiesAttribute.keep(source, inputs: inputs, "rotor") { source in
      let rotor: Self = modifier.read()
      let environment = EnvironmentValues(scope: inputs.environment)
      let stops: [_AccessibilityRotorStop] = rotor.stops(environment)
      var value = AccessibilityRotor(rotor.name.text.string(in: environment), stops: stops.map(\.stop))
      value.replacesSystem = rotor.name.replacesSystem
      var properties = AccessibilityProperties()
      properties.rotors = [value]
      source.properties = properties
      root.setPreparations(stops.map(\.prepare), for: id)
    }
    inputs.graph.currentSubgraph.onEnd { root.setPreparations([], for: id) }
    return outputs
  }
}
