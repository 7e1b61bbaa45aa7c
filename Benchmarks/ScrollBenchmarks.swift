import Foundation
import Observation
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Rows {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
}

private struct Row: View {
  let index: Int

  var body: some View {
    HStack {
      Circle().fill(.blue).frame(width: 24, height: 24)
      Text("Row \(index)")
      Spacer()
      Text("\(index % 60) min").font(.caption)
    }
    .padding(8)
  }
}

private struct LazyRows: View {
  let count: Int
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } } }
  }
}

private struct EagerRows: View {
  let rows: Rows
  var body: some View { VStack(spacing: 0) { ForEach(rows.items, id: \.self) { Text(verbatim: "\($0)") } } }
}

/// Scrolling through many rows, and changing many.
@MainActor
enum ScrollBenchmarks {
  static func run() throws {
    print("\nLazy stacks and large collections")
    let middle = CGPoint(x: 100, y: 300)
    for count in [100_000, 1_000_000] {
      let open: Double = try Measuring.cpu(runs: 5) { _ = try HeadlessApp { LazyRows(count: count) } }
      row("open a lazy stack of \(count) rows", figure(open * 1000, "ms"), goal: "goal: 20")
      let app = try HeadlessApp { LazyRows(count: count) }
      let page: Double = Measuring.cpu(runs: 20) {
        app.scroll(at: middle, by: CGSize(width: 0, height: 759))
      }
      row("turn a page", figure(page * 1000, "ms"), goal: "goal: 4")
      var isAtEnd = false
      let jump: Double = Measuring.cpu(runs: 20) {
        isAtEnd.toggle()
        app.scroll(at: middle, by: CGSize(width: 0, height: isAtEnd ? 1e9 : -1e9))
      }
      row("jump to the end or the beginning", figure(jump * 1000, "ms"), goal: "goal: 8")
    }
    let rows = Rows(Array(0..<10_000))
    let app = try HeadlessApp { EagerRows(rows: rows) }
    func change(_ name: String, goal: String = "", _ body: () -> Void) {
      let time: Double = Measuring.cpu(runs: 5) {
        body()
        app.advance(by: .zero)
      }
      row(name, figure(time * 1000, "ms"), goal: goal)
    }
    var next = 10_000
    change("ForEach of 10,000: insert one") {
      rows.items.insert(next, at: 5_000)
      next += 1
    }
    change("remove one") { rows.items.remove(at: 3_000) }
    change("move one") { rows.items.append(rows.items.removeFirst()) }
    var random = SystemRandomNumberGenerator()
    change("shuffle", goal: "goal: 60") { rows.items.shuffle(using: &random) }
  }
}
