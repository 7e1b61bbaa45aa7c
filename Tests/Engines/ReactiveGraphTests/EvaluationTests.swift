import Testing

@testable import ReactiveGraph

@Suite("Evaluation", .serialized)
struct EvaluationTests {
  @Test("An equal value ends the change where it is found (G3)")
  func equalityCutOff() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let isPositive = Rule(in: graph, "positive") { a.value > 0 }
    let text = Rule(in: graph, "text") { "\(isPositive.value)" }
    let sink = Sink(in: graph) { _ = text.value }
    #expect(graph.events() == ["changed positive", "changed text", "changed sink"])
    #expect(graph.events { a.set(2) } == ["unchanged positive"])
    #expect(graph.events { a.set(2) } == [])
    #expect(graph.events { a.set(-1) } == ["changed positive", "changed text", "changed sink"])
    #expect(sink.runs == 2)
  }

  @Test("Setting a source to an equal value needs no pass (G2)")
  func equalSet() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    _ = Sink(in: graph) { _ = a.value }
    graph.update()
    var calls = 0
    graph.onInvalidate = { calls += 1 }
    a.set(1)
    #expect(!graph.needsUpdate)
    a.set(2)
    a.set(3)
    #expect(graph.needsUpdate)
    #expect(calls == 1, "the host is asked for one frame however many sources were set")
  }

  @Test("A node below a diamond is evaluated once, after both sides (G5)")
  func diamond() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let left = Rule(in: graph, "left") { a.value + 1 }
    let right = Rule(in: graph, "right") { a.value * 2 }
    let far = Rule(in: graph, "far") { right.value * 10 }
    var seen: [Int] = []
    _ = Sink(in: graph) { seen.append(left.value + far.value) }
    graph.update()
    let events: [String] = graph.events { a.set(2) }
    #expect(events.count == 4)
    #expect(events.last == "changed sink")
    #expect(seen == [22, 43])
  }

  @Test("An input that is no longer read no longer counts; one newly read does")
  func dynamicDependencies() {
    let graph = Graph()
    let choice = Source(in: graph, "choice", true)
    let a = Source(in: graph, "a", 1)
    let b = Source(in: graph, "b", 10)
    let picked = Rule(in: graph, "picked") { choice.value ? a.value : b.value }
    var seen: [Int] = []
    _ = Sink(in: graph) { seen.append(picked.value) }
    graph.update()
    #expect(graph.events { b.set(11) } == [])
    #expect(graph.events { choice.set(false) } == ["changed picked", "changed sink"])
    #expect(graph.events { a.set(2) } == [])
    #expect(graph.events { b.set(12) } == ["changed picked", "changed sink"])
    #expect(seen == [1, 11, 12])
    #expect(a.outputs.isEmpty)
  }

  @Test("A node that comes to read a higher one rises above it, and its readers with it")
  func heightsRise() {
    let graph = Graph()
    let a = Source(in: graph, "a", 0)
    let deepens = Source(in: graph, "deepens", false)
    let one = Rule(in: graph, "1") { a.value + 1 }
    let two = Rule(in: graph, "2") { one.value + 1 }
    let three = Rule(in: graph, "3") { two.value + 1 }
    let low = Rule(in: graph, "low") { deepens.value ? three.value : a.value }
    let reader = Rule(in: graph, "reader") { low.value * 100 + a.value }
    var seen: [Int] = []
    _ = Sink(in: graph) { seen.append(reader.value) }
    _ = Sink(in: graph, "keep") { _ = three.value }
    graph.update()
    deepens.set(true)
    graph.update()
    #expect(low.height > three.height)
    #expect(reader.height > low.height)
    let events: [String] = graph.events { a.set(1) }
    #expect(events.filter { $0.hasSuffix("reader") } == ["changed reader"], "evaluated once: no glitch")
    #expect(seen == [0, 300, 401])
  }

  @Test("A higher node first read in mid-pass is brought up to date before it is read")
  func readsQueuedNode() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let one = Rule(in: graph, "one") { a.value + 1 }
    let two = Rule(in: graph, "two") { one.value + 1 }
    _ = Sink(in: graph, "keep") { _ = two.value }
    var seen: [Int] = []
    // Reads `two` only when `a` is 2: at that moment `one` and `two` are old and only `one` is queued.
    _ = Sink(in: graph, "late") { seen.append(a.value == 2 ? two.value : 0) }
    graph.update()
    a.set(2)
    graph.update()
    #expect(seen == [0, 4])
  }

  @Test("A node made in mid-pass reads what is up to date, whatever its height")
  func newcomers() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let one = Rule(in: graph, "one") { a.value + 1 }
    let two = Rule(in: graph, "two") { one.value + 1 }
    _ = Sink(in: graph, "keep") { _ = two.value }
    var seen: [Int] = []
    _ = Sink(in: graph, "builder") {
      guard a.value == 2 else { return }
      graph.untracked { _ = Sink(in: graph, "made") { seen.append(two.value) } }
    }
    graph.update()
    #expect(
      graph.events { a.set(2) } == [
        "changed one", "created made", "changed builder", "changed two", "changed keep", "changed made",
      ])
    #expect(seen == [4])
  }

  @Test("A value read without tracking does not count as read")
  func untracked() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let b = Source(in: graph, "b", 1)
    let sum = Rule(in: graph, "sum") { a.value + b.peek }
    _ = Sink(in: graph) { _ = sum.value }
    graph.update()
    #expect(graph.events { b.set(5) } == [])
    #expect(graph.events { a.set(2) } == ["changed sum", "changed sink"])
    #expect(sum.peek == 7)
  }

  @Test("A value read without tracking in mid-pass is up to date")
  func untrackedReadsFresh() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let one = Rule(in: graph, "one") { a.value + 1 }
    let two = Rule(in: graph, "two") { one.value + 1 }
    _ = Sink(in: graph, "keep") { _ = two.value }
    var seen: [Int] = []
    _ = Sink(in: graph) {
      _ = a.value
      seen.append(two.peek)
    }
    graph.update()
    a.set(5)
    graph.update()
    #expect(seen == [3, 7])
  }

  @Test("A node read between a write and the pass is evaluated again after a further write")
  func readBetweenWrites() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    let double = Rule(in: graph, "double") { a.value * 2 }
    var seen: [Int] = []
    _ = Sink(in: graph) { seen.append(double.value) }
    graph.update()
    a.set(2)
    #expect(double.peek == 4)
    a.set(3)
    graph.update()
    #expect(seen == [2, 6])
    #expect(double.peek == 6)
  }

  @Test("A node without readers is not evaluated until a reader comes")
  func lazy() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    var runs = 0
    let rule = Rule(in: graph, "rule") {
      runs += 1
      return a.value
    }
    graph.update()
    #expect(runs == 0)
    #expect(rule.peek == 1)
    a.set(2)
    a.set(3)
    graph.update()
    #expect(runs == 1)
    #expect(rule.peek == 3)
    #expect(runs == 2)
  }

  @Test("A change in place tells readers without comparing")
  func modify() {
    let graph = Graph()
    let list = Source(in: graph, "list", [1, 2])
    var seen: [Int] = []
    _ = Sink(in: graph) { seen.append(list.value.count) }
    graph.update()
    list.modify { $0.append(3) }
    graph.update()
    #expect(seen == [2, 3])
  }

  @Test("An edge made by hand queues the reader before it has read anything")
  func connect() {
    let graph = Graph()
    let a = Source(in: graph, "a", 1)
    final class Waiting: GraphNode {
      var runs = 0
      override var isEager: Bool { true }
      override func evaluate() -> Bool {
        runs += 1
        return true
      }
    }
    let node = Waiting(in: graph, "waiting")
    graph.connect(node, to: a)
    graph.update()
    #expect(node.runs == 0)
    a.set(2)
    graph.update()
    #expect(node.runs == 1)
    a.set(3)
    graph.update()
    #expect(node.runs == 1, "it did not read the source, so that edge has gone")
  }
}
