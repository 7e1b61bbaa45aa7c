import FoundationGaps
import SwiftDataStore

/// What others, such as another process, have saved into the files of a container.
extension ModelContainer {
  /// Posted when a store of the container, which is the object, has new history: a context of it has saved, or somebody
  /// else, such as another process, into one of its files. Apple's documentation does not say whose changes are meant; its
  /// observers of the history follow both.
  public static let remoteChange = Notification.Name("SwiftDataModelContainerRemoteChange")

  /// Takes up what others have saved since the last time; contexts tell their queries.
  ///
  /// It costs one question to SQLite where nobody has saved. Call it on the main actor's thread.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  package func noticeOthers() -> Bool {
    var isAny: Bool = false
    for handle in stores where !handle.configuration.isStoredInMemoryOnly {
      guard let result = try? handle.foreignChanges(of: identifier), !result.isEmpty else { continue }
      isAny = true
      for context in allContexts() {
        if context.isMain { context.merge(result) } else { context.othersDidSave(result) }
      }
    }
    if isAny { NotificationCenter.default.post(name: Self.remoteChange, object: self) }
    return isAny
  }

  /// Looks after the files as long as somebody looks at a query.
  func watch(for follower: ObjectIdentifier) {
    followers.insert(follower)
    guard watcher == nil else { return }
    let files: [URL] = stores.filter { !$0.configuration.isStoredInMemoryOnly }.map(\.configuration.url)
    guard !files.isEmpty else { return }
    watcher = FileWatcher(files, isPolling: isPolling) { [weak self] in self?.lookForOthers(again: Self.laterLooks[...])
    }
  }

  /// How long after a file has changed it is looked at again, in seconds. The kernel tells when a commit is written, and
  /// that is before the writer lets others see it: what comes last, in shared memory, is told by nobody.
  private static let laterLooks: [Double] = [0.005, 0.02, 0.08, 0.3, 1, 4]

  private func lookForOthers(again looks: ArraySlice<Double>) {
    guard watcher != nil else { return }
    looking += 1
    let number: Int = looking
    guard !noticeOthers(), let delay = looks.first else {
      whenNoticed?()
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      // A file that has changed meanwhile is looked at from the beginning.
      guard let self, self.looking == number else { return }
      self.lookForOthers(again: looks.dropFirst())
    }
  }

  /// Looks after the files for somebody on any thread; they are watched on the main queue.
  func startFollowing(_ follower: ObjectIdentifier) {
    onMain { container in
      container.noticeOthers()
      container.watch(for: follower)
    }
  }

  func stopFollowing(_ follower: ObjectIdentifier) { onMain { $0.stopWatching(for: follower) } }

  private func onMain(_ work: @escaping @Sendable (ModelContainer) -> Void) {
    if MainQueue.isCurrent { work(self) } else { DispatchQueue.main.async { work(self) } }
  }

  func stopWatching(for follower: ObjectIdentifier) {
    followers.remove(follower)
    if followers.isEmpty { watcher = nil }
  }
}

extension StoreHandle {
  /// What the transactions of others have changed since the last call.
  func foreignChanges(of container: String) throws -> SaveResult? {
    try store.locked { connection in
      // Unlike the connection's own work, that of others changes this number.
      let version: Int64 = try connection.dataVersion
      guard version != seenVersion else { return nil }
      let last: Int64 = try connection.first("SELECT max(id) FROM rotor_transaction")?.integer ?? 0
      defer {
        seenVersion = version
        seenTransaction = last
      }
      var result = SaveResult()
      let sql = """
        SELECT c.kind, c.entity, c.first, c.last FROM rotor_change AS c JOIN rotor_transaction AS t \
        ON t.id = c."transaction" WHERE t.id > ? AND t.context NOT LIKE ? ORDER BY c.id
        """
      try connection.query(sql, [.integer(seenTransaction), .text(container + "%")]) { row in
        guard let entity = store.model.byNumber[row.integer(1)] else { return }
        let info: EntityInfo = self.info(entity)
        result.tables.insert(entity.table)
        for number in row.integer(2)...row.integer(3) {
          let identifier = PersistentIdentifier(
            entity: info.name, table: info.tableName, store: name, number: number)
          switch HistoryWriter.Kind(rawValue: row.integer(0)) {
          case .insert, nil: result.inserted.append(identifier)
          case .update: result.updated.append(identifier)
          case .delete: result.deleted.append(identifier)
          }
        }
      }
      return result
    }
  }
}

extension SaveResult {
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
