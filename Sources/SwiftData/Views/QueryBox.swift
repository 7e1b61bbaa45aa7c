import SwiftDataStore
import SwiftUICore

/// What keeps the result of a query between the bodies of its view.
@MainActor
package final class QueryBox<Element: PersistentModel> {
  private var result = QueryResult<Element>([], error: nil)
  /// Counts the results, for those who read them.
  private var generation = State(wrappedValue: 0)
  private let environment: EnvironmentScope
  private weak var host: ViewGraph?
  private var descriptor: FetchDescriptor<Element>?
  private var transaction = Transaction()
  private var plan: FetchPlan?
  private(set) var context: ModelContext?
  /// The objects that have changed since the result was made.
  private var pending: [ObjectIdentifier: any PersistentModel] = [:]
  private var needsFetch: Bool = false
  private var isScheduled: Bool = false

  init(in inputs: _ViewInputs) {
    host = inputs.host
    environment = inputs.environment
    generation.install(generation.makeBox(in: inputs))
  }

  var models: [Element] {
    _ = generation.wrappedValue
    return result.objects.models
  }

  var error: (any Error)? {
    _ = generation.wrappedValue
    return result.error
  }

  func leave() {
    context?.observers[ObjectIdentifier(self)] = nil
    host = nil
  }

  /// Takes up what the newest value of the view says: another description is another result.
  func follow(_ new: FetchDescriptor<Element>, _ transaction: Transaction) {
    self.transaction = transaction
    guard let newContext = environment.attribute(for: ModelContextKey.self).value.context else {
      result = QueryResult([], error: SwiftDataError.missingModelContext)
      return
    }
    let newPlan: FetchPlan?
    do {
      newPlan = try FetchPlan(new, try newContext.container.info(Element.self))
    } catch {
      plan = nil
      result = QueryResult([], error: error)
      return
    }
    let isSame: Bool = newContext === context && newPlan.map { plan?.isSame(as: $0) == true } ?? false
    guard !isSame else { return }
    if newContext !== context {
      context?.observers[ObjectIdentifier(self)] = nil
      context = newContext
      newContext.observers[ObjectIdentifier(self)] = { [weak self] in self?.note($0) }
    }
    descriptor = new
    plan = newPlan
    pending = [:]
    needsFetch = false
    // The body is about to run.
    result = fetched()
  }

  private func fetched() -> QueryResult<Element> {
    guard let descriptor, let context else { return QueryResult([], error: nil) }
    do {
      return QueryResult(try context.fetch(descriptor), error: nil)
    } catch {
      return QueryResult([], error: error)
    }
  }

  // MARK: - Changes

  private nonisolated func note(_ change: ContextChange) {
    // A context that is shown belongs to the main actor.
    MainActor.assumeIsolated { take(change) }
  }

  private func take(_ change: ContextChange) {
    guard let plan else { return }
    let table: String = change.info.entity.table
    guard plan.tables.contains(table) else { return }
    if plan.isLocal, table == plan.info.entity.table {
      pending[ObjectIdentifier(change.model)] = change.model
    } else {
      needsFetch = true
    }
    guard !isScheduled, let host else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    guard host != nil, let context, let plan else { return }
    let changes: [any PersistentModel] = Array(pending.values)
    let wantsFetch: Bool = needsFetch || changes.count > 200 || result.error != nil
    pending = [:]
    needsFetch = false
    let change: () -> Void
    if !wantsFetch, let edits = try? result.edits(for: changes, context, plan, descriptor?.sortBy ?? []) {
      guard !edits.isEmpty else { return }
      change = { [self] in result.objects.apply(edits) }
    } else {
      let new: QueryResult<Element> = fetched()
      guard !QueryResult.areSame(result, new) else { return }
      change = { [self] in result = new }
    }
    withTransaction(transaction) {
      // Changes of other transactions go to the views first, and they must not see this one.
      generation.wrappedValue += 1
      change()
    }
  }
}
