/// How strongly a clause uses each of the four legal techniques of unequal treatment, 0 (no sign) to 1.
public struct ArchitectureScores: Codable, Hashable, Sendable {
  /// Asymmetric application of rules: exemptions and carve-outs.
  public var aar: Double
  /// Selective enforcement: discretion and suspicion.
  public var se: Double
  /// Insulation from judgment: immunity, no review.
  public var ij: Double
  /// Resource and status concentration: exclusive rights, subsidies upward.
  public var rsc: Double

  /// Creates scores; each defaults to 0.
  public init(aar: Double = 0, se: Double = 0, ij: Double = 0, rsc: Double = 0) {
    self.aar = aar
    self.se = se
    self.ij = ij
    self.rsc = rsc
  }

  /// No sign of any technique.
  public static let zero: ArchitectureScores = .init()

  /// The average of the four components, 0 to 1.
  public var mean: Double { (aar + se + ij + rsc) / 4 }

  /// The same scores with each component brought into 0...1; a component that is not a number becomes 0.
  var bounded: ArchitectureScores {
    ArchitectureScores(
      aar: aar.bounded(0...1), se: se.bounded(0...1), ij: ij.bounded(0...1), rsc: rsc.bounded(0...1))
  }
}

/// One of the four components, in the order in which screens list them (behaviour 63).
public enum ArchitectureComponent: String, Codable, CaseIterable, Hashable, Sendable {
  case aar, se, ij, rsc

  /// The short name drawn on an axis.
  public var abbreviation: String { rawValue.uppercased() }

  /// The name in full.
  public var displayName: String {
    switch self {
    case .aar: "Asymmetric Application of Rules"
    case .se: "Selective Enforcement"
    case .ij: "Insulation from Judgment"
    case .rsc: "Resource and Status Concentration"
    }
  }
}

extension ArchitectureScores {
  /// The score of one component.
  public subscript(component: ArchitectureComponent) -> Double {
    get {
      switch component {
      case .aar: aar
      case .se: se
      case .ij: ij
      case .rsc: rsc
      }
    }
    set {
      switch component {
      case .aar: aar = newValue
      case .se: se = newValue
      case .ij: ij = newValue
      case .rsc: rsc = newValue
      }
    }
  }

  /// The mean of each component over many clauses (behaviour 64); all 0 for none.
  public static func mean(of scores: some Sequence<ArchitectureScores>) -> ArchitectureScores {
    var sum: ArchitectureScores = .zero
    var count: Double = 0
    for score in scores {
      for component in ArchitectureComponent.allCases { sum[component] += score[component] }
      count += 1
    }
    guard count > 0 else { return .zero }
    for component in ArchitectureComponent.allCases { sum[component] /= count }
    return sum
  }
}

extension Double {
  /// The value inside `range`; what is not a number becomes the end of the range nearest to 0.
  func bounded(_ range: ClosedRange<Double>) -> Double {
    guard !isNaN else { return Swift.min(Swift.max(0, range.lowerBound), range.upperBound) }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
