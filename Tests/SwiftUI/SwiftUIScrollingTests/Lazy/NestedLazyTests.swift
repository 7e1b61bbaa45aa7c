import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Counts the bodies of rows.
@MainActor
private final class Count {
  var bodies: Int = 0
}

/// A row that scrolls sideways, as high as its views.
private struct Shelf: View {
  let count: Count
  let number: Int

  var body: some View {
    count.bodies += 1
    return ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 60, height: 40) }
      }
    }
    .accessibilityIdentifier("shelf \(number)")
  }
}

@Observable @MainActor
private final class Order {
  var isTurned: Bool = false
}

/// A grid in a cell of a grid that is taken to a line out of sight, into a column of another width.
private struct Cells: View {
  let order: Order

  private var cells: [Int] { order.isTurned ? [2, 1, 0] : [0, 1, 2] }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(42)), GridItem(.fixed(30))], spacing: 0) {
        ForEach(cells, id: \.self) { cell in
          if cell == 0 {
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: 0)], spacing: 0) {
                ForEach(0..<7, id: \.self) { _ in Color.red.frame(height: 10) }
              }
            }
          } else {
            Color.green.frame(height: 60)
          }
        }
      }
      .background { GeometryReader { Text(verbatim: "\($0.size.height)") } }
    }
  }
}

@Observable @MainActor
private final class Goods {
  var widths: [[CGFloat]] = [[60], [60], [40, 41], [30, 30, 30]]
}

/// Shelves of changing goods; half of the shelves are in sight, the others are measured for the window's sake.
private struct Shelves: View {
  let goods: Goods

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(goods.widths.indices, id: \.self) { shelf in
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(goods.widths[shelf], id: \.self) { width in
                Color.red.frame(width: width, height: width).transition(.opacity)
              }
            }
          }
        }
      }
    }
    .frame(height: 60)
  }
}

@MainActor
@Suite("Lazy containers in rows of others", .serialized)
struct NestedLazyTests {
  @Test("Rows count as long as their own lazy contents before they are in sight, so that no more are made than fit")
  func counts() throws {
    let count = Count()
    let host = try window(width: 100, height: 200) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Shelf(count: count, number: $0) } } }
    }
    #expect(count.bodies <= 7, "\(count.bodies) rows are made")
    #expect(host.graph.layoutText.contains("lazy layout (0 0 100 40000)"), "a thousand rows of 40 points")
  }

  @Test("A container that goes out of sight is measured as one that was never in sight (G1)")
  func stale() throws {
    let order = Order()
    let host = try window(width: 100, height: 50) { Cells(order: order) }
    host.change { order.isTurned = true }
    let turned = Order()
    turned.isTurned = true
    let fresh = try window(width: 100, height: 50) { Cells(order: turned) }
    #expect(host.graph.layoutText == fresh.graph.layoutText)
  }

  @Test("A list that changes out of sight is measured by the views that it has now (G1)")
  func changed() throws {
    let goods = Goods()
    let host = try window(width: 100, height: 150) { Shelves(goods: goods) }
    let steps: [[[CGFloat]]] = [
      [[60], [60], [20], []], [[60], [60], [], [10, 80, 20]], [[60], [], [50], [80]], [[60], [60], [40, 41], [30]],
    ]
    for widths in steps {
      host.change { withAnimation { goods.widths = widths } }
      let fresh = Goods()
      fresh.widths = widths
      let other = try window(width: 100, height: 150) { Shelves(goods: fresh) }
      #expect(host.graph.layoutText == other.graph.layoutText, "\(widths)")
    }
  }
}
