import SwiftDataStore
import SwiftUICore

/// What keeps the result of a query between the bodies of its view.
@MainActor
package final class QueryBox<Element: PersistentModel> {
  private var result = QueryResult<Element>(models: [], error: nil)
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

  var models: [Element] { read().models }
  var error: (any Error)? { read().error }

  private func read() -> QueryResult<Element> {
    _ = generation.wrappedValue
    return result
  }

  func leave() {
    context?.observers[ObjectIdentifier(self)] = nil
    host = nil
  }

  /// Takes up what the newest value of the view says: another description is another result.
  func follow(_ new: FetchDescriptor<Element>, _ transaction: Transaction) {
    self.transaction = transaction
    guard let newContext = environment.attribute(for: ModelContextKey.self).value.context else {
      result = QueryResult(models: [], error: SwiftDataError.missingModelContext)
      return
    }
    let newPlan: FetchPlan?
    do {
      newPlan = try FetchPlan(new, try newContext.container.info(Element.self))
    } catch {
      plan = nil
      result = QueryResult(models: [], error: error)
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
    guard let descriptor, let context else { return QueryResult(models: [], error: nil) }
    do {
      return QueryResult(models: try context.fetch(descriptor), error: nil)
    } catch {
      return QueryResult(models: [], error: error)
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
    let old: QueryResult<Element> = result
    let new: QueryResult<Element>
    if needsFetch || pending.count > 200 || old.error != nil {
      new = fetched()
    } else {
      new = (try? old.changed(by: Array(pending.values), context, plan, descriptor?.sortBy ?? [])) ?? fetched()
    }
    pending = [:]
    needsFetch = false
    guard !QueryResult.areSame(old, new) else { return }
    result = new
    withTransaction(transaction) { generation.wrappedValue += 1 }
  }
}

/// The result of a query.
struct QueryResult<Element: PersistentModel> {
  let models: [Element]
  let error: (any Error)?

  /// Whether the same objects stand in the same order: their values are followed by who reads them.
  static func areSame(_ left: QueryResult, _ right: QueryResult) -> Bool {
    guard left.error == nil, right.error == nil, left.models.count == right.models.count else { return false }
    return references(left.models).elementsEqual(references(right.models), by: ===)
  }

  /// The result after some objects came, went or changed: only these are asked for and put in their place.
  @MainActor
  func changed(
    by changes: [any PersistentModel], _ context: ModelContext, _ plan: FetchPlan, _ order: [SortDescriptor<Element>]
  ) throws -> QueryResult {
    let matching: [Element] = try context.matching(changes, plan).compactMap { $0 as? Element }
    // An object that stays where it is leaves the list alone.
    if changes.count == 1, matching.count == 1, let model = matching.first,
      let place = Self.references(models).firstIndex(where: { $0 === model }), Self.fits(models, place, order)
    {
      return self
    }
    var result: [Element] = Self.without(changes, models)
    for model in matching {
      var low: Int = 0
      var high: Int = result.count
      while low < high {
        let middle: Int = (low + high) / 2
        if Self.isBefore(model, result[middle], order) { high = middle } else { low = middle + 1 }
      }
      result.insert(model, at: low)
    }
    return QueryResult(models: result, error: nil)
  }

  /// The same objects, without their type: a list of objects is one of references.
  private static func references(_ models: [Element]) -> [AnyObject] { unsafeBitCast(models, to: [AnyObject].self) }

  private static func without(_ changes: [any PersistentModel], _ models: [Element]) -> [Element] {
    if changes.count == 1, let model = changes.first {
      guard let place = references(models).firstIndex(where: { $0 === model }) else { return models }
      var result: [Element] = models
      result.remove(at: place)
      return result
    }
    let touched: Set<ObjectIdentifier> = Set(changes.map { ObjectIdentifier($0) })
    return models.filter { !touched.contains(ObjectIdentifier($0)) }
  }

  private static func fits(_ models: [Element], _ place: Int, _ order: [SortDescriptor<Element>]) -> Bool {
    let fitsLeft: Bool = place == 0 || isBefore(models[place - 1], models[place], order)
    return fitsLeft && (place + 1 == models.count || isBefore(models[place], models[place + 1], order))
  }

  private static func isBefore(_ left: Element, _ right: Element, _ order: [SortDescriptor<Element>]) -> Bool {
    for descriptor in order {
      switch descriptor.compare(left, right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return place(left) < place(right)
  }

  /// Objects that are not saved yet stand behind the others, in the order in which they came.
  private static func place(_ model: Element) -> (Int, Int64) {
    let number: Int64 = model._$storage.number
    return number > 0 ? (0, number) : (1, -number)
  }
}
