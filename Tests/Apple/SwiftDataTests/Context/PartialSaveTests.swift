import Foundation
import SwiftData
import Testing

@Suite("Saves of which a part cannot be done")
struct PartialSaveTests {
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("part-\(UUID().uuidString)")

  private func open() throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema([Trip.self, Sample.self, Owner.self]),
        configurations: [
          ModelConfiguration(
            "trips", schema: Schema([Trip.self]), url: folder.appendingPathComponent("trips.store")),
          ModelConfiguration(
            "samples", schema: Schema([Sample.self, Owner.self]), url: folder.appendingPathComponent("samples.store")),
        ]))
  }

  @Test("The part that one store has taken is saved once, though another store takes its part only later")
  func secondStore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let context: ModelContext = try open()
    let old = Tag(text: "old")
    let gone = Tag(text: "gone")
    context.insert(old)
    context.insert(gone)
    try context.save()
    try context.container.limitPages(to: 40, of: "samples")
    let stop = Stop(title: "new")
    context.insert(stop)
    old.text = "edited"
    context.delete(gone)
    for number in 0..<400 {
      let sample = Sample(number)
      sample.data = Data(repeating: 7, count: 3000)
      context.insert(sample)
    }
    nonisolated(unsafe) var told: [Int] = []
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { (notification: Notification) in
      let keys: [ModelContext.NotificationKey] = [.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers]
      told = keys.map { (notification.userInfo?[$0] as? [PersistentIdentifier])?.count ?? 0 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(throws: CocoaError.self) { try context.save() }
    // Stores are saved in the order of their configurations: the first one has taken its part, and said so.
    #expect(told == [1, 1, 1])
    #expect(context.insertedModelsArray.count == 400)
    #expect(context.changedModelsArray.isEmpty && context.deletedModelsArray.isEmpty)
    #expect(stop.persistentModelID.storeIdentifier != nil && !stop.hasChanges)
    try context.container.limitPages(to: 1_000_000, of: "samples")
    stop.title = "newer"
    try context.save()
    #expect(!context.hasChanges)
    let again: ModelContext = try open()
    #expect(try again.fetch(FetchDescriptor<Tag>()).map(\.text) == ["edited"])
    #expect(try again.fetch(FetchDescriptor<Stop>()).map(\.title) == ["newer"])
    #expect(try again.fetchCount(FetchDescriptor<Sample>()) == 400)
    try again.container.checkIntegrity()
  }

  @Test("A save that fails leaves no files of big data behind")
  func files() throws {
    let desk = try Desk(.file, Sample.self, Owner.self)
    try desk.context.container.limitPages(to: 60)
    for number in 0..<60 {
      let sample = Sample(number)
      sample.picture = Data(repeating: 1, count: 20_000)
      sample.data = Data(repeating: 2, count: 8000)
      desk.context.insert(sample)
    }
    let files: URL = desk.folder.appendingPathComponent(".test_SUPPORT/_EXTERNAL_DATA")
    for _ in 0..<2 {
      #expect(throws: CocoaError.self) { try desk.context.save() }
      #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).isEmpty)
    }
    try desk.context.container.limitPages(to: 1_000_000)
    try desk.context.save()
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 60)
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Sample>()).allSatisfy { $0.picture?.count == 20_000 })
  }
}
