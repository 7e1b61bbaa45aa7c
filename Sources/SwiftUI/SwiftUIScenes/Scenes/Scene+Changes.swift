import ReactiveGraph
import SwiftUICore

/// A scene that calls an action when a value changes.
nonisolated private struct ObservedScene<Content: Scene, Value: Equatable>: PrimitiveScene {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  nonisolated static func _makeScene(
    scene: _GraphValue<ObservedScene<Content, Value>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let inner: _SceneOutputs = Content._makeScene(scene: scene[{ $0.content }], inputs: inputs)
    ChangeNode(scene, inputs).setNeedsEvaluation()
    return inner
  }

  private final class ChangeNode: GraphNode {
    private let scene: _GraphValue<ObservedScene<Content, Value>>
    private unowned(unsafe) let window: ViewGraph
    private var last: Value?

    init(_ scene: _GraphValue<ObservedScene<Content, Value>>, _ inputs: _SceneInputs) {
      self.scene = scene
      window = inputs.views.window
      super.init(in: inputs.views.graph, "change of a scene")
    }

    override var isEager: Bool { true }

    override func evaluate() -> Bool {
      let scene: ObservedScene<Content, Value> = self.scene.read()
      let old: Value? = last
      last = scene.value
      guard old != scene.value, old != nil || scene.isInitial else { return false }
      window.afterUpdate { scene.action(old ?? scene.value, scene.value) }
      return false
    }
  }
}

extension Scene {
  /// Calls an action with the old value and the new one when a value that the program reads has changed.
  ///
  /// - Parameters:
  ///   - value: The value, such as `scenePhase`: for a program the phase of its nearest window.
  ///   - initial: Whether the action is called at first as well, with the value twice.
  ///   - action: The action.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ObservedScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls an action when a value that the program reads has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ObservedScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Calls an action with the new value when a value that the program reads has changed.
  @available(*, deprecated, message: "Use onChange with an action of two parameters or none.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ObservedScene(content: self, value: value, isInitial: false) { action($1) }
  }
}
