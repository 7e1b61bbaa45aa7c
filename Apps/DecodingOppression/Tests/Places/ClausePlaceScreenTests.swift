import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The picture of a clause's page on the screens.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct ClausePlaceScreenTests {
  private static let rules = [
    "1. Every owner of a house registers it with the office.", "2. A tenant who fails to pay the rent may be fined.",
  ]

  /// The app with an analysis of a file in a folder, and a clause of it open.
  private func driver(
    _ idiom: HeadlessApp.Idiom = .phone, in folder: TemporaryFolder, exists: Bool = true,
    screen: (AnalyzedClause) -> AppScreen = { .clause($0) }
  ) throws -> AppDriver {
    let url: URL = folder.url.appendingPathComponent("code.pdf")
    if exists { try DrawnPDF([["Cover page of the code."], Self.rules]).data.write(to: url) }
    let analysis: PolicyAnalysis = Rules.analysis(Self.rules)
    analysis.sourcePath = url.path
    analysis.sourceFileName = "code.pdf"
    for clause in analysis.storedClauses { clause.page = 2 }
    return try AppDriver(idiom, analyses: [analysis]) { [screen($0.clauses[1])] }
  }

  @Test("A clause shows the picture of its page, one image that says page and place; the page opens larger")
  func detail() async throws {
    let folder = try TemporaryFolder()
    let driver = try driver(in: folder)
    #expect(driver.app.contains(label: "Looking for the page…") || driver.app.contains(label: "Open the Page"))
    await driver.app.run { driver.app.contains(label: "Page 2 of 2, in the upper half") }
    #expect(driver.app.accessibilityText.contains("image \"Page 2 of 2, in the upper half\" [image]"))
    #expect(driver.app.accessibilityIssues == [])
    await driver.press("Open the Page")
    await driver.app.run { driver.app.contains(label: "Zoom In") }
    guard case .pages? = driver.navigation.path.last else {
      Issue.record("The page is not open.")
      return
    }
  }

  @Test("The large page is zoomed by buttons, within its steps", arguments: HeadlessApp.Idiom.allCases)
  func zoom(idiom: HeadlessApp.Idiom) async throws {
    let folder = try TemporaryFolder()
    let driver = try driver(idiom, in: folder) { .pages($0) }
    let label = "Page 2 of 2, in the upper half"
    await driver.app.run { driver.app.contains(label: label) }
    #expect(driver.app.value(ofElementLabelled: label) == "100 percent")
    await driver.press("Zoom In")
    #expect(driver.app.value(ofElementLabelled: label) == "150 percent")
    for _ in 0..<3 { await driver.press("Zoom Out") }
    #expect(driver.app.value(ofElementLabelled: label) == "50 percent")
    #expect(driver.app.accessibilityIssues == [])
  }

  @Test("A document that is gone gets its sentence; another path is kept with the analysis")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let driver = try driver(in: folder, exists: false)
    await driver.app.run { driver.app.contains(label: "Find the Document…") }
    #expect(driver.app.accessibilityText.contains("is no longer in"))
    let clause: AnalyzedClause = try #require(driver.analyses.first).clauses[1]
    let moved: URL = try folder.file("moved.pdf", DrawnPDF([["Cover page of the code."], Self.rules]).data)
    let model = ClausePlaceViewModel(clause: clause, pages: driver.dependencies.pages)
    await model.load(width: 200)
    #expect(model.state == .problem(.missing(name: "code.pdf", folder: folder.url.standardizedFileURL.path)))
    await model.choose(.success(moved), in: driver.container.mainContext, width: 200)
    #expect(model.parts.map(\.page) == [2] && model.pictures[2]?.size.width == 200)
    #expect(driver.analyses.first?.sourcePath == moved.standardizedFileURL.path)
    await model.choose(.failure(CocoaError(.fileReadNoPermission)), in: driver.container.mainContext, width: 200)
    #expect(model.parts.isEmpty)
  }

  @Test("An encrypted document asks for its password where its page would stand")
  func password() async throws {
    let analysis: PolicyAnalysis = Rules.analysis(Self.rules)
    analysis.sourcePath = try CommandFolder.fixture("aes256", "pdf").path
    for clause in analysis.storedClauses { clause.page = 1 }
    let driver = try AppDriver(analyses: [analysis]) { [.clause($0.clauses[0])] }
    await driver.app.run { driver.app.contains(label: "Password") }
    #expect(driver.app.accessibilityText.contains("is encrypted; give its password to see the page"))
    let model = ClausePlaceViewModel(
      clause: try #require(driver.analyses.first).clauses[0], pages: driver.dependencies.pages)
    await model.open(password: "wrong", width: 100)
    #expect(model.state == .problem(.wrongPassword("aes256.pdf")))
  }

  @Test("The zoom goes by steps, and by a gesture between the first and the last")
  func steps() {
    var zoom = PageZoom()
    zoom.step(1)
    #expect(zoom.factor == 1.5 && zoom.description == "150 percent")
    zoom.set(1.7)
    zoom.step(-1)
    #expect(zoom.factor == 1.5)
    zoom.set(99)
    #expect(zoom.factor == 4 && !zoom.canZoomIn)
    zoom.step(1)
    zoom.set(.nan)
    #expect(zoom.factor == 4)
    zoom.set(0)
    #expect(zoom.factor == 0.5 && !zoom.canZoomOut)
    zoom.step(0)
    #expect(zoom.factor == 0.5)
  }

  @Test("The outlines stand around the lines of the clause, and meet where the boxes of two lines overlap")
  func outline() {
    func bounds(_ lines: [CGRect]) -> CGRect {
      ClauseOutline(lines: lines).path(in: CGRect(x: 0, y: 0, width: 100, height: 200)).boundingRect
    }
    let line = CGRect(x: 0.1, y: 0.25, width: 0.5, height: 0.125)
    #expect(bounds([line]) == CGRect(x: 8, y: 50, width: 54, height: 25))
    #expect(bounds([line, line.offsetBy(dx: 0, dy: 0.0625)]) == CGRect(x: 8, y: 50, width: 54, height: 37.5))
    let path: Path = ClauseOutline(lines: [line, line.offsetBy(dx: 0, dy: 0.0625)]).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 200))
    // The outlines of the two lines meet in the middle of their overlap, at 68.75.
    #expect(path.description.contains("68.75"), "\(path)")
    #expect(ClauseOutline(lines: []).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
  }
}
