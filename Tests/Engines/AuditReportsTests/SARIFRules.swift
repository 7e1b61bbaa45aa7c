/// The rules of the schema of SARIF 2.1.0 for the parts that a report has: which properties an object may and must have, and
/// which values they take.
enum SARIFRules {
  indirect enum Shape {
    case string, nonEmpty, integer(from: Int), number, texts
    case one(of: [String])
    case object(required: [String], [String: Shape])
    case list(of: Shape, atLeast: Int, unique: Bool)
  }

  static let levels: Shape = .one(of: ["none", "note", "warning", "error"])
  static let message: Shape = .object(required: ["text"], ["text": .string, "markdown": .string])
  static let rule: Shape = .object(
    required: ["id"],
    [
      "id": .string, "name": .string, "shortDescription": message, "fullDescription": message, "help": message,
      "helpUri": .nonEmpty, "defaultConfiguration": .object(required: [], ["level": levels, "enabled": .string]),
    ])
  static let location: Shape = .object(
    required: [],
    [
      "physicalLocation": .object(
        required: [],
        [
          "artifactLocation": .object(required: [], ["uri": .nonEmpty, "uriBaseId": .nonEmpty]),
          "region": .object(required: [], ["startLine": .integer(from: 1)]),
        ]),
      "logicalLocations": .list(
        of: .object(required: [], ["name": .string, "fullyQualifiedName": .string, "kind": .string]), atLeast: 0,
        unique: true),
    ])
  static let result: Shape = .object(
    required: ["message"],
    [
      "ruleId": .string, "ruleIndex": .integer(from: -1),
      "kind": .one(of: ["notApplicable", "pass", "fail", "review", "open", "informational"]), "level": levels,
      "message": message, "locations": .list(of: location, atLeast: 0, unique: false), "partialFingerprints": .texts,
      "baselineState": .one(of: ["new", "unchanged", "updated", "absent"]),
      "properties": .object(
        required: [],
        [
          "frame": .object(
            required: ["x", "y", "width", "height"], ["x": .number, "y": .number, "width": .number, "height": .number])
        ]),
    ])
  static let log: Shape = .object(
    required: ["version", "runs"],
    [
      "$schema": .nonEmpty, "version": .one(of: ["2.1.0"]),
      "runs": .list(
        of: .object(
          required: ["tool"],
          [
            "tool": .object(
              required: ["driver"],
              [
                "driver": .object(
                  required: ["name"],
                  [
                    "name": .string, "semanticVersion": .string, "informationUri": .nonEmpty,
                    "rules": .list(of: rule, atLeast: 0, unique: true),
                  ])
              ]),
            "columnKind": .one(of: ["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .list(of: result, atLeast: 0, unique: false),
          ]), atLeast: 0, unique: false),
    ])

  /// What a value breaks, with the way to it.
  static func faults(of value: Any, _ shape: Shape = log, at path: String = "$") -> [String] {
    switch shape {
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .nonEmpty:
      return (value as? String).map { !$0.isEmpty } == true ? [] : ["\(path) is no string with characters"]
    case .number: return value is Double || value is Int ? [] : ["\(path) is no number"]
    case .integer(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is not \(least) or more"]
    case .one(let names): return (value as? String).map(names.contains) == true ? [] : ["\(path) is none of \(names)"]
    case .texts: return value is [String: String] ? [] : ["\(path) holds what is no string"]
    case .list(let shape, let least, let unique):
      guard let list = value as? [Any] else { return ["\(path) is no list"] }
      var faults: [String] = list.count < least ? ["\(path) has too few members"] : []
      if unique, Set(list.map { "\($0)" }).count != list.count { faults.append("\(path) holds something twice") }
      return faults + list.enumerated().flatMap { Self.faults(of: $1, shape, at: "\(path)[\($0)]") }
    case .object(let required, let properties):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing: [String] = required.filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
      return missing
        + object.flatMap { name, value in
          properties[name].map { faults(of: value, $0, at: "\(path).\(name)") } ?? ["\(path) may not have \(name)"]
        }
    }
  }
}
