import AccessibilityAudit
import AuditReports
import Foundation
import HostHeadless
import UITestSupport

extension PreviewRun {
  /// Audits the previews that the options choose, and writes the report that `./rotor audit` reads.
  package func audit() async throws {
    let rules: Set<AuditRule> = try options.rules.map(AuditRule.named) ?? Set(AuditRule.allCases)
    var document = AuditDocument(rules: rules)
    var contexts: [ObjectIdentifier: Any] = [:]
    // A package without previews may still have an app to audit.
    let previews: [FoundPreview] =
      options.filters.isEmpty ? await Self.inSteps(try FoundPreview.all()) : try await chosen()
    for preview in previews {
      let app: HeadlessApp = try await window(of: preview, &contexts)
      var screen = AuditScreen(
        name: preview.title, kind: .preview, file: preview.place?.file, line: preview.place?.line,
        type: preview.provider)
      screen.take(app.host.audit(rules, fitsContent: preview.isPartOfScreen))
      document.add(screen)
    }
    guard let file = options.audit else { return }
    try document.json.write(to: file, options: .atomic)
  }
}

extension FoundPreview {
  /// Whether its window is no screen, but as large as a part of one.
  var isPartOfScreen: Bool { settings.layout.map { $0 != .device } ?? false }
}
