/// A value as D-Bus has it: what calls bring, and replies and events carry.
///
/// Replies are made of these, not of GLib's variants, so that every answer can be tested without a bus.
package indirect enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case short(Int16)
  case int(Int32)
  case unsigned(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  case tuple([BusValue])
  /// The element type is given apart, for an array may be empty.
  case array(of: String, [BusValue])
  case entry(BusValue, BusValue)
  case variant(BusValue)
}

extension BusValue {
  /// The type in D-Bus's notation, such as `a(so)`.
  package var signature: String {
    switch self {
    case .bool: return "b"
    case .short: return "n"
    case .int: return "i"
    case .unsigned: return "u"
    case .double: return "d"
    case .string: return "s"
    case .path: return "o"
    case .tuple(let members): return "(" + members.map(\.signature).joined() + ")"
    case .array(let element, _): return "a" + element
    case .entry(let key, let value): return "{" + key.signature + value.signature + "}"
    case .variant: return "v"
    }
  }

  /// Text pairs, ordered by key so that equal attributes are equal values.
  static func attributes(_ pairs: [String: String]) -> BusValue {
    .array(of: "{ss}", pairs.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  static func strings(_ strings: [String]) -> BusValue { .array(of: "s", strings.map(BusValue.string)) }

  static func ints(_ numbers: [Int]) -> BusValue { .array(of: "i", numbers.map { .int(Int32(clamping: $0)) }) }

  static func number(_ number: Int) -> BusValue { .int(Int32(clamping: number)) }
}

extension BusValue {
  /// A whole number of either kind.
  package var asInt: Int? {
    switch self {
    case .short(let number): return Int(number)
    case .int(let number): return Int(number)
    case .unsigned(let number): return Int(number)
    case .variant(let value): return value.asInt
    default: return nil
    }
  }

  package var asDouble: Double? {
    switch self {
    case .double(let number): return number
    case .variant(let value): return value.asDouble
    default: return asInt.map(Double.init)
    }
  }

  /// A string or an object path.
  package var asString: String? {
    switch self {
    case .string(let text), .path(let text): return text
    case .variant(let value): return value.asString
    default: return nil
    }
  }

  package var asBool: Bool? {
    switch self {
    case .bool(let flag): return flag
    case .variant(let value): return value.asBool
    default: return nil
    }
  }

  /// The members of a tuple or array; empty for everything else.
  package var members: [BusValue] {
    switch self {
    case .tuple(let members), .array(_, let members): return members
    case .variant(let value): return value.members
    default: return []
    }
  }
}

extension [BusValue] {
  func int(_ index: Int) -> Int { index < count ? self[index].asInt ?? 0 : 0 }
  func string(_ index: Int) -> String { index < count ? self[index].asString ?? "" : "" }
}

/// What a call is answered with.
package enum BusReply: Hashable, Sendable {
  /// The results, in order.
  case values([BusValue])
  case unknownObject
  case unknownMethod
  case invalidArguments(String)

  static func value(_ value: BusValue) -> BusReply { .values([value]) }
  static func bool(_ flag: Bool) -> BusReply { .values([.bool(flag)]) }
  static func int(_ number: Int) -> BusReply { .values([.number(number)]) }
  static func string(_ text: String) -> BusReply { .values([.string(text)]) }
  static let none: BusReply = .values([])
}

/// A signal of one object.
package struct BusEvent: Hashable, Sendable {
  /// The object's path.
  package var path: String
  /// For example `org.a11y.atspi.Event.Object`.
  package var interface: String
  package var member: String
  /// The arguments, in order.
  package var arguments: [BusValue]
}
