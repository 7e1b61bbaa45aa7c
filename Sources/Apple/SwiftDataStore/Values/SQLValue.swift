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
    isPlain ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether all characters are of ASCII, of which each has one form.
  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var index: Int = 0
      let raw = UnsafeRawBufferPointer(bytes)
      while index + 8 <= raw.count {
        if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
        index += 8
      }
      while index < raw.count {
        if raw[index] >= 0x80 { return false }
        index += 1
      }
      return true
    } ?? utf8.allSatisfy { $0 < 0x80 }
  }
}

extension String {
  /// As a name in SQL.
  package var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
  /// As a text in SQL.
  package var literal: String { "'" + replacing("'", with: "''") + "'" }
}
