/// A named space and those around it.
package final class CoordinateSpaceScope {
  let slot: GeometrySlot
  /// Read inside nodes, since a name may change.
  private let hasName: (AnyHashable) -> Bool
  private let outer: CoordinateSpaceScope?

  init(slot: GeometrySlot, outer: CoordinateSpaceScope?, hasName: @escaping (AnyHashable) -> Bool) {
    self.slot = slot
    self.outer = outer
    self.hasName = hasName
  }

  /// The space of a scroll view; `slot` is that of its viewport, and `axes` is read inside nodes.
  package static func scrollView(
    _ axes: @escaping () -> Axis.Set, slot: GeometrySlot, outer: CoordinateSpaceScope?
  ) -> CoordinateSpaceScope {
    CoordinateSpaceScope(slot: slot, outer: outer) { name in
      guard let name = name.base as? ScrollSpaceName else { return false }
      guard let axis = name.axis else { return true }
      return axes().contains(Axis.Set(axis))
    }
  }

  /// The innermost place with a name.
  func slot(named name: AnyHashable) -> GeometrySlot? {
    var scope: CoordinateSpaceScope? = self
    while let next = scope {
      if next.hasName(name) { return next.slot }
      scope = next.outer
    }
    return nil
  }
}

extension View {
  /// Gives the view's space a name, by which views inside can ask for frames in it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's space a name; use `coordinateSpace(_:)` with `.named` instead.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  var name: AnyHashable

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner: _ViewInputs = inputs
    inner.coordinateSpaces = CoordinateSpaceScope(slot: inputs.slot, outer: inputs.coordinateSpaces) {
      modifier.read().name == $0
    }
    return body(inner)
  }
}
