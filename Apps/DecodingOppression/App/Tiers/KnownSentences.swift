import Foundation

/// The sentences with right readings that come with the app, written for it.
///
/// Rules and models are made with the sentences for training alone; those for validation are a hold-out, with which
/// their agreement is measured.
public enum KnownSentences {
  case training, validation

  /// What a model of the sentences of the app says about itself.
  static let note = "The sentences for training that come with the app"

  /// The sentences.
  /// - Throws: `CocoaError` when the installation lacks them, `DecodingError` when they are broken.
  public func load() throws -> [LabelledClause] {
    let name: String = self == .training ? "training-sentences" : "validation-sentences"
    return try JSONDecoder().decode([LabelledClause].self, from: AppResources.data(named: name))
  }
}

extension ClauseLabel {
  /// What a tier found.
  public init(_ found: TierClassification) { self.init(group: found.targetGroup, effect: found.effectDirection) }
}
