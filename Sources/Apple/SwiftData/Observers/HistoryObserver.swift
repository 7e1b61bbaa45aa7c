import Observation
import SwiftDataStore

/// Counts the saves, of this process and of others, that concern some classes or come from some authors.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   init(name: String) { self.name = name }
/// }
///
/// @MainActor static func watch(_ container: ModelContainer) throws -> HistoryObserver {
///   try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
/// }
/// ```
///
/// Who observes `eventCounter` is told on the actor that has made the observer, and fetches what is new from the history.
public final class HistoryObserver: Observable {
  public let modelContainer: ModelContainer
  /// The classes whose changes count, with their subclasses; empty for all.
  public let observedModels: [any PersistentModel.Type]
  /// The authors whose saves count; empty for all.
  public let authors: Set<String>
  private let isolation: (any Actor)?
  private var tokens: [String: any HistoryToken]
  private var count: Int = 0
  private let names: Set<String>
  private let registrar = ObservationRegistrar()
  private var notifications: (any NSObjectProtocol)?

  /// - Parameters:
  ///   - historyTokens: how far the history is known, by the stores' identifiers; up to now unless said.
  ///   - observedModels: the classes whose changes count, with their subclasses; all unless said.
  ///   - authors: whose saves count, by `ModelContext.author`; everybody's unless said.
  /// - Throws: what reading the history throws.
  public convenience init(
    historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
    authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(historyTokens, observedModels, authors, modelContainer, on: isolation)
  }

  private init(
    _ tokens: [String: any HistoryToken]?, _ models: [any PersistentModel.Type], _ authors: Set<String>,
    _ container: ModelContainer, on isolation: (any Actor)?
  ) throws {
    modelContainer = container
    observedModels = models
    self.authors = authors
    self.isolation = isolation
    var names: Set<String> = []
    for model in models {
      for entity in try container.info(model).entity.family { names.insert(entity.name) }
    }
    self.names = names
    self.tokens = try tokens ?? Self.current(container)
    nonisolated(unsafe) weak let observer: HistoryObserver? = self
    notifications = NotificationCenter.default.addObserver(
      forName: ModelContainer.remoteChange, object: container, queue: nil
    ) { [observer] _ in
      observer?.wake()
    }
    container.startFollowing(ObjectIdentifier(self))
    // What the tokens do not cover is there already.
    if tokens != nil { takeUp() }
  }

  deinit {
    if let notifications { NotificationCenter.default.removeObserver(notifications) }
    modelContainer.stopFollowing(ObjectIdentifier(self))
  }

  // MARK: - State

  /// How often there was something new that counts.
  public var eventCounter: Int {
    registrar.access(self, keyPath: \.eventCounter)
    return count
  }

  /// How far the history has been looked at, by the stores' identifiers.
  public var historyTokens: [String: any HistoryToken] {
    registrar.access(self, keyPath: \.historyTokens)
    return tokens
  }

  private static func current(_ container: ModelContainer) throws -> [String: any HistoryToken] {
    var tokens: [String: any HistoryToken] = [:]
    for handle in container.stores {
      tokens[handle.name.text] = try handle.transactions(after: nil).last?.anyToken ?? handle.emptyToken
    }
    return tokens
  }

  // MARK: - Changes

  /// Called on whatever thread has saved.
  private func wake() {
    nonisolated(unsafe) weak let observer: HistoryObserver? = self
    guard let isolation else { return takeUp() }
    Task { [observer] in await Self.run(isolation) { observer?.takeUp() } }
  }

  private static func run(_ isolation: isolated any Actor, _ work: @Sendable () -> Void) { work() }

  private func takeUp() {
    var isOne: Bool = false
    var newest: [String: any HistoryToken] = tokens
    for handle in modelContainer.stores {
      let name: String = handle.name.text
      // A history that cannot be read now is read at the next save.
      guard let transactions = try? handle.transactions(after: tokens[name]), let last = transactions.last else {
        continue
      }
      newest[name] = last.anyToken
      if transactions.contains(where: counts) { isOne = true }
    }
    registrar.withMutation(of: self, keyPath: \.historyTokens) { tokens = newest }
    if isOne { registrar.withMutation(of: self, keyPath: \.eventCounter) { count += 1 } }
  }

  private func counts(_ transaction: any HistoryTransaction) -> Bool {
    guard authors.isEmpty || transaction.author.map(authors.contains) == true else { return false }
    guard !names.isEmpty else { return true }
    return transaction.changes.contains { names.contains($0.changedPersistentIdentifier.entityName) }
  }
}

extension HistoryTransaction {
  fileprivate var anyToken: (any HistoryToken)? { token as? any HistoryToken }
}

extension StoreHandle {
  /// A place before everything that is saved into this store from now on, where nothing was saved yet.
  fileprivate var emptyToken: (any HistoryToken)? {
    custom == nil ? DefaultHistoryToken(tokenValue: [name.text: 0]) : nil
  }

  /// The transactions behind a place in the history, oldest first; all of them without one.
  fileprivate func transactions(after token: (any HistoryToken)?) throws -> [any HistoryTransaction] {
    if let custom { return try custom.transactions(after: token) }
    let last: Int64 = (token as? DefaultHistoryToken)?.tokenValue?[name.text] ?? 0
    return try store.locked { try HistoryReader(self, $0).transactions(after: last) }
  }
}
