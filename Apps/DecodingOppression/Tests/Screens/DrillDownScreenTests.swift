import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The screens behind the score card.
@MainActor
struct DrillDownScreenTests {
  private func app(
    _ drillDown: DrillDown, _ idiom: HeadlessApp.Idiom = .phone,
    settings: (inout HeadlessApp.Settings) -> Void = { _ in }
  ) throws -> HeadlessApp {
    try AppDriver(idiom, screens: { [.scoreCard($0), .drillDown(drillDown, $0)] }, settings: settings).app
  }

  @Test("The radar has the axes AAR, SE, IJ and RSC, from the top clockwise (63)")
  func radarAxes() throws {
    #expect(ArchitectureComponent.allCases.map(\.abbreviation) == ["AAR", "SE", "IJ", "RSC"])
    let app = try AppDriver { [.drillDown(.architectureRadar, $0)] }.app
    let names: [String] = ["AAR", "SE", "IJ", "RSC"].filter { app.displayListText.contains("\"\($0)\"") }
    #expect(names.count == 4)
  }

  @Test("Each row of the score card opens its screen, and the way back leads to the card (50, 51, 94)")
  func rows() async throws {
    let driver = try AppDriver { [.scoreCard($0)] }
    for (row, drillDown) in [
      ("Distributional Impact Score", DrillDown.benefitHierarchy), ("Architecture Detection Score", .architectureRadar),
      ("Elite Interest Score", .eliteInterest), ("Compounding Impact Score", .compoundingTrajectory),
      ("Outgroup Expansion Score", .outgroupExpansion), ("Historical Comparison", .historicalComparison),
    ] {
      await driver.press(row)
      #expect(driver.navigation.path.last == .drillDown(drillDown, driver.analyses[0]))
      #expect(driver.app.contains(label: drillDown.title), "\(drillDown)")
      await driver.press("Results")
      #expect(driver.app.contains(label: "Policy Analysis Results"))
    }
  }

  @Test("Every screen fits its window and has a valid accessibility tree", arguments: DrillDown.allCases)
  func fits(drillDown: DrillDown) throws {
    for idiom in HeadlessApp.Idiom.allCases {
      let app = try app(drillDown, idiom)
      #expect(app.accessibilityIssues == [], "\(idiom)")
      let title: CGRect = try #require(app.frame(ofElementLabelled: drillDown.title))
      #expect(title.minX >= 0 && title.maxX <= app.size.width, "\(idiom)")
    }
  }

  @Test(
    "A page is read from its title and score on, and has its sort priority as a whole (88)",
    arguments: DrillDown.allCases)
  func order(drillDown: DrillDown) throws {
    for idiom in HeadlessApp.Idiom.allCases {
      let app = try app(drillDown, idiom)
      let labels: [String] = app.labels
      let title: Int = try #require(labels.firstIndex(of: drillDown.title))
      let score: String = drillDown.subScore?.displayName ?? "Composite Oppression Index"
      #expect(labels[title + 1].hasPrefix(score + ": "), "\(labels)")
      #expect(labels[title + 1].hasSuffix("carry the score."), "\(labels)")
      if let name = drillDown.subScore?.abbreviation {
        #expect(labels.last == "Clauses behind \(name)", "\(idiom): what leads on comes at the end: \(labels)")
      }
      #expect(app.accessibilityText.contains("sort priority: \(Int(drillDown.sortPriority))"))
    }
  }

  @Test("The benefit chart counts clauses by group and effect and says so (58, 59, 62)")
  func benefits() throws {
    let model = BenefitHierarchyViewModel(analysis: Rules.analysis())
    #expect(model.count(.outgroup, .burden) == 2 && model.count(.outgroup, .benefit) == 1)
    #expect(model.count(.inGroupNonElite, .benefit) == 1)
    #expect(abs(model.bars.reduce(0) { $0 + $1.share } - 1) < 1e-9)
    let summary: String = model.summary(locale: Locale(identifier: "en_US"))
    #expect(summary.contains("Outgroup: 1 benefit, 2 burdens."))
    #expect(try app(.benefitHierarchy).accessibilityText.contains("Outgroup: 1 benefit, 2 burdens."))
    let empty = BenefitHierarchyViewModel(analysis: Rules.analysis(["The council meets."]))
    #expect(empty.isEmpty && empty.summary(locale: .current) == "No classified clauses.")
  }

  @Test("Its descriptor has groups along one axis and percentages along the other (60)")
  func benefitDescriptor() throws {
    let model = BenefitHierarchyViewModel(analysis: Rules.analysis())
    let descriptor = BenefitDescriptor(bars: model.bars, summary: "s").makeChartDescriptor()
    #expect((descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder.count == 3)
    #expect(descriptor.yAxis?.valueDescriptionProvider(0.4) == "40 percent")
    #expect(descriptor.series.count == 2)
  }

