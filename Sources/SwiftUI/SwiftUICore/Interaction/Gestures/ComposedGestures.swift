import InputEngine
import ReactiveGraph

/// Two gestures at the same time; either may be recognized.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the gestures that have one.
  public struct Value {
    /// The value of the first gesture; nil while it has none.
    public var first: First.Value?
    /// The value of the second gesture; nil while it has none.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Makes a gesture of two, either of which may be recognized.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: gesture[{ $0.first }], inputs: inputs)
    let second = Second._makeGesture(gesture: gesture[{ $0.second }], inputs: inputs)
    let both = SimultaneousRecognizer(first.recognizer, second.recognizer)
    return _GestureOutputs(both) {
      let value = Value(first: first.value(), second: second.value())
      return value.first == nil && value.second == nil ? nil : value
    }
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures of which the first has precedence: the second is recognized if the first is not.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that has precedence.
  public var first: First
  /// The gesture that is recognized if the first is not.
  public var second: Second

  /// Makes a gesture of two, of which the first has precedence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: gesture[{ $0.first }], inputs: inputs)
    let second = Second._makeGesture(gesture: gesture[{ $0.second }], inputs: inputs)
    let either = ExclusiveRecognizer(first.recognizer, second.recognizer)
    return _GestureOutputs(either) {
      if either.first.state == .failed { return second.value().map { .second($0) } }
      return first.value().map { .first($0) }
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture that has to end before another one begins.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence is.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Makes a gesture of two, one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    let first = First._makeGesture(gesture: gesture[{ $0.first }], inputs: inputs)
    let second = Second._makeGesture(gesture: gesture[{ $0.second }], inputs: inputs)
    let sequence = SequenceRecognizer(first.recognizer, second.recognizer)
    return _GestureOutputs(sequence) {
      guard let begun = first.value() else { return nil }
      return sequence.isSecond ? .second(begun, second.value()) : .first(begun)
    }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognizes another gesture at the same time.
  ///
  /// - Parameter other: The other gesture.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes this gesture, or else another one.
  ///
  /// - Parameter other: The gesture that is recognized if this one is not.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Recognizes another gesture after this one has ended.
  ///
  /// - Parameter other: The gesture that follows.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture whose type is hidden. It may be another one each time that it begins.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let box: AnyGestureBox<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    box = TypedGestureBox(gesture)
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Value> {
    .dynamic(inputs) { inputs.read(gesture).box.make(_GraphValue { gesture.read().box }, inputs: inputs) }
  }
}

extension _GestureOutputs {
  /// A gesture that is made anew each time it begins; nil for none.
  fileprivate static func dynamic(
    _ inputs: _GestureInputs, _ make: @escaping () -> _GestureOutputs<Value>?
  ) -> _GestureOutputs<Value> {
    var made: _GestureOutputs<Value>?
    let graph: Graph = inputs.view.graph
    let subgraph: Subgraph = graph.currentSubgraph
    let dynamic = DynamicRecognizer {
      made = subgraph.isEnded ? nil : graph.with(subgraph, make)
      return made?.recognizer
    }
    return _GestureOutputs(dynamic) { made?.value() }
  }
}

private class AnyGestureBox<Value> {
  func make(_ box: _GraphValue<AnyGestureBox<Value>>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
    preconditionFailure("made by its subclass")
  }
}

private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  /// The gesture follows later values as long as they have the same type.
  override func make(
    _ box: _GraphValue<AnyGestureBox<G.Value>>, inputs: _GestureInputs
  ) -> _GestureOutputs<G.Value> {
    var last: G = gesture
    let value = _GraphValue<G> {
      if let box = box.read() as? TypedGestureBox<G> { last = box.gesture }
      return last
    }
    return G._makeGesture(gesture: value, inputs: inputs)
  }
}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public nonisolated var body: Never {
    preconditionFailure("An optional gesture is recognized by the framework; its body must not be asked for.")
  }

  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Wrapped?>, inputs: _GestureInputs
  ) -> _GestureOutputs<Wrapped.Value> {
    .dynamic(inputs) {
      guard var last = inputs.read(gesture) else { return nil }
      let value = _GraphValue<Wrapped> {
        if let new = gesture.read() { last = new }
        return last
      }
      return Wrapped._makeGesture(gesture: value, inputs: inputs)
    }
  }
}
