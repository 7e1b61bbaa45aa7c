import Foundation

extension NavigationPath {
  /// A path whose values can be stored.
  ///
  /// It is written as an array with two strings for each value: the name of the type as the compiler mangles it, by which
  /// the type is found when the path is read, and the value as JSON.
  public struct CodableRepresentation {
    let elements: [any Hashable & Codable]
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.elements.map { AnyHashable($0) } == right.elements.map { AnyHashable($0) }
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// A value in an array: JSON has no top level that is a number or a text for all its readers.
  private struct Envelope<Value: Codable>: Codable {
    var value: [Value]
  }

  private static func json(_ value: some Hashable & Codable) throws -> String {
    String(decoding: try JSONEncoder().encode(Envelope(value: [value])), as: UTF8.self)
  }

  private static func value<Value: Hashable & Codable>(of type: Value.Type, json: String) throws -> Value? {
    try JSONDecoder().decode(Envelope<Value>.self, from: Data(json.utf8)).value.first
  }

  public init(from decoder: any Decoder) throws {
    var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
    var values: [any Hashable & Codable] = []
    while !container.isAtEnd {
      let name: String = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no codable type has the name \(name)")
      }
      guard let value = try Self.value(of: type, json: try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no value of type \(type)")
      }
      values.append(value)
    }
    elements = values
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
    for element in elements {
      let type: any Any.Type = Swift.type(of: element)
      // Names of private types tell them apart in the memory of this run alone.
      guard let name = _mangledTypeName(type), _typeByName(name) == type else {
        let context = EncodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "\(type) has no name by which it could be found again: make it internal or public")
        throw EncodingError.invalidValue(element, context)
      }
      try container.encode(name)
      try container.encode(try Self.json(element))
    }
  }
}
