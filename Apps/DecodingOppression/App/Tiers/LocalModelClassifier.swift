/// Tier 2: the model of a file on this machine, for whom a clause addresses and what it does. Techniques, proxy terms
/// and fields of life are those of the word lists.
public struct LocalModelClassifier: ClauseClassifier {
  private let store: ModelStore
  private let rules: LexiconClassifier
  private let isWanted: @Sendable () -> Bool

  /// - Parameter isWanted: Whether the person uses the tier; asked for each clause.
  public init(store: ModelStore, rules: LexiconClassifier, isWanted: @escaping @Sendable () -> Bool = { true }) {
    self.store = store
    self.rules = rules
    self.isWanted = isWanted
  }

  public var tier: Int { 2 }
  public var isAvailable: Bool { isWanted() && store.isAvailable }

  public func classify(_ clause: PolicyClause) throws -> TierClassification {
    guard let model = store.model else { throw ModelDownloadError.noSource }
    var answer: TierClassification = rules.classify(clause)
    let (label, probability) = model.classify(clause.text)
    answer.targetGroup = label.group
    answer.effectDirection = label.effect
    answer.confidence = probability
    answer.tierUsed = tier
    return answer
  }
}
