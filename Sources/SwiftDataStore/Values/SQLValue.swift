import Foundation

/// What a cell of a table holds.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  package var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int64(exactly: value)
    default: nil
    }
  }

  package var real: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  package var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  package var blob: Data? {
    if case .blob(let value) = self { return value }
    return nil
  }
}

extension String {
  /// The form in which texts are stored and compared: canonically composed, so that comparing bytes is comparing as
  /// Swift does, for equality and for order.
  package var storedForm: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return precomposedStringWithCanonicalMapping
  }
}

extension String {
  /// As a name in SQL.
  package var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
  /// As a text in SQL.
  package var literal: String { "'" + replacing("'", with: "''") + "'" }
}
