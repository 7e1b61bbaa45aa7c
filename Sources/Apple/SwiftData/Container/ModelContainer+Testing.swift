import SwiftDataStore

/// What tests do to stores that an app cannot.
extension ModelContainer {
  /// Whether the files are whole and every reference leads to an object.
  package func checkIntegrity() throws {
    for handle in stores { try handle.store.check() }
  }

  /// How many statements were run and rows read so far, by all contexts.
  package var work: (statements: Int, rows: Int) {
    var result: (statements: Int, rows: Int) = (0, 0)
    for handle in stores {
      handle.store.locked { connection in
        result.statements += connection.statementsRun
        result.rows += connection.rowsRead
      }
    }
    return result
  }

  /// Whether the files of the container are being watched for what others save.
  package var isWatching: Bool { watcher != nil }

  /// Lets the files look as if a newer version had made them.
  package func setForm(_ number: Int64) throws {
    for handle in stores {
      try handle.store.locked {
        try $0.run("UPDATE rotor_metadata SET value = ? WHERE key = 'format'", [.integer(number)])
      }
    }
  }

  /// Holds the files as another writer does, while a closure runs that is not to wait for long.
  package func whileAnotherWrites(_ body: () throws -> Void) throws {
    for handle in stores {
      guard let path = handle.store.path else { continue }
      let other = try Connection(path: path, isReadOnly: false)
      try handle.store.locked { try $0.execute("PRAGMA busy_timeout = 1") }
      defer { _ = try? handle.store.locked { try $0.execute("PRAGMA busy_timeout = 10000") } }
      try other.execute("BEGIN IMMEDIATE")
      defer { try? other.execute("ROLLBACK") }
      try body()
    }
  }

  /// Lets the next objects have numbers as if there had been so many before.
  package func skipNumbers(to number: Int64) throws {
    for handle in stores {
      try handle.store.locked { connection in
        for root in handle.store.model.roots {
          try connection.run(
            "INSERT OR REPLACE INTO rotor_sequence VALUES (?, ?)", [.text(root.table), .integer(number)])
        }
      }
    }
  }

  /// How SQLite would run a fetch.
  package func plan<T: PersistentModel>(of descriptor: FetchDescriptor<T>) throws -> String {
    let info: EntityInfo = try info(T.self)
    let plan = try FetchPlan(descriptor, info)
    return try info.store.store.locked { connection in
      var lines: [String] = []
      try connection.query("EXPLAIN QUERY PLAN \(plan.select("\(plan.alias).\"_id\""))", plan.values) {
        lines.append($0.text(3))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Lets the files be full, as a disk would be; that of one configuration, or all.
  package func limitPages(to count: Int, of configuration: String? = nil) throws {
    for handle in stores where configuration == nil || handle.configuration.name == configuration {
      try handle.store.locked { try $0.execute("PRAGMA max_page_count = \(count)") }
    }
  }
}
