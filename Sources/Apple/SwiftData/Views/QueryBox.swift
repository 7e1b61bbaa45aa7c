import SwiftDataStore
import SwiftUICore

/// What keeps the result of a query between the bodies of its view.
@MainActor
package final class QueryBox<Element: PersistentModel> {
  nonisolated(unsafe) private let live = LiveResult<Element>()
  /// The sections; nil where the query has none.
  private var sectionList: SectionedResults<Element, String>?
  private var key: SectionKey<Element>?
  /// Counts the results, for those who read them.
  private var generation = State(wrappedValue: 0)
  private let environment: EnvironmentScope
  @WeakWindow private var host: ViewGraph?
  private var transaction = Transaction()
  private(set) var context: ModelContext?
  private var isScheduled: Bool = false

  init(in inputs: _ViewInputs) {
    host = inputs.window
    environment = inputs.environment
    generation.install(generation.makeBox(in: inputs))
  }

  var models: [Element] {
    _ = generation.wrappedValue
    return live.result.objects.models
  }

  var sections: SectionedResults<Element, String> {
    _ = generation.wrappedValue
    return sectionList ?? SectionedResults([]) { _ in "" }
  }

  var error: (any Error)? {
    _ = generation.wrappedValue
    return live.result.error
  }

  func leave() {
    context?.observers[ObjectIdentifier(self)] = nil
    host = nil
  }

  /// Takes up what the newest value of the view says: another description is another result.
  func follow(_ new: FetchDescriptor<Element>, _ key: SectionKey<Element>?, _ transaction: Transaction) {
    self.transaction = transaction
    guard let newContext = environment.attribute(for: ModelContextKey.self).value.context else {
      return live.fail(SwiftDataError.missingModelContext)
    }
    do {
      let isOther: Bool = try live.follow(key?.sorting(new) ?? new, in: newContext)
      if newContext !== context {
        context?.observers[ObjectIdentifier(self)] = nil
        context = newContext
        newContext.observers[ObjectIdentifier(self)] = { [weak self] in self?.note($0) }
      }
      // The body is about to run.
      if isOther { live.fetch() }
      if isOther || key?.path != self.key?.path {
        self.key = key
        sectionList = key.map { SectionedResults(live.result.objects.models, by: $0.title) }
      }
    } catch {
      live.fail(error)
    }
  }

  // MARK: - Changes

  private nonisolated func note(_ change: ContextChange) {
    // A context that is shown belongs to the main actor.
    nonisolated(unsafe) let change: ContextChange = change
    MainActor.assumeIsolated { take(change) }
  }

  private func take(_ change: ContextChange) {
    guard live.note(change), !isScheduled, let host else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    guard host != nil else { return }
    let change: (() -> Void)? = live.update()
    guard let key else {
      if let change { show(change) }
      return
    }
    func sectioned() -> SectionedResults<Element, String> {
      SectionedResults(live.result.objects.models, by: key.title)
    }
    if let change {
      return show {
        change()
        self.sectionList = sectioned()
      }
    }
    // An object can have another title and stay where it is.
    let after: SectionedResults<Element, String> = sectioned()
    if sectionList != after { show { self.sectionList = after } }
  }

  private func show(_ change: () -> Void) {
    withTransaction(transaction) {
      // Changes of other transactions go to the views first, and they must not see this one.
      generation.wrappedValue += 1
      change()
    }
  }
}
