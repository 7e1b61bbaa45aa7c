import InputEngine
import ReactiveGraph

extension Gesture where Value: Equatable {
  /// Calls an action whenever the gesture's value has changed.
  ///
  /// - Parameter action: What is called with the new value.
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

extension Gesture {
  /// Calls an action when the gesture has ended.
  ///
  /// - Parameter action: What is called with the last value. It is not called for a gesture that was cancelled.
  public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Makes another value of the gesture's.
  public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }

  /// Recognizes the gesture only while modifier keys are held.
  ///
  /// - Parameter modifiers: The keys that are held when the pointer goes down.
  @MainActor @preconcurrency
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(gesture: self, modifiers: modifiers)
  }
}

/// A gesture with an action for changes.
nonisolated public struct _ChangedGesture<G: Gesture>: PrimitiveGesture where G.Value: Equatable {
  public typealias Value = G.Value

  let gesture: G
  let action: (G.Value) -> Void

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<G.Value> {
    let outputs = G._makeGesture(gesture: gesture[{ $0.gesture }], inputs: inputs)
    var last: G.Value?
    outputs.recognizer.observe { report in
      guard report == .changed, let value = outputs.value() else { return last = nil }
      guard value != last else { return }
      last = value
      inputs.read(gesture).action(value)
    }
    return outputs
  }
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<G: Gesture>: PrimitiveGesture {
  public typealias Value = G.Value

  let gesture: G
  let action: (G.Value) -> Void

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<G.Value> {
    let outputs = G._makeGesture(gesture: gesture[{ $0.gesture }], inputs: inputs)
    outputs.recognizer.observe { report in
      guard report == .ended, let value = outputs.value() else { return }
      inputs.read(gesture).action(value)
    }
    return outputs
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<G: Gesture, Value>: PrimitiveGesture {
  let gesture: G
  let transform: (G.Value) -> Value

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let outputs = G._makeGesture(gesture: gesture[{ $0.gesture }], inputs: inputs)
    return _GestureOutputs(outputs.recognizer) { outputs.value().map(inputs.read(gesture).transform) }
  }
}

/// A gesture that needs modifier keys.
nonisolated public struct _ModifiersGesture<G: Gesture>: PrimitiveGesture {
  public typealias Value = G.Value

  let gesture: G
  let modifiers: EventModifiers

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<G.Value> {
    let outputs = G._makeGesture(gesture: gesture[{ $0.gesture }], inputs: inputs)
    let inner: () -> InputModifiers = outputs.recognizer.requiredModifiers
    outputs.recognizer.requiredModifiers = { inner().union(inputs.read(gesture).modifiers.input) }
    return outputs
  }
}
