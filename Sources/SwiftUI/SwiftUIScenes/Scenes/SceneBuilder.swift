import Memory
import ReactiveGraph
import SwiftUICore

/// Makes one scene of those that a program's body lists.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes: the first opens by itself, all can be asked for.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene {
    _TupleScene((first, repeat each content))
  }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { _OptionalScene(content: scene) }

  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { scene }
}

/// Several scenes one after the other.
nonisolated public struct _TupleScene<each Content: Scene>: PrimitiveScene {
  let content: (repeat each Content)

  init(_ content: (repeat each Content)) { self.content = content }

  public nonisolated static func _makeScene(
    scene: _GraphValue<_TupleScene<repeat each Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    var parts: [_SceneOutputs] = []
    var index: Int = 0
    func add<Part: Scene>(_ type: Part.Type) {
      let place: Int = index
      let part: _GraphValue<Part> = scene[{ (whole: _TupleScene<repeat each Content>) -> Part in
        whole.part(at: place, as: Part.self)
      }]
      parts.append(Part._makeScene(scene: part, inputs: inputs))
      index += 1
    }
    repeat add((each Content).self)
    let made: [_SceneOutputs] = parts
    return _SceneOutputs { made.flatMap { $0.items() } }
  }

  private nonisolated func part<Part>(at place: Int, as type: Part.Type) -> Part {
    var index: Int = 0
    var found: Part?
    func look<Element>(_ element: Element) {
      if index == place { found = element as? Part }
      index += 1
    }
    repeat look(each content)
    guard let found else { preconditionFailure("A list of scenes has no part \(place) of type \(Part.self).") }
    return found
  }
}

/// A scene that may be absent.
nonisolated public struct _OptionalScene<Content: Scene>: PrimitiveScene {
  let content: Content?

  public nonisolated static func _makeScene(
    scene: _GraphValue<_OptionalScene<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    let graph: Graph = inputs.views.graph
    let place: Subgraph = graph.currentSubgraph
    let last = Kept<Content, _SceneOutputs>()
    return _SceneOutputs {
      guard let content = scene.read().content else { return [] }
      last.value = content
      let made: _SceneOutputs =
        last.made
        ?? graph.untracked {
          graph.with(place) {
            // While the scene is absent nobody reads its parts, so that the last value stands for it.
            let inner = _GraphValue<Content> { scene.read().content ?? last.value ?? content }
            return Content._makeScene(scene: inner, inputs: inputs)
          }
        }
      last.made = made
      return made.items()
    }
  }
}

private final class Kept<Value, Made> {
  var value: Value?
  var made: Made?
}

extension Group: Scene, PrimitiveScene where Content: Scene {
  /// Takes several scenes together: modifiers of the group apply to each of them.
  public nonisolated init(@SceneBuilder content: () -> Content) { self = .containing(content()) }

  public nonisolated static func _makeScene(
    scene: _GraphValue<Group<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs {
    Content._makeScene(scene: scene[{ $0.content }], inputs: inputs)
  }
}
