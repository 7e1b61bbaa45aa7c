import DisplayList
import Foundation
import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import ReactiveGraph

/// What runs, and how much of it (G2, G3).
@MainActor
@Suite("Work of lazy containers")
struct LazyCountTests {
  @Observable
  final class Model {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
  }

  private struct Row: View {
    let index: Int
    let events: EventRecorder

    var body: some View {
      let _ = events.note("row \(index)")
      Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel("\(index)")
        .onAppear { events.note("+\(index)") }
        .onDisappear { events.note("-\(index)") }
    }
  }

  private struct RangeRows: View {
    let count: Int
    let events: EventRecorder

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(index: $0, events: events) }
        }
      }
    }
  }

  private struct ModelRows: View {
    let model: Model
    let events: EventRecorder

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { Row(index: $0, events: events) }
        }
      }
    }
  }

  /// Numbers in texts are written as the locale writes them.
  private func labels(_ range: Range<Int>) -> [String] {
    range.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) }
  }

  private func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  @Test(
    "Opening, turning a page and jumping to the end run the rows that come, however many there are (G2)",
    arguments: [
      1_000, 100_000, 1_000_000,
    ])
  func sameWork(count: Int) throws {
    let events = EventRecorder()
    let host = try window(width: 100, height: 200) { RangeRows(count: count, events: events) }
    #expect(events.take().filter { $0.hasPrefix("row") } == rows(0..<10))
    let nodes: Int = host.graph.graph.nodeCount
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 200)))
    #expect(host.labels == (10..<20).map(String.init))
    #expect(events.take().filter { $0.hasPrefix("row") } == rows(10..<20))
    host.send(.scrollKey(at: CGPoint(x: 50, y: 50), .end))
    #expect(host.labels == labels(count - 10..<count))
    #expect(Set(events.take().filter { $0.hasPrefix("row") }) == Set(rows(count - 10..<count)))
    for _ in 0..<20 { host.send(.scrollKey(at: CGPoint(x: 50, y: 50), .pageUp)) }
    #expect(host.labels == labels(count - 210..<count - 200))
    #expect(host.graph.graph.nodeCount < 10 * nodes, "what was seen is let go")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Rows appear and disappear as they come and go, and keep their state for a while")
  func appearance() throws {
    let events = EventRecorder()
    let host = try window(width: 100, height: 60) { RangeRows(count: 100, events: events) }
    #expect(events.take() == rows(0..<3) + ["+0", "+1", "+2"])
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40)))
    #expect(Set(events.take()) == ["row 3", "row 4", "+3", "+4", "-0", "-1"])
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40)))
    #expect(Set(events.take()) == ["+0", "+1", "-3", "-4"], "the bodies of rows that come back soon do not run again")
  }

  @Test("Insertions, removals and moves run the bodies of rows that come into sight")
  func changes() throws {
    let events = EventRecorder()
    let model = Model(Array(0..<10_000))
    let host = try window(width: 100, height: 60) { ModelRows(model: model, events: events) }
    _ = events.take()
    host.change { model.items.insert(-1, at: 0) }
    #expect(host.labels == ["-1", "0", "1"])
    #expect(events.take().filter { $0.hasPrefix("row") } == ["row -1"])
    host.change { model.items.remove(at: 1) }
    #expect(host.labels == ["-1", "1", "2"])
    #expect(!events.take().contains("row 2"), "it was kept")
    host.change { model.items.append(5_000_000) }
    #expect(events.take().isEmpty)
    host.change { model.items.swapAt(0, 2) }
    #expect(host.labels == ["2", "1", "-1"])
    #expect(events.take().isEmpty)
    host.change { model.items = [] }
    #expect(host.labels.isEmpty)
    host.change { model.items = [7] }
    #expect(host.labels == ["7"])
  }

  @Test("Ids of a collection are read only for what is shown, until data moves")
  func idsOnDemand() throws {
    let counter = Counter()
    let items: [Counted] = (0..<10_000).map { Counted(number: $0, counter: counter) }
    let host = try window(width: 100, height: 60) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) { item in
            Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel("\(item.number)")
          }
        }
      }
    }
    #expect(host.labels == ["0", "1", "2"])
    #expect(counter.count < 50)
  }

  private final class Counter { var count: Int = 0 }

  private struct Counted: Identifiable {
    let number: Int
    let counter: Counter

    var id: Int {
      counter.count += 1
      return number
    }
  }

  @Test("A frame visits only the drawing of what is in the window, and of a scroll view what is in sight")
  func culling() throws {
    let host = try window(width: 100, height: 60) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Color.blue.frame(height: 20) } }
      }
    }
    let before: Int = DisplayEvents.flattened
    let lines: [String] = host.displayLines.filter { $0.contains("fill") }
    #expect(lines.count == 3)
    #expect(DisplayEvents.flattened - before < 20)
  }
}
