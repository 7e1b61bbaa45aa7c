import Foundation
import Glibc

/// Lets one at a time migrate the stores of a folder, and takes back what a migration has half done that was killed.
///
/// A stage with an app's own code cannot be one transaction: the code works with contexts of its own. Before it begins, the
/// store is copied beside itself, and then marked. Whoever opens a marked store while nobody migrates it puts the copy back.
package struct MigrationGuard {
  /// The store's file.
  let path: String

  package init(_ path: String) { self.path = path }

  private static let mark: String = "migrating"
  private var copy: String { path + ".migrating" }

  // MARK: - One at a time

  /// What a running migration knows: the code of its stages opens the same file and must not wait for itself.
  private final class Running: @unchecked Sendable {
    let path: String
    /// What its stages no longer need, but their copy does.
    var files: [URL] = []
    init(_ path: String) { self.path = path }
  }

  @TaskLocal private static var running: Running?

  private var isRunning: Bool { Self.running?.path == path }

  /// Runs `body` while nobody else migrates a store of the same folder, in this process or another.
  func alone<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isRunning else { return try body() }
    let folder: String = (path as NSString).deletingLastPathComponent
    // The lock ends with the process, however that ends. A folder can be locked without a file of its own.
    let lock: Int32 = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else {
      throw StoreFailure(.cannotOpen, "The folder \(folder) cannot be opened: \(String(cString: strerror(errno))).")
    }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw StoreFailure(.busy, "The folder \(folder) cannot be locked: \(String(cString: strerror(errno))).")
      }
    }
    let running = Running(path)
    let result: Result = try Self.$running.withValue(running, operation: body)
    for file in running.files { try? FileManager.default.removeItem(at: file) }
    return result
  }

  /// Runs `body` unless a migration is going on, or one that was killed has not been taken back.
  package func whileNobodyMigrates(_ body: () throws -> Void) throws {
    guard Self.running == nil else { return }
    try alone {
      guard !FileManager.default.fileExists(atPath: copy) else { return }
      try body()
    }
  }

  /// Removes files that rows no longer name; while a migration runs, after it: until then a copy of the rows may come back.
  package static func remove(_ files: [URL]) {
    guard let running else { return files.forEach { try? FileManager.default.removeItem(at: $0) } }
    running.files += files
  }

  // MARK: - The copy

  /// Copies the store and marks it.
  package func begin(_ connection: Connection) throws {
    try? FileManager.default.removeItem(atPath: copy)
    do {
      try connection.run("VACUUM INTO ?", [.text(copy)])
      // SQLite does not wait until a copy has reached the disk.
      try FileFlush.flush(copy)
      try connection.run("INSERT OR REPLACE INTO rotor_metadata VALUES (?, 1)", [.text(Self.mark)])
    } catch {
      try? FileManager.default.removeItem(atPath: copy)
      throw error
    }
  }

  /// The store stays as it is now.
  package func commit(_ connection: Connection) throws {
    try connection.run("DELETE FROM rotor_metadata WHERE key = ?", [.text(Self.mark)])
    try? FileManager.default.removeItem(atPath: copy)
  }

  /// The store becomes what it was at the beginning.
  package func rollBack(_ connection: Connection) throws {
    try connection.restore(from: copy)
    try? FileManager.default.removeItem(atPath: copy)
  }

  /// Puts the copy back that a killed migration has left.
  func recover(_ connection: Connection, isReadOnly: Bool) throws {
    guard !isRunning, FileManager.default.fileExists(atPath: copy) else { return }
    if isReadOnly {
      guard try isMarked(connection) else { return }
      throw StoreFailure(
        .schema, "A migration of the file was interrupted: open it once with saving allowed, which takes it back.")
    }
    try alone {
      // Somebody else may have done it while this one waited.
      guard FileManager.default.fileExists(atPath: copy) else { return }
      guard try isMarked(connection) else { return try FileManager.default.removeItem(atPath: copy) }
      try rollBack(connection)
    }
  }

  private func isMarked(_ connection: Connection) throws -> Bool {
    let tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'rotor_metadata'"
    guard try connection.first(tables)?.integer == 1 else { return false }
    return try connection.first("SELECT count(*) FROM rotor_metadata WHERE key = ?", [.text(Self.mark)])?.integer == 1
  }
}
