import Foundation
import SwiftData
import SwiftUI
import UITestSupport

@Model final class Record {
  #Index<Record>([\.quantity])

  var uuid: UUID
  var title: String
  var detail: String
  var quantity: Int
  var price: Double
  var isDone: Bool
  var created: Date
  var note: String?

  init(_ plain: PlainRecord) {
    uuid = plain.uuid
    title = plain.title
    detail = plain.detail
    quantity = plain.quantity
    price = plain.price
    isDone = plain.isDone
    created = plain.created
    note = plain.note
  }
}

@MainActor private final class RecordBodies {
  var lists = 0
  var rows = 0
}

private struct RecordList: View {
  @Query(sort: \Record.created) private var records: [Record]
  let bodies: RecordBodies

  var body: some View {
    bodies.lists += 1
    return ScrollView {
      LazyVStack(spacing: 0) { ForEach(records) { RecordRow(record: $0, bodies: bodies) } }
    }
  }
}

private struct RecordRow: View {
  let record: Record
  let bodies: RecordBodies

  var body: some View {
    bodies.rows += 1
    return Text(record.title).frame(height: 40)
  }
}

/// SwiftData beside statements written by hand, on files of the same form.
@MainActor
enum DataBenchmarks {
  /// - Parameter part: only this part: `writing`, `million` or `views`; nil for all.
  static func run(part: String? = nil) throws {
    print("\nSwiftData beside SQLite by hand")
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain: [PlainRecord] = (0..<100_000).map { PlainRecord($0) }
    if part == nil || part == "writing" { try writing(plain, folder) }
    if part == nil || part == "million" { try million(folder) }
    if part == nil || part == "views" { try views(plain, folder) }
  }

