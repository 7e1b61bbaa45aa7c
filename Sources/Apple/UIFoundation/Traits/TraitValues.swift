import CoreGraphics

/// Values of traits: those of the system in fields, as each frame reads them, and those of programs by their types.
package struct TraitValues {
  package struct System: Hashable, Sendable {
    package var style: UIUserInterfaceStyle = .unspecified
    package var contrast: UIAccessibilityContrast = .unspecified
    package var level: UIUserInterfaceLevel = .unspecified
    package var size: UIContentSizeCategory = .unspecified
    package var horizontal: UIUserInterfaceSizeClass = .unspecified
    package var vertical: UIUserInterfaceSizeClass = .unspecified
    package var idiom: UIUserInterfaceIdiom = .unspecified
    package var scale: CGFloat = 0
    package var direction: UITraitEnvironmentLayoutDirection = .unspecified
    package var weight: UILegibilityWeight = .unspecified
    package var gamut: UIDisplayGamut = .unspecified
    package var activity: UIUserInterfaceActiveAppearance = .unspecified

    package init() {}

    /// Takes over what others specify.
    mutating func take(_ other: System) {
      func take<Value: Equatable>(_ field: WritableKeyPath<System, Value>) {
        let value: Value = other[keyPath: field]
        if value != Self.nothing[keyPath: field] { self[keyPath: field] = value }
      }
      take(\.style)
      take(\.contrast)
      take(\.level)
      take(\.size)
      take(\.horizontal)
      take(\.vertical)
      take(\.idiom)
      take(\.scale)
      take(\.direction)
      take(\.weight)
      take(\.gamut)
      take(\.activity)
    }

    private static let nothing = System()
  }

  /// A value of a program's own trait.
  struct Own {
    let trait: UITrait
    let value: Any
    let isEqual: (Any) -> Bool
  }

  package var system = System()
  private(set) var own: [ObjectIdentifier: Own] = [:]

  package init() {}

  /// Whether nothing is specified.
  package var isEmpty: Bool { own.isEmpty && system == System() }

  /// The values of programs alone.
  package var ownValues: TraitValues {
    var values: TraitValues = self
    values.system = System()
    return values
  }

  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get {
      if let known = trait as? any SystemTrait.Type, let value = read(known) as? T.Value { return value }
      return own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let known = trait as? any SystemTrait.Type { return write(known, newValue) }
      own[ObjectIdentifier(trait)] = Own(trait: trait, value: newValue) { Self.isEqual(newValue, $0) }
    }
  }

  private func read<T: SystemTrait>(_ trait: T.Type) -> Any { system[keyPath: T.field] }

  private mutating func write<T: SystemTrait>(_ trait: T.Type, _ value: Any) {
    if let value = value as? T.Value { system[keyPath: T.field] = value }
  }

  /// Whether two values of a trait are the same: by their own equality, for objects without one by identity.
  private static func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return equal(left, right) }
    if type(of: left) is AnyClass, type(of: right) is AnyClass { return left as AnyObject === right as AnyObject }
    return false
  }

  private static func equal<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

  /// Takes over what others specify.
  package mutating func take(_ other: TraitValues) {
    system.take(other.system)
    own.merge(other.own) { $1 }
  }

  func contains(_ trait: UITrait) -> Bool {
    if let known = trait as? any SystemTrait.Type { return isSpecified(known) }
    return own[ObjectIdentifier(trait)] != nil
  }

  private func isSpecified<T: SystemTrait>(_ trait: T.Type) -> Bool { system[keyPath: T.field] != T.defaultValue }

  mutating func remove(_ trait: UITrait) {
    if let known = trait as? any SystemTrait.Type { return clear(known) }
    own[ObjectIdentifier(trait)] = nil
  }

  private mutating func clear<T: SystemTrait>(_ trait: T.Type) { system[keyPath: T.field] = T.defaultValue }

  /// Whether a trait has the same value in both.
  package func agrees(with other: TraitValues, in trait: UITrait) -> Bool {
    if let known = trait as? any SystemTrait.Type { return agrees(with: other, known) }
    return agrees(with: other, of: trait)
  }

  private func agrees<T: SystemTrait>(with other: TraitValues, _ trait: T.Type) -> Bool {
    system[keyPath: T.field] == other.system[keyPath: T.field]
  }

  private func agrees<T: UITraitDefinition>(with other: TraitValues, of trait: T.Type) -> Bool {
    guard let mine = own[ObjectIdentifier(trait)] else {
      guard let value = other.own[ObjectIdentifier(trait)] else { return true }
      return value.isEqual(T.defaultValue)
    }
    return mine.isEqual(other[trait])
  }

  /// The traits of which either has a value and whose values differ.
  func differences(from other: TraitValues) -> [UITrait] {
    var differing: [UITrait] = Self.systemTraits.filter { !agrees(with: other, in: $0) }
    var known: Set<ObjectIdentifier> = []
    for trait in (own.values.map(\.trait) + other.own.values.map(\.trait))
    where known.insert(ObjectIdentifier(trait)).inserted && !agrees(with: other, in: trait) {
      differing.append(trait)
    }
    return differing
  }

  static let systemTraits: [UITrait] = [
    UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
    UITraitLegibilityWeight.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
  ]

  /// Whether a trait of a program's own by which colours are found has another value.
  package func differsInOwnColors(from other: TraitValues) -> Bool {
    guard !own.isEmpty || !other.own.isEmpty else { return false }
    let traits: [UITrait] = own.values.map(\.trait) + other.own.values.map(\.trait)
    return traits.contains { $0.affectsColorAppearance && !agrees(with: other, in: $0) }
  }

  /// Whether all values are the same.
  package func isEqual(to other: TraitValues) -> Bool {
    guard system == other.system else { return false }
    return (own.isEmpty && other.own.isEmpty) || differences(from: other).isEmpty
  }
}
