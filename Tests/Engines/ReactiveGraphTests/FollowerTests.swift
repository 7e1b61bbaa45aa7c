import Testing

@testable import ReactiveGraph

/// A number that one node assigns, as a parent gives a place to a view.
private final class Place: GraphNode {
  private(set) var number: Int = 0

  init(in graph: Graph) { super.init(assignedIn: graph, "place") }

  var value: Int {
    track()
    return number
  }

  func assign(_ new: Int, by owner: GraphNode) {
    follow(owner)
    guard number != new else { return }
    number = new
    announceChange()
  }
}

/// Looks at a number and assigns places with it; it comes right after the place that it stands in.
private final class Placer: GraphNode {
  private let place: Place?
  private let places: [Place]
  private let number: () -> Int
  private let told: (Int) -> Void

  init(
    in graph: Graph, at place: Place? = nil, assigns places: [Place] = [], _ number: @escaping () -> Int,
    told: @escaping (Int) -> Void
  ) {
    self.place = place
    self.places = places
    self.number = number
    self.told = told
    super.init(in: graph, "placer")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func comesNext(after node: GraphNode) -> Bool { node === place }

  override func evaluate() -> Bool {
    let number: Int = number()
    told(number)
    for place in places { place.assign(number, by: self) }
    return true
  }

  override func didRaise() { for place in places { place.follow(self) } }
}

@MainActor
@Suite("Nodes that run right after the node that they follow", .serialized)
struct FollowerTests {
  @Test("The nodes inside of a part are evaluated before the part's neighbours, each once")
  func partByPart() {
    let graph = Graph()
    let number = Source(in: graph, "number", 0)
    var order: [String] = []
    let (first, second) = (Place(in: graph), Place(in: graph))
    let (insideFirst, insideSecond) = (Place(in: graph), Place(in: graph))
    _ = Placer(in: graph, assigns: [first, second], { number.value }, told: { _ in order.append("window") })
    for (place, inside, name) in [(first, insideFirst, "first"), (second, insideSecond, "second")] {
      _ = Placer(in: graph, at: place, assigns: [inside], { place.value }, told: { _ in order.append(name) })
      _ = Placer(in: graph, at: inside, { inside.value }, told: { _ in order.append("inside \(name)") })
    }
    graph.update()
    graph._checkInvariants()
    order = []
    number.set(1)
    graph.update()
    #expect(order.count == 5)
    #expect(order.first == "window")
    for name in ["first", "second"] {
      let index: Int? = order.firstIndex(of: name)
      #expect(index.flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil } == "inside \(name)")
    }
  }

  @Test("A follower that also reads a value assigned later in the pass waits for it, and is evaluated once")
  func waitsForTheRest() {
    let graph = Graph()
    let number = Source(in: graph, "number", 0)
    let double = Rule(in: graph, "double") { number.value * 2 }
    let quadruple = Rule(in: graph, "quadruple") { double.value * 2 }
    let (early, late) = (Place(in: graph), Place(in: graph))
    var seen: [[Int]] = []
    _ = Placer(in: graph, assigns: [late], { quadruple.value }, told: { _ in })
    _ = Placer(in: graph, assigns: [early], { number.value }, told: { _ in })
    _ = Placer(
      in: graph, at: early,
      {
        seen.append([early.value, late.value])
        return 0
      }, told: { _ in })
    graph.update()
    seen = []
    number.set(3)
    graph.update()
    #expect(seen == [[3, 12]])
    graph._checkInvariants()
  }

  @Test("A follower that has ended meanwhile is not evaluated, though its place was assigned")
  func ended() {
    let graph = Graph()
    let number = Source(in: graph, "number", 0)
    let place = Place(in: graph)
    let part = Subgraph(in: graph.root)
    var seen: [Int] = []
    _ = Placer(
      in: graph, assigns: [place], { number.value },
      told: { number in if number == 2 { part.end(in: graph) } })
    graph.with(part) {
      _ = Placer(in: graph, at: place, { place.value }, told: { seen.append($0) })
    }
    graph.update()
    number.set(1)
    graph.update()
    number.set(2)
    graph.update()
    #expect(seen.last == 1)
    #expect(!graph.needsUpdate)
  }
}
