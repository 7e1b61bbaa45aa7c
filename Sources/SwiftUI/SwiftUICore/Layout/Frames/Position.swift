import LayoutEngine
import ReactiveGraph

extension View {
  /// Puts the middle of the view at a point of the space that is offered, all of which it takes: in points from its leading
  /// and top edge.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the middle of the view at a point of the space that is offered, all of which it takes: in points from its leading
  /// and top edge.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

nonisolated struct PositionModifier: PrimitiveModifier {
  var position: CGPoint

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let position: _GraphValue<CGPoint> = modifier[\.position]
    return Container.unary(inputs: inputs, child: body) { PositionLayout(position.read()) }
  }
}
