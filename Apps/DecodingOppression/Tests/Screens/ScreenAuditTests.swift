import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The accessibility audits of all screens. The suite tries a sample of the settings; with ROTOR_AUDIT_ALL=1 all 48 are tried.
@MainActor
struct ScreenAuditTests {
  /// Findings that stay, by what they say, each with its reason.
  private static let known: [(words: String, reason: String)] = []

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

  private static var screens: [(name: String, make: (PolicyAnalysis) -> [AppScreen])] {
    var screens: [(name: String, make: (PolicyAnalysis) -> [AppScreen])] = [
      ("history", { _ in [] }), ("score card", { [.scoreCard($0)] }), ("clauses", { [.clauses(.all, $0)] }),
      ("clause", { [.clause($0.clauses[0])] }), ("comparison", { [.comparison($0, $0)] }),
      ("word list", { _ in [.wordList("groups.outgroup")] }),
    ]
    for drillDown in DrillDown.allCases { screens.append((drillDown.rawValue, { [.drillDown(drillDown, $0)] })) }
    for section in SidebarItem.allCases { screens.append(("section \(section)", { _ in [.section(section)] })) }
    return screens
  }

  private func faults(_ app: HeadlessApp, _ settings: HeadlessApp.Settings) -> [String] {
    // The rules about text sizes lay out at all of them by themselves.
    app.accessibilityFaults(textSizes: settings.dynamicTypeSize == .large).filter { fault in
      !Self.known.contains { fault.contains($0.words) }
    }
  }

  private func name(_ settings: HeadlessApp.Settings) -> String {
    "\(settings.colorScheme), \(settings.colorSchemeContrast) contrast, \(settings.dynamicTypeSize)"
  }

  @Test("All screens pass the audits in both appearances, with and without increased contrast, at all text sizes")
  func screens() async throws {
    for settings in Self.settings {
      for screen in Self.screens {
        let driver = try AppDriver(screens: screen.make) { chosen in
          chosen.colorScheme = settings.colorScheme
          chosen.colorSchemeContrast = settings.colorSchemeContrast
          chosen.dynamicTypeSize = settings.dynamicTypeSize
          chosen.displayScale = settings.displayScale
        }
        await driver.app.settle()
        #expect(faults(driver.app, settings) == [], "\(screen.name), \(name(settings))")
      }
    }
  }

  @Test("The screen of an analysis passes them while it runs and when it is done")
  func analysis() async throws {
    for settings in Self.settings {
      let flow = try FlowDriver { chosen in
        chosen.colorScheme = settings.colorScheme
        chosen.colorSchemeContrast = settings.colorSchemeContrast
        chosen.dynamicTypeSize = settings.dynamicTypeSize
        chosen.displayScale = settings.displayScale
      }
      await flow.startExtracting()
      #expect(faults(flow.app, settings) == [], "extracting, \(name(settings))")
      await flow.classify(38)
      flow.app.finishAnimations()
      #expect(faults(flow.app, settings) == [], "classifying, \(name(settings))")
      await flow.complete()
      flow.app.finishAnimations()
      #expect(faults(flow.app, settings) == [], "complete, \(name(settings))")
    }
  }
}
