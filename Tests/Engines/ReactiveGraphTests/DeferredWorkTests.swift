import Testing

@testable import ReactiveGraph

/// A sink whose evaluation waits until it is asked for.
private final class Drawing: GraphNode {
  private let work: DeferredWork?
  private let body: () -> Void
  private(set) var runs: Int = 0
  private(set) var waits: Int = 0
  var isUrgent: Bool = false

  init(in graph: Graph, _ work: DeferredWork, _ body: @escaping () -> Void) {
    self.work = work
    self.body = body
    super.init(in: graph, "drawing")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }
  override var deferral: DeferredWork? { isUrgent ? nil : work }
  override func deferred() { waits += 1 }

  override func evaluate() -> Bool {
    runs += 1
    body()
    return true
  }
}

@Suite("Deferred work", .serialized)
struct DeferredWorkTests {
  @Test("A deferred node is evaluated once when its value is read, however often its inputs changed (G2)")
  func once() {
    let graph = Graph()
    let work = DeferredWork()
    let a = Source(in: graph, "a", 1)
    var seen: [Int] = []
    let drawing = Drawing(in: graph, work) { seen.append(a.value) }
    graph.update()
    #expect(drawing.runs == 0)
    #expect(!graph.needsUpdate)
    graph.perform(work)
    #expect(seen == [1])
    for value in 2...5 {
      a.set(value)
      graph.update()
    }
    #expect(seen == [1])
    #expect(work.count == 1)
    graph.perform(work)
    graph.perform(work)
    #expect(seen == [1, 5])
    #expect(drawing.waits == 5)
  }

  @Test("A deferred node that becomes urgent is evaluated in the pass, and not again")
  func urgent() {
    let graph = Graph()
    let work = DeferredWork()
    let a = Source(in: graph, "a", 1)
    let drawing = Drawing(in: graph, work) { _ = a.value }
    graph.update()
    graph.perform(work)
    a.set(2)
    graph.update()
    drawing.isUrgent = true
    a.set(3)
    graph.update()
    #expect(drawing.runs == 2)
    graph.perform(work)
    #expect(drawing.runs == 2)
  }

  @Test("A deferred node that ends while it waits is not evaluated, and is freed (G4)")
  func ended() {
    let graph = Graph()
    let work = DeferredWork()
    var runs: Int = 0
    for _ in 0..<5_000 {
      let part = Subgraph(in: graph.root)
      graph.with(part) { _ = Drawing(in: graph, work) { runs += 1 } }
      graph.update()
      part.end(in: graph)
    }
    #expect(work.count <= 512, "\(work.count) wait")
    graph.perform(work)
    #expect(runs == 0)
    #expect(work.count == 0)
  }
}
