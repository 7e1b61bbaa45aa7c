import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// Everything is readable at every text size, and fits at the default one.
@MainActor
struct ScreenLayoutTests {
  /// A piece of a line of text where it is drawn in the window, in points.
  struct Piece {
    var text: String
    var x: Double
    var width: Double
  }

  /// The texts of the display list, whose places are the window's.
  private func pieces(_ app: HeadlessApp) -> [Piece] {
    app.displayListText.split(separator: "\n").compactMap { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("text "), let open = line.firstIndex(of: "\""),
        let close = line.lastIndex(of: "\"")
      else { return nil }
      let rest: [Substring] = line[close...].split(separator: " ")
      return Piece(
        text: String(line[line.index(after: open)..<close]), x: Double(rest[2]) ?? .nan, width: Double(rest[5]) ?? .nan)
    }
  }

  /// The texts of all that can be scrolled to.
  private func allPieces(_ app: HeadlessApp) -> [Piece] {
    let middle = CGPoint(x: app.size.width / 2, y: app.size.height / 2)
    var found: [Piece] = pieces(app)
    while app.scroll(at: middle, by: CGSize(width: 0, height: 300)) { found += pieces(app) }
    app.scroll(at: middle, by: CGSize(width: 0, height: -100_000))
    return found
  }

  private func check(_ app: HeadlessApp, _ name: String) {
    let found: [Piece] = allPieces(app)
    #expect(!found.isEmpty)
    for piece in found {
      let isOwn: Bool = ["text…", "clauses…", "PDF…"].contains { piece.text.hasSuffix($0) } || piece.text == "…"
      #expect(isOwn || !piece.text.contains("…"), "\(name): “\(piece.text)” is truncated")
      #expect(piece.x >= 0 && piece.x + piece.width <= app.size.width, "\(name): “\(piece.text)” is outside")
    }
    #expect(app.accessibilityIssues == [], "\(name)")
  }

  @Test("No text is truncated or outside the screen at any text size", arguments: DynamicTypeSize.allCases)
  func allTextSizes(size: DynamicTypeSize) async throws {
    for scores in [Sample.grave, Sample.liberating] {
      let flow = try FlowDriver { $0.dynamicTypeSize = size }
      await flow.startExtracting()
      check(flow.app, "extracting")
      await flow.classify(38, scores: scores)
      flow.app.finishAnimations()
      check(flow.app, "classifying")
      await flow.complete(scores)
      check(flow.app, "complete")
      flow.app.activate(label: "View Full Results")
      await flow.app.settle()
      flow.app.finishAnimations()
      check(flow.app, "score card")
    }
    let failing = try FlowDriver { $0.dynamicTypeSize = size }
    await failing.fail()
    check(failing.app, "error")
  }

  @Test("The number stays inside the ring at every text size", arguments: DynamicTypeSize.allCases)
  func numberInRing(size: DynamicTypeSize) throws {
    let analysis: PolicyAnalysis = Sample.analysis(Sample.liberating)
    var settings = HeadlessApp.Settings()
    settings.dynamicTypeSize = size
    let app = try HeadlessApp(settings: settings) { Sample.card(analysis) }
    let metrics = ScreenMetrics(sizeClass: .compact, dynamicTypeSize: size)
    let diameter: CGFloat = metrics.gaugeDiameter(ScoreCardViewStyle.gaugeDiameter(isWide: false))
    let inside: CGFloat = diameter - 2 * metrics.gaugeLineWidth(diameter: diameter)
    let number: Piece = try #require(allPieces(app).first { $0.text == "-0.31" })
    #expect(number.width < inside * 0.9)
  }

  @Test("At the default text size nothing has to be scrolled", arguments: HeadlessApp.Idiom.allCases)
  func fits(idiom: HeadlessApp.Idiom) async throws {
    let flow = try FlowDriver(idiom: idiom)
    await flow.startExtracting()
    await flow.classify(38)
    await flow.complete()
    let middle = CGPoint(x: flow.app.size.width / 2, y: flow.app.size.height / 2)
    #expect(!flow.app.scroll(at: middle, by: CGSize(width: 0, height: 1)))
    flow.app.activate(label: "View Full Results")
    await flow.app.settle()
    #expect(!flow.app.scroll(at: middle, by: CGSize(width: 0, height: 1)))
  }

  @Test("At a large text size the score card scrolls to its end")
  func scrolls() throws {
    let analysis: PolicyAnalysis = Sample.analysis()
    var settings = HeadlessApp.Settings()
    settings.dynamicTypeSize = .accessibility3
    let app = try HeadlessApp(settings: settings) { Sample.card(analysis) }
    #expect(app.scroll(at: CGPoint(x: 196, y: 500), by: CGSize(width: 0, height: 400)))
  }

  @Test("Every setting gives a valid accessibility tree", arguments: HeadlessApp.Idiom.allCases)
  func settings(idiom: HeadlessApp.Idiom) async throws {
    let changes: [(inout HeadlessApp.Settings) -> Void] = [
      { $0.colorScheme = .dark }, { $0.colorSchemeContrast = .increased }, { $0.isRightToLeft = true },
      { $0.hasBoldText = true }, { $0.differentiatesWithoutColor = true },
    ]
    for change in changes {
      let flow = try FlowDriver(idiom: idiom, settings: change)
      await flow.classify(3)
      check(flow.app, "analysis")
      await flow.showScoreCard()
      flow.app.finishAnimations()
      check(flow.app, "score card")
    }
  }

  @Test("Title and banner stand at the margin, however narrow the content", arguments: HeadlessApp.Idiom.allCases)
  func margin(idiom: HeadlessApp.Idiom) async throws {
    let flow = try FlowDriver(idiom: idiom)
    await flow.fail()
    // In columns the margin is that of the detail column.
    let margin: Double = idiom == .phone ? 16 : 200 + 1 + 320 + 1 + 24
    #expect(pieces(flow.app).first { $0.text == "tenancy-ordinance.pdf" }?.x == margin)
  }

  @Test("From right to left the gauge column stands right of the rows, and the back symbol points forward in the text")
  func rightToLeft() async throws {
    let flow = try FlowDriver(idiom: .desktop) { $0.isRightToLeft = true }
    await flow.showScoreCard()
    let found: [Piece] = pieces(flow.app)
    let gauge: Piece = try #require(found.first { $0.text == "0.33" })
    let row: Piece = try #require(found.first { $0.text == "Elite Interest Score" })
    #expect(gauge.x > row.x)
    #expect(flow.app.displayListText.contains(#"symbol "chevron.forward""#))
  }
}
