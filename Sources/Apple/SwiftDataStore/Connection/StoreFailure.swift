import CSQLite

/// What went wrong in the store: SQLite's answer, or what we found ourselves.
package struct StoreFailure: Error, CustomStringConvertible, Sendable {
  package enum Reason: Sendable {
    /// The file is no database, or its pages contradict each other.
    case corrupt
    case full
    case readOnly
    case cannotOpen
    /// Another connection writes and did not come to an end in time.
    case busy
    /// A constraint of the tables.
    case constraint
    /// The file was written by a newer version of the store's format.
    case newerFormat
    /// The schema in the file is not the one asked for, and no way leads from one to the other.
    case schema
    case other
  }

  package let reason: Reason
  package let code: Int32
  package let message: String

  package init(_ reason: Reason, code: Int32 = 0, _ message: String) {
    self.reason = reason
    self.code = code
    self.message = message
  }

  init(code: Int32, message: String, doing what: String) {
    self.code = code
    let detail: String = what.isEmpty ? message : "\(message) (\(what))"
    self.message = detail
    switch code & 0xff {
    case SQLITE_CORRUPT, SQLITE_NOTADB: reason = .corrupt
    case SQLITE_FULL, SQLITE_IOERR, SQLITE_NOMEM: reason = .full
    case SQLITE_READONLY, SQLITE_PERM: reason = .readOnly
    case SQLITE_CANTOPEN: reason = .cannotOpen
    case SQLITE_BUSY, SQLITE_LOCKED: reason = .busy
    case SQLITE_CONSTRAINT: reason = .constraint
    default: reason = .other
    }
  }

  package var description: String { message }
}
