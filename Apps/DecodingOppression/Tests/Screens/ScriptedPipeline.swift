import Foundation
import SwiftData
import SwiftUI
import Synchronization
import UITestSupport

@testable import DecodingOppression

/// A pipeline whose events a test sends.
final class ScriptedPipeline: AnalysisPipeline {
  /// Given away by the first run, so that the stream ends when its reader lets go of it.
  private let events: Mutex<AsyncStream<AnalysisProgress>?>
  private let sender: AsyncStream<AnalysisProgress>.Continuation
  /// One value for each run, with the file that was asked for.
  let runs: AsyncStream<URL>
  private let runSender: AsyncStream<URL>.Continuation
  private let end: AsyncStream<Void>
  private let endSender: AsyncStream<Void>.Continuation

  init() {
    let stream: AsyncStream<AnalysisProgress>
    (stream, sender) = AsyncStream.makeStream(of: AnalysisProgress.self)
    events = Mutex(stream)
    (runs, runSender) = AsyncStream.makeStream(of: URL.self)
    (end, endSender) = AsyncStream.makeStream(of: Void.self)
    sender.onTermination = { [endSender] _ in endSender.finish() }
  }

  func run(pdfURL: URL) -> AsyncStream<AnalysisProgress> {
    runSender.yield(pdfURL)
    return events.withLock { events in
      defer { events = nil }
      return events ?? AsyncStream { $0.finish() }
    }
  }

  func send(_ event: AnalysisProgress) { sender.yield(event) }

  /// Ends the stream without a last word.
  func finish() { sender.finish() }

  /// Returns when nobody listens any more.
  func waitForEnd() async { for await _ in end {} }

  /// The files asked for so far.
  func requestedFiles() async -> [URL] {
    runSender.finish()
    var files: [URL] = []
    for await file in runs { files.append(file) }
    return files
  }

  /// One event for each clause from `first` to `last`.
  func classify(_ range: ClosedRange<Int>, of total: Int, scores: ScoreResult = Sample.scores) {
    for index in range {
      send(
        .classifying(
          clauseIndex: index, total: total, partialScores: scores,
          classification: TierClassification(clauseIndex: index, text: "Clause \(index).")))
    }
  }
}

/// Values for the screens' tests.
enum Sample {
  static let scores = ScoreResult(coi: 0.33, dis: 0.62, ads: 0.21, eis: 0.35, cis: 0.48, oes: 0.12)
  static let grave = ScoreResult(coi: 0.71, dis: 0.83, ads: 0.64, eis: 0.7, cis: 0.55, oes: 0.31)
  static let liberating = ScoreResult(coi: -0.31, dis: -0.58, ads: 0.04, eis: -0.42, cis: -0.21, oes: 0.08)
  static let policyName: String = "Ordinance No. 24-117: Residential Tenancy and Neighborhood Order"
  static let file = URL(fileURLWithPath: "/policies/tenancy-ordinance.pdf")
  /// 20 July 2025, 08:26:40 GMT.
  static let date = Date(timeIntervalSince1970: 1_753_000_000)

  static func result(clauses: Int = 84, scores: ScoreResult = scores) -> AnalysisResult {
    AnalysisResult(
      policyName: policyName, sourceFileName: file.lastPathComponent, pageCount: 9, scores: scores,
      classifications: (1...clauses).map { TierClassification(clauseIndex: $0, text: "Clause \($0).") })
  }

  static func analysis(_ scores: ScoreResult = scores) -> PolicyAnalysis {
    PolicyAnalysis(result: result(scores: scores), dateAnalyzed: date)
  }

  /// The score card by itself.
  @MainActor
  static func card(_ analysis: PolicyAnalysis) -> some View {
    NavigationStack { ScoreCardView(analysis: analysis, dependencies: Self.unused, open: { _ in }) }
  }

  /// Dependencies for screens that analyse nothing.
  @MainActor
  static let unused: AppDependencies = {
    do { return try dependencies(ScriptedPipeline()) } catch { preconditionFailure("\(error)") }
  }()

  @MainActor
  static func dependencies(
    _ pipeline: any AnalysisPipeline, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> AppDependencies {
    try AppDependencies(
      models: [], folder: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString),
      clock: clock, now: { date }, locale: Locale(identifier: "en_US"), timeZone: .gmt
    ).replacingPipeline { pipeline }
  }
}
