/// The Composite Oppression Index of a policy with its five sub-scores; positive oppresses, negative liberates.
public struct ScoreResult: Codable, Hashable, Sendable {
  /// Composite Oppression Index, -0.575 to 1.
  public var coi: Double
  /// Distributional Impact Score, -1 to 1.
  public var dis: Double
  /// Architecture Detection Score, 0 to 1.
  public var ads: Double
  /// Elite Interest Score, -1 to 1.
  public var eis: Double
  /// Compounding Impact Score, -1 to 1.
  public var cis: Double
  /// Outgroup Expansion Score, 0 to 1.
  public var oes: Double
  /// The policy's own effect on the outgroup's capacity, -1 to 1, before history is taken into account.
  public var ownEffect: Double
  /// The share of the historical chain's fields of life that the policy also touches, 0 to 1.
  public var domainOverlap: Double
  /// The fields of life that the policy touches, sorted.
  public var domains: [String]
  /// How many clauses carry the scores; nil when that is not known.
  public var evidence: Evidence?

  /// Creates a result; what is left out is 0.
  public init(
    coi: Double = 0, dis: Double = 0, ads: Double = 0, eis: Double = 0, cis: Double = 0, oes: Double = 0,
    ownEffect: Double = 0, domainOverlap: Double = 0, domains: [String] = [],
    evidence: Evidence? = nil
  ) {
    self.coi = coi
    self.dis = dis
    self.ads = ads
    self.eis = eis
    self.cis = cis
    self.oes = oes
    self.ownEffect = ownEffect
    self.domainOverlap = domainOverlap
    self.domains = domains
    self.evidence = evidence
  }

  /// All scores 0: the state before the first clause.
  public static let zero: ScoreResult = .init()
}

/// One of the five sub-scores, in the order in which screens list them (behaviour 50).
public enum SubScore: String, Codable, CaseIterable, Hashable, Sendable {
  case dis, ads, eis, cis, oes

  /// The short name, such as "DIS".
  public var abbreviation: String { rawValue.uppercased() }

  /// The name in full, such as "Distributional Impact Score".
  public var displayName: String {
    switch self {
    case .dis: "Distributional Impact Score"
    case .ads: "Architecture Detection Score"
    case .eis: "Elite Interest Score"
    case .cis: "Compounding Impact Score"
    case .oes: "Outgroup Expansion Score"
    }
  }

  /// The name without the word "Score", for narrow places.
  public var shortName: String {
    switch self {
    case .dis: "Distributional Impact"
    case .ads: "Architecture Detection"
    case .eis: "Elite Interest"
    case .cis: "Compounding Impact"
    case .oes: "Outgroup Expansion"
    }
  }
}

extension SubScore {
  /// The least and the greatest value that the score can have.
  public var range: ClosedRange<Double> {
    switch self {
    case .dis, .eis, .cis: -1...1
    case .ads, .oes: 0...1
    }
  }
}

extension ScoreResult {
  /// The value of one sub-score.
  public subscript(subScore: SubScore) -> Double {
    switch subScore {
    case .dis: dis
    case .ads: ads
    case .eis: eis
    case .cis: cis
    case .oes: oes
    }
  }
}
