import ReactiveGraph

/// A named space and those around it.
package final class CoordinateSpaceScope {
  let slot: GeometrySlot
  private let outer: CoordinateSpaceScope?
  private let readName: () -> AnyHashable
  /// The name as an attribute, once somebody has asked: readers depend on the name, not on the body that gives it.
  private var name: Rule<AnyHashable>?
  private let subgraph: Subgraph

  init(slot: GeometrySlot, outer: CoordinateSpaceScope?, name: @escaping () -> AnyHashable) {
    self.slot = slot
    self.outer = outer
    readName = name
    subgraph = slot.placed.graph.currentSubgraph
  }

  /// The space of a scroll view; `slot` is that of its viewport, and `axes` is read inside nodes.
  package static func scrollView(
    _ axes: @escaping () -> Axis.Set, slot: GeometrySlot, outer: CoordinateSpaceScope?
  ) -> CoordinateSpaceScope {
    CoordinateSpaceScope(slot: slot, outer: outer) { ScrollSpaceAxes(axes: axes().rawValue) }
  }

  /// Whether the space is meant by a name.
  private func has(_ wanted: AnyHashable) -> Bool {
    if name == nil, !subgraph.isEnded {
      let graph: Graph = slot.placed.graph
      name = graph.with(subgraph) { Rule(in: graph, "space name", readName) }
    }
    guard let own: AnyHashable = name?.value else { return false }
    guard let axes = own.base as? ScrollSpaceAxes else { return own == wanted }
    guard let scroll = wanted.base as? ScrollSpaceName else { return false }
    return scroll.axis.map { Axis.Set(rawValue: axes.axes).contains(Axis.Set($0)) } ?? true
  }

  /// The innermost place with a name.
  func slot(named name: AnyHashable) -> GeometrySlot? {
    var scope: CoordinateSpaceScope? = self
    while let next = scope {
      if next.has(name) { return next.slot }
      scope = next.outer
    }
    return nil
  }
}

/// What a scroll view's space answers to: its axes.
private struct ScrollSpaceAxes: Hashable {
  var axes: Axis.Set.RawValue
}

extension View {
  /// Names the coordinate space of the view, for geometry readers inside.
  ///
  /// - Parameter name: The name: `.named("board")`.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's space a name; use `coordinateSpace(_:)` with `.named` instead.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

private enum CoordinateSpacesKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> CoordinateSpaceScope? { nil }
}

extension _ViewInputs {
  /// The named coordinate spaces around the view, innermost first.
  package var coordinateSpaces: CoordinateSpaceScope? {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  var name: AnyHashable

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.coordinateSpaces = CoordinateSpaceScope(slot: inputs.slot, outer: inputs.coordinateSpaces) {
      modifier.read().name
    }
    return body(inner)
  }
}
