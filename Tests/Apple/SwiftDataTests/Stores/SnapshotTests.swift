import Foundation
import SwiftData
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  private let schema = Schema([Trip.self])

  private func make() throws -> (context: ModelContext, trip: Trip, stop: Stop) {
    let context = ModelContext(
      try ModelContainer(for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    let trip = Trip(name: "Rome", destination: "Italy")
    let stop = Stop(title: "Forum", order: 3, trip: trip)
    context.insert(trip)
    context.insert(stop)
    try context.save()
    return (context, trip, stop)
  }

  private func object(_ snapshot: DefaultSnapshot) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(snapshot)) as? [String: Any])
  }

  @Test("A snapshot has the values that an object had when it was made; references are identifiers")
  func taking() throws {
    let (context, trip, stop) = try make()
    var related: [PersistentIdentifier: any BackingData] = [:]
    let snapshot = DefaultSnapshot(from: stop.persistentBackingData, relatedBackingDatas: &related)
    stop.title = "Pantheon"
    let coded: [String: Any] = try object(snapshot)
    #expect(Set(coded.keys) == ["persistentIdentifier", "title", "order", "trip", "tags"])
    #expect(coded["title"] as? String == "Forum")
    #expect(coded["order"] as? Int == 3)
    #expect((coded["tags"] as? [Any])?.isEmpty == true)
    #expect(snapshot.persistentIdentifier == stop.persistentModelID)
    let reference: Data = try JSONSerialization.data(withJSONObject: #require(coded["trip"]))
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: reference) == trip.persistentModelID)
    withExtendedLifetime(context) {}
  }

  @Test("A copy has another identifier, and its references follow those that were remapped")
  func copying() throws {
    let (context, trip, stop) = try make()
    var related: [PersistentIdentifier: any BackingData] = [:]
    let snapshot = DefaultSnapshot(from: stop.persistentBackingData, relatedBackingDatas: &related)
    func identifier(_ entity: String, _ key: Int) throws -> PersistentIdentifier {
      try .identifier(for: "elsewhere", entityName: entity, primaryKey: key)
    }
    func reference(of snapshot: some DataStoreSnapshot) throws -> PersistentIdentifier {
      let coded: [String: Any] = try object(#require(snapshot as? DefaultSnapshot))
      return try JSONDecoder().decode(
        PersistentIdentifier.self, from: JSONSerialization.data(withJSONObject: #require(coded["trip"])))
    }
    let plain: DefaultSnapshot = snapshot.copy(persistentIdentifier: try identifier("Stop", 5))
    #expect(plain.persistentIdentifier == (try identifier("Stop", 5)))
    #expect(try reference(of: plain) == trip.persistentModelID)
    let mapped: DefaultSnapshot = snapshot.copy(
      persistentIdentifier: try identifier("Stop", 5),
      remappedIdentifiers: [trip.persistentModelID: try identifier("Trip", 7)])
    #expect(try reference(of: mapped) == identifier("Trip", 7))
    withExtendedLifetime(context) {}
  }

  @Test("A coded snapshot has one key for the identifier and one for each property")
  func keys() throws {
    #expect(DataStoreSnapshotCodingKey.persistentIdentifier.stringValue == "persistentIdentifier")
    #expect(DataStoreSnapshotCodingKey.modeledProperty("title").stringValue == "title")
    #expect(DataStoreSnapshotCodingKey.modeledProperty("title").intValue == nil)
    #expect(DataStoreSnapshotCodingKey(intValue: 1) == nil)
    guard case .modeledProperty("title")? = DataStoreSnapshotCodingKey(stringValue: "title"),
      case .persistentIdentifier? = DataStoreSnapshotCodingKey(stringValue: "persistentIdentifier")
    else {
      Issue.record("A key is made of its text.")
      return
    }
  }

  @Test("A value that a snapshot can hold is coded, and sent elsewhere")
  func values() throws {
    let values: [any DataStoreSnapshotValue] = [1, "a", Date(timeIntervalSinceReferenceDate: 0)]
    #expect(
      try values.map { try JSONEncoder().encode([$0 as any Encodable].map(Coded.init)).count > 2 } == [
        true, true, true,
      ])
  }

  private struct Coded: Encodable {
    let value: any Encodable
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  @Test("A snapshot of a class that no schema knows cannot be decoded")
  func unknown() throws {
    let text =
      #"{"persistentIdentifier":{"entityName":"Nobody","tableName":"Nobody","storeIdentifier":"s","primaryKey":1}}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DefaultSnapshot.self, from: Data(text.utf8)) }
  }
}
