import ReactiveGraph
import SwiftUICore

/// Makes one value of the commands that a closure lists.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  public static func buildBlock<First: Commands, each Content: Commands>(
    _ first: First, _ content: repeat each Content
  ) -> some Commands {
    _TupleCommands((first, repeat each content))
  }

  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    _AnyCommands(content)
  }
}

/// Several commands one after the other.
nonisolated public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
  let content: (repeat each Content)

  init(_ content: (repeat each Content)) { self.content = content }

  public nonisolated static func _makeCommands(
    content: _GraphValue<_TupleCommands<repeat each Content>>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    var parts: [_CommandsOutputs] = []
    var index: Int = 0
    func add<Part: Commands>(_ type: Part.Type) {
      let place: Int = index
      let part: _GraphValue<Part> = content[{ (whole: _TupleCommands<repeat each Content>) -> Part in
        whole.part(at: place, as: Part.self)
      }]
      parts.append(Part._makeCommands(content: part, inputs: inputs))
      index += 1
    }
    repeat add((each Content).self)
    let made: [_CommandsOutputs] = parts
    return _CommandsOutputs { made.flatMap { $0.edits() } }
  }

  private nonisolated func part<Part>(at place: Int, as type: Part.Type) -> Part {
    var index: Int = 0
    var found: Part?
    func look<Element>(_ element: Element) {
      if index == place { found = element as? Part }
      index += 1
    }
    repeat look(each content)
    guard let found else { preconditionFailure("A list of commands has no part \(place) of type \(Part.self).") }
    return found
  }
}

/// Commands of a type that is known while the program runs.
nonisolated public struct _AnyCommands: PrimitiveCommands {
  let content: any Commands

  init(_ content: any Commands) { self.content = content }

  public nonisolated static func _makeCommands(
    content: _GraphValue<_AnyCommands>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let first: any Commands = inputs.views.graph.untracked { content.read() }.content
    return make(first, content, inputs)
  }

  private nonisolated static func make<C: Commands>(
    _ first: C, _ content: _GraphValue<_AnyCommands>, _ inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    C._makeCommands(content: content[{ $0.content as? C ?? first }], inputs: inputs)
  }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
  public nonisolated static func _makeCommands(
    content: _GraphValue<Wrapped?>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let part = LatePart<Wrapped>(inputs) { content.read() }
    return _CommandsOutputs { part.edits() }
  }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
  public nonisolated static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    let first = LatePart<TrueContent>(inputs) {
      if case .trueContent(let part) = content.read().storage { part } else { nil }
    }
    let second = LatePart<FalseContent>(inputs) {
      if case .falseContent(let part) = content.read().storage { part } else { nil }
    }
    return _CommandsOutputs { first.edits() + second.edits() }
  }
}

/// Commands that are not always there: they are lowered when they are there for the first time.
private final class LatePart<Content: Commands> {
  private let inputs: _CommandsInputs
  private let place: Subgraph
  private let read: () -> Content?
  private var last: Content?
  private var made: _CommandsOutputs?

  init(_ inputs: _CommandsInputs, _ read: @escaping () -> Content?) {
    self.inputs = inputs
    self.read = read
    place = inputs.views.graph.currentSubgraph
  }

  func edits() -> [CommandEdit] {
    guard let content = read() else { return [] }
    last = content
    if let made { return made.edits() }
    let graph: Graph = inputs.views.graph
    let (read, inputs) = (read, inputs)
    let outputs: _CommandsOutputs = graph.untracked {
      graph.with(place) {
        // While the commands are absent nobody reads their parts, so that the last value stands for them.
        let value = _GraphValue<Content> { [unowned self] in read() ?? last ?? content }
        return Content._makeCommands(content: value, inputs: inputs)
      }
    }
    made = outputs
    return outputs.edits()
  }
}
