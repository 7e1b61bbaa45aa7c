import AccessibilityAudit
import Testing

extension XCUIApplication {
  /// Audits the window in front and records an issue of the test for each thing that is wrong (behaviours 383, 384).
  ///
  /// The result is the same in every run: it is computed from layout and drawing. Off-screen content counts as far as the
  /// tree holds it. What a rule cannot tell is left out; `accessibilityAudit(for:)` has it.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look at. The default is everything.
  ///   - issueHandler: Called for each issue; returns true to leave it out.
  /// - Throws: What the handler throws.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard let window = window("audit", sourceLocation) else { return }
    for finding in window.audit(auditTypes.rules).failures {
      let issue = XCUIAccessibilityAuditIssue(finding, in: self)
      if try issueHandler?(issue) == true { continue }
      sourceLocation.record(.audit(issue.detailedDescription))
    }
  }

  /// All that an audit finds in the window in front, also what rules cannot tell; empty where no app runs. Nothing is
  /// recorded. Not among Apple's methods.
  public func accessibilityAudit(for auditTypes: XCUIAccessibilityAuditType = .all) -> [XCUIAccessibilityAuditIssue] {
    guard let window = target?.drivenWindow else { return [] }
    return window.audit(auditTypes.rules).findings.map { XCUIAccessibilityAuditIssue($0, in: self) }
  }
}

extension DriverFailure {
  fileprivate static func audit(_ finding: String) -> DriverFailure {
    DriverFailure(message: "Accessibility audit: \(finding)")
  }
}
