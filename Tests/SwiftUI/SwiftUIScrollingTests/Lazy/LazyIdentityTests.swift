import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// How many elements a lazy `ForEach` asks for their ids when its data change (G2).
@MainActor
@Suite("Ids that are looked at when data change")
struct LazyIdentityTests {
  /// Counts what is done with ids.
  final class Counter {
    var asked: Int = 0
    var hashed: Int = 0
  }

  struct ID: Hashable {
    let number: Int
    let counter: Counter

    static func == (left: ID, right: ID) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) {
      counter.hashed += 1
      hasher.combine(number)
    }
  }

  struct Entry: Identifiable {
    let number: Int
    let counter: Counter

    var id: ID {
      counter.asked += 1
      return ID(number: number, counter: counter)
    }
  }

  final class Thing: Identifiable {
    var number: Int
    let counter: Counter
    init(number: Int, counter: Counter) {
      self.number = number
      self.counter = counter
    }

    var id: ID {
      counter.asked += 1
      return ID(number: number, counter: counter)
    }
  }

  @Observable
  final class Model<Element> {
    var elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
  }

  struct Row: View {
    let number: Int
    let events: EventRecorder
    @State private var born: Int?

    var body: some View {
      Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel("\(born ?? number)")
        .onAppear {
          events.note("+\(number)")
          if born == nil { born = number }
        }
    }
  }

  private struct Rows<Element: Identifiable>: View {
    let model: Model<Element>
    let number: (Element) -> Int
    let events: EventRecorder

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.elements) { Row(number: number($0), events: events) }
        }
      }
    }
  }

  private func check<Element: Identifiable>(
    _ make: @escaping (Int, Counter) -> Element, _ number: @escaping (Element) -> Int
  ) throws {
    let counter = Counter()
    let events = EventRecorder()
    let model = Model((0..<50_000).map { make($0, counter) })
    let host = try window(width: 100, height: 200) { Rows(model: model, number: number, events: events) }
    #expect(host.labels == (0..<10).map(String.init))

    func change(_ body: () -> Void) -> (asked: Int, hashed: Int) {
      _ = events.take()
      counter.asked = 0
      counter.hashed = 0
      body()
      host.update()
      return (counter.asked, counter.hashed)
    }

    var work = change { model.elements.insert(make(-1, counter), at: 0) }
    #expect(host.labels == ["-1"] + (0..<9).map(String.init))
    #expect(events.take() == ["+-1"], "only the row that came is made")
    #expect(work.asked < 200 && work.hashed < 200, "an insertion at the beginning: \(work)")

    work = change { model.elements.insert(make(-2, counter), at: 40_000) }
    #expect(work.asked < 200 && work.hashed < 200, "an insertion out of sight: \(work)")

    work = change { _ = model.elements.remove(at: 2) }
    #expect(host.labels == ["-1", "0"] + (2..<10).map(String.init))
    #expect(work.asked < 200 && work.hashed < 200, "a removal in sight: \(work)")

    work = change { model.elements.append(contentsOf: (100..<103).map { make(-$0, counter) }) }
    #expect(work.asked < 200 && work.hashed < 200, "three at the end: \(work)")

    work = change { model.elements.swapAt(0, 3) }
    #expect(host.labels.prefix(4) == ["3", "0", "2", "-1"])
    #expect(work.asked < 200 && work.hashed < 200, "two change places: \(work)")

    work = change { model.elements.insert(model.elements.remove(at: 1), at: 2) }
    #expect(host.labels.prefix(4) == ["3", "2", "0", "-1"])
    #expect(work.asked < 200 && work.hashed < 200, "one moves: \(work)")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A change among 50,000 values asks those in sight and those that came for their ids")
  func values() throws { try check(Entry.init) { $0.number } }

  @Test("A change among 50,000 objects asks those in sight and those that came for their ids")
  func objects() throws { try check(Thing.init) { $0.number } }

  @Test("An object whose id has changed is another view, and views of ids that moved are found")
  func changedIDs() throws {
    let counter = Counter()
    let events = EventRecorder()
    let model = Model((0..<100).map { Thing(number: $0, counter: counter) })
    let host = try window(width: 100, height: 200) { Rows(model: model, number: { $0.number }, events: events) }
    model.elements[1].number = 500
    model.elements.append(Thing(number: 501, counter: counter))
    host.update()
    #expect(host.labels == ["0", "500"] + (2..<10).map(String.init))
    // Other objects of the same ids, in another order: all of them are new in memory.
    model.elements = [3, 2, 1, 0].map { Thing(number: $0, counter: counter) }
    host.update()
    #expect(host.labels == ["3", "2", "1", "0"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Elements with one id are all shown, also when the first of them comes last")
  func duplicates() throws {
    let counter = Counter()
    let events = EventRecorder()
    let model = Model([5, 6, 7].map { Entry(number: $0, counter: counter) })
    let host = try window(width: 100, height: 200) { Rows(model: model, number: { $0.number }, events: events) }
    model.elements.insert(Entry(number: 7, counter: counter), at: 0)
    host.update()
    #expect(host.labels == ["7", "5", "6", "7"])
    #expect(host.graph.differences().isEmpty)
  }
}
