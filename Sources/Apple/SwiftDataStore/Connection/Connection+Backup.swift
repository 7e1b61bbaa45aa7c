import CSQLite
import Foundation

extension Connection {
  /// Replaces everything in the database by what another file holds.
  package func restore(from path: String) throws {
    var source: OpaquePointer?
    guard sqlite3_open_v2(path, &source, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let source else {
      sqlite3_close_v2(source)
      throw StoreFailure(.cannotOpen, "\(path) cannot be opened.")
    }
    defer { sqlite3_close_v2(source) }
    guard let backup = sqlite3_backup_init(handle, "main", source, "main") else { throw failure(0, "restore") }
    sqlite3_backup_step(backup, -1)
    let code: Int32 = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw failure(code, "restore") }
  }
}
