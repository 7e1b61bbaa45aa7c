import CoreGraphics
import InputEngine
import ReactiveGraph

/// One or more taps or clicks.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = ()

  /// How many taps there are to be.
  public var count: Int

  /// - Parameter count: How many taps. The default is one.
  public init(count: Int = 1) {
    self.count = count
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<()> {
    let tap = TapRecognizer()
    tap.count = { inputs.read(gesture).count }
    return _GestureOutputs(tap) { tap.state == .ended ? () : nil }
  }
}

/// One or more taps or clicks, and where the first was.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, @unchecked Sendable {
    /// The place of the first tap, in the gesture's coordinate space (behaviour 473).
    public var location: CGPoint
  }

  /// How many taps there are to be.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// - Parameters:
  ///   - count: How many taps. The default is one.
  ///   - coordinateSpace: The space of the location. The default is the view's own.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a tap in the space that a value such as `.global` or `.named("board")` stands for.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let tap = TapRecognizer()
    tap.count = { inputs.read(gesture).count }
    tap.mapping = inputs.mapping { inputs.read(gesture).coordinateSpace }
    return _GestureOutputs(tap) { tap.state == .ended ? Value(location: tap.location) : nil }
  }
}

/// A press that stays in its place for a while. Its value is true from the beginning of the press on; it ends when the time
/// is over.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// How long the press takes, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// - Parameters:
  ///   - minimumDuration: How long the press takes, in seconds. The default is half a second.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points. The default is ten.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Bool> {
    let press = LongPressRecognizer()
    press.minimumDuration = { inputs.read(gesture).minimumDuration }
    press.maximumDistance = { Double(inputs.read(gesture).maximumDistance) }
    return _GestureOutputs(press) { press.state == .tentative || press.state == .ended ? true : nil }
  }
}
