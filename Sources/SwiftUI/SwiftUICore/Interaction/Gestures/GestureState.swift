import InputEngine
import ReactiveGraph

/// A value that a gesture sets while it goes on, and that is set back when the gesture ends or is cancelled.
///
/// ```swift
/// struct Knob: View {
///   @GestureState private var isPressed = false
///   var body: some View {
///     Circle()
///       .scaleEffect(isPressed ? 0.9 : 1)
///       .gesture(LongPressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value })
///   }
/// }
/// ```
@propertyWrapper
nonisolated public struct GestureState<Value>: GraphProperty, SelfComparing {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: Location<Value>?

  /// Makes a state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Makes a state with the value that it has while no gesture goes on.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameters:
  ///   - wrappedValue: The value while no gesture goes on.
  ///   - resetTransaction: The transaction in which the value is set back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    reset = { $1 = resetTransaction }
  }

  /// Makes a state that is set back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameters:
  ///   - wrappedValue: The value while no gesture goes on.
  ///   - reset: Gets the last value and chooses the transaction in which it is set back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Makes a state that is set back in a transaction that a closure chooses.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now; only a gesture changes it.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  package func makeBox(in inputs: _ViewInputs) -> Location<Value> { StateLocation(initial, in: inputs.window) }

  package mutating func install(_ box: Location<Value>) { location = box }

  package func isEqual(to other: Self) -> Bool { true }

  /// Lets a gesture change the value.
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value: Value = location.get()
    var transaction: Transaction = .current
    body(&value, &transaction)
    location.set(value, transaction: transaction)
  }

  /// The gesture is over.
  fileprivate func setBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    location.set(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil while no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that is nil while no gesture goes on, and is set back in a transaction that a closure chooses.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that keeps a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  /// The gesture that changes the state.
  public var base: Base
  /// The state that is kept.
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Makes a gesture that keeps a state; `updating(_:body:)` does so.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let outputs = Base._makeGesture(gesture: gesture[{ $0.base }], inputs: inputs)
    // The state that was changed is set back, also when the view with the gesture is gone.
    var changed: GestureState<State>?
    outputs.recognizer.observe { report in
      guard report == .changed else {
        changed?.setBack()
        return changed = nil
      }
      guard let value = outputs.value() else { return }
      let now: Self = inputs.read(gesture)
      changed = now.state
      now.state.update { now.body(value, &$0, &$1) }
    }
    return outputs
  }
}

extension Gesture {
  /// Sets a gesture state whenever the gesture's value changes.
  ///
  /// - Parameters:
  ///   - state: The projected value of the state: `$offset`.
  ///   - body: Gets the gesture's value, the state to change, and the transaction of the change.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
