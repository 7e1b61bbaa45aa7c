import Foundation
import Gallery
import SwiftUI
import Testing
import UITestSupport

/// The audits of the Gallery's pages. The suite tries a sample of the settings; with ROTOR_AUDIT_ALL=1 all 48 are tried.
@MainActor
@Suite("Audits of the Gallery")
struct GalleryAuditTests {
  /// Findings that stay, by page and by what they say, each with its reason.
  private static let known: [(page: String, words: String, reason: String)] = []

  private static let all: Bool = ProcessInfo.processInfo.environment["ROTOR_AUDIT_ALL"] == "1"

  private static var settings: [HeadlessApp.Settings] {
    let whole: [HeadlessApp.Settings] = HeadlessApp.auditedSettings
    if all { return whole }
    // Light at the standard size, and dark with increased contrast at the largest.
    return whole.filter { settings in
      settings.colorScheme == .light && settings.colorSchemeContrast == .standard && settings.dynamicTypeSize == .large
        || settings.colorScheme == .dark && settings.colorSchemeContrast == .increased
          && settings.dynamicTypeSize == .accessibility5
    }
  }

  @Test("The pages pass the audits in both appearances, with and without increased contrast, at all text sizes")
  func pages() throws {
    for page in GalleryPage.all {
      for settings in Self.settings {
        let app = try HeadlessApp(size: CGSize(width: 393, height: 12_000), settings: settings) { page.view }
        // The rules about text sizes lay out at all of them by themselves.
        let isStandard: Bool = settings.dynamicTypeSize == .large
        let faults: [String] = app.accessibilityFaults(textSizes: isStandard, fitsContent: true).filter { fault in
          !Self.known.contains { $0.page == page.id && fault.contains($0.words) }
        }
        let setting: String =
          "\(settings.colorScheme), \(settings.colorSchemeContrast) contrast, \(settings.dynamicTypeSize)"
        #expect(faults == [], "\(page.title), \(setting)")
      }
    }
  }
}
