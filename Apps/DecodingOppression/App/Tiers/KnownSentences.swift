import Foundation

/// The sentences with right readings that come with the app, written for it.
///
/// Rules and models are made with the sentences for training alone; those for validation are a hold-out, with which
/// their agreement is measured.
public enum KnownSentences {
  case training, validation

  /// The note about its training in a model that was trained with the app's sentences alone.
  static let note = "The sentences for training that come with the app"

  /// The sentences.
  /// - Throws: `CocoaError` when the installation lacks them, `DecodingError` when they are broken.
  public func load() throws -> [LabelledClause] {
    let name: String = self == .training ? "training-sentences" : "validation-sentences"
    return try JSONDecoder().decode([LabelledClause].self, from: AppResources.data(named: name))
  }
}

extension ClauseLabel {
  /// The label of a tier's reading.
  public init(_ found: TierClassification) { self.init(group: found.targetGroup, effect: found.effectDirection) }
}
