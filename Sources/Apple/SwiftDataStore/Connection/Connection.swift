import CSQLite
import Foundation

/// A connection to a database file, or to one in memory. It belongs to whoever holds the store's lock.
package final class Connection {
  let handle: OpaquePointer
  private var cache: [String: [Statement]] = [:]
  private var depth: Int = 0
  /// How many statements were run through `query` and `run`, for tests that count.
  package private(set) var statementsRun: Int = 0
  package internal(set) var rowsRead: Int = 0

  /// - Parameter path: a path of the file system; nil for a database in memory.
  package init(path: String?, isReadOnly: Bool) throws {
    var handle: OpaquePointer?
    let access: Int32 = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code: Int32 = sqlite3_open_v2(path ?? ":memory:", &handle, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message: String = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw StoreFailure(code: code, message: message, doing: path ?? "in memory")
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 10_000)
    try installFunctions()
    try execute("PRAGMA foreign_keys = ON")
    if path != nil, !isReadOnly {
      try execute("PRAGMA journal_mode = WAL")
      // With a write-ahead log this loses nothing when the process dies; only a power cut can take the last commits,
      // so the log is flushed at each one.
      try execute("PRAGMA synchronous = FULL")
    }
    try execute("PRAGMA cache_size = -16000")
    try execute("PRAGMA temp_store = MEMORY")
  }

  deinit {
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  func failure(_ code: Int32, _ what: String) -> StoreFailure {
    StoreFailure(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), doing: what)
  }

  // MARK: - Statements

  /// Runs statements that return nothing, separated by semicolons.
  package func execute(_ sql: String) throws {
    let code: Int32 = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  /// A statement that is not in use, prepared now or earlier. `reset` gives it back.
  package func statement(_ sql: String) throws -> Statement {
    statementsRun += 1
    if let known = cache[sql] {
      for statement in known where !statement.isInUse {
        statement.isInUse = true
        return statement
      }
    }
    let statement = try Statement(sql, in: self)
    statement.isInUse = true
    if cache.count > 400 { cache = cache.filter { $0.value.contains(where: \.isInUse) } }
    cache[sql, default: []].append(statement)
    return statement
  }

  func noteRun() { statementsRun += 1 }

  package func run(_ sql: String, _ values: [SQLValue] = []) throws {
    try statement(sql).run(values)
  }

  /// Calls a closure for each row.
  package func query(_ sql: String, _ values: [SQLValue] = [], _ row: (Statement) throws -> Void) throws {
    let statement: Statement = try statement(sql)
    defer { statement.reset() }
    statement.bind(values)
    while try statement.step() { try row(statement) }
  }

  package func first(_ sql: String, _ values: [SQLValue] = []) throws -> SQLValue? {
    let statement: Statement = try statement(sql)
    defer { statement.reset() }
    statement.bind(values)
    return try statement.step() ? statement.value(0) : nil
  }

  package var changes: Int { Int(sqlite3_changes(handle)) }

  /// A number that differs when another connection has changed the file.
  package var dataVersion: Int64 {
    get throws { try first("PRAGMA data_version")?.integer ?? 0 }
  }

  // MARK: - Transactions

  /// Runs a closure as a whole or not at all; inside of another one, as a part of it that can fail alone.
  ///
  /// - Parameter keeping: false undoes everything at the end also when nothing failed.
  package func transaction<Result>(keeping: Bool = true, _ body: () throws -> Result) throws -> Result {
    let isOuter: Bool = depth == 0
    let name = "s\(depth)"
    try execute(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
    depth += 1
    defer { depth -= 1 }
    do {
      let result: Result = try body()
      if keeping {
        try execute(isOuter ? "COMMIT" : "RELEASE \(name)")
      } else {
        try execute(isOuter ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)")
      }
      return result
    } catch {
      // What failed may have ended the transaction itself: a full disk does.
      if sqlite3_get_autocommit(handle) == 0 {
        try? execute(isOuter ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)")
      }
      throw error
    }
  }

  package var isInTransaction: Bool { depth > 0 }
}
