import CAllocationCount
import HostHeadless
import HostInterface
import LayoutEngine
import Observation
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A row as in a list of messages: what the benchmarks lay out a thousand times.
private struct MessageRow: View {
  let number: Int

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Sender \(number)").font(.headline)
          Spacer()
          Text("10:\(number % 60)").font(.caption).foregroundStyle(.secondary)
        }
        Text("Message \(number) goes on for a while, so that the line has to wrap at least once on a phone.")
          .font(.subheadline)
        HStack {
          Button("Reply") {}
          Button("Forward") {}
        }
      }
    }
    .padding(8)
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { MessageRow(number: $0) } }
  }
}

/// What a row costs, counted: the bounds are what it cost when they were set, with little to spare, so that it is seen
/// when views become dearer.
@MainActor
@Suite("The cost of views", .serialized)
struct RowCostTests {
  /// What each further row adds to something counted.
  private func perRow(_ count: (HeadlessHost) -> Int) throws -> Int {
    func counted(_ rows: Int) throws -> Int {
      count(try window(width: 393, height: 852, settings: HostSettings(idiom: .phone)) { Rows(count: rows) })
    }
    return (try counted(30) - counted(10)) / 20
  }

  @Test("A message row is made of a bounded number of nodes and edges")
  func nodes() throws {
    let nodes: Int = try perRow { $0.graph.graph.nodeCount }
    #expect(nodes <= RowCost.nodes, "\(nodes) nodes")
    let edges: Int = try perRow { host in
      var sum: Int = 0
      host.graph.graph.visitNodes { sum += $0.edgeCount }
      return sum
    }
    #expect(edges <= RowCost.edges, "\(edges) edges")
  }

  @Test("The first layout of a row measures a bounded number of times")
  func firstMeasures() throws {
    func measures(_ rows: Int) throws -> Int {
      try LayoutEvents.counting {
        _ = try window(width: 393, height: 852, settings: HostSettings(idiom: .phone)) { Rows(count: rows) }
      }.measuresComputed
    }
    let measures: Int = (try measures(30) - measures(10)) / 20
    #expect(measures <= RowCost.firstMeasures, "\(measures) measures")
  }

  @Test("Another width evaluates places and what changes its size, and measures as little as it can")
  func resizing() throws {
    let evaluated: Int = try perRow { host in
      let log = EventLog()
      host.graph.graph.log = log
      host.graph.resize(to: HostWindow(size: CGSize(width: 420, height: 852)))
      host.update()
      host.graph.graph.log = nil
      return log.evaluated.count
    }
    #expect(evaluated <= RowCost.evaluatedOnResize, "\(evaluated) evaluations")
    func resizing(_ host: HeadlessHost) -> LayoutEvents {
      LayoutEvents.counting {
        host.graph.resize(to: HostWindow(size: CGSize(width: 420, height: 852)))
        host.update()
      }
    }
    let measures: Int = try perRow { resizing($0).measuresComputed }
    #expect(measures <= RowCost.resizeMeasures, "\(measures) measures")
    // What is offered the same as before, or what makes no difference, is not asked at its place.
    let lookups: Int = try perRow { resizing($0).measuresFromCache }
    #expect(lookups <= RowCost.resizeLookups, "\(lookups) lookups")
  }

  @Test("A frame in which nothing changes allocates nothing and evaluates nothing")
  func unchangedFrame() throws {
    let host: HeadlessHost = try window(width: 393, height: 852, settings: HostSettings(idiom: .phone)) {
      Rows(count: 20)
    }
    host.advance(by: .zero)
    let log = EventLog()
    host.graph.graph.log = log
    allocation_count_begin()
    host.advance(by: .zero)
    let allocations: Int = allocation_count_end()
    host.graph.graph.log = nil
    #expect(log.evaluated == [])
    // Sanitizers have their own malloc and do not count.
    #expect(allocations <= 0, "\(allocations) allocations")
  }

  @Test("Time that passes costs nothing where nobody waits for it")
  func time() throws {
    let host: HeadlessHost = try window(width: 393, height: 852, settings: HostSettings(idiom: .phone)) {
      Rows(count: 20)
    }
    let log = EventLog()
    host.graph.graph.log = log
    host.graph.advance(to: 5)
    #expect(!host.graph.needsUpdate)
    host.update()
    #expect(log.evaluated == [])
  }

  @Test("A message row allocates a bounded number of blocks")
  func allocations() throws {
    func blocks(_ rows: Int) throws -> Int {
      allocation_count_begin()
      _ = try window(width: 393, height: 852, settings: HostSettings(idiom: .phone)) { Rows(count: rows) }
      return allocation_count_end()
    }
    // What is made once for each type and text has been made then.
    _ = try blocks(30)
    let blocks: Int = (try blocks(30) - blocks(10)) / 20
    #expect(blocks <= RowCost.blocks, "\(blocks) blocks")
  }
}

/// The bounds, for all of a row's eleven visible parts.
private enum RowCost {
  static let nodes: Int = 59
  static let edges: Int = 89
  static let firstMeasures: Int = 34
  static let resizeMeasures: Int = 8
  static let evaluatedOnResize: Int = 4
  static let resizeLookups: Int = 25
  // Tables of random order grow at different times, so this is counted with some room.
  static let blocks: Int = 2250
}
