import ReactiveGraph
import SwiftUICore

/// A part of a program that the system shows in windows of their own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// The scenes of which this one is made.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lowers the scene once, by its static type, into the list of scenes that windows are opened for.
  nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

extension Scene {
  public nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    Body._makeScene(scene: scene.evaluated(inputs: inputs.views) { $0.body }, inputs: inputs)
  }
}

/// A scene that lowers itself and has no body.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) is shown by the framework; its body must not be asked for.")
  }
}

extension Never: Scene {
  public nonisolated static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) -> _SceneOutputs {
    _SceneOutputs()
  }
}

/// What a scene gets from around it when it is lowered.
public struct _SceneInputs {
  /// The inputs for the dynamic properties of scenes: they live in the program's own graph.
  let views: _ViewInputs

  /// An id for a primitive scene, for as long as the program runs.
  func nextID() -> UInt64 { views.window.nextID() }
}

/// What a scene says of itself.
public struct _SceneOutputs {
  /// The scenes now, first the one that opens by itself; read inside a node.
  var items: () -> [SceneItem] = { [] }
}
