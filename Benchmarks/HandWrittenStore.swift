import CSQLite
import Foundation

/// A record as a program without SwiftData would keep it.
struct PlainRecord {
  var uuid: UUID
  var title: String
  var detail: String
  var quantity: Int
  var price: Double
  var isDone: Bool
  var created: Date
  var note: String?

  init(_ number: Int) {
    uuid = UUID()
    title = "Article \(number)"
    detail = "What is to be said of article \(number) in one line"
    quantity = number % 10_000
    price = Double(number) / 4
    isDone = number % 3 == 0
    created = Date(timeIntervalSinceReferenceDate: Double(number))
    note = number % 2 == 0 ? nil : "see \(number)"
  }

  init(_ row: OpaquePointer) {
    uuid = UUID(uuidString: Self.text(row, 1)) ?? UUID()
    title = Self.text(row, 2)
    detail = Self.text(row, 3)
    quantity = Int(sqlite3_column_int64(row, 4))
    price = sqlite3_column_double(row, 5)
    isDone = sqlite3_column_int64(row, 6) != 0
    created = Date(timeIntervalSinceReferenceDate: sqlite3_column_double(row, 7))
    note = sqlite3_column_type(row, 8) == SQLITE_NULL ? nil : Self.text(row, 8)
  }

  private static func text(_ row: OpaquePointer, _ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(row, column) else { return "" }
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// Statements written and prepared by hand, on a file that is set up as that of SwiftData.
final class HandWrittenStore {
  private var handle: OpaquePointer?

  init(path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw BenchmarkError("\(path) cannot be opened.") }
    try execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000;
      CREATE TABLE record (id INTEGER PRIMARY KEY, uuid TEXT, title TEXT, detail TEXT, quantity INTEGER, price REAL,
        isDone INTEGER, created REAL, note TEXT);
      CREATE INDEX record_quantity ON record (quantity);
      """)
  }

  deinit { sqlite3_close(handle) }

  private func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw BenchmarkError(String(cString: sqlite3_errmsg(handle)))
    }
  }

  private func prepare(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw BenchmarkError(String(cString: sqlite3_errmsg(handle)))
    }
    return statement
  }

  private func step(_ statement: OpaquePointer) throws {
    guard sqlite3_step(statement) == SQLITE_DONE else {
      throw BenchmarkError(String(cString: sqlite3_errmsg(handle)))
    }
  }

  private func bind(_ text: String, _ statement: OpaquePointer, _ column: Int32) {
    _ = text.withCString { rotor_bind_text(statement, column, $0, Int32(text.utf8.count)) }
  }

  func insert(_ records: [PlainRecord]) throws {
    try execute("BEGIN")
    let statement: OpaquePointer = try prepare("INSERT INTO record VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)")
    defer { sqlite3_finalize(statement) }
    for record in records {
      bind(record.uuid.uuidString, statement, 1)
      bind(record.title, statement, 2)
      bind(record.detail, statement, 3)
      sqlite3_bind_int64(statement, 4, Int64(record.quantity))
      sqlite3_bind_double(statement, 5, record.price)
      sqlite3_bind_int64(statement, 6, record.isDone ? 1 : 0)
      sqlite3_bind_double(statement, 7, record.created.timeIntervalSinceReferenceDate)
      if let note = record.note { bind(note, statement, 8) } else { sqlite3_bind_null(statement, 8) }
      try step(statement)
      sqlite3_reset(statement)
    }
    try execute("COMMIT")
  }

  func all() throws -> [PlainRecord] {
    let statement: OpaquePointer = try prepare("SELECT * FROM record")
    defer { sqlite3_finalize(statement) }
    var result: [PlainRecord] = []
    while sqlite3_step(statement) == SQLITE_ROW { result.append(PlainRecord(statement)) }
    return result
  }

  func records(quantity: Int) throws -> [PlainRecord] {
    let statement: OpaquePointer = try prepare("SELECT * FROM record WHERE quantity = ?")
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_int64(statement, 1, Int64(quantity))
    var result: [PlainRecord] = []
    while sqlite3_step(statement) == SQLITE_ROW { result.append(PlainRecord(statement)) }
    return result
  }

  func setTitle(_ title: String, of number: Int64) throws {
    let statement: OpaquePointer = try prepare("UPDATE record SET title = ? WHERE id = ?")
    defer { sqlite3_finalize(statement) }
    bind(title, statement, 1)
    sqlite3_bind_int64(statement, 2, number)
    try step(statement)
  }
}
