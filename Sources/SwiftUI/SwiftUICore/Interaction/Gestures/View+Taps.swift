import CoreGraphics
import InputEngine

extension View {
  /// Calls an action when the view is tapped or clicked.
  ///
  /// ```swift
  /// Image(systemName: "star")
  ///   .onTapGesture(count: 2) { print("twice") }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many taps. The default is one.
  ///   - action: What is called.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls an action with the place of the tap.
  ///
  /// - Parameters:
  ///   - count: How many taps. The default is one.
  ///   - coordinateSpace: The space of the place. The default is the view's own.
  ///   - action: What is called.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action with the place of the tap in a space such as `.global` or `.named("board")`.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when the view is pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds. The default is half a second.
  ///   - maximumDistance: How far the pointer may move meanwhile. The default is ten points.
  ///   - action: What is called when the time is over.
  ///   - onPressingChanged: Called with true when the press begins, and with false when it is over.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged))
  }

  /// Calls an action when the view is pressed for a while; the form with `onPressingChanged` is the newer one.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when it begins and when it is over, however it ends.
nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  var press: LongPressGesture
  var action: () -> Void
  var pressing: ((Bool) -> Void)?

  nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Bool> {
    let outputs = LongPressGesture._makeGesture(gesture: gesture[{ $0.press }], inputs: inputs)
    // A view that goes while it is pressed is told by its last value.
    var last: Self?
    outputs.recognizer.observe { report in
      if report != .cancelled { last = inputs.read(gesture) }
      if report == .ended { last?.action() }
      last?.pressing?(report == .changed)
      if report != .changed { last = nil }
    }
    return outputs
  }
}
