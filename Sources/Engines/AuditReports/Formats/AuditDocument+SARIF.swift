import Foundation

extension AuditDocument {
  /// One run of one tool. What a rule cannot tell is a result of the kind "review".
  var sarif: Data {
    let numbers: [String: Int] = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var occurrences: [String: Int] = [:]
    var results: [SARIF.Result] = screens.flatMap { screen in
      screen.findings.map { finding in
        let key: String = [screen.name, finding.rule, finding.element].joined(separator: "\n")
        occurrences[key, default: 0] += 1
        return SARIF.Result(
          finding, screen, rule: numbers[finding.rule], fingerprint: "\(key)\n\(occurrences[key, default: 1])",
          baseline: gone == nil ? nil : finding.isKnown == true ? "unchanged" : "new")
      }
    }
    results += (gone ?? []).map { SARIF.Result($0, rule: numbers[$0.rule]) }
    let driver = SARIF.Driver(
      rules: rules.map { rule in
        SARIF.Rule(
          id: rule.id, shortDescription: SARIF.Text(text: rule.summary),
          defaultConfiguration: SARIF.Configuration(level: "error"))
      })
    let log = SARIF.Log(runs: [
      SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)
    ])
    return Self.encode(log)
  }
}

/// The parts of the format that a report has, named as its specification names them.
private enum SARIF {
  struct Log: Encodable {
    var schema: String = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    var version: String = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind: String = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name: String = "rotor audit"
    var semanticVersion: String = "1.0.0"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var defaultConfiguration: Configuration
  }

  struct Text: Encodable { var text: String }
  struct Configuration: Encodable { var level: String }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var kind: String
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var baselineState: String?
    var properties: Properties?
  }

  struct Location: Encodable {
    var physicalLocation: Physical?
    var logicalLocations: [Logical]
  }

  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Artifact: Encodable {
    var uri: String
    var uriBaseId: String = "%SRCROOT%"
  }

  struct Region: Encodable { var startLine: Int }

  struct Logical: Encodable {
    var name: String
    var fullyQualifiedName: String
    var kind: String
  }

  struct Properties: Encodable { var frame: AuditedFinding.Frame }
}

extension SARIF.Result {
  init(_ finding: AuditedFinding, _ screen: AuditScreen, rule: Int?, fingerprint: String, baseline: String?) {
    self.init(
      ruleId: finding.rule, ruleIndex: rule, kind: finding.outcome == .notMeasurable ? "review" : "fail",
      level: finding.level,
      message: SARIF.Text(text: "\(screen.name): \(finding.sentence) \(finding.remedy)"),
      locations: [
        SARIF.Location(
          physicalLocation: SARIF.Physical(screen),
          logicalLocations: [
            SARIF.Logical(
              name: finding.element, fullyQualifiedName: "\(screen.name) > \(finding.element)", kind: "element")
          ])
      ], partialFingerprints: Self.fingerprint(fingerprint), baselineState: baseline,
      properties: SARIF.Properties(frame: finding.frame))
  }

  /// What a baseline knows and is gone.
  init(_ entry: AuditBaseline.Entry, rule: Int?) {
    self.init(
      ruleId: entry.rule, ruleIndex: rule, kind: "pass", level: "none",
      message: SARIF.Text(text: "\(entry.screen): \(entry.element) was mended."),
      locations: [
        SARIF.Location(
          physicalLocation: nil,
          logicalLocations: [
            SARIF.Logical(
              name: entry.element, fullyQualifiedName: "\(entry.screen) > \(entry.element)", kind: "element")
          ])
      ],
      partialFingerprints: Self.fingerprint("\(entry.screen)\n\(entry.rule)\n\(entry.element)\n1"),
      baselineState: "absent", properties: nil)
  }

  /// Code hosts know a result of another commit by it. The text may be long: its hash by FNV-1a stands for it.
  private static func fingerprint(_ text: String) -> [String: String] {
    let hash: UInt64 = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return ["rotorElement/v1": String(hash, radix: 16)]
  }
}

extension SARIF.Physical {
  /// Nil where the file is not known.
  init?(_ screen: AuditScreen) {
    guard let file = screen.file, !file.isEmpty else { return nil }
    var allowed: CharacterSet = .urlPathAllowed
    allowed.remove(":")  // A colon in the first part of a relative address would be a scheme.
    self.init(
      artifactLocation: SARIF.Artifact(uri: file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file),
      region: screen.line.flatMap { $0 > 0 ? SARIF.Region(startLine: $0) : nil })
  }
}

extension AuditedFinding {
  /// SARIF wants "none" for whatever is not of the kind "fail".
  fileprivate var level: String {
    switch outcome {
    case .fail: "error"
    case .warning: "warning"
    case .notMeasurable: "none"
    }
  }
}
