import SwiftDataStore

/// What tests do to stores that an app cannot.
extension ModelContainer {
  /// Whether the files are whole and every reference leads to an object.
  package func checkIntegrity() throws {
    for handle in stores { try handle.store.check() }
  }

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
