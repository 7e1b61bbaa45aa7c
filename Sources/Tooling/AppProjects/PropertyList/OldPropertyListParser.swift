import Foundation

/// Reads the old text form of property lists.
struct OldPropertyListParser {
  /// What is wrong, and in which line.
  struct Fault: Error, Equatable {
    var line: Int
    var reason: String
  }

  /// Values inside of one another beyond this number are taken as a fault: no project has them.
  private static let depthLimit: Int = 100

  private let bytes: [UInt8]
  private var index: Int = 0

  /// The one value of a text, with nothing but blanks and comments around it.
  static func value(of data: Data) throws -> OldPropertyList {
    var parser = OldPropertyListParser(bytes: [UInt8](data))
    let value: OldPropertyList = try parser.value(depth: 0)
    try parser.skipBlanks()
    guard parser.index == parser.bytes.count else { throw parser.fault("something follows the end of the list") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private func fault(_ reason: String) -> Fault {
    Fault(line: 1 + bytes.prefix(index).count { $0 == UInt8(ascii: "\n") }, reason: reason)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() throws {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where follows("//"):
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where follows("/*"):
        let start: Int = index
        index += 2
        while !follows("*/") {
          guard index < bytes.count else {
            index = start
            throw fault("a comment has no end")
          }
          index += 1
        }
        index += 2
      default: return
      }
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func value(depth: Int) throws -> OldPropertyList {
    guard depth < Self.depthLimit else { throw fault("values lie too deep inside of one another") }
    try skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "("): return .array(try array(depth: depth))
    case UInt8(ascii: "<"): return .string(try digits())
    default: return .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws -> [String: OldPropertyList] {
    var values: [String: OldPropertyList] = [:]
    index += 1
    while true {
      try skipBlanks()
      if next == UInt8(ascii: "}") {
        index += 1
        return values
      }
      let key: String = try text()
      try expect(UInt8(ascii: "="), "'=' is missing after \(key)")
      let value: OldPropertyList = try value(depth: depth + 1)
      try expect(UInt8(ascii: ";"), "';' is missing after the value of \(key)")
      values[key] = value
    }
  }

  private mutating func array(depth: Int) throws -> [OldPropertyList] {
    var values: [OldPropertyList] = []
    index += 1
    while true {
      try skipBlanks()
      if next == UInt8(ascii: ")") {
        index += 1
        return values
      }
      values.append(try value(depth: depth + 1))
      try skipBlanks()
      guard next != UInt8(ascii: ")") else { continue }
      try expect(UInt8(ascii: ","), "',' is missing in a list")
    }
  }

  private mutating func expect(_ byte: UInt8, _ reason: String) throws {
    try skipBlanks()
    guard next == byte else { throw fault(reason) }
    index += 1
  }

  private mutating func digits() throws -> String {
    let start: Int = index + 1
    while let byte = next, byte != UInt8(ascii: ">") { index += 1 }
    guard next != nil else { throw fault("data has no end") }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func text() throws -> String {
    guard let quote = next else { throw fault("the file ends in the middle") }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try word() }
    let start: Int = index
    var result: [UInt8] = []
    index += 1
    while let byte = next {
      index += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { try escape(into: &result) } else { result.append(byte) }
    }
    index = start
    throw fault("a string has no end")
  }

  private mutating func escape(into result: inout [UInt8]) throws {
    guard let byte = next else { throw fault("the file ends in the middle") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"):
      let digits: String = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      guard digits.count == 4, let unit = UInt16(digits, radix: 16) else { throw fault("\\U needs four digits") }
      index += 4
      result += Array(String(decoding: [unit], as: UTF16.self).utf8)
    default: result.append(byte)
    }
  }

  private mutating func word() throws -> String {
    let start: Int = index
    while let byte = next, Self.isPartOfWord(byte), !follows("/*"), !follows("//") || index > start { index += 1 }
    guard index > start else { throw fault("a value is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+@~".utf8.contains(byte) || byte >= 0x80
    }
  }
}
