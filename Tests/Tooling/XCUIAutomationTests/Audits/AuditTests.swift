import AccessibilityAudit
import Charts
import Foundation
import SwiftUI
import Testing
import ViewTestSupport
import XCUIAutomation

/// Audits of windows.
@MainActor @Suite struct AuditTests {
  private static var plants: [Plant] {
    let drawing: [Plant] = Plant.contrast + Plant.moreContrast + Plant.elementDetection + Plant.moreElementDetection
    let targets: [Plant] = Plant.hitRegion + Plant.moreHitRegion + Plant.keyboard
    let words: [Plant] = Plant.descriptions + Plant.moreDescriptions
    let sizes: [Plant] = Plant.dynamicType + Plant.moreDynamicType + Plant.textClipped + Plant.moreTextClipped
    let semantics: [Plant] = Plant.traits + Plant.moreTraits + Plant.actions + Plant.moreActions
    let structure: [Plant] = Plant.structure + Plant.moreStructure + Plant.order + Plant.moreOrder
    return drawing + targets + words + sizes + semantics + structure + Plant.traps + Plant.moreTraps + Plant.motion
      + Plant.charts + Plant.publicDrawing + Plant.publicTargets + Plant.publicSizes
  }

  @Test("Each planted fault is found by its rule, and none in its mended twin; Documentation keeps the table")
  func planted() throws {
    var counts: [AuditRule: (planted: Int, found: Int, alarms: Int)] = [:]
    for plant in Self.plants {
      let faults: [XCUIAccessibilityAuditIssue] = plant.faults()
      let alarms: [XCUIAccessibilityAuditIssue] = plant.falseAlarms()
      #expect(!faults.isEmpty, "\(plant.rule) does not find: \(plant.name)")
      #expect(alarms.isEmpty, "\(plant.rule), mended: \(plant.name): \(alarms.map(\.description))")
      var count = counts[plant.rule] ?? (0, 0, 0)
      count.planted += 1
      count.found += faults.isEmpty ? 0 : 1
      count.alarms += alarms.isEmpty ? 0 : 1
      counts[plant.rule] = count
    }
    let rows: [String] = AuditRule.allCases.compactMap { rule in
      guard let count = counts[rule] else { return nil }
      let recall: Int = count.found * 100 / count.planted
      let precision: Int = count.found * 100 / max(count.found + count.alarms, 1)
      return "| \(rule.rawValue) | \(count.planted) | \(recall)% | \(precision)% |"
    }
    let here = URL(fileURLWithPath: #filePath)
    let page: URL = here.appendingPathComponent("../../../../../Documentation/Audits.md").standardized
    let text: String = try String(contentsOf: page, encoding: .utf8)
    for row in rows { #expect(text.contains(row), "The table in Documentation/Audits.md lacks: \(row)") }
  }

  @Test("An audit calls a closure per issue, and true leaves the issue out (behaviours 383, 384)")
  func handler() throws {
    let app = XCUIApplication { Text("Press").accessibilityAddTraits(.isButton) }
    app.launch()
    var types: XCUIAccessibilityAuditType = []
    try app.performAccessibilityAudit(for: [.action, .hitRegion]) { issue in
      types.insert(issue.auditType)
      #expect(issue.element?.label == "Press" && issue.detailedDescription.contains("Press"))
      return true
    }
    #expect(types == [.action, .hitRegion])
    withKnownIssue { try app.performAccessibilityAudit(for: .action) }
    struct Stop: Error {}
    #expect(throws: Stop.self) { try app.performAccessibilityAudit(for: .action) { _ in throw Stop() } }
    app.terminate()
  }

  @Test("What a rule cannot tell is no failure and says why")
  func notMeasurable() throws {
    let app = XCUIApplication { Text("Soft").foregroundStyle(Color(white: 0.8)).blur(radius: 2) }
    app.launch()
    let issues = app.accessibilityAudit(for: .contrast)
    #expect(issues.count == 1 && issues[0].isNotMeasurable && issues[0].detailedDescription.contains("blurred"))
    try app.performAccessibilityAudit(for: .contrast)
    app.terminate()
  }

  @Test("Colours of a chart that stand for numbers are not measured as those of series")
  func scaleOfColors() throws {
    let app = XCUIApplication {
      Chart {
        ForEach(0..<16, id: \.self) { place in
          RectangleMark(x: .value("Column", "\(place % 4)"), y: .value("Row", "\(place / 4)"))
            .foregroundStyle(Color(white: 0.5 + Double(place) * 0.03))
        }
      }
      .frame(width: 300, height: 200).accessibilityLabel("Heat")
    }
    app.launch()
    let issues: [XCUIAccessibilityAuditIssue] = app.accessibilityAudit(for: .chart)
    #expect(issues.count == 1 && issues[0].isNotMeasurable, "\(issues.map(\.detailedDescription))")
    app.terminate()
  }

  @Test("Text in the system's own colours is a warning with what increased contrast makes of it, and no failure")
  func systemColors() throws {
    let app = XCUIApplication { Text("Remark").foregroundStyle(.secondary) }
    app.launch()
    let issues: [XCUIAccessibilityAuditIssue] = app.accessibilityAudit(for: .contrast)
    #expect(issues.count == 1 && issues[0].isWarning && !issues[0].isNotMeasurable)
    #expect(issues.first?.detailedDescription.contains("3.4:1 where 4.5:1 is needed") == true)
    #expect(issues.first?.detailedDescription.contains("which increased contrast brings to 6") == true)
    try app.performAccessibilityAudit(for: .contrast)
    app.terminate()
  }

  @Test("Two runs give the same report, and the window is as it was")
  func repeatable() {
    let app = XCUIApplication {
      VStack {
        Text("Grey").foregroundStyle(.gray)
        Button("Go") {}
        Text("A long line that is cut at large sizes").lineLimit(1)
      }
    }
    app.launch()
    let frame: CGRect = app.buttons["Go"].frame
    let first: [String] = app.accessibilityAudit().map(\.description)
    #expect(!first.isEmpty && app.accessibilityAudit().map(\.description) == first)
    #expect(app.buttons["Go"].frame == frame)
    app.terminate()
  }

  @Test("The first failing text size is named")
  func firstSize() {
    let app = XCUIApplication { Text("A line that fits until text is large").lineLimit(1).frame(width: 300) }
    app.launch()
    let issue = app.accessibilityAudit(for: .textClipped).first
    #expect(issue?.detailedDescription.contains("text size x") == true)
    app.terminate()
  }
}
