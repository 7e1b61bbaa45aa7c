import AccessibilityTree
import CoreGraphics

/// What a rule says of one element or run of text where it is not simply in order.
package struct AuditFinding: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable {
    case fail
    /// Worth knowing, and not the app's to mend: an audit does not fail for it.
    case warning
    /// The rule cannot tell; `message` says why.
    case notMeasurable
  }

  package var rule: AuditRule
  package var outcome: Outcome
  /// The element concerned; nil for drawing without an element.
  package var element: AccessibilityNode.ID?
  /// What is concerned, in the window.
  package var frame: CGRect
  /// The way from the window to the element, by roles and labels.
  package var path: String
  /// What was found, with figures.
  package var message: String
  /// What to change.
  package var remedy: String
}

extension AuditFinding.Outcome {
  /// Nil for a failure, which goes without saying.
  package var words: String? {
    switch self {
    case .fail: nil
    case .warning: "warning"
    case .notMeasurable: "not measurable"
    }
  }
}

extension AuditFinding: CustomStringConvertible {
  package var description: String {
    "\(rule.rawValue)\(outcome.words.map { " (\($0))" } ?? ""): \(path) \(message). \(remedy)"
  }
}

/// What an audit found, in an order that is the same in every run: by rule, then by reading order.
package struct AuditReport: Hashable, Sendable {
  package var findings: [AuditFinding] = []
  /// How many elements or runs each rule looked at.
  package var checked: [AuditRule: Int] = [:]

  package var failures: [AuditFinding] { findings.filter { $0.outcome == .fail } }

  package init() {}
}
