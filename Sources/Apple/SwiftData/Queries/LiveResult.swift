import SwiftDataStore

/// The objects that meet a descriptor, and how they follow what a context tells.
///
/// It belongs to the thread or actor of its context.
final class LiveResult<Element: PersistentModel> {
  private(set) var result = QueryResult<Element>([], error: nil)
  private(set) var context: ModelContext?
  private(set) var descriptor: FetchDescriptor<Element>?
  private var plan: FetchPlan?
  /// The objects that have changed since the result was made.
  private var pending: [ObjectIdentifier: any PersistentModel] = [:]
  private var needsFetch: Bool = false

  init() {}

  /// Takes another description.
  ///
  /// - Returns: whether it can have another result; the caller fetches it then.
  func follow(_ new: FetchDescriptor<Element>, in newContext: ModelContext) throws -> Bool {
    let newPlan = try FetchPlan(new, try newContext.container.info(Element.self))
    guard newContext !== context || plan?.isSame(as: newPlan) != true else { return false }
    context = newContext
    descriptor = new
    plan = newPlan
    return true
  }

  /// Has an error, and keeps what was fetched last.
  func fail(_ error: any Error) {
    plan = nil
    result = QueryResult(result.objects.models, error: error)
  }

  func fetch() {
    pending = [:]
    needsFetch = false
    result = fetched()
  }

  private func fetched() -> QueryResult<Element> {
    guard let descriptor, let context else { return QueryResult([], error: nil) }
    do {
      return QueryResult(try context.fetch(descriptor), error: nil)
    } catch {
      return QueryResult(result.objects.models, error: error)
    }
  }

  // MARK: - Changes

  var isCurrent: Bool { pending.isEmpty && !needsFetch }

  /// - Returns: whether the change can be one of the result.
  func note(_ change: ContextChange) -> Bool {
    guard let plan else { return false }
    let table: String = change.info.entity.table
    guard plan.tables.contains(table) else { return false }
    if plan.isLocal, table == plan.info.entity.table {
      pending[ObjectIdentifier(change.model)] = change.model
    } else {
      needsFetch = true
    }
    return true
  }

  /// What brings the result up to date; nil where the objects and their order stay.
  func update() -> (() -> Void)? {
    guard let context, let plan else { return nil }
    let changes: [any PersistentModel] = Array(pending.values)
    // Each edit moves what stands behind it, so that for many of them reading again costs less.
    let most: Int = max(200, result.objects.models.count / 32)
    let wantsFetch: Bool = needsFetch || changes.count > most || result.error != nil
    pending = [:]
    needsFetch = false
    if !wantsFetch, let edits = try? result.edits(for: changes, context, plan, descriptor?.sortBy ?? []) {
      guard !edits.isEmpty else { return nil }
      return { self.result.objects.apply(edits) }
    }
    let new: QueryResult<Element> = fetched()
    guard !QueryResult.areSame(result, new) else { return nil }
    return { self.result = new }
  }
}
