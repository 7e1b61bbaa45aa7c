import Foundation
import Observation
import SwiftData

/// The state of the analysis screen: it follows the events of one pipeline from the first to the last (behaviours 33 to 38).
@Observable
@MainActor
public final class AnalysisViewModel {
  /// The work that the pipeline is doing, in words (behaviours 34, 35).
  public private(set) var stage: String = ""
  /// The Composite Oppression Index of the clauses classified so far.
  public private(set) var coiValue: Double = 0
  /// All scores of the clauses classified so far; the final ones once the analysis is complete.
  public private(set) var partialScores: ScoreResult = .zero
  /// How many clauses are classified.
  public private(set) var clauseIndex: Int = 0
  /// How many clauses the policy has; 0 until that is known.
  public private(set) var totalClauses: Int = 0
  /// The readings of the clauses, in the order of the text.
  public private(set) var classifiedClauses: [TierClassification] = []
  public private(set) var isComplete: Bool = false
  /// Why the analysis could not be made (behaviour 37).
  public private(set) var error: (any Error)?
  /// The analysis, once it is complete (behaviour 36).
  public private(set) var finalAnalysis: PolicyAnalysis?
  /// Why the analysis could not be kept, as a sentence; nil when it was.
  public private(set) var storageProblem: String?
  /// Whether the results were opened, by the button or by themselves (behaviour 43).
  public private(set) var hasShownResults: Bool = false

  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var hasStarted: Bool = false
  /// Returns when the results are to open by themselves.
  @ObservationIgnored private var resultsAreDue: (@Sendable () async throws -> Void)?

  /// Makes a model that has not started.
  public init() {}
}

// MARK: - Running

extension AnalysisViewModel {
  /// Starts the analysis; a view model does so once, however often its screen appears (behaviours 33, 45).
  public func startAnalysis(pdfURL: URL, deps: AppDependencies, context: ModelContext) {
    guard !hasStarted else { return }
    hasStarted = true
    start(deps.makeAnalysisPipeline(), pdfURL: pdfURL, deps: deps, context: context)
  }

  private func start(
    _ pipeline: any AnalysisPipeline, pdfURL: URL, deps: AppDependencies, context: ModelContext
  ) {
    task = Task { [weak self] in
      for await event in pipeline.run(pdfURL: pdfURL) {
        guard !Task.isCancelled, let self else { return }
        self.apply(event, deps: deps, context: context)
      }
      guard !Task.isCancelled, let self else { return }
      self.endOfEvents()
    }
  }

  /// Starts the analysis of an encrypted document again, with its password.
  public func tryAgain(pdfURL: URL, password: String, deps: AppDependencies, context: ModelContext) {
    guard needsPassword else { return }
    error = nil
    stage = ""
    // Its pages are opened with the same password, for as long as the program runs.
    Task { await deps.pages.remember(password: password, for: pdfURL) }
    start(deps.makeAnalysisPipeline(password: password), pdfURL: pdfURL, deps: deps, context: context)
  }

  /// Stops the pipeline; nothing is stored afterwards (behaviour 38).
  public func cancel() {
    task?.cancel()
    task = nil
  }

  private func apply(_ event: AnalysisProgress, deps: AppDependencies, context: ModelContext) {
    switch event {
    case .extracting:
      stage = "Extracting text…"
    case .classifying(let index, let total, let scores, let classification):
      stage = "Classifying clauses…"
      clauseIndex = index
      totalClauses = total
      partialScores = scores
      coiValue = scores.coi
      classifiedClauses.append(classification)
    case .complete(let result):
      complete(result, deps: deps, context: context)
    case .failed(let failure):
      stage = "Analysis stopped"
      error = failure
    }
  }

  private func complete(_ result: AnalysisResult, deps: AppDependencies, context: ModelContext) {
    let analysis = PolicyAnalysis(
      result: result, name: Self.uniqueName(result.policyName, in: context), dateAnalyzed: deps.now())
    keep(analysis, in: context)
    partialScores = result.scores
    coiValue = result.scores.coi
    classifiedClauses = result.classifications
    clauseIndex = result.classifications.count
    totalClauses = result.classifications.count
    stage = "Analysis complete"
    finalAnalysis = analysis
    resultsAreDue = Self.alarm(after: Self.resultsDelay, on: deps.clock)
    isComplete = true
  }

