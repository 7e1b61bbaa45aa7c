import AccessibilityAudit
import CoreGraphics

/// Something that an accessibility audit found.
@MainActor
public final class XCUIAccessibilityAuditIssue: @preconcurrency CustomStringConvertible {
  /// Nil where no element is concerned, as for text that no element stands for.
  public let element: XCUIElement?
  public let auditType: XCUIAccessibilityAuditType
  /// What is wrong, in one sentence.
  public let compactDescription: String
  /// What is wrong with which element, with figures, and what to change.
  public let detailedDescription: String

  /// Whether the rule cannot tell; an audit does not fail for it. Not among Apple's properties, as those that follow.
  public let isNotMeasurable: Bool
  /// Whether it is worth knowing and not the app's to mend, as text in a colour of the system; an audit does not fail for it.
  public let isWarning: Bool
  /// What is concerned, in the window, in points.
  public let frame: CGRect
  /// The way from the window to the element, by types and labels.
  public let path: String
  /// What to change.
  public let remedy: String

  init(_ finding: AuditFinding, in application: XCUIApplication) {
    element = finding.element.map { application.element(of: $0) }
    auditType = XCUIAccessibilityAuditType(finding.rule)
    compactDescription = finding.rule.summary
    detailedDescription = finding.description
    isNotMeasurable = finding.outcome == .notMeasurable
    isWarning = finding.outcome == .warning
    frame = finding.frame
    path = finding.path
    remedy = finding.remedy
  }

  public var description: String { detailedDescription }
}
