import SwiftData
import SwiftUI
import Testing
import UITestSupport

@MainActor private final class Seen {
  var lists: Int = 0
  var rows: Int = 0
  var stops: [Stop] = []
}

private struct LongList: View {
  @Query private var stops: [Stop]
  let seen: Seen

  init(_ descriptor: FetchDescriptor<Stop>, _ seen: Seen) {
    _stops = Query(descriptor)
    self.seen = seen
  }

  var body: some View {
    seen.lists += 1
    seen.stops = stops
    return ScrollView {
      LazyVStack(spacing: 0) { ForEach(stops) { LongRow(stop: $0, seen: seen) } }
    }
  }
}

private struct LongRow: View {
  let stop: Stop
  let seen: Seen

  var body: some View {
    seen.rows += 1
    return Text(stop.title).frame(height: 40)
  }
}

@Suite("The cost of a change for a query")
@MainActor
struct QueryCostTests {
  private func container(_ count: Int) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Schema([Trip.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    container.mainContext.autosaveEnabled = false
    for number in 0..<count { container.mainContext.insert(Stop(title: "Stop \(number)", order: number)) }
    try container.mainContext.save()
    return container
  }

  @Test("One insert runs one row's body and asks the store nothing, however long the result", arguments: [20, 20_000])
  func inserting(_ count: Int) throws {
    let container: ModelContainer = try container(count)
    let seen = Seen()
    let descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
    let app = try HeadlessApp { LongList(descriptor, seen).modelContainer(container) }
    #expect(seen.stops.count == count)
    seen.lists = 0
    seen.rows = 0
    let before = container.work
    for number in 1...5 {
      container.mainContext.insert(Stop(title: "New \(number)", order: -number))
      app.updateViews()
      #expect(app.contains(label: "New \(number)"))
      #expect(seen.rows == number)
      #expect(seen.lists == number)
    }
    #expect(container.work.statements == before.statements)
    #expect(container.work.rows == before.rows)
  }

  @Test("Other unsaved objects cost a filtered query nothing", arguments: [0, 150])
  func pending(_ count: Int) throws {
    let container: ModelContainer = try container(1_000)
    let seen = Seen()
    let wanted = FetchDescriptor<Stop>(predicate: #Predicate { $0.order % 2 == 0 }, sortBy: [SortDescriptor(\.order)])
    let app = try HeadlessApp { LongList(wanted, seen).modelContainer(container) }
    let all: [Stop] = try container.mainContext.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.order)]))
    for number in 0..<count {
      all[number + 100].title = "Changed"
      container.mainContext.insert(Stop(title: "New", order: 5_000 + number))
    }
    app.updateViews()
    #expect(seen.stops.count == 500 + count / 2)
    let before = container.work
    all[1].order = 0
    app.updateViews()
    #expect(seen.stops.contains { $0 === all[1] })
    // One row is changed, looked at, and changed back.
    #expect(container.work.statements - before.statements <= 5)
    #expect(container.work.rows - before.rows <= 2)
  }

  @Test("Several hundred changes at once are put in their places, and the result is as if fetched")
  func many() throws {
    let container: ModelContainer = try container(16_000)
    let seen = Seen()
    let wanted = FetchDescriptor<Stop>(predicate: #Predicate { $0.order % 2 == 0 }, sortBy: [SortDescriptor(\.order)])
    let app = try HeadlessApp { LongList(wanted, seen).modelContainer(container) }
    let all: [Stop] = try container.mainContext.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.order)]))
    let before: Int = container.work.rows
    for number in 0..<240 { all[number * 60].order += number % 3 }
    app.updateViews()
    #expect(container.work.rows - before < 1_000)
    let fetched: [Stop] = try container.mainContext.fetch(wanted)
    #expect(seen.stops.map(ObjectIdentifier.init) == fetched.map(ObjectIdentifier.init))
  }

  @Test("An edit asks one row of a filtered query, and a list that stays as it is does not run")
  func editing() throws {
    let container: ModelContainer = try container(5_000)
    let seen = Seen()
    let wanted = FetchDescriptor<Stop>(predicate: #Predicate { $0.order % 2 == 0 }, sortBy: [SortDescriptor(\.order)])
    let app = try HeadlessApp { LongList(wanted, seen).modelContainer(container) }
    #expect(seen.stops.count == 2_500)
    let stop: Stop = seen.stops[1]
    (seen.lists, seen.rows) = (0, 0)
    let before: Int = container.work.rows
    stop.title = "Edited"
    app.updateViews()
    #expect(app.contains(label: "Edited"))
    #expect((seen.lists, seen.rows) == (0, 1))
    stop.order = 3
    app.updateViews()
    #expect(!app.contains(label: "Edited"))
    #expect(seen.lists == 1)
    stop.order = 2
    app.updateViews()
    #expect(app.contains(label: "Edited"))
    #expect(seen.stops[1] === stop)
    #expect(container.work.rows - before <= 6)
  }

  @Test("Two arrays take turns: they are copied once, and are what one array would be")
  func turns() throws {
    var random = SeededNumbers(seed: 3)
    var plain: [Stop] = (0..<400).map { Stop(title: "\($0)") }
    var shared = SharedResult(plain)
    var shown: [[Stop]] = [shared.models]
    for _ in 0..<500 {
      var edits: [SharedResult<Stop>.Edit] = []
      for _ in 0..<(1 + random.next(3)) {
        let place: Int = random.next(plain.count)
        if random.next(2) == 0 {
          plain.remove(at: place)
          edits.append(.remove(at: place))
        } else {
          let stop = Stop(title: "new")
          plain.insert(stop, at: place)
          edits.append(.insert(stop, at: place))
        }
      }
      shared.apply(edits)
      // What views are shown is held until they are shown the next.
      shown = [shared.models]
      try #require(shared.models == plain)
    }
    #expect(shared.copies == 1)
    // Who keeps what was shown keeps it as it was.
    let kept: [Stop] = shared.models
    let copy: [Stop] = kept
    for _ in 0..<3 { shared.apply([.remove(at: 0)]) }
    #expect(kept == copy)
    #expect(shared.models == Array(plain.dropFirst(3)))
    #expect(shown.count == 1)
  }

  /// What a query shows is what a fetch would find (G1).
  @Test("After any changes a query's result is that of a fetch", arguments: 0..<12)
  func equalsFetch(_ seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed) + 100)
    let container: ModelContainer = try container(seed % 3 == 0 ? 600 : 30)
    let context: ModelContext = container.mainContext
    let seen = Seen()
    let orders: [[SortDescriptor<Stop>]] = [
      [], [SortDescriptor(\.order)], [SortDescriptor(\.order, order: .reverse), SortDescriptor(\.title)],
      [SortDescriptor(\.title, comparator: .localizedStandard), SortDescriptor(\.order)],
    ]
    var wanted = FetchDescriptor<Stop>(sortBy: orders[seed % 4])
    if seed % 2 == 1 { wanted.predicate = #Predicate { $0.order > 3 } }
    if seed == 10 { wanted.fetchLimit = 7 }
    let descriptor: FetchDescriptor<Stop> = wanted
    let app = try HeadlessApp { LongList(descriptor, seen).modelContainer(container) }
    for step in 0..<120 {
      for _ in 0..<(random.next(4) == 0 ? 1 + random.next(12) : 1) {
        let all: [Stop] = seen.stops.filter { !$0.isDeleted && $0.modelContext != nil }
        let one: Stop? = all.isEmpty ? nil : all[random.next(all.count)]
        switch random.next(10) {
        case 0...3:
          context.insert(Stop(title: ["n", "N", "é"][random.next(3)] + "\(random.next(12))", order: random.next(12)))
        case 4, 5: if let one { context.delete(one) }
        case 6: one?.order = random.next(12)
        case 7: one?.title = "t\(random.next(9))"
        case 8: try context.save()
        default: if random.next(8) == 0 { context.rollback() }
        }
      }
      app.updateViews()
      let found: [Stop] = try context.fetch(descriptor)
      try #require(seen.stops == found, "step \(step) of seed \(seed)")
    }
  }
}
