import CoreGraphics
import Foundation
import InputEngine
import ReactiveGraph

/// Two fingers that go apart or together, on a screen or a touch pad.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// When the last event of the gesture happened.
    public var time: Date
    /// How much larger than at the beginning: 1 for no change.
    public var magnification: CGFloat
    /// How fast the magnification changes, a second.
    public var velocity: CGFloat
    /// The middle of the gesture within the view at the beginning.
    public var startAnchor: UnitPoint
    /// The middle of the gesture at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much the magnification changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// - Parameter minimumScaleDelta: How much the magnification changes before the gesture begins. The default is 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let magnify = MagnifyRecognizer()
    magnify.minimumChange = { Double(inputs.read(gesture).minimumScaleDelta) }
    magnify.mapping = inputs.mapping { .local }
    return _GestureOutputs(magnify) {
      guard magnify.isRecognized else { return nil }
      return Value(
        time: inputs.view.window.date(at: magnify.time), magnification: CGFloat(magnify.magnification),
        velocity: CGFloat(magnify.velocity.magnification), startAnchor: inputs.anchor(of: magnify.startLocation),
        startLocation: magnify.startLocation)
    }
  }
}

/// Two fingers that turn around each other, on a screen or a touch pad.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// When the last event of the gesture happened.
    public var time: Date
    /// The angle since the beginning, clockwise.
    public var rotation: Angle
    /// How fast the angle changes, a second.
    public var velocity: Angle
    /// The middle of the gesture within the view at the beginning.
    public var startAnchor: UnitPoint
    /// The middle of the gesture at the beginning, in the view's own space.
    public var startLocation: CGPoint
  }

  /// The least angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// - Parameter minimumAngleDelta: The least angle before the gesture begins. The default is one degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let rotate = RotateRecognizer()
    rotate.minimumAngle = { inputs.read(gesture).minimumAngleDelta.radians }
    rotate.mapping = inputs.mapping { .local }
    return _GestureOutputs(rotate) {
      guard rotate.isRecognized else { return nil }
      return Value(
        time: inputs.view.window.date(at: rotate.time), rotation: .radians(rotate.rotation),
        velocity: .radians(rotate.velocity.rotation), startAnchor: inputs.anchor(of: rotate.startLocation),
        startLocation: rotate.startLocation)
    }
  }
}

/// Two fingers that go apart or together; its value is the magnification alone. `MagnifyGesture` tells more.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// How much the magnification changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins with a least change of the magnification, 0.01 by default.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<CGFloat> {
    let magnify = MagnifyRecognizer()
    magnify.minimumChange = { Double(inputs.read(gesture).minimumScaleDelta) }
    return _GestureOutputs(magnify) { magnify.isRecognized ? CGFloat(magnify.magnification) : nil }
  }
}

/// Two fingers that turn around each other; its value is the angle alone. `RotateGesture` tells more.
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// The least angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins with a least angle, one degree by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Angle> {
    let rotate = RotateRecognizer()
    rotate.minimumAngle = { inputs.read(gesture).minimumAngleDelta.radians }
    return _GestureOutputs(rotate) { rotate.isRecognized ? .radians(rotate.rotation) : nil }
  }
}

extension _GestureInputs {
  /// A point of the view's own space as a part of its size.
  fileprivate func anchor(of point: CGPoint) -> UnitPoint {
    let size: CGSize = view.slot.placed.peek.size
    return UnitPoint(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
  }
}
