import CoreGraphics
import ReactiveGraph

/// The way of one view's drawing to its place: a frame that follows the place by the animations of its changes.
final class PlaceMotion {
  /// How far the place has moved since the motion was made.
  private(set) var moved: CGSize = .zero
  /// The frame that is shown; its origin is seen from where the place was in the beginning.
  private(set) var frame: AnimatedValue<CGRect>! = nil

  /// - Parameters:
  ///   - size: The size from which it starts; nil where sizes are not followed.
  ///   - velocity: How fast the view that it takes the place of was moving, in points a second.
  init(
    _ slot: GeometrySlot, from size: CGSize?, velocity: CGRect? = nil, host: ViewGraph, transactions: TransactionScope?,
    environment: EnvironmentScope
  ) {
    let goal = _GraphValue<CGRect> { [unowned self] in
      CGRect(origin: CGPoint(x: moved.width, y: moved.height), size: size == nil ? .zero : slot.size)
    }
    frame = AnimatedValue(
      goal, from: CGRect(origin: .zero, size: size ?? .zero),
      velocity: velocity.map { CGRect(origin: $0.origin, size: size == nil ? .zero : $0.size).animatableData },
      host: host, transactions: transactions,
      environment: environment)
  }

  func move(by offset: CGSize) {
    moved = CGSize(width: moved.width + offset.width, height: moved.height + offset.height)
    frame.setNeedsEvaluation()
  }
}
