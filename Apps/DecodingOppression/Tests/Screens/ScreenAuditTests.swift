import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The accessibility audits of the screens. The suite tries a sample; with ROTOR_AUDIT_ALL=1 all are tried, in all 48 settings.
@MainActor
struct ScreenAuditTests {
  /// How many findings a screen of the sample may have, by rule: Documentation/Audits.md has the reasons. Fewer are welcome.
  private static let known: [String: Int] = ["hitRegion": 2]

  private static let all: Bool = ProcessInfo.processInfo.environment["ROTOR_AUDIT_ALL"] == "1"

  private static var settings: [HeadlessApp.Settings] {
    HeadlessApp.auditedSettings.filter { settings in
      all
        || settings.colorScheme == .light && settings.colorSchemeContrast == .standard
          && settings.dynamicTypeSize == .large
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

  /// The findings of rules that find more than is known.
  private func faults(_ app: HeadlessApp, _ settings: HeadlessApp.Settings) -> [String] {
    // The rules about text sizes lay out at all of them by themselves.
    let found: [String] = app.accessibilityFaults(textSizes: settings.dynamicTypeSize == .large)
    return Dictionary(grouping: found) { String($0.prefix { $0.isLetter }) }
      .filter { $0.value.count > Self.known[$0.key, default: 0] }.flatMap(\.value)
  }

  private func name(_ settings: HeadlessApp.Settings) -> String {
    "\(settings.colorScheme), \(settings.colorSchemeContrast) contrast, \(settings.dynamicTypeSize)"
  }

  @Test("The screens have no other findings than those that Documentation explains")
  func screens() async throws {
    for settings in Self.settings {
      for screen in Self.all ? Self.screens : Array(Self.screens.prefix(2)) {
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

  @Test(
    "The screen of an analysis has none either while it runs and when it is done",
    .enabled(if: ProcessInfo.processInfo.environment["ROTOR_AUDIT_ALL"] == "1"))
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