  @Test("Bars and axes have patterns under Differentiate Without Color (61, 68)")
  func patterns() throws {
    let plain: String = try app(.benefitHierarchy).displayListText
    let patterned: String = try app(.benefitHierarchy) { $0.differentiatesWithoutColor = true }.displayListText
    #expect(plain != patterned)
    let styles: [[CGFloat]] = ArchitectureComponent.allCases.map {
      ChartStyle.line($0, differentiateWithoutColor: true).dash
    }
    #expect(Set(styles).count == 4)
    #expect(ChartStyle.line(.se, differentiateWithoutColor: false).dash.isEmpty)
  }

  @Test("The radar's means are stepped through, each spoken with its percentage (64, 65, 66, 67)")
  func radar() throws {
    let model = ArchitectureRadarViewModel(analysis: Rules.analysis())
    #expect(model.means.aar > 0 && model.means.se > 0)
    #expect(model.selected == .aar)
    model.step(forward: true)
    #expect(model.selected == .se)
    model.step(forward: false)
    model.step(forward: false)
    #expect(model.selected == .rsc)
    #expect(model.spoken(.aar, locale: Locale(identifier: "en_US")).hasPrefix("AAR, "))
    let text: String = try app(.architectureRadar).accessibilityText
    #expect(text.contains("Architecture Detection Radar Chart"))
    #expect(text.contains("adjustable") || text.contains("increment"))
  }

  @Test("The trajectory ends with the policy, and says what it does (69, 70)")
  func trajectory() throws {
    let model = CompoundingTrajectoryViewModel(analysis: Rules.analysis(), history: Bundled.history)
    #expect(model.points.last?.isCurrent == true)
    #expect(model.points.dropLast().allSatisfy { !$0.isCurrent && (0...1).contains($0.capacity) })
    #expect(model.summary(locale: Locale(identifier: "en_US")).hasPrefix("After 10 laws the outgroup's capacity is"))
    let line = CapacityDescriptor(points: model.points, summary: "s").makeChartDescriptor()
    #expect(line.series.first?.dataPoints.count == 11)
    #expect(line.series.first?.isContinuous == true)
  }

  @Test("The comparison lists each law and the policy, which is selected, with a rotor (71, 72, 73)")
  func comparison() throws {
    let app = try app(.historicalComparison)
    let transcript: String = app.transcript(title: "Comparison")
    #expect(transcript.contains("Rotor \"Historical Policies\" (10 stops)"))
    #expect(app.value(ofElementLabelled: "Virginia Slave Code, 1705")?.contains("on a scale from -1 to 1") == true)
    #expect(app.accessibilityText.contains("Park Code, 2025"))
    #expect(app.accessibilityText.contains("selected"))
    let model = HistoricalComparisonViewModel(analysis: Rules.analysis(), history: Bundled.history)
    #expect(model.rows.count == 11 && model.rows.last?.isCurrent == true)
    #expect(model.summary.hasSuffix("of 10 laws have a lower index than this policy."))
  }

  @Test("The outgroup screen shows three measures and each proxy term once (74, 75)")
  func outgroup() throws {
    let model = OutgroupExpansionViewModel(
      analysis: Rules.analysis(Rules.texts + ["Loitering and blight are bad, loitering is a blight."]),
      lexicon: Bundled.lexicon)
    #expect(model.terms.map(\.term) == ["loitering", "blight", "inner city"])
    #expect(model.terms.first?.standsFor?.contains("homeless") == true)
    #expect(model.proxyUsageRate == 2.0 / 8 && model.proxyDensity == 4.0 / 8)
    let app = try app(.outgroupExpansion)
    for name in ["Expansion rate", "Proxy usage rate", "Proxy terms per clause"] { #expect(app.contains(label: name)) }
  }

  @Test("Elite interest lists the clauses that name the elite, with links to each")
  func elite() async throws {
    let driver = try AppDriver { [.scoreCard($0), .drillDown(.eliteInterest, $0)] }
    let label: String = "Clause 2. \(Rules.texts[1])"
    await driver.press(label)
    #expect(driver.app.contains(label: "Clause 2"))
    guard case .clause(let clause)? = driver.navigation.path.last else {
      Issue.record("the clause is not open")
      return
    }
    #expect(clause.index == 2)
  }

  @Test("Each sub-score leads to the clauses behind it")
  func clausesBehind() async throws {
    let driver = try AppDriver { [.scoreCard($0), .drillDown(.benefitHierarchy, $0)] }
    await driver.press("Clauses behind DIS")
    #expect(driver.navigation.path.last == .clauses(.carrying(.dis), driver.analyses[0]))
    #expect(driver.app.contains(label: "6 clauses"))
  }
}
