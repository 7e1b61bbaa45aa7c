import CSQLite
import Foundation

/// A prepared statement: bound, stepped and reset, as often as needed.
package final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection
  package let sql: String
  /// Whether somebody steps through it now; the same text then gets a second statement.
  package internal(set) var isInUse: Bool = false
  package let columnCount: Int32

  init(_ sql: String, in connection: Connection) throws {
    var handle: OpaquePointer?
    let code: Int32 = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw connection.failure(code, sql) }
    self.handle = handle
    self.sql = sql
    self.connection = connection
    columnCount = sqlite3_column_count(handle)
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: - Binding

  package func bind(_ value: SQLValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          _ = rotor_bind_text(handle, index, characters.baseAddress ?? Self.nothing, Int32(characters.count))
        }
      }
    case .blob(let data):
      data.withUnsafeBytes { bytes in
        _ = rotor_bind_blob(handle, index, bytes.baseAddress ?? UnsafeRawPointer(Self.nothing), Int32(bytes.count))
      }
    }
  }

  /// What is bound for a text or data without bytes: without an address SQLite would take it for null.
  private nonisolated(unsafe) static let nothing: UnsafePointer<CChar> = {
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    return UnsafePointer(pointer)
  }()

  package func bind(_ values: [SQLValue]) {
    var index: Int32 = 1
    for value in values {
      bind(value, at: index)
      index += 1
    }
  }

  // MARK: - Running

  /// Whether there is a row.
  package func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW:
      connection.rowsRead += 1
      return true
    case SQLITE_DONE: return false
    case let code:
      let failure: StoreFailure = connection.failure(code, sql)
      reset()
      throw failure
    }
  }

  package func reset() {
    sqlite3_reset(handle)
    isInUse = false
  }

  /// Makes ready for the next values, without giving the statement back.
  package func rewind() {
    sqlite3_reset(handle)
    connection.noteRun()
  }

  /// Runs to the end; rows are passed over.
  package func run(_ values: [SQLValue] = []) throws {
    bind(values)
    while try step() {}
    reset()
  }

  // MARK: - Reading

  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  package func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  package func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  package func blob(_ column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }

  package func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
