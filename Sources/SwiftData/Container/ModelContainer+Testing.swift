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

  /// Lets the files be full, as a disk would be.
  package func limitPages(to count: Int) throws {
    for handle in stores { try handle.store.locked { try $0.execute("PRAGMA max_page_count = \(count)") } }
  }
}
