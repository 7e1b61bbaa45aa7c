/// The meaning of a Composite Oppression Index in words (behaviour 48).
public enum Interpretation: String, Codable, CaseIterable, Hashable, Sendable {
  /// 0.6 and above.
  case highlyOppressive
  /// From 0.3 up to but excluding 0.6.
  case moderatelyOppressive
  /// From 0 up to but excluding 0.3.
  case lowOppression
  /// Below 0.
  case liberatory

  /// Reads a COI.
  public init(coi: Double) {
    if coi >= Severity.highThreshold {
      self = .highlyOppressive
    } else if coi >= Severity.moderateThreshold {
      self = .moderatelyOppressive
    } else if coi < 0 {
      self = .liberatory
    } else {
      self = .lowOppression
    }
  }

  /// The words shown under the gauge.
  public var text: String {
    switch self {
    case .highlyOppressive: "Highly Oppressive"
    case .moderatelyOppressive: "Moderately Oppressive"
    case .lowOppression: "Low Oppression"
    case .liberatory: "Liberatory"
    }
  }
}

/// The three steps by which badges and sub-scores are coloured (behaviours 29 to 31).
public enum Severity: String, Codable, CaseIterable, Hashable, Sendable {
  /// 0.6 and above: red, exclamationmark.triangle.
  case high
  /// From 0.3 up to but excluding 0.6: orange, minus.circle.
  case moderate
  /// Below 0.3, negative values too: green, checkmark.shield.
  case low

  static let highThreshold = 0.6
  static let moderateThreshold = 0.3

  /// Reads a COI or a sub-score.
  public init(score: Double) {
    if score >= Self.highThreshold {
      self = .high
    } else if score >= Self.moderateThreshold {
      self = .moderate
    } else {
      self = .low
    }
  }

  /// The name of the symbol that says the same without colour.
  public var symbolName: String {
    switch self {
    case .high: "exclamationmark.triangle"
    case .moderate: "minus.circle"
    case .low: "checkmark.shield"
    }
  }
}
