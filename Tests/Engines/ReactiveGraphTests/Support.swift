import Diagnostics

@testable import ReactiveGraph

/// A node that is evaluated whether or not anybody reads it, as what feeds an output is.
final class Sink: GraphNode {
  private let body: () -> Void
  private let name: String?
  private(set) var runs: Int = 0

  init(in graph: Graph, _ label: StaticString = "sink", name: String? = nil, _ body: @escaping () -> Void) {
    self.body = body
    self.name = name
    super.init(in: graph, label)
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }
  override var debugName: String { name ?? super.debugName }

  override func evaluate() -> Bool {
    runs += 1
    body()
    return true
  }
}

extension Graph {
  /// Runs a pass and returns what happened.
  func events(_ change: () -> Void = {}) -> [String] {
    let log = EventLog()
    self.log = log
    defer { self.log = nil }
    change()
    update()
    return log.take().map(\.description)
  }
}

/// Collects warnings while `body` runs. On the main actor, as all do who take the place of the output.
@MainActor
func warnings(_ body: () -> Void) -> [String] {
  var messages: [String] = []
  let saved = Diagnostics.sink
  Diagnostics.sink = { messages.append($0) }
  defer { Diagnostics.sink = saved }
  body()
  return messages
}
