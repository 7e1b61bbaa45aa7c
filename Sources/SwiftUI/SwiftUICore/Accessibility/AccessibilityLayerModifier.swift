import AccessibilityTree
import LayoutEngine
import ReactiveGraph

/// Views that are laid out in the place of another, never drawn, and read instead of it or instead of its children.
nonisolated struct AccessibilityLayerModifier<Layer: View>: PrimitiveModifier {
  enum Role {
    case representation
    case children
  }

  var content: Layer
  var role: Role

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let role: Role = inputs.graph.untracked { modifier.read().role }
    var primaryInputs: _ViewInputs = inputs
    primaryInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    let primary: _ViewOutputs = body(primaryInputs)
    guard let primaryLayout = primary.layout else { return primary }
    var layerInputs: _ViewInputs = inputs.inStack(nil)
    layerInputs.slot = GeometrySlot(in: inputs.graph, parent: inputs.slot)
    // Several views stand in a column, so that they are read in the order in which they are written.
    let layer: _ViewOutputs = VStack<Layer>._makeView(
      view: modifier[{ modifier in VStack { modifier.content } }], inputs: layerInputs)
    let children = [primaryInputs.slot.holding(primary), layerInputs.slot.holding(layer)]
    let layout = LayoutAttribute(
      in: inputs, "accessibility layer", children: { [primaryLayout] + (layer.layout.map { [$0] } ?? []) }
    ) {
      LayerLayout(alignment: .center)
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children })
    var outputs = _ViewOutputs()
    outputs.layout = layout
    outputs.display = primary.display.map { .group([$0], id: inputs.window.nextID()) }
    outputs.accessibility = accessibility(primary, layer, role, inputs)
    outputs.preferences = primary.preferences
    return outputs
  }

  private nonisolated static func accessibility(
    _ primary: _ViewOutputs, _ layer: _ViewOutputs, _ role: Role, _ inputs: _ViewInputs
  ) -> AccessibilitySource {
    let inside: [AccessibilitySource] = layer.accessibility.map { [$0] } ?? []
    let source = AccessibilitySource(
      id: inputs.window.nextID(), kind: role == .children ? .container : .transparent)
    source.standsForView = role == .representation
    source.children = inside
    if role == .children, let base = primary.accessibility {
      source.attach(.transparent([base], id: inputs.window.nextID()), for: .base)
    }
    return source
  }
}

/// Views that are neither laid out nor drawn: what they say becomes a property of the view that they are attached to.
nonisolated struct AccessibilityAttachedModifier<Attached: View>: PrimitiveModifier {
  enum Use {
    case label
    case actions(AccessibilityActionCategory)
    case largeContent
  }

  var content: Attached
  var use: Use

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    source.standsForView = true
    var attachedInputs: _ViewInputs = inputs.inStack(nil)
    attachedInputs.slot = GeometrySlot(in: inputs.graph, parent: nil)
    let attached: _ViewOutputs = ZStack<Attached>._makeView(
      view: modifier[{ ZStack(alignment: .center, built: $0.content) }], inputs: attachedInputs)
    guard let said = attached.accessibility else { return outputs }
    let wrapper: AccessibilitySource = .transparent([said], id: inputs.window.nextID())
    switch inputs.graph.untracked({ modifier.read().use }) {
    case .label: source.attach(wrapper, for: .label)
    case .largeContent: source.attach(wrapper, for: .largeContent)
    case .actions:
      source.attach(wrapper, for: .actions)
      PropertiesAttribute.keep(wrapper, inputs: inputs, "accessibility actions") { wrapper in
        guard case .actions(let category) = modifier.read().use else { return }
        wrapper.properties.actionCategory = category.name(in: EnvironmentValues(scope: inputs.environment))
      }
    }
    return outputs
  }
}
