import Foundation
import Observation

/// Who gains and who bears: the clauses with an effect by group and direction (behaviours 58, 59).
@Observable
@MainActor
public final class BenefitHierarchyViewModel {
  /// The clauses of one group with one effect.
  public struct Bar: Hashable, Identifiable, Sendable {
    public var group: TargetGroup
    public var effect: EffectDirection
    public var count: Int
    /// The share among all clauses with an effect, 0 to 1.
    public var share: Double
    public var id: String { group.rawValue + effect.rawValue }
  }

  /// A bar for each group and effect, empty ones too, in the order in which screens list them.
  public let bars: [Bar]
  /// All clauses with an effect.
  public let total: Int

  public init(analysis: PolicyAnalysis) {
    var counts: [TargetGroup: [EffectDirection: Int]] = [:]
    for clause in analysis.clauses {
      if let group = clause.targetGroup, let effect = clause.effectDirection {
        counts[group, default: [:]][effect, default: 0] += 1
      }
    }
    let total: Int = counts.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    self.total = total
    bars = TargetGroup.allCases.flatMap { group in
      EffectDirection.allCases.map { effect in
        let count: Int = counts[group]?[effect] ?? 0
        return Bar(group: group, effect: effect, count: count, share: total > 0 ? Double(count) / Double(total) : 0)
      }
    }
  }

  public var isEmpty: Bool { total == 0 }

  /// The meaning of the chart, in sentences (behaviour 62).
  public func summary(locale: Locale) -> String {
    guard !isEmpty else { return "No classified clauses." }
    let sentences: [String] = TargetGroup.allCases.map { group in
      let benefits: Int = count(group, .benefit)
      let burdens: Int = count(group, .burden)
      return "\(group.displayName): \(Self.noun(benefits, "benefit", locale)), \(Self.noun(burdens, "burden", locale))."
    }
    return sentences.joined(separator: " ")
  }

  public func count(_ group: TargetGroup, _ effect: EffectDirection) -> Int {
    bars.first { $0.group == group && $0.effect == effect }?.count ?? 0
  }

  private static func noun(_ count: Int, _ name: String, _ locale: Locale) -> String {
    "\(count.formatted(.number.locale(locale))) \(name)\(count == 1 ? "" : "s")"
  }
}
