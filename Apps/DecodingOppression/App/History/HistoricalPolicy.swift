/// A law of the past with its scores, a baseline for the comparison.
public struct HistoricalPolicy: Hashable, Sendable, Identifiable {
  /// A short name for lists, unique in the chain.
  public var name: String
  /// The year in which it became law.
  public var year: Int
  /// Who made it, such as "United States" or "Virginia".
  public var jurisdiction: String
  /// Where the law stands, such as "22 Stat. 58".
  public var citation: String
  /// The fields of life that it ruled, sorted.
  public var domains: [String]
  /// The content of the law, in sentences written for this app.
  public var summary: [String]
  /// The scores of the summary.
  public var scores: ScoreResult
  /// The share of the outgroup's capacity that the chain up to and with this law has taken, 0 to 1.
  public var cumulativeCompoundingEffect: Double

  public var id: String { name }
  /// The Composite Oppression Index of the summary.
  public var coi: Double { scores.coi }
  /// The law's own effect on the outgroup's capacity, -1 to 1.
  public var effect: Double { scores.ownEffect }
  /// The capacity left to the outgroup after this law, 0 to 1 (behaviour 70).
  public var outgroupCapacity: Double { 1 - cumulativeCompoundingEffect }
}

/// The effects of laws added up over time (specification 3.4).
public enum Compounding {
  /// The cumulative effect after one more policy: what oppresses takes its share of what is left, what relieves gives
  /// its share of what was taken back. It stays within 0 and 1.
  public static func next(_ cumulative: Double, effect: Double) -> Double {
    let effect: Double = effect.bounded(-1...1)
    let next: Double = effect >= 0 ? cumulative + (1 - cumulative) * effect : cumulative * (1 + effect)
    return next.bounded(0...1)
  }

  /// The cumulative effects after each policy, from 0.
  public static func cumulative(_ effects: [Double]) -> [Double] {
    var current: Double = 0
    return effects.map { effect in
      current = next(current, effect: effect)
      return current
    }
  }
}
