import SwiftDataStore

/// The files beside a store that hold its big data.
///
/// A save writes new files before its transaction ends, and removes old ones after it. A process that is killed in between
/// leaves files that no row names; the next one that opens the store removes them.
struct ExternalFiles {
  let handle: StoreHandle
  let folder: URL

  /// Nil where a store keeps everything in its tables.
  init?(_ handle: StoreHandle) {
    guard let folder = handle.externalFolder, handle.custom == nil else { return nil }
    self.handle = handle
    self.folder = folder
  }

  /// Removes the files that no row names.
  func sweep() throws {
    // Most often there is none: only then nobody has to wait.
    guard handle.configuration.allowsSave, !isShared, try !unnamed().isEmpty else { return }
    // A migration may put back rows that name more.
    try MigrationGuard(handle.configuration.url.path).whileNobodyMigrates {
      try handle.store.locked { connection in
        // While this holds the right to write, no save is under way whose rows cannot be seen yet.
        try connection.transaction {
          for file in try unnamed() { try FileManager.default.removeItem(at: file) }
        }
      }
    }
  }

  /// Stores whose names differ in the extension alone have one folder: what is not named by one may be by the other.
  private var isShared: Bool {
    let url: URL = handle.configuration.url
    let own: String = url.lastPathComponent
    let base: String = url.deletingPathExtension().lastPathComponent
    let names: [String] =
      (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    // Beside the store lie its log and the copy of a migration.
    let isOwn: (String) -> Bool = { $0 == own || $0.hasPrefix(own + "-") || $0.hasPrefix(own + ".migrating") }
    return names.contains { ($0 == base || $0.hasPrefix(base + ".")) && !isOwn($0) }
  }

  private func unnamed() throws -> [URL] {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !names.isEmpty else { return [] }
    let named: Set<String> = try named()
    return names.filter { !named.contains($0) }.map { folder.appendingPathComponent($0) }
  }

  /// Also those of columns that have once been for big data: what they name is not lost yet.
  private func named() throws -> Set<String> {
    var named: Set<String> = []
    var seen: Set<String> = []
    try handle.store.locked { connection in
      for entity in handle.store.model.entities {
        for property in entity.properties where property.isStored && property.isData {
          guard seen.insert("\(entity.table).\(property.column)").inserted else { continue }
          let column: String = property.column.quoted
          let sql = "SELECT \(column) FROM \(entity.table.quoted) WHERE typeof(\(column)) = 'text'"
          try connection.query(sql) { named.insert($0.text(0)) }
        }
      }
    }
    return named
  }
}
