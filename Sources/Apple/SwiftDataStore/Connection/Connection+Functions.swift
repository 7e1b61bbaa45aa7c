import CSQLite
import Foundation
import FoundationGaps
import Glibc

/// What predicates need and SQL lacks: texts compared as Swift compares them.
extension Connection {
  func installFunctions() throws {
    let flags: Int32 = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    func add(_ name: String, _ function: Callback) throws {
      let code: Int32 = sqlite3_create_function_v2(handle, name, 2, flags, nil, function, nil, nil, nil)
      guard code == SQLITE_OK else { throw failure(code, name) }
    }
    try add("rotor_contains") { context, _, values in
      TextFunctions.compare(context, values) { TextFunctions.contains($0, $1) ? 1 : 0 }
    }
    try add("rotor_starts") { context, _, values in
      TextFunctions.compare(context, values) { $0.starts(with: $1) ? 1 : 0 }
    }
    try add("rotor_localized_contains") { context, _, values in
      TextFunctions.compare(context, values) { TextFunctions.localizedContains($0, $1) ? 1 : 0 }
    }
    try add("rotor_localized_compare") { context, _, values in
      TextFunctions.compare(context, values) { Int64($0.localizedCompare($1).rawValue) }
    }
    try add("rotor_caseless_compare") { context, _, values in
      TextFunctions.compare(context, values) { Int64($0.caseInsensitiveCompare($1).rawValue) }
    }
    try add("rotor_matches") { context, _, values in
      TextFunctions.compare(context, values) { text, pattern in
        guard let regex = try? Regex(pattern) else { return 0 }
        return text.contains(regex) ? 1 : 0
      }
    }
    let count: Int32 = sqlite3_create_function_v2(
      handle, "rotor_count", 1, flags, nil,
      { context, _, values in
        guard let text = TextFunctions.text(values?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.count))
      }, nil, nil, nil)
    guard count == SQLITE_OK else { throw failure(count, "rotor_count") }
    try addCollation("rotor_decimal") { left, right in
      let a: Decimal = Decimal(string: left) ?? 0
      let b: Decimal = Decimal(string: right) ?? 0
      return a < b ? -1 : a == b ? 0 : 1
    }
    try addCollation("rotor_localized") { left, right in
      Int32(LanguageOrder.standardCompare(left, right).rawValue)
    }
  }

  private func addCollation(_ name: String, _ compare: @escaping (String, String) -> Int32) throws {
    let box = Unmanaged.passRetained(CollationBox(compare: compare))
    let code: Int32 = sqlite3_create_collation_v2(
      handle, name, SQLITE_UTF8, box.toOpaque(),
      { box, leftCount, left, rightCount, right in
        guard let box, let left, let right else { return 0 }
        let compare = Unmanaged<CollationBox>.fromOpaque(box).takeUnretainedValue().compare
        let a = String(
          decoding: UnsafeRawBufferPointer(start: left, count: Int(leftCount)), as: UTF8.self)
        let b = String(
          decoding: UnsafeRawBufferPointer(start: right, count: Int(rightCount)), as: UTF8.self)
        return compare(a, b)
      }, { box in if let box { Unmanaged<CollationBox>.fromOpaque(box).release() } })
    guard code == SQLITE_OK else { throw failure(code, name) }
  }
}

private typealias Callback =
  @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

private final class CollationBox {
  let compare: (String, String) -> Int32
  init(compare: @escaping (String, String) -> Int32) { self.compare = compare }
}

/// How texts compare, in SQL and outside of it.
package enum TextFunctions {
  static func text(_ value: OpaquePointer?) -> String? {
    guard let bytes = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The result of a function of two texts; null where one of them is.
  static func compare(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ body: (String, String) -> Int64
  ) {
    guard let left = text(values?[0]), let right = text(values?[1]) else { return sqlite3_result_null(context) }
    sqlite3_result_int64(context, body(left, right))
  }

  /// As Swift's `contains` of a collection: by characters.
  static func contains(_ text: String, _ part: String) -> Bool {
    if part.isEmpty { return true }
    var text: String = text
    var part: String = part
    let isFound: Bool = text.withUTF8 { text in
      part.withUTF8 { part in find(part, in: text) }
    }
    // Canonically composed: what has not the bytes has not the characters.
    guard isFound else { return false }
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) { return true }
    let characters = Array(text)
    let wanted = Array(part)
    guard characters.count >= wanted.count else { return false }
    return (0...(characters.count - wanted.count)).contains { start in
      characters[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func find(_ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, let start = text.baseAddress, let wanted = part.baseAddress else {
      return part.isEmpty
    }
    guard text.count >= part.count else { return false }
    var position: Int = 0
    let last: Int = text.count - part.count
    while position <= last, let found = memchr(start + position, Int32(first), last - position + 1) {
      position = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - start
      if memcmp(start + position, wanted, part.count) == 0 { return true }
      position += 1
    }
    return false
  }

  /// Whether a text contains another one for a person who searches: cases and diacritics do not count.
  package static func localizedContains(_ text: String, _ part: String) -> Bool {
    if part.isEmpty { return false }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return text.range(of: part, options: options, range: nil, locale: LanguageOrder.locale) != nil
  }
}
