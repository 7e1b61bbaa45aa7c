import Foundation
import SwiftData
import Testing

@Suite("Big stores")
struct BigStoreTests {
  @Test("Numbers of rows go beyond 32 bits", arguments: Place.allCases)
  func manyRows(_ place: Place) throws {
    let desk = try Desk(place)
    try desk.container.skipNumbers(to: 5_000_000_000)
    let trip = Trip(name: "Rome")
    let stop = Stop(title: "Forum", trip: trip)
    stop.tags = [Tag(text: "old")]
    desk.context.insert(trip)
    desk.context.insert(stop)
    try desk.context.save()
    let identifier: PersistentIdentifier = stop.persistentModelID
    try desk.reopen()
    let found: Stop = try #require(try desk.context.fetch(FetchDescriptor<Stop>()).first)
    #expect(found.persistentModelID == identifier)
    #expect(found.trip?.stops == [found])
    #expect(found.tags.map(\.stops) == [[found]])
    found.title = "Roman Forum"
    try desk.context.save()
    let history = try desk.context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(history.last?.changes.first?.changedPersistentIdentifier == identifier)
    try desk.context.container.checkIntegrity()
  }

  /// How much is written, in megabytes; `ROTOR_DATA_MEGABYTES=2200` for more than an offset of 31 bits reaches.
  private static let megabytes: Int = Int(ProcessInfo.processInfo.environment["ROTOR_DATA_MEGABYTES"] ?? "") ?? 24

  @Test("A file beyond the reach of 31 bits is written, found in, changed and whole")
  func manyBytes() throws {
    let desk = try Desk(.file)
    for number in 0..<Self.megabytes {
      desk.context.insert(Stop(title: "\(number) " + String(repeating: "x", count: 1_048_576), order: number))
      if number % 20 == 19 {
        try desk.context.save()
        desk.forget()
      }
    }
    try desk.context.save()
    try desk.reopen()
    let last: Int = Self.megabytes - 1
    let size = try FileManager.default.attributesOfItem(atPath: desk.url.path)[.size] as? Int
    #expect(try #require(size) > Self.megabytes * 1_000_000)
    let wanted = FetchDescriptor<Stop>(predicate: #Predicate { $0.order == last })
    let stop: Stop = try #require(try desk.context.fetch(wanted).first)
    #expect(stop.title.hasPrefix("\(last) x"))
    stop.title = "short"
    try desk.context.save()
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == Self.megabytes)
    try desk.container.checkIntegrity()
    try desk.reopen()
    #expect(try desk.context.fetch(wanted).map(\.title) == ["short"])
  }
}
