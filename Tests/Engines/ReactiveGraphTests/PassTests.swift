import Testing

@testable import ReactiveGraph

@MainActor
@Suite("Passes", .serialized)
struct PassTests {
  @Test("A write made by evaluation waits for the end of the round: one pass sees one state (G5)")
  func deferredWrites() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let b = Source(in: graph, "b", 0)
    var pairs: [String] = []
    _ = Sink(in: graph, "writer") { b.set(a.value * 10) }
    _ = Sink(in: graph, "early") { pairs.append("early \(a.value) \(b.value)") }
    graph.update()
    pairs = []
    a.set(2)
    graph.update()
    #expect(pairs == ["early 2 10", "early 2 20"])
  }

  @Test("A write made by a deferred write is carried out in the same pass")
  func nestedDeferredWrites() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    let b = Source(in: graph, "b", 0)
    _ = Sink(in: graph, "writer") {
      guard a.value == 1 else { return }
      graph.write { graph.write { b.set(5) } }
    }
    graph.update()
    a.set(1)
    graph.update()
    #expect(b.peek == 5)
    #expect(!graph.needsUpdate)
  }

  @Test("State that is written anew by every round ends after 64 rounds with the names (G5)")
  func loop() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    let counter = Sink(in: graph, "body of Counter") { a.set(a.value + 1) }
    var events: [String] = []
    let told: [String] = warnings { events = graph.events() }
    #expect(events.last == "loop body of Counter")
    #expect(counter.runs == 65)
    #expect(told.count == 1)
    #expect(told.first?.contains("body of Counter") == true)
    #expect(told.first?.contains("write state from an action, not from a body") == true)
  }

  @Test("A pass that settles in its last round is no loop")
  func settlesInTime() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    _ = Sink(in: graph) { if a.value < 64 { a.set(a.value + 1) } }
    let told: [String] = warnings { graph.update() }
    #expect(told.isEmpty)
    #expect(a.peek == 64)
  }

  @Test("Rounds that each come to something new are no loop, however many they are (G5)")
  func manyRounds() {
    let graph = Graph()
    var sinks: [Sink] = []
    // As lazy containers inside each other: each round makes what the next one is about.
    func grow(_ level: Int) {
      sinks.append(
        Sink(in: graph) {
          guard level == sinks.count - 1, level < 1_000 else { return }
          graph.write { grow(level + 1) }
        })
    }
    grow(0)
    let told: [String] = warnings { graph.update() }
    #expect(told.isEmpty)
    #expect(sinks.count == 1_001)
  }

  @Test("Rounds that each replace what the last one made are a loop (G5)")
  func replacingRounds() {
    let graph = Graph()
    let number = Source(in: graph, "number", 0)
    var part = Subgraph(in: graph.root)
    let body = Sink(in: graph, "body of Counter") {
      let next: Int = number.value + 1
      number.set(next)
      graph.write {
        part.end(in: graph)
        part = Subgraph(in: graph.root)
        graph.with(part) { _ = Sink(in: graph) {} }
      }
    }
    let told: [String] = warnings { graph.update() }
    #expect(told.count == 1 && told[0].contains("body of Counter"), "\(told)")
    #expect(body.runs < 100)
  }

  @Test("A value that depends on itself is reported with the path, and the last value is used (G5)")
  func cycle() {
    let graph = Graph()
    let closes = Source(in: graph, "closes", false)
    var b: Rule<Int>?
    let a = Rule(in: graph, "a") { closes.value ? (b?.value ?? 0) + 1 : 1 }
    b = Rule(in: graph, "b") { a.value + 1 }
    let sink = Sink(in: graph) { _ = b?.value }
    graph.update()
    var events: [String] = []
    let told: [String] = warnings { events = graph.events { closes.set(true) } }
    #expect(events == ["cycle a → b → a", "changed a", "changed b", "changed sink"])
    #expect(told.count == 1)
    #expect(told.first?.contains("a value depends on itself: a → b → a. The last value is used") == true)
    #expect(sink.runs == 2)
    #expect(a.peek == 3, "one more than the last value of b")
    graph._checkInvariants()
  }

  @Test("A cycle met while it is evaluated is reported with the path (G5)")
  func cycleUnderEvaluation() {
    let graph = Graph()
    let closes = Source(in: graph, "closes", false)
    let other = Source(in: graph, "other", 0)
    var c: Rule<Int>?
    let a = Rule(in: graph, "a") { other.value + (closes.value ? (c?.value ?? 0) + 1 : 1) }
    let b = Rule(in: graph, "b") { a.value + 1 }
    c = Rule(in: graph, "c") { b.value + 1 }
    #expect(c?.peek == 3)
    closes.set(true)
    other.set(1)
    var value: Int?
    let told: [String] = warnings {
      graph.update()
      value = a.peek
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("a → c → b → a") == true || told.first?.contains("a → a") == true, "\(told)")
    #expect(value == 5)
    graph._checkInvariants()
  }

  @Test("A loop through assigned sources ends, in heights and in evaluations (G5)")
  func loopThroughSources() {
    let graph = Graph()
    final class Assigner: GraphNode {
      let input: Source<Int>
      let target: Source<Int>
      init(_ graph: Graph, from input: Source<Int>, to target: Source<Int>) {
        self.input = input
        self.target = target
        super.init(in: graph, "assigner")
        setNeedsEvaluation()
      }
      override var isEager: Bool { true }
      override func evaluate() -> Bool {
        let value: Int = input.value
        target.follow(self)
        target.assign(value + 1)
        return true
      }
      override func didRaise() { target.follow(self) }
    }
    let a = Source(in: graph, "a", 0)
    let b = Source(in: graph, "b", 0)
    _ = Assigner(graph, from: a, to: b)
    _ = Assigner(graph, from: b, to: a)
    let told: [String] = warnings { graph.update() }
    #expect(told.contains { $0.contains("depends on itself") })
    #expect(told.count < 10)
  }

  @Test("A value that never settles is given up with a message, not evaluated for ever (G5)")
  func neverSettles() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    final class Bouncer: GraphNode {
      let source: Source<Int>
      var runs = 0
      init(_ graph: Graph, _ source: Source<Int>) {
        self.source = source
        super.init(in: graph, "bouncer")
        setNeedsEvaluation()
      }
      override var isEager: Bool { true }
      override func evaluate() -> Bool {
        runs += 1
        setNeedsEvaluation()
        return true
      }
    }
    let node = Bouncer(graph, a)
    let told: [String] = warnings { graph.update() }
    #expect(told.count == 1)
    #expect(told.first?.contains("bouncer changes what it depends on each time") == true)
    #expect(node.runs == 256)
  }

  @Test("An assigned source stands above the node that assigns it, also after that rises")
  func followers() {
    let graph = Graph()
    final class Assigner: GraphNode {
      let read: () -> Int
      let target: Source<Int>
      init(_ graph: Graph, _ target: Source<Int>, _ read: @escaping () -> Int) {
        self.read = read
        self.target = target
        super.init(in: graph, "assigner")
        target.follow(self)
        setNeedsEvaluation()
      }
      override var isEager: Bool { true }
      override func evaluate() -> Bool {
        target.assign(read())
        return true
      }
      override func didRaise() { target.follow(self) }
    }
    let a = Source(in: graph, "a", 0)
    let mode = Source(in: graph, "mode", 0)
    let one = Rule(in: graph, "one") { a.value + 1 }
    let two = Rule(in: graph, "two") { one.value + 1 }
    let three = Rule(in: graph, "three") { two.value + 1 }
    let target = Source(in: graph, "target", -1)
    let assigner = Assigner(graph, target) { mode.value == 0 ? a.value : three.value }
    var pairs: [String] = []
    _ = Sink(in: graph, "reader") { pairs.append("\(a.value) \(target.value)") }
    graph.update()
    mode.set(1)
    graph.update()
    #expect(target.height > assigner.height)
    pairs = []
    a.set(10)
    graph.update()
    #expect(pairs == ["10 13"], "the reader sees both new values at once")
  }

  @Test("A change is evaluated at the cost of what depends on it, whatever the size of the graph (G2)")
  func costIsOfTheChange() {
    func cost(rows: Int) -> Int {
      let graph = Graph()
      var sources: [Source<Int>] = []
      for index in 0..<rows {
        let source = Source(in: graph, "row", index)
        sources.append(source)
        let text = Rule(in: graph, "text") { "\(source.value)" }
        let width = Rule(in: graph, "width") { text.value.count }
        _ = Sink(in: graph) { _ = width.value }
      }
      graph.update()
      return graph.events { sources[rows / 2].set(rows / 2 + 1) }.count
    }
    #expect(cost(rows: 10) == cost(rows: 10_000))
    #expect(cost(rows: 10) == 2, "the text changes, its width does not")
  }
}
