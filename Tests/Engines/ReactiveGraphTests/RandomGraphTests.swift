import SeededNumbers
import Testing

@testable import ReactiveGraph

/// Random graphs under random edits against values computed from scratch (G1).
@Suite("Random graphs", .serialized)
struct RandomGraphTests {
  /// A rule that reads other cells, chosen by a selector that may change: the edges are dynamic.
  private final class Cell {
    var selector: Source<Int>
    let low: [Int]
    let high: [Int]
    var rule: Rule<Int>!

    init(_ selector: Source<Int>, low: [Int], high: [Int]) {
      self.selector = selector
      self.low = low
      self.high = high
    }
  }

  @Test(
    "After each of 2,000 edits every value is that of a full recomputation", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func matchesRecomputation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let graph = Graph()
    let sources: [Source<Int>] = (0..<6).map { Source(in: graph, "source", $0) }
    var cells: [Cell] = []
    for index in 0..<40 {
      func pick() -> [Int] { (0..<(1 + random.below(3))).map { _ in random.below(sources.count + index) } }
      let cell = Cell(Source(in: graph, "selector", 0), low: pick(), high: pick())
      cell.rule = Rule(in: graph, "cell") { [unowned cell] in
        let inputs: [Int] = cell.selector.value % 2 == 0 ? cell.low : cell.high
        // A small range makes equal results, and thereby cut-offs, frequent.
        return inputs.reduce(1) { sum, input in
          (sum &* 3 &+ (input < sources.count ? sources[input].value : cells[input - sources.count].rule.value)) % 7
        }
      }
      cells.append(cell)
    }
    var watched: [Int: Subgraph] = [:]
    var seen: [Int: Int] = [:]
    func watch(_ index: Int) {
      let part = Subgraph(in: graph.root)
      watched[index] = part
      graph.with(part) { _ = Sink(in: graph) { seen[index] = cells[index].rule.value } }
    }
    for index in stride(from: 0, to: 40, by: 3) { watch(index) }
    graph.update()
    for edit in 0..<400 {
      for _ in 0...random.below(3) {
        switch random.below(5) {
        case 0, 1: sources[random.below(sources.count)].set(random.below(7))
        case 2, 3: cells[random.below(cells.count)].selector.set(random.below(4))
        default:
          let index: Int = random.below(cells.count)
          if let part = watched.removeValue(forKey: index) {
            part.end(in: graph)
            seen[index] = nil
          } else {
            watch(index)
          }
        }
      }
      graph.update()
      var full: [Int] = sources.map(\.peek)
      for cell in cells {
        let inputs: [Int] = cell.selector.peek % 2 == 0 ? cell.low : cell.high
        full.append(inputs.reduce(1) { ($0 &* 3 &+ full[$1]) % 7 })
      }
      for (index, value) in seen where value != full[sources.count + index] {
        Issue.record("seed \(seed), edit \(edit): cell \(index) is \(value), not \(full[sources.count + index])")
        return
      }
      graph._checkInvariants()
    }
  }
}
