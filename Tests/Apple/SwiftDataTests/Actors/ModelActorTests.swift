import Foundation
import SwiftData
import Testing

/// What `@ModelActor` writes, by hand.
private actor Clerk: ModelActor {
  nonisolated let modelContainer: ModelContainer
  nonisolated let modelExecutor: any ModelExecutor

  init(_ container: ModelContainer) {
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }

  func add(_ text: String) -> Int {
    modelContext.insert(Tag(text: text))
    return modelContext.insertedModelsArray.count
  }

  func save() throws { try modelContext.save() }

  func usesContextOfExecutor() -> Bool { modelContext === modelExecutor.modelContext }
}

@Suite("Actors of models")
struct ModelActorTests {
  private func clerk() throws -> Clerk {
    Clerk(try ModelContainer(for: Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  /// The address of the object behind an executor, which cannot be compared itself.
  private func place(_ executor: UnownedSerialExecutor) -> Int {
    withUnsafeBytes(of: executor) { $0.load(as: Int.self) }
  }

  @Test("An actor runs on the executor that its context belongs to")
  func executor() async throws {
    let clerk: Clerk = try clerk()
    let executor = try #require(clerk.modelExecutor as? any SerialModelExecutor)
    #expect(place(clerk.unownedExecutor) == place(executor.asUnownedSerialExecutor()))
    let standard = try #require(clerk.modelExecutor as? DefaultSerialModelExecutor)
    #expect(place(standard.asUnownedSerialExecutor()) == place(clerk.unownedExecutor))
    #expect(standard.modelContext.container == clerk.modelContainer)
    #expect(await clerk.usesContextOfExecutor())
    #expect(try place(self.clerk().unownedExecutor) != place(clerk.unownedExecutor))
  }

  @Test("Requests of many tasks to a model actor run one after the other")
  func serial() async throws {
    let clerk: Clerk = try clerk()
    let counts: [Int] = await withTaskGroup(of: Int.self) { group in
      for number in 0..<50 { group.addTask { await clerk.add("tag \(number)") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == Array(1...50))
    try await clerk.save()
    #expect(try ModelContext(clerk.modelContainer).fetchCount(FetchDescriptor<Tag>()) == 50)
  }
}
