import Foundation
import Observation
import SwiftData
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The app in a window while it analyses one policy, with a scripted pipeline and a clock that stands still.
@MainActor
final class FlowDriver {
  let pipeline = ScriptedPipeline()
  let clock = VirtualClock()
  let container: ModelContainer
  let navigation: AppNavigation
  let run: AnalysisRun
  let app: HeadlessApp

  init(
    idiom: HeadlessApp.Idiom = .phone, settings: (inout HeadlessApp.Settings) -> Void = { _ in }
  ) throws {
    let dependencies: AppDependencies = try Sample.dependencies(pipeline, clock: clock)
    let container: ModelContainer = try AnalysisStorage.temporaryContainer()
    let navigation = AppNavigation(pdfURL: Sample.file)
    self.container = container
    self.navigation = navigation
    run = try #require(navigation.run)
    var chosen = HeadlessApp.Settings()
    settings(&chosen)
    app = try HeadlessApp(idiom: idiom, settings: chosen, clock: clock) {
      PolicyScreens(dependencies: dependencies, navigation: navigation).modelContainer(container)
    }
    if idiom == .desktop { app.resize(to: CGSize(width: 1200, height: 760)) }
  }

  /// Whether a screen lies over the history.
  var isOpen: Bool { !navigation.path.isEmpty }
  /// The kept analyses.
  var analyses: [PolicyAnalysis] { (try? container.mainContext.fetch(FetchDescriptor<PolicyAnalysis>())) ?? [] }

  func startExtracting() async {
    pipeline.send(.extracting)
    await app.run { run.viewModel.stage != "" }
  }

  func classify(_ count: Int, of total: Int = 84, scores: ScoreResult = Sample.scores) async {
    pipeline.classify(1...count, of: total, scores: scores)
    await app.run { run.viewModel.clauseIndex == count }
  }

  func complete(_ scores: ScoreResult = Sample.scores) async {
    pipeline.send(.complete(Sample.result(scores: scores)))
    await app.run { run.viewModel.isComplete }
    await app.settle()
  }

  func fail(_ error: any Error = AnalysisError.encrypted("tenancy-ordinance.pdf")) async {
    pipeline.send(.failed(error))
    await app.run { run.viewModel.error != nil }
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
