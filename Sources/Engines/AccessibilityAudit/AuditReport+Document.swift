import AuditReports

extension AuditDocument {
  /// A document without screens for some rules.
  package init(rules: Set<AuditRule>) {
    self.init(
      rules: AuditRule.allCases.filter(rules.contains).map { Rule(id: $0.rawValue, summary: $0.summary) })
  }
}

extension AuditScreen {
  /// Takes up what an audit of the screen found.
  package mutating func take(_ report: AuditReport) {
    findings = report.findings.map { finding in
      AuditedFinding(
        rule: finding.rule.rawValue, outcome: finding.outcome.documented, element: finding.path,
        frame: AuditedFinding.Frame(
          x: finding.frame.minX, y: finding.frame.minY, width: finding.frame.width, height: finding.frame.height),
        message: finding.message, remedy: finding.remedy)
    }
    checked = Dictionary(uniqueKeysWithValues: report.checked.map { ($0.key.rawValue, $0.value) })
  }
}

extension AuditFinding.Outcome {
  fileprivate var documented: AuditedFinding.Outcome {
    switch self {
    case .fail: .fail
    case .warning: .warning
    case .notMeasurable: .notMeasurable
    }
  }
}

extension AuditRule {
  /// The rules that a list of names with commas tells.
  ///
  /// - Throws: ``AuditProblem`` for an empty list and for a name that no rule has.
  package static func named(_ list: String) throws -> Set<AuditRule> {
    let names: [Substring] = list.split(separator: ",")
    let rules: [AuditRule] = try names.map { name in
      guard let rule = AuditRule(rawValue: String(name)) else {
        let known: String = allCases.map(\.rawValue).joined(separator: ", ")
        throw AuditProblem("'\(name)' is no rule; there are: \(known)")
      }
      return rule
    }
    guard !rules.isEmpty else { throw AuditProblem("--rules needs names of rules with commas between") }
    return Set(rules)
  }
}
