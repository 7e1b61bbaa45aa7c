/// What a client looks for with Collection.
struct MatchRule {
  /// How the members of one criterion count together.
  enum Kind: Int {
    case all = 1
    case any = 2
    case none = 3
    /// The object has nothing of the sort at all.
    case empty = 4
  }

  private var states: AccessibleStates
  private var stateKind: Kind
  private var attributes: [(String, String)]
  private var attributeKind: Kind
  private var roles: Set<UInt32>
  private var roleKind: Kind
  private var interfaces: [BusInterface?]
  private var interfaceKind: Kind
  private var isInverted: Bool

  /// From a rule as it comes over the bus; nil when a part of it is missing.
  init?(_ value: BusValue) {
    let parts: [BusValue] = value.members
    guard parts.count == 9 else { return nil }
    func kind(_ index: Int) -> Kind { Kind(rawValue: parts.int(index)) ?? .all }
    let words: [UInt64] = parts[0].members.map { UInt64(UInt32(truncatingIfNeeded: $0.asInt ?? 0)) }
    states = AccessibleStates(rawValue: (words.first ?? 0) | (words.count > 1 ? words[1] << 32 : 0))
    stateKind = kind(1)
    attributes = parts[2].members.compactMap { entry in
      guard case .entry(let key, let value) = entry else { return nil }
      return (key.asString ?? "", value.asString ?? "")
    }
    attributeKind = kind(3)
    roles = []
    for (word, bits) in parts[4].members.enumerated() {
      let bits: UInt32 = UInt32(truncatingIfNeeded: bits.asInt ?? 0)
      for bit in 0..<32 where bits & (1 << UInt32(bit)) != 0 { roles.insert(UInt32(word * 32 + bit)) }
    }
    roleKind = kind(5)
    interfaces = parts[6].members.map { value in
      let name: String = value.asString ?? ""
      return BusInterface(name: name)
        ?? BusInterface.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    }
    interfaceKind = kind(7)
    isInverted = parts[8].asBool ?? false
  }

  /// - Parameter attributesOf: Asked only for rules that look at attributes.
  func matches(_ object: ObjectDescription, attributesOf: () -> [String: String]) -> Bool {
    let isMatch: Bool =
      Self.holds(stateKind, of: states.names.count, has: states.intersection(object.states).names.count)
      && Self.holds(roleKind, of: roles.count, has: roles.contains(object.role.rawValue) ? 1 : 0, isSingle: true)
      && Self.holds(
        interfaceKind, of: interfaces.count,
        has: interfaces.filter { $0.map(object.interfaces.contains) ?? false }.count)
      && matchesAttributes(attributesOf)
    return isMatch != isInverted
  }

  private func matchesAttributes(_ attributesOf: () -> [String: String]) -> Bool {
    guard !attributes.isEmpty || attributeKind == .empty else { return true }
    let own: [String: String] = attributesOf()
    // Several values stand in one string with colons in between.
    let count: Int = attributes.filter { key, values in
      own[key].map { values == $0 || values.split(separator: ":").contains(Substring($0)) } ?? false
    }.count
    return Self.holds(attributeKind, of: attributes.count, has: count)
  }

  /// A criterion without members asks for nothing.
  ///
  /// - Parameter isSingle: The object has exactly one such property, so that having one of them is having all.
  private static func holds(_ kind: Kind, of wanted: Int, has: Int, isSingle: Bool = false) -> Bool {
    guard wanted > 0 else { return true }
    switch kind {
    case .all: return isSingle ? has > 0 : has == wanted
    case .any: return has > 0
    case .none, .empty: return has == 0
    }
  }
}
