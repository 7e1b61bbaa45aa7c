import AccessibilityAudit
import SwiftUI
import Testing
import UITestSupport
import XCUIAutomation

/// A view with one fault, and the same view mended.
@MainActor
struct Plant {
  let rule: AuditRule
  let name: String
  private let faulty: XCUIApplication
  private let mended: XCUIApplication

  init<Faulty: View, Mended: View>(
    _ rule: AuditRule, _ name: String, @ViewBuilder _ faulty: @escaping () -> Faulty,
    @ViewBuilder mended: @escaping () -> Mended
  ) {
    self.rule = rule
    self.name = name
    self.faulty = XCUIApplication(root: faulty)
    self.mended = XCUIApplication(root: mended)
  }

  /// What the plant's rule finds wrong with the faulty view.
  func faults() -> [XCUIAccessibilityAuditIssue] { issues(of: faulty) }

  /// The same with the mended one: false alarms.
  func falseAlarms() -> [XCUIAccessibilityAuditIssue] { issues(of: mended) }

  private func issues(of app: XCUIApplication) -> [XCUIAccessibilityAuditIssue] {
    app.launch()
    defer { app.terminate() }
    return app.accessibilityAudit(for: type).filter { !$0.isNotMeasurable && !$0.isWarning }
  }

  private var type: XCUIAccessibilityAuditType {
    switch rule {
    case .contrast: .contrast
    case .elementDetection: .elementDetection
    case .hitRegion: .hitRegion
    case .sufficientElementDescription: .sufficientElementDescription
    case .dynamicType: .dynamicType
    case .textClipped: .textClipped
    case .trait: .trait
    case .action: .action
    case .parentChild: .parentChild
    case .order: .order
    case .trap: .trap
    case .chart: .chart
    case .motion: .motion
    case .keyboard: .keyboard
    }
  }
}
