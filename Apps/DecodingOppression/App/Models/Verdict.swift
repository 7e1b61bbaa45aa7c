/// The judgement of a policy: an interpretation of its COI, or that the text gives too little to judge by.
public enum Verdict: Hashable, Sendable {
  /// Too few clauses carry the score.
  case notEnoughEvidence
  /// Enough clauses carry it.
  case judged(Interpretation)

  /// Judges scores. Scores whose evidence is unknown are judged by their COI alone.
  public init(_ scores: ScoreResult) {
    if let evidence = scores.evidence, !evidence.isEnough {
      self = .notEnoughEvidence
    } else {
      self = .judged(Interpretation(coi: scores.coi))
    }
  }

  /// The words under the gauge (behaviour 48).
  public var text: String {
    switch self {
    case .notEnoughEvidence: "Not Enough Evidence"
    case .judged(let interpretation): interpretation.text
    }
  }

  /// Whether scores may be coloured and put into words.
  public var isJudged: Bool { self != .notEnoughEvidence }
}

extension ScoreResult {
  /// The judgement that these scores allow.
  public var verdict: Verdict { Verdict(self) }
}
