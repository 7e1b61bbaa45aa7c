import Foundation
import Observation

/// The objects that meet a description, kept current outside of views.
///
/// ```swift
/// @Model final class Trip {
///   var startDate: Date
///   init(startDate: Date) { self.startDate = startDate }
/// }
///
/// @MainActor static func trips(in context: ModelContext) throws -> ResultsObserver<Trip, Never> {
///   try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.startDate)], modelContext: context)
/// }
/// ```
///
/// It follows what its context changes, and what other contexts of the container and other processes save. Reading its properties shows the newest state;
/// who observes them is told once after several changes, on the actor that has made the observer.
///
/// An observer belongs to the thread or actor of its context. `SectionTitle` is `Never` where there are no sections.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
  /// The context that the objects are fetched by.
  public let modelContext: ModelContext
  /// The description, with the order of the sections and that of the identifiers.
  public private(set) var fetchDescriptor: FetchDescriptor<Element>
  private let key: SectionKey<Element>?
  private let isolation: (any Actor)?
  private let live = LiveResult<Element>()
  private var shownResults = FetchResultsCollection<Element>([])
  private var shownSections: SectionedResults<Element, SectionTitle>?
  private var isScheduled: Bool = false
  private let registrar = ObservationRegistrar()

  init(
    _ descriptor: FetchDescriptor<Element>, _ key: SectionKey<Element>?, _ modelContext: ModelContext,
    _ isolation: (any Actor)?
  ) throws {
    self.modelContext = modelContext
    self.key = key
    self.isolation = isolation
    fetchDescriptor = descriptor
    fetchDescriptor.sortBy = Self.complete(descriptor.sortBy, key)
    if let isolation { Self.settle(modelContext, isolation) }
    _ = try live.follow(fetchDescriptor, in: modelContext)
    live.fetch()
    if let error = live.result.error { throw error }
    show()
    modelContext.observers[ObjectIdentifier(self)] = { [weak self] in self?.note($0) }
    modelContext.container.startFollowing(ObjectIdentifier(self))
  }

  deinit {
    modelContext.observers[ObjectIdentifier(self)] = nil
    modelContext.container.stopFollowing(ObjectIdentifier(self))
  }

  /// Says where the context is used. A model actor has said it before.
  private static func settle(_ context: ModelContext, _ isolation: any Actor) {
    switch context.home {
    case .queue, .actor: return
    case .main, .unknown:
      context.home =
        isolation is MainActor ? .main : .actor { work in Task { await run(isolation, work) } }
    }
  }

  /// Sections first, and at the end what tells any two objects apart.
  private static func complete(
    _ order: [SortDescriptor<Element>], _ key: SectionKey<Element>?
  ) -> [SortDescriptor<Element>] {
    let sorted: [SortDescriptor<Element>] = key?.sorting(order) ?? order
    guard !sorted.contains(where: { $0.keyPath == \Element.persistentModelID }) else { return sorted }
    return sorted + [SortDescriptor(\Element.persistentModelID)]
  }

  // MARK: - Results

  /// The objects now.
  public var results: FetchResultsCollection<Element> {
    get {
      takeUp()
      registrar.access(self, keyPath: \.results)
      return shownResults
    }
    set { registrar.withMutation(of: self, keyPath: \.results) { shownResults = newValue } }
  }

  /// The objects in sections, these in the order of their titles; nil where there are none.
  public var sections: SectionedResults<Element, SectionTitle>? {
    get {
      takeUp()
      registrar.access(self, keyPath: \.sections)
      return shownSections
    }
    set { registrar.withMutation(of: self, keyPath: \.sections) { shownSections = newValue } }
  }

  /// What the titles of the sections are; nil where there are none.
  public var sectionBy: PartialKeyPath<Element>? { key?.path }

  /// The object at a place: a section, and a place in it. Nil where there is none, or no sections.
  public func element(at indexPath: IndexPath) -> Element? {
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let section: ResultsSection<Element, SectionTitle> = sections[indexPath[0]]
    return section.indices.contains(indexPath[1]) ? section[indexPath[1]] : nil
  }

  /// The section and the place in it where an object stands; nil where it does not, or there are no sections.
  public func indexPath(for element: Element) -> IndexPath? {
    guard let sections else { return nil }
    for (place, section) in sections.enumerated() {
      if let item = section.firstIndex(where: { $0 === element }) { return IndexPath(indexes: [place, item]) }
    }
    return nil
  }

  /// The condition; nil for all objects. Setting it fetches at once; a condition that the store cannot follow leaves the
  /// result as it was.
  public var filterBy: Predicate<Element>? {
    get { fetchDescriptor.predicate }
    set {
      fetchDescriptor.predicate = newValue
      refetch()
    }
  }

  /// The order. Setting it fetches at once; the order of sections is put in front, and that of identifiers behind.
  public var sortBy: [SortDescriptor<Element>] {
    get { fetchDescriptor.sortBy }
    set {
      fetchDescriptor.sortBy = Self.complete(newValue, key)
      refetch()
    }
  }

  private func refetch() {
    do {
      guard try live.follow(fetchDescriptor, in: modelContext) else { return }
      live.fetch()
    } catch {
      live.fail(error)
    }
    tell { show() }
  }

  private func show() {
    let models: [Element] = live.result.objects.models
    shownResults = FetchResultsCollection(models)
    shownSections = key.flatMap { key in SectionedResults(models, by: key.title) as? SectionedResults }
  }

  private func tell(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.results) {
      registrar.withMutation(of: self, keyPath: \.sections, change)
    }
  }

  // MARK: - Changes

  private func note(_ change: ContextChange) {
    guard live.note(change), !isScheduled else { return }
    isScheduled = true
    guard let isolation else {
      // Nobody knows when the thread has done with its changes: who reads next takes them up.
      return tell {}
    }
    nonisolated(unsafe) weak let observer: ResultsObserver? = self
    Task { [observer] in await Self.run(isolation) { observer?.takeUp() } }
  }

  private static func run(_ isolation: isolated any Actor, _ work: @Sendable () -> Void) { work() }

  /// Brings the results up to date.
  private func takeUp() {
    isScheduled = false
    guard !live.isCurrent else { return }
    if let change = live.update() {
      return tell {
        change()
        show()
      }
    }
    // An object can have another title and stay where it is.
    guard let key, let before = shownSections as? SectionedResults<Element, String> else { return }
    guard before != SectionedResults(live.result.objects.models, by: key.title) else { return }
    tell { show() }
  }
}

extension ResultsObserver: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ResultsObserver<\(Element.self)>(\(results.count) objects\(sections.map { ", \($0.count) sections" } ?? ""))"
  }
}
