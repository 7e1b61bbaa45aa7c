import SwiftDataStore
import SwiftUICore

/// The objects that meet a description, kept current: a view that reads them follows what comes, goes and moves.
///
/// Write it as a macro: `@Query(sort: \Trip.startDate) var trips: [Trip]`. To choose the description in an initializer,
/// assign the storage: `_trips = Query(filter: predicate, sort: \.startDate)`.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: GraphProperty, SelfComparing {
  nonisolated let descriptor: FetchDescriptor<Element>
  nonisolated(unsafe) let transaction: Transaction
  nonisolated let sectionKey: SectionKey<Element>?
  nonisolated(unsafe) private var box: QueryBox<Element>?

  nonisolated init(
    descriptor: FetchDescriptor<Element>, transaction: Transaction?, sectionKey: SectionKey<Element>? = nil
  ) {
    self.descriptor = descriptor
    self.transaction = transaction ?? Transaction()
    self.sectionKey = sectionKey
  }

  /// The objects now, in sections where the property says so; outside of a view, none.
  public var wrappedValue: Result {
    if let sections = sections as? Result { return sections }
    let models: [Element] = box?.models ?? []
    guard let result = models as? Result else {
      preconditionFailure(
        "A query results in [\(Element.self)] or SectionedResults of them; its property says \(Result.self).")
    }
    return result
  }

  /// The objects in the sections that `sectionBy` makes of them; empty for a query without it.
  public var sections: SectionedResults<Element, String> { box?.sections ?? SectionedResults([]) { _ in "" } }

  /// Why the last fetch failed; the result is empty then.
  public var fetchError: (any Error)? { box?.error }

  /// The context that the objects are fetched by.
  public var modelContext: ModelContext {
    guard let context = box?.context else {
      preconditionFailure("A query has a context when it is part of a view, below .modelContainer or .modelContext.")
    }
    return context
  }

  package nonisolated func makeBox(in inputs: _ViewInputs) -> QueryBox<Element> {
    MainActor.assumeIsolated {
      let box = QueryBox<Element>(in: inputs)
      inputs.graph.currentSubgraph.onEnd { box.leave() }
      return box
    }
  }

  package nonisolated mutating func install(_ box: QueryBox<Element>) {
    let query: Query<Element, Result> = self
    MainActor.assumeIsolated { box.follow(query.descriptor, query.sectionKey, query.transaction) }
    self.box = box
  }

  /// Two descriptions cannot be compared before they are translated: the box does it.
  package nonisolated func isEqual(to other: Query<Element, Result>) -> Bool { false }
}

extension Query: @unchecked Sendable {}

// MARK: - Making

extension Query where Result == [Element] {
  public nonisolated init() { self.init(descriptor: FetchDescriptor(), transaction: nil) }

  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor: descriptor, transaction: Transaction(animation: animation))
  }

  public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction: transaction)
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors),
      transaction: Transaction(animation: animation))
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(Sent.path(keyPath), order: order)], animation: animation)
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(Sent.path(keyPath), order: order)], transaction: transaction)
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(Sent.path(keyPath), order: order)], animation: animation)
  }

  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(Sent.path(keyPath), order: order)], transaction: transaction)
  }
}
