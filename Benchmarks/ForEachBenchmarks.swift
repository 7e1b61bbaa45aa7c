import Foundation
import Observation
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Order {
  var rows: [Int]

  init(count: Int) {
    rows = Array(0..<count)
  }
}

private struct Rows: View {
  let order: Order

  var body: some View { VStack { ForEach(order.rows, id: \.self) { Text("row \($0)") } } }
}

/// Changes of the order of many rows in a stack that makes all of them.
@MainActor
enum ForEachBenchmarks {
  private static let count = 10_000

  /// The same order every time, by a generator of our own.
  private static func shuffled(_ rows: [Int]) -> [Int] {
    var rows: [Int] = rows
    var state: UInt64 = 7
    for index in rows.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      rows.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
    }
    return rows
  }

  static func run() throws {
    print("\nForEach of \(count) rows in an eager stack")
    let order = Order(count: count)
    let app = try HeadlessApp { Rows(order: order) }
    func change(_ name: String, goal: String = "", _ body: @escaping (inout [Int]) -> Void) {
      let time: Double = Measuring.cpu(runs: 3) {
        body(&order.rows)
        app.updateViews()
      }
      row(name, figure(time * 1000, "ms"), goal: goal)
    }
    change("insert") { $0.insert($0.count, at: 5000) }
    change("remove") { $0.remove(at: 5000) }
    change("move") { $0.append($0.remove(at: 0)) }
    change("shuffle", goal: "goal: 60") { $0 = shuffled($0) }
  }

  /// One row goes from the first place to the last.
  static func prepared(_ count: (() throws -> Void) throws -> Void) throws {
    let order = Order(count: Self.count)
    let app = try HeadlessApp { Rows(order: order) }
    order.rows.append(order.rows.remove(at: 0))
    try count { app.updateViews() }
  }
}
