import SwiftUICore
import UIFoundation

extension UITraitCollection {
  /// The traits by which colours and images are drawn; read inside a node, which comes to depend on what is read.
  package convenience init(_ environment: EnvironmentValues) {
    self.init(
      ColorContext(colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast),
      size: UIContentSizeCategory(step: environment.dynamicTypeSize.rawValue))
  }

  package convenience init(_ context: ColorContext, size: UIContentSizeCategory = .unspecified) {
    self.init(
      style: context.colorScheme == .dark ? .dark : .light, contrast: context.contrast == .increased ? .high : .normal,
      level: context.isElevated ? .elevated : .base, size: size)
  }

  /// All traits that an environment stands for.
  package convenience init(all environment: EnvironmentValues) {
    var values: TraitValues = environment.ownTraits.values
    values.take(UITraitCollection(environment).values)
    values.system.horizontal = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    values.system.vertical = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    values.system.idiom = environment.idiom == .phone ? .phone : .mac
    values.system.scale = environment.displayScale
    values.system.direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.system.weight = environment.legibilityWeight == .bold ? .bold : .regular
    values.system.gamut = .SRGB
    values.system.activity = environment.appearsActive ? .active : .inactive
    self.init(values)
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }

  /// Nil for unspecified.
  var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}

extension UIContentSizeCategory {
  private static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The name of one of the twelve steps of text sizes; unspecified for another number.
  package init(step: Int) { self = Self.steps.indices.contains(step) ? Self.steps[step] : .unspecified }

  /// The step of text sizes; nil for unspecified.
  var dynamicTypeSize: DynamicTypeSize? {
    Self.steps.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) }
  }
}

/// The traits by which views draw, shared by all in whose environments they are the same ones.
struct DrawnTraits: EnvironmentGroup {
  let collection: UITraitCollection

  init(_ environment: EnvironmentValues) { collection = UITraitCollection(environment) }

  static let keys: Set<ObjectIdentifier> = EnvironmentValues.colorKeys.union(EnvironmentValues.textSizeKeys)
}

/// Traits of programs' own that views find around them.
struct OwnTraits: Equatable {
  var values = TraitValues()

  static func == (left: OwnTraits, right: OwnTraits) -> Bool { left.values.isEqual(to: right.values) }
}

extension EnvironmentValues {
  /// The values of programs' own traits: those that overrides of views set, and those that bridged keys write.
  @Entry var ownTraits = OwnTraits()

  /// Takes over what a view sets for all inside.
  mutating func apply(_ traits: UIViewTraits) {
    if !traits.values.isEmpty { apply(traits.values) }
    guard let limits = traits.limits else { return }
    // Set also where the size is within the limits: it may be beyond them later.
    let size = UIContentSizeCategory(step: dynamicTypeSize.rawValue)
    dynamicTypeSize = limits.limited(size).dynamicTypeSize ?? dynamicTypeSize
  }

  /// Takes over what a view overrides for all inside.
  mutating func apply(_ overrides: TraitValues) {
    let system: TraitValues.System = overrides.system
    switch system.style {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .unspecified: break
    }
    if let size = system.horizontal.sizeClass { horizontalSizeClass = size }
    if let size = system.vertical.sizeClass { verticalSizeClass = size }
    if let size = system.size.dynamicTypeSize { dynamicTypeSize = size }
    if system.weight != .unspecified { legibilityWeight = system.weight == .bold ? .bold : .regular }
    if system.direction != .unspecified {
      directionOfContent = system.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if system.scale > 0 { displayScale = system.scale }
    ownTraits.values.take(overrides.ownValues)
  }
}
