import Foundation
import Gallery
import SwiftUI
import Testing
import UITestSupport

/// The audits of the Gallery's pages. The suite tries a sample of the pages; with ROTOR_AUDIT_ALL=1 all are tried, in all 48
/// settings.
@MainActor
@Suite("Audits of the Gallery")
struct GalleryAuditTests {
  /// How many findings the sample has, by rule: Documentation/Audits.md has the reasons. Fewer are welcome, more are not.
  private static let known: [String: Int] = ["keyboard": 8]
  private static let sample: Set<String> = [
    "Shapes", "Images", "Menus", "Rows", "Collections of UIKit", "Moving Things",
    "Transitions of UIKit", "Documents and Pointers of UIKit",
  ]
  /// The rules that find something on other pages or in other settings.
  private static let explained: Set<String> = [
    "chart", "contrast", "dynamicType", "elementDetection", "hitRegion", "keyboard", "motion", "order", "textClipped",
  ]

  /// Light at the standard size, and dark with increased contrast at the largest.
  private static func isInSample(_ settings: HeadlessApp.Settings) -> Bool {
    switch (settings.colorScheme, settings.colorSchemeContrast) {
    case (.light, .standard): settings.dynamicTypeSize == .large
    case (.dark, .increased): settings.dynamicTypeSize == .accessibility5
    default: false
    }
  }

  private func faults(_ settings: HeadlessApp.Settings, pages: [GalleryPage]) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for page in pages {
      let app = try HeadlessApp(size: CGSize(width: 393, height: 12_000), settings: settings) { page.view }
      // The rules about text sizes lay out at all of them by themselves.
      let isStandard: Bool = settings.dynamicTypeSize == .large
      for fault in app.accessibilityFaults(textSizes: isStandard, fitsContent: true) {
        let rule = String(fault.prefix { $0.isLetter })
        found[rule, default: []].append("\(page.title): \(fault)")
      }
    }
    return found
  }

  @Test("The pages have no other findings than those that Documentation explains, light and dark, small and large")
  func pages() throws {
    var found: [String: [String]] = [:]
    let pages: [GalleryPage] = GalleryPage.all.filter { Self.sample.contains($0.title) }
    #expect(pages.count == Self.sample.count)
    for settings in HeadlessApp.auditedSettings.filter(Self.isInSample) {
      found.merge(try faults(settings, pages: pages)) { $0 + $1 }
    }
    for (rule, faults) in found.sorted(by: { $0.key < $1.key }) {
      #expect(faults.count <= Self.known[rule, default: 0], "\(rule): \(faults.joined(separator: "\n"))")
    }
  }

  @Test(
    "In every appearance, with and without increased contrast, at every text size, no rule finds what it does not elsewhere",
    .enabled(if: ProcessInfo.processInfo.environment["ROTOR_AUDIT_ALL"] == "1"))
  func allSettings() throws {
    for settings in HeadlessApp.auditedSettings {
      let found: [String: [String]] = try faults(settings, pages: GalleryPage.all)
      let others: [String] = found.filter { !Self.explained.contains($0.key) }.values.flatMap(\.self)
      #expect(others == [], "\(settings.colorScheme), \(settings.colorSchemeContrast), \(settings.dynamicTypeSize)")
    }
  }
}
