import Foundation
import Observation
import SwiftData

/// Trains a model with the sentences that come with the app and a person's corrections.
@Observable
@MainActor
public final class TrainingViewModel {
  public private(set) var isTraining: Bool = false
  /// The result of the last training, as a sentence.
  public private(set) var outcome: String?
  /// Why the last training failed, as a sentence.
  public private(set) var problem: String?

  /// The number of sentences that come with the app.
  @ObservationIgnored public private(set) lazy var knownCount: Int = (try? KnownSentences.training.load().count) ?? 0

  public init() {}

  /// Trains, keeps the model, and says how it agrees with the sentences for validation.
  public func train(corrections: [Correction], deps: AppDependencies) async {
    guard !isTraining else { return }
    isTraining = true
    outcome = nil
    problem = nil
    let own: [LabelledClause] = corrections.map { LabelledClause(text: $0.text, label: $0.label) }
    let store: ModelStore = deps.modelStore
    do {
      let (model, agreement) = try await Task.detached(priority: .userInitiated) {
        let known: [LabelledClause] = try KnownSentences.training.load()
        let note = "\(known.count) sentences of the app and \(own.count) corrections"
        let model: ClauseModel = try ModelTrainer.train(known + own, note: note)
        try store.install(model)
        let validation: [LabelledClause] = try KnownSentences.validation.load()
        return (model, ModelTrainer.agreement(validation) { model.classify($0).label } ?? 0)
      }.value
      deps.modelDownloadManager.modelWasInstalled()
      let share: String = ShareText.percent(agreement, locale: deps.locale)
      outcome =
        "A model was trained with \(model.sentences) sentences. It reads \(share) of the sentences for "
        + "validation as a reader does. Turn it on in the settings."
    } catch {
      problem = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    }
    isTraining = false
  }

  /// Takes a correction back; where the store cannot be written, it stays and `problem` says why.
  public func delete(_ correction: Correction, in context: ModelContext) {
    context.delete(correction)
    do {
      try context.save()
      problem = nil
    } catch {
      context.rollback()
      problem = "The correction cannot be deleted. \(error.localizedDescription)"
    }
  }
}
