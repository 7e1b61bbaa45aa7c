import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What runs when a list is opened, scrolled and changed (G2, G3).
@MainActor
@Suite("Work of lists")
struct ListCountTests {
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
      Text(verbatim: "\(index)")
    }
  }

  private struct Rows: View {
    let model: Model
    let events: EventRecorder

    var body: some View {
      List(model.items, id: \.self) { Row(index: $0, events: events) }
    }
  }

  /// A window of 480 points: 19 rows of 24 points and parts of two behind the margin of 10.
  private func screen(_ count: Int) throws -> (HeadlessHost, Model, EventRecorder) {
    let model = Model(Array(0..<count))
    let events = EventRecorder()
    let host = try window(width: 300, height: 480, settings: HostSettings(idiom: .desktop)) {
      Rows(model: model, events: events)
    }
    return (host, model, events)
  }

  @Test("A list of 100,000 rows makes the rows in sight, and as many when it is scrolled")
  func laziness() throws {
    let (host, _, events) = try screen(100_000)
    let first: [String] = events.take()
    #expect(first.count == 20)
    #expect(Set(first).count == 20)
    host.change { host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 240))) }
    #expect(events.take().count == 10)
    host.change { host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1_000_000))) }
    #expect(events.take().count <= 22)
  }

  @Test("A change of the data runs the bodies of rows that it changes")
  func changes() throws {
    let (host, model, events) = try screen(1000)
    _ = events.take()
    host.change { model.items.insert(-1, at: 3) }
    #expect(events.take() == ["row -1"])
    host.change { model.items.removeAll { $0 == 5 } }
    #expect(events.take().count <= 1)
    host.change { model.items.append(7777) }
    #expect(!events.take().contains("row 7777"))
    host.change { model.items = [] }
    #expect(host.labels.isEmpty)
    host.change { model.items = [1, 2] }
    #expect(host.labels == ["1", "2"])
  }

  @Test("A program scrolls to any row of a list by its id")
  func scrolling() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 300, height: 480, settings: HostSettings(idiom: .desktop)) {
      ScrollViewReader { proxy in
        List(0..<100_000, id: \.self) { Text(verbatim: "\($0)") }
          .onAppear { remote.binding = .constant(proxy) }
      }
    }
    host.change { remote.proxy?.scrollTo(70_000, anchor: .top) }
    let frame = try #require(host.frame("70000"))
    #expect(abs(frame.midY - 12) < 1)
    host.change { remote.proxy?.scrollTo(99_999, anchor: .bottom) }
    #expect(host.labels.contains("99999"))
    host.change { remote.proxy?.scrollTo(0) }
    #expect(host.labels.contains("0"))
  }

  @Test("Traits that a row's own body sets reach the list")
  func traits() throws {
    struct Inset: View {
      let index: Int
      var body: some View {
        Text(verbatim: "\(index)").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      }
    }
    let host = try window(width: 300, height: 480, settings: HostSettings(idiom: .desktop)) {
      List(0..<1000, id: \.self) { Inset(index: $0) }
    }
    #expect(host.frame("3")?.minX == 66)
    #expect(host.labels.count < 30)
  }
}
