import HostHeadless
import HostInterface
import Observation
import SeededNumbers
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Random scrolling through rows of random heights under random edits: what is in sight is what an eager stack would show.
@MainActor
@Suite("Random scrolling")
struct LazyRandomTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var height: CGFloat
  }

  @Observable
  final class Model {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  private struct Rows: View {
    let model: Model
    let spacing: CGFloat

    var body: some View {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(model.items) { item in
            Color.blue.frame(height: item.height).accessibilityElement().accessibilityLabel("\(item.id)")
          }
        }
      }
    }
  }

  private static let length: CGFloat = 150

  @Test("Rows in sight follow each other by their heights, fill the viewport and end at its ends", arguments: 1...12)
  func rows(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let spacing: CGFloat = [0, 5][random.below(2)]
    var nextID: Int = 400
    let model = Model((0..<400).map { Item(id: $0, height: CGFloat(5 + random.below(60))) })
    let host = try window(width: 100, height: Self.length) { Rows(model: model, spacing: spacing) }
    let middle = CGPoint(x: 50, y: 50)
    for step in 0..<60 {
      switch random.below(9) {
      case 0...2:
        let before: [String: CGFloat] = places(host)
        let delta = CGFloat(random.below(120) - 60)
        host.send(.scroll(at: middle, by: CGSize(width: 0, height: delta)))
        let after: [String: CGFloat] = places(host)
        let moved: Set<CGFloat> = Set(after.compactMap { row in before[row.key].map { ($0 - row.value).rounded() } })
        #expect(moved.count <= 1, "seed \(seed), step \(step): rows in sight move together")
        #expect(
          moved.allSatisfy { abs($0) <= abs(delta) + 1 }, "seed \(seed), step \(step): and as far as the wheel says")
      case 3: host.send(.scrollKey(at: middle, [.pageUp, .pageDown][random.below(2)]))
      case 4: host.send(.scrollKey(at: middle, [.home, .end][random.below(2)]))
      case 5: host.send(.scroll(at: middle, by: CGSize(width: 0, height: CGFloat(random.below(6000) - 3000))))
      case 6:
        nextID += 1
        let item = Item(id: nextID, height: CGFloat(5 + random.below(60)))
        model.items.insert(item, at: random.below(model.items.count + 1))
      case 7: model.items.remove(at: random.below(model.items.count))
      default:
        let index: Int = random.below(model.items.count)
        model.items[index].height = CGFloat(5 + random.below(60))
      }
      host.update()
      check(host, model, spacing, "seed \(seed), step \(step)")
    }
    host.send(.scrollKey(at: middle, .end))
    var pages: Int = 0
    while host.send(.scrollKey(at: middle, .pageUp)), pages < 400 { pages += 1 }
    #expect(
      host.frame("\(model.items[0].id)")?.minY == 0,
      "seed \(seed): the first row is reached; after \(pages) pages there are \(host.labels.map { ($0, host.frame($0)) })"
    )
  }

  private func places(_ host: HeadlessHost) -> [String: CGFloat] {
    Dictionary(host.labels.map { ($0, host.frame($0)?.minY ?? 0) }, uniquingKeysWith: { first, _ in first })
  }

  private func check(_ host: HeadlessHost, _ model: Model, _ spacing: CGFloat, _ place: String) {
    #expect(host.graph.differences().isEmpty, "\(place): \(host.graph.differences())")
    let shown: [(item: Int, frame: CGRect)] = host.labels.compactMap { label in
      guard let index = model.items.firstIndex(where: { "\($0.id)" == label }), let frame = host.frame(label) else {
        return nil
      }
      return (index, frame)
    }
    guard let first = shown.first, let last = shown.last else {
      Issue.record("\(place): nothing is shown")
      return
    }
    for (row, next) in zip(shown, shown.dropFirst()) {
      #expect(next.item == row.item + 1, "\(place): rows follow each other")
      #expect(abs(next.frame.minY - row.frame.maxY - spacing) < 0.01, "\(place): at their distance")
    }
    for row in shown { #expect(row.frame.height == model.items[row.item].height, "\(place): a row has its height") }
    #expect(first.frame.minY <= (first.item == 0 ? 0.01 : spacing + 0.01), "\(place): no gap above")
    let end: CGFloat = last.frame.maxY + (last.item == model.items.count - 1 ? 0 : spacing)
    #expect(end >= Self.length - 0.01, "\(place): no gap below")
  }
}