  private static func container(_ folder: URL, _ name: String) throws -> ModelContainer {
    try ModelContainer(
      for: Record.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("\(name).store")))
  }

  private static func ratio(_ own: Double, _ hand: Double) -> String {
    String(format: "%.0f ms, by hand %.0f: %.2fx", own * 1000, hand * 1000, own / hand)
  }

  // MARK: - 100,000

  private static func writing(_ plain: [PlainRecord], _ folder: URL) throws {
    var hand: HandWrittenStore?
    var count = 0
    let insertHand: Double = try Measuring.cpu {
      count += 1
      let store = try HandWrittenStore(path: folder.appendingPathComponent("hand\(count).db").path)
      try store.insert(plain)
      hand = store
    }
    let insert: Double = try Measuring.cpu {
      count += 1
      let context = ModelContext(try container(folder, "own\(count)"))
      for record in plain { context.insert(Record(record)) }
      try context.save()
    }
    row("insert 100,000 objects and save", ratio(insert, insertHand), goal: "goal: 2.5x")
    guard let hand else { return }
    var sum = 0
    let fetchHand: Double = try Measuring.cpu(runs: 5) { sum += try hand.all().count }
    let own: ModelContainer = try container(folder, "own\(count)")
    let fetch: Double = try Measuring.cpu(runs: 5) {
      sum += try ModelContext(own).fetch(FetchDescriptor<Record>()).count
    }
    guard sum == 1_000_000 else { throw BenchmarkError("\(sum) objects were fetched.") }
    row("fetch 100,000", ratio(fetch, fetchHand), goal: "goal: 3x")
    func read(_ title: String, _ quantity: Int, _ price: Double) -> Int { title.utf8.count + quantity + Int(price) }
    var total = 0
    let readHand: Double = try Measuring.cpu(runs: 5) {
      for record in try hand.all() { total += read(record.title, record.quantity, record.price) }
    }
    let readOwn: Double = try Measuring.cpu(runs: 5) {
      for record in try ModelContext(own).fetch(FetchDescriptor<Record>()) {
        total -= read(record.title, record.quantity, record.price)
      }
    }
    guard total == 0 else { throw BenchmarkError("The values differ.") }
    row("the same, and read three properties of each", ratio(readOwn, readHand))
  }

  // MARK: - 1,000,000

  private static func million(_ folder: URL) throws {
    let hand = try HandWrittenStore(path: folder.appendingPathComponent("hand.db").path)
    let own: ModelContainer = try container(folder, "million")
    for part in 0..<10 {
      let plain: [PlainRecord] = (part * 100_000..<(part + 1) * 100_000).map { PlainRecord($0) }
      try hand.insert(plain)
      let context = ModelContext(own)
      for record in plain { context.insert(Record(record)) }
      try context.save()
    }
    var wanted = 0
    var sum = 0
    func next() -> Int {
      wanted = (wanted + 7) % 10_000
      return wanted
    }
    let byHand: Double = try Measuring.cpu(runs: 50) { sum += try hand.records(quantity: next()).count }
    let fetch: Double = try Measuring.cpu(runs: 50) {
      let quantity: Int = next()
      let wanted = FetchDescriptor<Record>(predicate: #Predicate { $0.quantity == quantity })
      sum += try ModelContext(own).fetch(wanted).count
    }
    guard sum == 10_000 else { throw BenchmarkError("\(sum) objects were fetched.") }
    row(
      "fetch 100 of 1,000,000 by an index", "\(figure(fetch * 1000, "ms")), by hand \(figure(byHand * 1000, "ms"))",
      goal: "goal: 2 ms")
    try edits(hand, own)
    try memory(own)
  }

  private static func edits(_ hand: HandWrittenStore, _ own: ModelContainer) throws {
    let context = ModelContext(own)
    guard let record = try context.fetch(FetchDescriptor<Record>(predicate: #Predicate { $0.quantity == 77 })).first
    else { throw BenchmarkError("There is no object 77.") }
    var number = 0
    func edit(_ body: () throws -> Void) rethrows -> String {
      let start: ContinuousClock.Instant = .now
      for _ in 0..<100 { try body() }
      let passed: Duration = ContinuousClock.now - start
      let cpu: Double = try Measuring.cpu(runs: 100) { try body() }
      return "\(figure(cpu * 1000, "ms")) (\(figure(passed / .milliseconds(100), "ms")) waited)"
    }
    let byHand: String = try edit {
      number += 1
      try hand.setTitle("edit \(number)", of: 78)
    }
    let edited: String = try edit {
      number += 1
      record.title = "edit \(number)"
      try context.save()
    }
    row("one edit and save, of 1,000,000", edited, goal: "goal: 1 ms")
    row("by hand", byHand)
  }

  private static func memory(_ own: ModelContainer) throws {
    let before: Double = resident()
    let context = ModelContext(own)
    let records = try context.fetch(FetchDescriptor<Record>(sortBy: [SortDescriptor(\.created)]), batchSize: 100)
    var sum = 0
    for place in 0..<20 { sum += records[place].quantity }
    let after: Double = resident()
    guard records.count == 1_000_000, sum > 0 else { throw BenchmarkError("\(records.count) objects were fetched.") }
    row("memory for 1,000,000 of which 20 are seen", figure(after - before, "MB"), goal: "goal: that of the seen ones")
    let all: [Record] = try context.fetch(FetchDescriptor<Record>())
    row("memory for 1,000,000 fetched", figure(resident() - after, "MB"), goal: "\(all.count) objects")
  }

  /// The memory in use now, in megabytes.
  private static func resident() -> Double {
    let text: String = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages: Double = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * 4096 / 1_048_576
  }

  // MARK: - Views

  private static func views(_ plain: [PlainRecord], _ folder: URL) throws {
    let own: ModelContainer = try container(folder, "views")
    for record in plain.prefix(50_000) { own.mainContext.insert(Record(record)) }
    try own.mainContext.save()
    own.mainContext.autosaveEnabled = false
    let bodies = RecordBodies()
    var app: HeadlessApp?
    let open: Double = try Measuring.cpu(runs: 1) {
      app = try HeadlessApp { RecordList(bodies: bodies).modelContainer(own) }
    }
    guard let app else { return }
    row("open @Query over 50,000 objects", figure(open * 1000, "ms"))
    bodies.lists = 0
    bodies.rows = 0
    var number = 0
    let insert: Double = Measuring.cpu(runs: 20) {
      number += 1
      own.mainContext.insert(Record(PlainRecord(-number)))
      app.updateViews()
    }
    row(
      "@Query over 50,000 after one insert", figure(insert * 1000, "ms"),
      goal: "goal: 5 ms and 1 row's body; \(bodies.rows) rows, \(bodies.lists) lists in \(number)")
    let save: Double = try Measuring.cpu(runs: 20) {
      number += 1
      own.mainContext.insert(Record(PlainRecord(-number)))
      try own.mainContext.save()
      app.updateViews()
    }
    row("the same with a save", figure(save * 1000, "ms"))
  }
}
