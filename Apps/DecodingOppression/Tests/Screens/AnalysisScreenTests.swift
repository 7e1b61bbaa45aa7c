import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The analysis screen as a person meets it.
@MainActor
struct AnalysisScreenTests {
  @Test("The title is the file's name, a heading, and the banner says which tier reads (39)")
  func title() async throws {
    let flow = try FlowDriver()
    await flow.startExtracting()
    #expect(flow.node(#"heading "tenancy-ordinance.pdf""#).contains("level 1"))
    #expect(flow.app.contains(label: "Rules only, no language model"))
    #expect(flow.app.contains(label: "Extracting text…"))
  }

  @Test("The analysis starts when the screen appears, once (45)")
  func startsOnAppear() async throws {
    let flow = try FlowDriver()
    await flow.startExtracting()
    await flow.showScoreCard()
    flow.app.activate(label: "Analysis")
    await flow.app.settle()
    #expect(flow.app.contains(label: "View Full Results"))
    #expect(await flow.pipeline.requestedFiles() == [Sample.file])
  }

  @Test("Sub-scores are dashes until the first clause, then values, preliminary until completion (42)")
  func subScores() async throws {
    let flow = try FlowDriver()
    await flow.startExtracting()
    let label: String = "Compounding Impact Score"
    #expect(flow.app.value(ofElementLabelled: label) == "No value yet")
    #expect(flow.app.displayListText.components(separatedBy: #"text "–""#).count == 7)
    await flow.classify(3)
    #expect(flow.app.value(ofElementLabelled: label) == "0.48, on a scale from -1 to 1, preliminary")
    #expect(flow.app.displayListText.components(separatedBy: #"text "Preliminary""#).count == 6)
    #expect(!flow.app.displayListText.contains(#"text "–""#))
    await flow.complete()
    #expect(flow.app.value(ofElementLabelled: label) == "0.48, on a scale from -1 to 1, moderate")
    #expect(!flow.app.displayListText.contains("Preliminary"))
  }

  @Test("The progress bar counts clauses (41)")
  func progress() async throws {
    let flow = try FlowDriver()
    await flow.classify(21)
    #expect(flow.app.value(ofElementLabelled: "Clause 21 of 84") == "25%")
  }

  @Test("The gauge says the index, what it means, and that it is preliminary (40)")
  func gaugeValue() async throws {
    let flow = try FlowDriver()
    let label: String = "Composite Oppression Index"
    await flow.startExtracting()
    #expect(flow.app.value(ofElementLabelled: label) == "No value yet")
    await flow.classify(1)
    #expect(
      flow.app.value(ofElementLabelled: label) == "0.33, on a scale from -1 to 1, moderately oppressive, preliminary")
    await flow.complete()
    #expect(flow.app.value(ofElementLabelled: label) == "0.33, on a scale from -1 to 1, moderately oppressive")
  }

  @Test("The arc moves to a new value, and jumps under Reduce Motion (40, 47)", arguments: [false, true])
  func gaugeMotion(reducesMotion: Bool) async throws {
    let flow = try FlowDriver { $0.reducesMotion = reducesMotion }
    await flow.startExtracting()
    await flow.classify(1, scores: Sample.grave)
    let first: String = arc(flow)
    flow.app.advance(by: .milliseconds(200))
    let later: String = arc(flow)
    flow.app.finishAnimations()
    let last: String = arc(flow)
    #expect(last != "")
    #expect((first == last) == reducesMotion)
    #expect((later == last) == reducesMotion)
  }

  /// The line of the display list that strokes the gauge's arc; it alone has round ends.
  private func arc(_ flow: FlowDriver) -> String {
    flow.app.displayListText.split(separator: "\n").first { $0.contains("stroke") && $0.contains("cap round") }
      .map(String.init) ?? ""
  }

  @Test("On completion assistive focus moves to the gauge (46)")
  func focus() async throws {
    let flow = try FlowDriver()
    await flow.classify(5)
    #expect(flow.app.focusedLabel != "Composite Oppression Index")
    await flow.complete()
    #expect(flow.app.focusedLabel == "Composite Oppression Index")
  }

  @Test("An error shows its sentence under the cursor, and Go Back leaves (44)", arguments: HeadlessApp.Idiom.allCases)
  func error(idiom: HeadlessApp.Idiom) async throws {
    let flow = try FlowDriver(idiom: idiom)
    await flow.startExtracting()
    await flow.fail()
    let sentence: String = try #require(AnalysisError.encrypted("tenancy-ordinance.pdf").errorDescription)
    #expect(flow.app.focusedLabel == sentence)
    #expect(flow.node(#"heading "Analysis stopped""#).contains("level 2"))
    #expect(flow.app.accessibilityIssues == [])
    flow.app.activate(label: "Go Back")
    await flow.app.settle()
    #expect(!flow.isOpen && !flow.app.contains(label: sentence))
  }

  @Test("Leaving while it runs cancels the pipeline and stores nothing (38)")
  func leaving() async throws {
    let flow = try FlowDriver()
    await flow.classify(5)
    flow.app.activate(label: "Analyses")
    await flow.app.settle()
    await flow.pipeline.waitForEnd()
    #expect(!flow.isOpen && flow.analyses.isEmpty && !flow.run.viewModel.isComplete)
  }
}
