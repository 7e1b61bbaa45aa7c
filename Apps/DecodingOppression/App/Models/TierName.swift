/// The tiers in words.
enum TierName {
  static func of(_ tier: Int) -> String {
    switch tier {
    case 1: "tier 1, word lists"
    case 2: "tier 2, local model"
    default: "tier \(tier), guarded model"
    }
  }
}
