import LayoutEngine
import ReactiveGraph

extension View {
  /// Puts the centre of the view at a point of the space that is offered.
  ///
  /// The modified view takes all of that space.
  ///
  /// - Parameter position: The point, in points from the top left corner of the space, counted from the leading edge.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the centre of the view at a point of the space that is offered. The modified view takes all of that space.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the space, in points. The default is 0.
  ///   - y: The distance from its top, in points. The default is 0.
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
