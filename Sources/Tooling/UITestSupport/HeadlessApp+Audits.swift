import AccessibilityAudit
import HostHeadless
import SwiftUICore

extension HeadlessApp {
  /// What an accessibility audit finds wrong with the window, a sentence each with the rule before it. Warnings, and what
  /// cannot be measured, are no faults.
  ///
  /// - Parameters:
  ///   - textSizes: Whether the rules about text sizes are asked too, which lay the window out at all twelve.
  ///   - fitsContent: Whether the window is as large as its content wants, so that larger text would get more room.
  public func accessibilityFaults(textSizes: Bool = true, fitsContent: Bool = false) -> [String] {
    let rules: Set<AuditRule> = Set(AuditRule.allCases)
    let sized: Set<AuditRule> = [.dynamicType, .textClipped]
    let report: AuditReport = host.audit(textSizes ? rules : rules.subtracting(sized), fitsContent: fitsContent)
    return report.failures.map(\.description)
  }

  /// The settings in which an app is to pass its audits: both appearances, each with and without increased contrast, at all
  /// twelve text sizes.
  public static var auditedSettings: [Settings] {
    var all: [Settings] = []
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        for size in DynamicTypeSize.allCases {
          var settings = Settings()
          settings.colorScheme = scheme
          settings.colorSchemeContrast = contrast
          settings.dynamicTypeSize = size
          settings.displayScale = 1
          all.append(settings)
        }
      }
    }
    return all
  }
}
