import InputEngine
import ReactiveGraph

/// A pattern of touches, clicks or movements that a view recognizes.
///
/// Attach one to a view with `gesture(_:)`. A gesture of your own composes others in its `body`.
///
/// ```swift
/// struct Board: View {
///   @GestureState private var offset: CGSize = .zero
///   var body: some View {
///     Circle()
///       .frame(width: 60, height: 60)
///       .offset(offset)
///       .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself while it goes on and when it ends.
  associatedtype Value

  /// Lowers the gesture once, by its static type, into a recognizer.
  nonisolated static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value>

  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Self.Body { get }
}

/// What a gesture is lowered with: the view that it is attached to.
public struct _GestureInputs {
  package let view: _ViewInputs
}

/// What a gesture becomes: a recognizer, and its value in the recognizer's present state.
public struct _GestureOutputs<Value> {
  package let recognizer: Recognizer
  /// The value; nil while there is none.
  package let value: () -> Value?

  package init(_ recognizer: Recognizer, value: @escaping () -> Value?) {
    self.recognizer = recognizer
    self.value = value
  }
}

extension Gesture where Value == Body.Value {
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Body.Value> {
    let body = BodyNode<Self, Body>(gesture, inputs: inputs.view) { $0.body }
    return Body._makeGesture(gesture: _GraphValue(body), inputs: inputs)
  }
}

extension Never: Gesture {
  public nonisolated static func _makeGesture(
    gesture: _GraphValue<Never>, inputs: _GestureInputs
  ) -> _GestureOutputs<Never> {
    preconditionFailure("A gesture without a body was asked for it.")
  }
}

/// A gesture of the framework, which lowers itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) is recognized by the framework; its body must not be asked for.")
  }
}

extension _GestureInputs {
  /// The present value of a gesture, outside of nodes.
  package func read<G>(_ gesture: _GraphValue<G>) -> G { view.graph.untracked { gesture.read() } }

  /// Makes points of a space of points of the window, as both are when it is asked.
  package func mapping(to space: @escaping () -> CoordinateSpace) -> (CGPoint) -> CGPoint {
    let inputs: _ViewInputs = view
    return { point in
      switch space() {
      case .global: return point
      case .local: return inputs.slot.local(point)
      case .named(let name):
        // As for frames, an unknown name means the window.
        let named: GeometrySlot? = inputs.graph.untracked { inputs.coordinateSpaces?.slot(named: name) }
        return named?.local(point) ?? point
      }
    }
  }
}
