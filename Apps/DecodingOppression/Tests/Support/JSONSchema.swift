import Foundation

/// As much of JSON Schema as Documentation/report-schema.json uses.
struct JSONSchema {
  enum Problem: Error { case notASchema }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "additionalProperties", "required", "properties",
    "items",
    "minimum", "maximum", "enum", "const",
  ]

  private let root: [String: Any]

  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Problem.notASchema }
    self.root = root
  }

  /// Where a value is not as the schema has it; empty where all is right.
  func problems(of value: Any) -> [String] { problems(of: value, by: root, at: "report") }

  private func problems(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    let unknown: Set<String> = Set(schema.keys).subtracting(Self.known)
    guard unknown.isEmpty else { return ["\(path): keywords that this check does not know: \(unknown.sorted())"] }
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: Any]
      guard let target = definitions?[String(name)] as? [String: Any] else { return ["\(path): no definition \(name)"] }
      return problems(of: value, by: target, at: path)
    }
    var result: [String] = []
    if let type = schema["type"] as? String, !Self.matches(value, type) { return ["\(path): not of type \(type)"] }
    if let only = schema["const"], !Self.isEqual(value, only) { result.append("\(path): not \(only)") }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.isEqual(value, $0) }) {
      result.append("\(path): none of \(choices)")
    }
    if let number = value as? NSNumber {
      if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
        result.append("\(path): \(number) is below \(least)")
      }
      if let most = schema["maximum"] as? NSNumber, number.doubleValue > most.doubleValue {
        result.append("\(path): \(number) is above \(most)")
      }
    }
    if let object = value as? [String: Any] { result += problems(of: object, inside: schema, at: path) }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in list.enumerated() { result += problems(of: item, by: items, at: "\(path)[\(index)]") }
    }
    return result
  }

  private func problems(of object: [String: Any], inside schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required: Set<String> = Set(schema["required"] as? [String] ?? [])
    var result: [String] = required.subtracting(object.keys).sorted().map { "\(path): no \($0)" }
    for key in object.keys.sorted() {
      if let property = properties[key], let value = object[key] {
        result += problems(of: value, by: property, at: "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        result.append("\(path): \(key) is not described")
      }
    }
    return result
  }

  private static func matches(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer": !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
    case "number": !isBoolean(value) && value is NSNumber
    default: false
    }
  }

  /// Whether a value came from `true` or `false`: Foundation keeps them as numbers with another encoding.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (is NSNull, is NSNull): true
    case (let left as String, let right as String): left == right
    case (let left as NSNumber, let right as NSNumber): left == right
    default: false
    }
  }
}
