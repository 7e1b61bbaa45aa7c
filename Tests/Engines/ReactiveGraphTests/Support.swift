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

/// The same numbers on every machine and in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z: UInt64 = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
