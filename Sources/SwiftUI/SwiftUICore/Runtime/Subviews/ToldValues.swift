import LayoutEngine
import ReactiveGraph

/// The view whose values a layout may read, as they were when they changed last.
struct ToldValues: SelfComparing {
  let element: ViewElement
  let values: ContainerValues
  let tags: [AnyHashable]

  func isEqual(to other: ToldValues) -> Bool {
    element === other.element && values.isEqual(to: other.values) && tags == other.tags
  }
}

extension ToldValues {
  private static var key: ObjectIdentifier { ObjectIdentifier(ToldValues.self) }

  /// The values of the view with a node; nil for a view without any.
  static func of(_ node: LayoutNode) -> ToldValues? { node.value(for: key)?.content as? ToldValues }

  /// A layout that carries the values.
  var layout: ValueLayout {
    ValueLayout(key: Self.key, value: LayoutValue(self, areEqual: ValueComparison.areEqual))
  }
}

extension ViewElement {
  /// The same measuring with the view's container values for a layout to read; another value means a new layout.
  func tellingValues(_ layout: LayoutAttribute, inputs: _ViewInputs) -> LayoutAttribute {
    if traits.isEmpty, names.isEmpty { return layout }
    return LayoutAttribute(in: inputs, "container values", children: { [layout] }) { [self] in
      ToldValues(element: self, values: containerValues, tags: traits[AnyTagsTrait.self]).layout
    }
  }
}
