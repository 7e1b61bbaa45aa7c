import LayoutEngine
import ReactiveGraph

extension LayoutSubview {
  /// What modifiers attached to the view for its container.
  public var containerValues: ContainerValues {
    ToldValues.of(node).map {
      ContainerValues(traits: $0.element.traits, names: $0.element.names)
    }
      ?? ContainerValues(traits: ViewTraits())
  }
}
