import Foundation
import Observation
import SwiftData
import Testing

/// Waits until something observed changes.
private func change(
  isolation: isolated (any Actor)? = #isolation, of read: () -> Void, after work: () throws -> Void
) async rethrows {
  let (changes, told) = AsyncStream.makeStream(of: Void.self)
  withObservationTracking(read) { told.yield() }
  try work()
  for await _ in changes { return }
}

@Suite("Observers of results")
@MainActor struct ResultsObserverTests {
  private func container(_ names: [String] = ["oak", "elm"]) throws -> ModelContainer {
    let container = try ModelContainer(for: Plant.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (index, name) in names.enumerated() { container.mainContext.insert(Plant(name, "tree", height: index)) }
    try container.mainContext.save()
    return container
  }

  @Test("Results follow the context, and observers are told when they have changed")
  func following() async throws {
    let container: ModelContainer = try container()
    let context: ModelContext = container.mainContext
    context.autosaveEnabled = false
    let observer = try ResultsObserver<Plant, Never>(
      filterBy: #Predicate { $0.height < 5 }, sortBy: [SortDescriptor(\.name)], modelContext: context)
    #expect(observer.results.map(\.name) == ["elm", "oak"] && observer.sections == nil)
    #expect(observer.modelContext === context)
    await change(of: { _ = observer.results.count }) {
      context.insert(Plant("ash", "tree"))
      context.insert(Plant("palm", "tree", height: 9))
    }
    #expect(observer.results.map(\.name) == ["ash", "elm", "oak"])
    // Who reads before it was told sees the newest state too.
    observer.results[0].height = 7
    #expect(observer.results.map(\.name) == ["elm", "oak"])
    context.delete(observer.results[0])
    #expect(observer.results.map(\.name) == ["oak"])
    context.rollback()
    #expect(observer.results.map(\.name) == ["elm", "oak"])
  }

  @Test("A change that leaves the results as they are is not reported")
  func silence() throws {
    let container: ModelContainer = try container()
    let observer = try ResultsObserver<Plant, Never>(
      fetchDescriptor: FetchDescriptor(sortBy: [SortDescriptor(\.height)]), modelContext: container.mainContext)
    let told = Flag()
    withObservationTracking {
      _ = observer.results
    } onChange: {
      told.isSet = true
    }
    observer.results[0].name = "yew"
    #expect(observer.results.map(\.name) == ["yew", "elm"])
    #expect(!told.isSet)
    observer.results[0].height = 5
    #expect(observer.results.map(\.name) == ["elm", "yew"])
    #expect(told.isSet)
  }

  private final class Flag: @unchecked Sendable { var isSet: Bool = false }

  @Test("Another condition or order fetches at once; identifiers come last in the order")
  func describing() throws {
    let container: ModelContainer = try container(["oak", "elm", "ash"])
    let observer = try ResultsObserver<Plant, Never>(modelContext: container.mainContext)
    #expect(observer.results.map(\.name) == ["oak", "elm", "ash"])
    observer.sortBy = [SortDescriptor(\.name)]
    #expect(observer.results.map(\.name) == ["ash", "elm", "oak"])
    #expect(observer.sortBy.count == 2 && observer.sortBy.last?.keyPath == \Plant.persistentModelID)
    observer.filterBy = #Predicate { $0.name != "elm" }
    #expect(observer.results.map(\.name) == ["ash", "oak"])
    #expect(observer.fetchDescriptor.predicate != nil && observer.filterBy != nil)
    observer.filterBy = nil
    #expect(observer.results.count == 3)
  }

  @Test("The order of sections stays in front")
  func sections() throws {
    let container: ModelContainer = try container()
    let context: ModelContext = container.mainContext
    context.insert(Plant("rose", "flower", bed: "north", height: 4))
    let kinds = try ResultsObserver<Plant, String>(sectionBy: \.kind, modelContext: context)
    kinds.sortBy = [SortDescriptor(\.height, order: .reverse)]
    #expect(kinds.sortBy.first?.keyPath == \Plant.kind)
    #expect(kinds.sections?.map { $0.map(\.name) } == [["rose"], ["elm", "oak"]])
    let beds = try ResultsObserver<Plant, String>(
      filterBy: #Predicate { $0.height > 0 }, sectionBy: \.bed, modelContext: context)
    #expect(beds.sections?.sectionTitles == ["", "north"])
    beds.sections?[sectionTitle: ""]?.first?.bed = "south"
    #expect(beds.sections?.sectionTitles == ["north", "south"])
  }

  @Test("Objects are found by the place of their section and the place in it, and the other way round")
  func places() throws {
    let container: ModelContainer = try container()
    let rose = Plant("rose", "flower", height: 4)
    container.mainContext.insert(rose)
    let observer = try ResultsObserver<Plant, String>(
      sortBy: [SortDescriptor(\.height)], sectionBy: \.kind, modelContext: container.mainContext)
    #expect(observer.sectionBy == \Plant.kind)
    #expect(observer.element(at: IndexPath(indexes: [1, 1]))?.name == "elm")
    #expect(observer.element(at: IndexPath(indexes: [1, 2])) == nil)
    #expect(observer.element(at: IndexPath(indexes: [2, 0])) == nil)
    #expect(observer.element(at: IndexPath(index: 0)) == nil)
    #expect(observer.indexPath(for: rose) == IndexPath(indexes: [0, 0]))
    #expect(observer.indexPath(for: Plant("fir", "tree")) == nil)
    #expect("\(String(reflecting: observer))" == "ResultsObserver<Plant>(3 objects, 2 sections)")
    let sections: SectionedResults<Plant, String> = try #require(observer.sections)
    #expect(sections.contains(sectionTitle: "tree") && !sections.contains(sectionTitle: "herb"))
    #expect(sections.index(ofSectionTitled: "tree") == 1 && sections.index(ofSectionTitled: "herb") == nil)
    let other = try ResultsObserver<Plant, String>(
      sortBy: [SortDescriptor(\.height)], sectionBy: \.kind, modelContext: container.mainContext)
    #expect(other.sections == sections && other.sections?[0] == sections[0] && sections[0] != sections[1])
    rose.kind = "tree"
    #expect(other.sections != sections)
    let plain = try ResultsObserver<Plant, Never>(modelContext: container.mainContext)
    #expect(plain.sectionBy == nil && plain.element(at: IndexPath(indexes: [0, 0])) == nil)
    #expect(plain.indexPath(for: rose) == nil)
  }

  @Test("Observers are made of a description or its parts, of a context or a container, with sections or without")
  func forms() throws {
    let container: ModelContainer = try container()
    let context: ModelContext = container.mainContext
    let tall = #Predicate<Plant> { $0.height > 0 }
    let described = FetchDescriptor<Plant>(predicate: tall)
    let plain: [ResultsObserver<Plant, Never>] = [
      try ResultsObserver(fetchDescriptor: described, modelContext: context),
      try ResultsObserver(fetchDescriptor: described, modelContainer: container),
      try ResultsObserver(filterBy: tall, modelContext: context),
      try ResultsObserver(filterBy: tall, sortBy: [SortDescriptor(\.name)], modelContainer: container),
    ]
    for observer in plain { #expect(observer.results.map(\.name) == ["elm"] && observer.sections == nil) }
    let kinds: [ResultsObserver<Plant, String>] = [
      try ResultsObserver(fetchDescriptor: described, sectionBy: \Plant.kind, modelContext: context),
      try ResultsObserver(fetchDescriptor: described, sectionBy: \Plant.kind, modelContainer: container),
      try ResultsObserver(filterBy: tall, sectionBy: \Plant.kind, modelContext: context),
      try ResultsObserver(filterBy: tall, sectionBy: \Plant.kind, modelContainer: container),
    ]
    for observer in kinds { #expect(observer.sections?.sectionTitles == ["tree"]) }
    let beds: [ResultsObserver<Plant, String>] = [
      try ResultsObserver(fetchDescriptor: described, sectionBy: \Plant.bed, modelContext: context),
      try ResultsObserver(fetchDescriptor: described, sectionBy: \Plant.bed, modelContainer: container),
      try ResultsObserver(filterBy: tall, sectionBy: \Plant.bed, modelContext: context),
      try ResultsObserver(filterBy: tall, sectionBy: \Plant.bed, modelContainer: container),
    ]
    for observer in beds { #expect(observer.sections?.sectionTitles == [""]) }
    beds[0].results = plain[0].results
    beds[0].sections = nil
    #expect(beds[0].results.count == 1 && beds[0].sections == nil)
  }

  @Test("A condition that the store cannot follow is an error")
  func refusal() throws {
    let container: ModelContainer = try ModelContainer(
      for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try ResultsObserver<Note, Never>(filterBy: #Predicate { $0.draft == "" }, modelContext: container.mainContext)
    }
  }

  @Test("An observer with a context of its own follows what others save")
  func others() async throws {
    let container: ModelContainer = try container()
    let observer = try ResultsObserver<Plant, Never>(modelContainer: container)
    #expect(observer.results.map(\.name) == ["oak", "elm"])
    container.mainContext.insert(Plant("ash", "tree"))
    #expect(observer.results.count == 2)
    try container.mainContext.save()
    #expect(observer.results.map(\.name) == ["oak", "elm", "ash"])
    nonisolated(unsafe) let shared: ResultsObserver<Plant, Never> = observer
    await change(of: { _ = shared.results.count }) {
      Task.detached {
        let other = ModelContext(container)
        other.insert(Plant("fir", "tree"))
        try other.save()
      }
    }
    #expect(observer.results.map(\.name) == ["oak", "elm", "ash", "fir"])
  }

  private actor Garden {
    private var observer: ResultsObserver<Plant, String>?

    func start(_ container: ModelContainer) throws -> Int {
      let observer = try ResultsObserver<Plant, String>(sectionBy: \.kind, modelContainer: container)
      self.observer = observer
      return observer.results.count
    }

    func next(_ work: @Sendable @escaping () async throws -> Void) async throws -> [String] {
      guard let observer else { return [] }
      await change(of: { _ = observer.sections?.count }) { Task { try await work() } }
      return observer.sections?.sectionTitles ?? []
    }
  }

  @Test("On an actor, an observer is told there")
  func actor() async throws {
    let container: ModelContainer = try container()
    let garden = Garden()
    #expect(try await garden.start(container) == 2)
    let titles: [String] = try await garden.next {
      try await MainActor.run {
        container.mainContext.insert(Plant("rose", "flower"))
        try container.mainContext.save()
      }
    }
    #expect(titles == ["flower", "tree"])
  }
}

@Suite("Observers of the history")
@MainActor struct HistoryObserverTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Plant.self, Trip.self, BusinessTrip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func save(_ container: ModelContainer, author: String? = nil, _ model: any PersistentModel) throws {
    let context = ModelContext(container)
    context.author = author
    context.insert(model)
    try context.save()
  }

  @Test("Saves that concern the observed classes are counted, with those of subclasses")
  func classes() async throws {
    let container: ModelContainer = try container()
    try save(container, Plant("before", "tree"))
    let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
    #expect(observer.eventCounter == 0 && observer.modelContainer === container)
    #expect(observer.observedModels.map { "\($0)" } == ["Trip"])
    await change(of: { _ = observer.historyTokens }) { try? save(container, Plant("oak", "tree")) }
    #expect(observer.eventCounter == 0)
    await change(of: { _ = observer.eventCounter }) {
      try? save(container, BusinessTrip(name: "Fair", purpose: "sales", perDiem: 1))
    }
    #expect(observer.eventCounter == 1)
    let store: String = try #require(container.storeIdentifier(forConfigurationNamed: "default"))
    let token = try #require(observer.historyTokens[store] as? DefaultHistoryToken)
    #expect(token.storeIdentifier == store && token.tokenValue?[store] == 3)
    #expect(container.storeIdentifier(forConfigurationNamed: "another") == nil)
    #expect(container.configurationName(forStoreIdentifier: store) == "default")
    #expect(container.configurationName(forStoreIdentifier: "another") == nil)
  }

  @Test("Saves of the named authors are counted")
  func authors() async throws {
    let container: ModelContainer = try container()
    let observer = try HistoryObserver(authors: ["App"], modelContainer: container)
    #expect(observer.authors == ["App"])
    await change(of: { _ = observer.historyTokens }) { try? save(container, author: "Server", Plant("a", "tree")) }
    #expect(observer.eventCounter == 0)
    await change(of: { _ = observer.eventCounter }) { try? save(container, author: "App", Plant("b", "tree")) }
    #expect(observer.eventCounter == 1)
  }

  @Test("An observer goes on from the tokens that it is given")
  func tokens() async throws {
    let container: ModelContainer = try container()
    let start: [String: any HistoryToken] = try HistoryObserver(modelContainer: container).historyTokens
    try save(container, Plant("oak", "tree"))
    #expect(try HistoryObserver(historyTokens: start, modelContainer: container).eventCounter == 1)
    #expect(try HistoryObserver(modelContainer: container).eventCounter == 0)
  }

  @Test("A save tells the place in the history behind it")
  func notification() throws {
    let container: ModelContainer = try container()
    let context = ModelContext(container)
    final class Box: @unchecked Sendable {
      var token: DefaultHistoryToken?, raw: DefaultHistoryToken?, inserted: Int = 0
    }
    let box = Box()
    let seen = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      let info: [AnyHashable: Any] = $0.userInfo ?? [:]
      box.token = info[ModelContext.NotificationKey.historyTokens] as? DefaultHistoryToken
      box.raw = info[ModelContext.NotificationKey.historyTokens.rawValue] as? DefaultHistoryToken
      box.inserted = (info[ModelContext.NotificationKey.insertedIdentifiers] as? [PersistentIdentifier])?.count ?? 0
    }
    defer { NotificationCenter.default.removeObserver(seen) }
    context.insert(Plant("oak", "tree"))
    #expect(context.insertedModelsArray.first?.persistentModelID.isTemporary == true)
    try context.save()
    let store: String = try #require(container.storeIdentifier(forConfigurationNamed: "default"))
    #expect(box.token?.tokenValue == [store: 1] && box.raw == box.token && box.inserted == 1)
    let token: DefaultHistoryToken = try #require(box.token)
    context.insert(Plant("elm", "tree"))
    try context.save()
    let later = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
    #expect(try context.fetchHistory(later).count == 1)
  }

  @Test("A write by another context is told as a change of the container")
  func remote() throws {
    let container: ModelContainer = try container()
    final class Box: @unchecked Sendable { var count: Int = 0 }
    let box = Box()
    let seen = NotificationCenter.default.addObserver(
      forName: ModelContainer.remoteChange, object: container, queue: nil
    ) { _ in box.count += 1 }
    defer { NotificationCenter.default.removeObserver(seen) }
    try save(container, Plant("oak", "tree"))
    #expect(box.count == 1)
  }
}
