import CoreGraphics
import Foundation
import InputEngine
import ReactiveGraph

/// A pointer that moves while it is down.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where the drag is and how it moves.
  public struct Value: Equatable, Sendable {
    /// When the last event of the drag happened.
    public var time: Date
    /// Where the pointer is, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where the pointer went down.
    public var startLocation: CGPoint
    /// How fast the pointer moves, in points a second.
    public let velocity: CGSize

    /// From where the pointer went down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it were let go now: a quarter of a second further at its speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// From where the pointer went down to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer moves before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// - Parameters:
  ///   - minimumDistance: How far the pointer moves before the drag begins. The default is ten points.
  ///   - coordinateSpace: The space of the locations. The default is the view's own.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a drag in the space that a value such as `.global` or `.named("board")` stands for.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let drag = DragRecognizer()
    drag.minimumDistance = { Double(inputs.read(gesture).minimumDistance) }
    drag.mapping = inputs.mapping { inputs.read(gesture).coordinateSpace }
    return _GestureOutputs(drag) {
      guard drag.isRecognized else { return nil }
      return Value(
        time: inputs.view.window.date(at: drag.time), location: drag.location, startLocation: drag.startLocation,
        velocity: drag.velocity)
    }
  }
}
