/// The group of people that a clause gives to or takes from.
public enum TargetGroup: String, Codable, CaseIterable, Hashable, Sendable {
  /// Owners, officeholders, corporations and others who hold power or property.
  case elite
  /// Members in good standing without that power: citizens, workers, parents.
  case inGroupNonElite
  /// Those whom the rules set apart: tenants, non-citizens, prisoners, minorities.
  case outgroup

  /// The name shown to readers.
  public var displayName: String {
    switch self {
    case .elite: "Elite"
    case .inGroupNonElite: "In-group, non-elite"
    case .outgroup: "Outgroup"
    }
  }
}

/// The effect of a clause on its target group; a neutral clause has none.
public enum EffectDirection: String, Codable, CaseIterable, Hashable, Sendable {
  /// The clause grants, protects or pays.
  case benefit
  /// The clause forbids, charges or punishes.
  case burden

  /// The name shown to readers.
  public var displayName: String {
    switch self {
    case .benefit: "Benefit"
    case .burden: "Burden"
    }
  }
}
