import Foundation
import Observation

/// The capacity that a chain of laws left to the outgroup, with the policy as its last point (behaviours 69, 70).
@Observable
@MainActor
public final class CompoundingTrajectoryViewModel {
  public let points: [HistoricalPolicies.CapacityPoint]
  /// The fields of life of the chain that the policy touches too, sorted.
  public let sharedDomains: [String]

  public init(analysis: PolicyAnalysis, history: HistoricalPolicies) {
    let scores: ScoreResult = analysis.scoreResult
    points = history.capacityPoints(current: scores, name: analysis.policyName, year: analysis.displayYear())
    sharedDomains = scores.domains.filter { history.domains.contains($0) }
  }

  /// The meaning of the line, in a sentence.
  public func summary(locale: Locale) -> String {
    guard points.count > 1, let last = points.last else { return "No laws to compare with." }
    let before: Double = points[points.count - 2].capacity
    let change: String =
      last.capacity < before - 0.005 ? "lowers" : last.capacity > before + 0.005 ? "raises" : "does not change"
    return "After \(points.count - 1) laws the outgroup's capacity is \(ShareText.percent(before, locale: locale)); "
      + "this policy \(change) it\(change == "does not change" ? "" : " to \(ShareText.percent(last.capacity, locale: locale))")."
  }
}
