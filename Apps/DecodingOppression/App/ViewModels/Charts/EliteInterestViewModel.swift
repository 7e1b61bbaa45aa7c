import Foundation
import Observation

/// The benefits and burdens of a policy for elites.
@Observable
@MainActor
public final class EliteInterestViewModel {
  public let score: Double
  /// The clauses that address elites, in the order of the policy.
  public let clauses: [AnalyzedClause]
  /// All clauses with an effect on any group.
  public let effects: Int

  public init(analysis: PolicyAnalysis) {
    let affecting: [AnalyzedClause] = analysis.clauses.filter { $0.targetGroup != nil && $0.effectDirection != nil }
    score = analysis.scoreResult.eis
    clauses = affecting.filter { $0.targetGroup == .elite }
    effects = affecting.count
  }

  public var benefits: Int { clauses.count { $0.effectDirection == .benefit } }
  public var burdens: Int { clauses.count { $0.effectDirection == .burden } }

  /// A direction's share of all clauses with an effect, 0 to 1.
  public func share(_ effect: EffectDirection) -> Double {
    let count: Int = effect == .benefit ? benefits : burdens
    return effects > 0 ? Double(count) / Double(effects) : 0
  }

  /// The meaning of the score, in a sentence.
  public var sentence: String {
    if clauses.isEmpty { return "No clause gives the elite a benefit or a burden." }
    if benefits > burdens { return "The elite gains more than it bears." }
    return benefits < burdens ? "The elite bears more than it gains." : "The elite gains as much as it bears."
  }
}
