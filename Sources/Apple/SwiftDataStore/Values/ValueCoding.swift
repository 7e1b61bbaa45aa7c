import Foundation

/// A value as it stands in a cell, and back.
///
/// Numbers, truth values, texts and data are what they are. Dates are seconds since the first of January 2001, UUIDs,
/// addresses and decimals are texts. An enumeration with raw values is its raw value. Every other value that can be
/// coded is JSON, or the single value that it codes as.
package enum ValueCoding {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  // MARK: - To a cell

  package static func encode(_ value: Any) throws -> SQLValue {
    switch value {
    case let value as String: return .text(value.storedForm)
    case let value as Int: return .integer(Int64(value))
    case let value as Double: return .real(value)
    case let value as Bool: return .integer(value ? 1 : 0)
    case let value as Date: return .real(value.timeIntervalSinceReferenceDate)
    case let value as Data: return .blob(value)
    case let value as UUID: return .text(value.uuidString)
    case let value as URL: return .text(value.absoluteString)
    case let value as Decimal: return .text("\(value)")
    case let value as Float: return .real(Double(value))
    case let value as any BinaryInteger:
      guard let number = Int64(exactly: value) else {
        throw Failure(description: "\(value) is beyond 64 bits with a sign, the largest number that a store holds.")
      }
      return .integer(number)
    case let value as any OptionalValue:
      guard let wrapped = value.wrappedValue else { return .null }
      return try encode(wrapped)
    case let value as any RawRepresentable:
      return try encode(rawValue(of: value))
    case let value as any Encodable:
      return try encodeCoded(value)
    default:
      throw Failure(description: "A value of type \(type(of: value)) cannot be stored: it is not Codable.")
    }
  }

  private static func rawValue(of value: some RawRepresentable) -> Any { value.rawValue }

  private static func encodeCoded(_ value: some Encodable) throws -> SQLValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // In a list, so that a single value can be coded too.
    let text = String(decoding: try encoder.encode([value]), as: UTF8.self)
    let inner = String(text.dropFirst().dropLast())
    switch inner.first {
    case "{", "[": return .text(inner.storedForm)
    case "\"":
      return .text(try JSONDecoder().decode([String].self, from: Data(text.utf8))[0].storedForm)
    case "t": return .integer(1)
    case "f": return .integer(0)
    case "n": return .null
    default:
      if let number = Int64(inner) { return .integer(number) }
      return Double(inner).map { .real($0) } ?? .text(inner)
    }
  }

  // MARK: - From a cell

  /// The value of a cell; nil where the cell holds none of this type.
  package static func decode<Value>(_ type: Value.Type, _ cell: SQLValue) -> Value? {
    if type == String.self { return cell.text as? Value }
    if type == Int.self { return cell.integer.map { Int($0) } as? Value }
    if type == Double.self { return (cell.isNull ? .nan : cell.real) as? Value }
    if type == Bool.self { return cell.integer.map { $0 != 0 } as? Value }
    if type == Date.self { return cell.real.map { Date(timeIntervalSinceReferenceDate: $0) } as? Value }
    if type == Data.self { return cell.blob as? Value }
    return decodeOther(type, cell) as? Value
  }

  private static func decodeOther(_ type: Any.Type, _ cell: SQLValue) -> Any? {
    switch type {
    case is UUID.Type: return cell.text.flatMap { UUID(uuidString: $0) }
    case is URL.Type: return cell.text.flatMap { URL(string: $0) }
    case is Decimal.Type:
      return cell.text.flatMap { Decimal(string: $0) } ?? cell.integer.map { Decimal($0) }
        ?? cell.real.map { Decimal($0) }
    case is Float.Type: return cell.isNull ? Float.nan : cell.real.map { Float($0) }
    case let type as any OptionalValue.Type: return decodeOptional(type, cell)
    case let type as any BinaryInteger.Type: return cell.integer.flatMap { integer(type, $0) }
    case let type as any RawRepresentable.Type: return decodeRaw(type, cell)
    case let type as any Decodable.Type: return decodeCoded(type, cell)
    default: return nil
    }
  }

  private static func integer<Value: BinaryInteger>(_ type: Value.Type, _ number: Int64) -> Any? {
    Value(exactly: number)
  }

  private static func decodeOptional<Value: OptionalValue>(_ type: Value.Type, _ cell: SQLValue) -> Any? {
    if cell.isNull { return Value.none }
    return decode(Value.Wrapped.self, cell).map { Value.some($0) } ?? Value.none
  }

  private static func decodeRaw<Value: RawRepresentable>(_ type: Value.Type, _ cell: SQLValue) -> Any? {
    decode(Value.RawValue.self, cell).flatMap { Value(rawValue: $0) }
  }

  private static func decodeCoded<Value: Decodable>(_ type: Value.Type, _ cell: SQLValue) -> Any? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    func list(_ text: String) -> Value? { (try? decoder.decode([Value].self, from: Data("[\(text)]".utf8)))?.first }
    switch cell {
    case .null: return list("null")
    case .integer(let number): return list("\(number)") ?? (number == 0 || number == 1 ? list("\(number == 1)") : nil)
    case .real(let number): return list("\(number)")
    case .blob(let data): return try? decoder.decode(type, from: data)
    case .text(let text):
      if text.first == "{" || text.first == "[", let value = list(text) { return value }
      guard let quoted = try? JSONEncoder().encode([text]) else { return nil }
      return try? decoder.decode([Value].self, from: quoted).first
    }
  }

  // MARK: - Types

  /// The SQL type of columns for values of a type; empty for one whose cells may hold anything.
  package static func affinity(of type: Any.Type) -> String {
    switch type {
    case is String.Type, is UUID.Type, is URL.Type, is Decimal.Type: return "TEXT"
    case is Double.Type, is Float.Type, is Date.Type: return "REAL"
    case is Bool.Type, is any BinaryInteger.Type: return "INTEGER"
    case is Data.Type: return "BLOB"
    case let type as any OptionalValue.Type: return affinity(of: inside(type))
    case let type as any RawRepresentable.Type: return affinity(of: raw(type))
    case is any Collection.Type: return "TEXT"
    default: return ""
    }
  }

  package static func wrapped(_ type: Any.Type) -> Any.Type {
    if let optional = type as? any OptionalValue.Type { return inside(optional) }
    return type
  }

  private static func inside<Value: OptionalValue>(_ type: Value.Type) -> Any.Type { Value.Wrapped.self }
  private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> Any.Type { Value.RawValue.self }
}

/// What is an optional, seen without its type.
package protocol OptionalValue {
  associatedtype Wrapped
  static var none: Self { get }
  static func some(_ value: Wrapped) -> Self
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  package var wrappedValue: Any? { map { $0 as Any } }
}
