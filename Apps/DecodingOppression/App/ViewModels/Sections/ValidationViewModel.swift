import Foundation
import Observation

/// How the tiers agree with known readings of sentences that were not used to make them.
@Observable
@MainActor
public final class ValidationViewModel {
  /// A sentence that was read otherwise.
  public struct Disagreement: Hashable, Identifiable, Sendable {
    public var text: String
    public var right: ClauseLabel
    public var found: ClauseLabel
    public var id: String { text }
  }

  /// The readings of one tier.
  public struct Reading: Hashable, Identifiable, Sendable {
    public var name: String
    public var count: Int
    public var disagreements: [Disagreement]
    public var id: String { name }

    /// The share of sentences that were read rightly, 0 to 1.
    public var agreement: Double { count == 0 ? 0 : 1 - Double(disagreements.count) / Double(count) }
    /// "157 of 162 sentences".
    public var sentence: String { "\(count - disagreements.count) of \(count) sentences" }
  }

  /// One for each tier that is there, the word lists first.
  public private(set) var readings: [Reading] = []
  /// Why nothing could be measured, as a sentence.
  public private(set) var problem: String?

  public init() {}

  /// Reads the sentences with the word lists and, where there is one, the local model.
  public func measure(deps: AppDependencies) {
    do {
      let known: [LabelledClause] = try KnownSentences.validation.load()
      let rules: LexiconClassifier = deps.wordLists.current.classifier
      readings = [
        Self.reading("Word lists", known) { text in
          ClauseLabel(rules.classify(PolicyClause(index: 1, text: text)))
        }
      ]
      if let model = deps.modelStore.model {
        readings.append(Self.reading("Local model", known) { model.classify($0).label })
      }
    } catch {
      problem = "The sentences for validation are missing from this installation; build the app again."
    }
  }

  private static func reading(
    _ name: String, _ known: [LabelledClause], read: (String) -> ClauseLabel
  ) -> Reading {
    let wrong: [Disagreement] = known.compactMap { sentence in
      let found: ClauseLabel = read(sentence.text)
      return found == sentence.label
        ? nil : Disagreement(text: sentence.text, right: sentence.label, found: found)
    }
    return Reading(name: name, count: known.count, disagreements: wrong)
  }
}
