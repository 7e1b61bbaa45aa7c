import Foundation
import Observation

/// The index of the policy beside those of laws of the past (behaviours 71 to 73).
@Observable
@MainActor
public final class HistoricalComparisonViewModel {
  /// A law or the policy.
  public struct Row: Hashable, Identifiable, Sendable {
    public var name: String
    public var year: Int
    public var coi: Double
    /// Where the law stands; empty for the policy.
    public var citation: String
    public var isCurrent: Bool
    public var id: String { "\(year) \(name) \(isCurrent)" }
    /// "Fugitive Slave Act, 1850"; a name that ends with the year stands alone.
    public var title: String { name.hasSuffix(String(year)) ? name : "\(name), \(String(year))" }
    /// The name beside the bar: that of a policy may be long.
    public var barName: String { isCurrent ? "This policy" : title }
  }

  /// The laws by year, then the policy.
  public let rows: [Row]

  public init(analysis: PolicyAnalysis, history: HistoricalPolicies) {
    rows =
      history.chain.map {
        Row(name: $0.name, year: $0.year, coi: $0.coi, citation: $0.citation, isCurrent: false)
      } + [
        Row(
          name: analysis.policyName, year: analysis.displayYear(), coi: analysis.scoreResult.coi, citation: "",
          isCurrent: true)
      ]
  }

  /// How many laws have a lower index, in a sentence.
  public var summary: String {
    guard let current = rows.last, rows.count > 1 else { return "No laws to compare with." }
    let lower: Int = rows.dropLast().count { $0.coi < current.coi }
    return "\(lower) of \(rows.count - 1) laws have a lower index than this policy."
  }
}
