import Testing

@testable import ReactiveGraph

@Suite("Subgraphs", .serialized)
struct SubgraphTests {
  @Test("A node that ends is never evaluated again and leaves no edge behind (G4)")
  func end() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let part = Subgraph(in: graph.root)
    let sink: Sink = graph.with(part) { Sink(in: graph) { _ = a.value } }
    graph.update()
    #expect(a.outputs.count == 1)
    part.end(in: graph)
    #expect(a.outputs.isEmpty)
    #expect(!sink.isAlive)
    a.set(2)
    graph.update()
    #expect(sink.runs == 1)
    #expect(part.isEnded)
    part.end(in: graph)
    #expect(graph.nodeCount == 1, "ending twice counts once")
  }

  @Test("Ending tells each node and action once: actions of children first, then the nodes")
  func order() {
    let graph = Graph()
    var told: [String] = []
    let outer = Subgraph(in: graph.root)
    outer.onEnd { told.append("outer") }
    let first = Subgraph(in: outer)
    first.onEnd { told.append("first") }
    let inner = Subgraph(in: first)
    inner.onEnd { told.append("inner") }
    let second = Subgraph(in: outer)
    second.onEnd { told.append("second") }
    graph.with(inner) { _ = Source(in: graph, "x", 0) }
    let events: [String] = graph.events { outer.end(in: graph) }
    #expect(told == ["inner", "first", "second", "outer"])
    #expect(events == ["ended x"])
  }

  @Test("A child that leaves gives its place to the last; the others still end with the parent")
  func swapRemoval() {
    let graph = Graph()
    var told: [Int] = []
    let parent = Subgraph(in: graph.root)
    let children: [Subgraph] = (0..<5).map { index in
      let child = Subgraph(in: parent)
      child.onEnd { told.append(index) }
      return child
    }
    children[1].end(in: graph)
    children[4].end(in: graph)
    children[0].end(in: graph)
    #expect(told == [1, 4, 0])
    parent.end(in: graph)
    #expect(told.sorted() == [0, 1, 2, 3, 4])
    #expect(told.count == 5)
  }

  @Test("Inside a pass, what ends keeps its value for readers that are about to go")
  func deferredUnlink() {
    let graph = Graph()
    let shows = Source(in: graph, "shows", true)
    let part = Subgraph(in: graph.root)
    let inner: Rule<Int> = graph.with(part) { Rule(in: graph, "inner") { 7 } }
    var seen: [Int] = []
    _ = Sink(in: graph, "reader") { seen.append(shows.value ? inner.value : inner.value + 100) }
    _ = Sink(in: graph, "owner") { if !shows.value { part.end(in: graph) } }
    graph.update()
    shows.set(false)
    graph.update()
    #expect(seen == [7, 107])
    #expect(inner.outputs.isEmpty)
  }

  @Test("A subgraph that ends in a deferred write is unlinked in that pass too")
  func endInDeferredWrite() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let part = Subgraph(in: graph.root)
    _ = graph.with(part) { Sink(in: graph, "part") { _ = a.value } }
    let trigger = Source(in: graph, "trigger", false)
    _ = Sink(in: graph) { if trigger.value { graph.write { part.end(in: graph) } } }
    graph.update()
    trigger.set(true)
    graph.update()
    #expect(a.outputs.isEmpty)
    a.set(2)
    graph.update()
  }

  @Test("A queued node may end before the pass comes to it")
  func endWhileQueued() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    weak var weakSink: Sink?
    let part = Subgraph(in: graph.root)
    graph.with(part) {
      let sink = Sink(in: graph) { _ = a.value }
      weakSink = sink
    }
    graph.update()
    a.set(2)
    part.end(in: graph)
    #expect(graph.events() == [])
    #expect(weakSink == nil)
  }

  @Test("Parts with edges between them end in any order, in one pass or outside")
  func crossEdges() {
    for inside in [false, true] {
      for reversed in [false, true] {
        let graph = Graph()
        let go = Source(in: graph, "go", false)
        let outer = Subgraph(in: graph.root)
        let inner = Subgraph(in: outer)
        let other = Subgraph(in: graph.root)
        let base: Source<Int> = graph.with(outer) { Source(in: graph, "base", 1) }
        let middle: Rule<Int> = graph.with(inner) { Rule(in: graph, "middle") { base.value + 1 } }
        _ = graph.with(other) { Sink(in: graph, "far") { _ = middle.value + base.value } }
        _ = graph.with(outer) { Sink(in: graph, "near") { _ = middle.value } }
        let parts: [Subgraph] = reversed ? [other, inner, outer] : [inner, outer, other]
        _ = Sink(in: graph, "ender") { if go.value { for part in parts { part.end(in: graph) } } }
        graph.update()
        if inside {
          go.set(true)
          graph.update()
        } else {
          for part in parts { part.end(in: graph) }
        }
        #expect(graph.nodeCount == 2)
        #expect(middle.inputs.isEmpty && middle.outputs.isEmpty)
      }
    }
  }

  @Test("Nodes are freed when their part ends, and the graph when nobody holds it (G4)")
  func noLeaks() {
    weak var weakGraph: Graph?
    weak var weakNode: Rule<Int>?
    do {
      let graph = Graph()
      weakGraph = graph
      let a = Source(in: graph, "a", 1)
      let before: Int = graph.root.liveNodeCount
      let part = Subgraph(in: graph.root)
      graph.with(part) {
        let rule = Rule(in: graph, "rule") { a.value }
        weakNode = rule
        _ = Sink(in: graph) { _ = rule.value }
      }
      graph.update()
      #expect(graph.root.liveNodeCount == before + 2)
      part.end(in: graph)
      #expect(graph.root.liveNodeCount == before)
      #expect(graph.nodeCount == before)
      #expect(weakNode == nil)
    }
    #expect(weakGraph == nil)
  }

  @Test("A value outlives its graph: it can be read, and setting it does nothing")
  func afterTheGraph() {
    var kept: Source<Int>?
    var rule: Rule<Int>?
    do {
      let graph = Graph()
      let a = Source(in: graph, "a", 1)
      kept = a
      rule = Rule(in: graph, "rule") { a.value + 1 }
      _ = rule?.peek
      graph.end()
    }
    kept?.set(2)
    #expect(kept?.value == 1)
    #expect(rule?.peek == 2)
  }

  @Test("A part that ends another on its way out, beside it or further on, keeps nothing from ending (G4)")
  func endingEachOther() {
    let graph = Graph()
    let parent = Subgraph(in: graph.root)
    let parts: [Subgraph] = (0..<4).map { _ in Subgraph(in: parent) }
    let inner = Subgraph(in: parts[3])
    let sinks: [Sink] = (parts + [inner]).map { part in graph.with(part) { Sink(in: graph) {} } }
    parts[0].onEnd {
      parts[1].end(in: graph)
      inner.end(in: graph)
    }
    parent.end(in: graph)
    #expect(sinks.map(\.isAlive) == [false, false, false, false, false])
    #expect(graph.nodeCount == 0)
    graph._checkInvariants()
  }

  @Test("Twenty thousand readers of one source end together at the cost of each one's edges (G2)")
  func massRemoval() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    let parts: [Subgraph] = (0..<20_000).map { _ in
      let part = Subgraph(in: graph.root)
      graph.with(part) { _ = Sink(in: graph) { _ = a.value } }
      return part
    }
    graph.update()
    #expect(a.outputs.count == 20_000)
    for part in parts where part !== parts[7] { part.end(in: graph) }
    #expect(a.outputs.count == 1)
    graph._checkInvariants()
    #expect(graph.events { a.set(1) } == ["changed sink"])
  }
}