  /// Keeps the analysis at once, so that nothing is lost when the app is killed. When it cannot be written, it is shown
  /// all the same, and the context tries again with its next save.
  private func keep(_ analysis: PolicyAnalysis, in context: ModelContext) {
    context.insert(analysis)
    do {
      try context.save()
    } catch {
      storageProblem =
        "The analysis is shown but could not be kept (\(error.localizedDescription)); free space on the disk, or export it."
    }
  }

  /// A name for a policy that no kept analysis has: the same PDF analysed again becomes "name (2)".
  private static func uniqueName(_ name: String, in context: ModelContext) -> String {
    var kept = FetchDescriptor<PolicyAnalysis>(predicate: #Predicate { $0.policyName.starts(with: name) })
    kept.propertiesToFetch = [\.policyName]
    let names: [String] = ((try? context.fetch(kept)) ?? []).map(\.policyName)
    return PolicyAnalysis.uniqueName(name, existing: names)
  }

  /// A pipeline that ends without a last word must not leave the screen waiting.
  private func endOfEvents() {
    guard !isComplete, error == nil else { return }
    stage = "Analysis stopped"
    error = AnalysisError.readerFailed("The analysis ended without a result; go back and try again.")
  }
}

// MARK: - Going on to the results

extension AnalysisViewModel {
  /// How long the finished analysis is shown before the results open by themselves (behaviour 43).
  public static let resultsDelay: Duration = .seconds(1)

  /// Waits until it is time to open the results; true once at most, and never after they were opened by the button or
  /// the wait was cancelled (behaviour 43).
  public func waitForResults() async -> Bool {
    guard let resultsAreDue, !hasShownResults else { return false }
    do { try await resultsAreDue() } catch { return false }
    return !Task.isCancelled && !hasShownResults
  }

  /// A wait whose end is fixed now, however late somebody begins to wait.
  private static func alarm<C: Clock>(after delay: Duration, on clock: C) -> @Sendable () async throws -> Void
  where C.Duration == Duration {
    let deadline: C.Instant = clock.now.advanced(by: delay)
    return { try await clock.sleep(until: deadline, tolerance: nil) }
  }

  /// The analysis for the next screen, which from now on does not open by itself.
  public func takeResults() -> PolicyAnalysis? {
    guard let finalAnalysis else { return nil }
    hasShownResults = true
    return finalAnalysis
  }
}

// MARK: - Contents of the screen

extension AnalysisViewModel {
  /// The part of the clauses that is classified, 0 to 1 (behaviour 41).
  public var progress: Double { Double(clauseIndex) / Double(max(totalClauses, 1)) }

  /// Whether there are scores to show (behaviour 42).
  public var hasScores: Bool { clauseIndex > 0 }

  /// The highest tier that has answered; the rules are tier 1.
  public var highestTier: Int { classifiedClauses.lazy.map(\.tierUsed).max() ?? 1 }

  /// Why the analysis stopped, as a sentence for the user.
  public var errorMessage: String? {
    error.map { ($0 as? any LocalizedError)?.errorDescription ?? $0.localizedDescription }
  }

  /// The text of a document that was read but has no score; nil when there is none.
  public var readableText: ExtractedText? { (error as? UnsupportedLanguage)?.text }

  /// Whether a password would help.
  public var needsPassword: Bool {
    switch error as? AnalysisError {
    case .encrypted, .wrongPassword: true
    default: false
    }
  }

  /// How far the analysis has come, in words.
  public var clauseCounter: String {
    if totalClauses == 0 { return isComplete ? "No clauses" : "Reading the document" }
    if isComplete { return totalClauses == 1 ? "1 clause classified" : "\(totalClauses) clauses classified" }
    return "Clause \(clauseIndex) of \(totalClauses)"
  }
}
