/// The score of one clause alone, for rotors and the clause table (specification 3.4).
public enum ClauseScore {
  /// At and above this a clause counts as oppressive (behaviour 87).
  public static let oppressiveThreshold = 0.3

  /// The direction of a clause: who gains or loses, -1 (the outgroup gains or elites lose) to 1.
  public static func direction(group: TargetGroup?, effect: EffectDirection?) -> Double {
    switch (group, effect) {
    case (.elite, .benefit), (.outgroup, .burden): 1
    case (.inGroupNonElite, .burden): 0.5
    case (.inGroupNonElite, .benefit): -0.5
    case (.elite, .burden), (.outgroup, .benefit): -1
    case (nil, _), (_, nil): 0
    }
  }

  /// 0.6 times the direction plus 0.4 times the architecture mean; the latter is dropped for a liberating clause.
  public static func value(
    group: TargetGroup?, effect: EffectDirection?, architecture: ArchitectureScores
  ) -> Double {
    let direction: Double = direction(group: group, effect: effect)
    let technique: Double = direction < 0 ? 0 : 0.4 * architecture.bounded.mean
    return 0.6 * direction + technique
  }

  /// Whether a clause belongs in the rotor Oppressive Clauses.
  public static func isOppressive(_ score: Double) -> Bool { score >= oppressiveThreshold }

  /// Whether a clause belongs in the rotor Liberatory Clauses.
  public static func isLiberatory(_ score: Double) -> Bool { score < 0 }
}
