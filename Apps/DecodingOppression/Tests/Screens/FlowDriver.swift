import Foundation
import Observation
import SwiftUI
import UITestSupport

@testable import DecodingOppression

/// The flow of one policy in a window, with a scripted pipeline and a clock that stands still.
@MainActor
final class FlowDriver {
  let pipeline = ScriptedPipeline()
  let clock = VirtualClock()
  let store = AnalysisStore()
  let model: PolicyFlowViewModel
  let app: HeadlessApp

  /// Shows the flow until the user closes it.
  private struct Root: View {
    let model: PolicyFlowViewModel

    var body: some View {
      if !model.isClosed { PolicyFlowView(viewModel: model) } else { Text("Closed") }
    }
  }

  init(
    idiom: HeadlessApp.Idiom = .phone, settings: (inout HeadlessApp.Settings) -> Void = { _ in }
  ) throws {
    let model = PolicyFlowViewModel(
      pdfURL: Sample.file, dependencies: try Sample.dependencies(pipeline, clock: clock), store: store)
    self.model = model
    var chosen = HeadlessApp.Settings()
    settings(&chosen)
    app = try HeadlessApp(idiom: idiom, settings: chosen, clock: clock) { Root(model: model) }
  }

  var isOpen: Bool { !model.isClosed }

  func startExtracting() async {
    pipeline.send(.extracting)
    await app.run { model.analysis.stage != "" }
  }

  func classify(_ count: Int, of total: Int = 84, scores: ScoreResult = Sample.scores) async {
    pipeline.classify(1...count, of: total, scores: scores)
    await app.run { model.analysis.clauseIndex == count }
  }

  func complete(_ scores: ScoreResult = Sample.scores) async {
    pipeline.send(.complete(Sample.result(scores: scores)))
    await app.run { model.analysis.isComplete }
    await app.settle()
  }

  func fail(_ error: any Error = AnalysisError.encrypted("tenancy-ordinance.pdf")) async {
    pipeline.send(.failed(error))
    await app.run { model.analysis.error != nil }
    await app.settle()
  }

  func showScoreCard(_ scores: ScoreResult = Sample.scores) async {
    await complete(scores)
    app.activate(label: "View Full Results")
    await app.settle()
  }

  /// A line of the accessibility tree's text and those of its details, which stand below it further to the right.
  func node(_ start: String) -> String {
    let lines: [Substring] = app.accessibilityText.split(separator: "\n")
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else { return "" }
    let details = lines[(first + 1)...].prefix { depth($0) > depth(lines[first]) }
    return ([lines[first]] + details).joined(separator: "\n")
  }
}
