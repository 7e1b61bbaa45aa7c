@_exported import Foundation

/// The traits of a place, on which views, colours and images depend that are shown there.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues
  /// Told of each trait that is read; nil for most collections.
  let recorder: TraitRecorder?

  package init(_ values: TraitValues, recorder: TraitRecorder? = nil) {
    self.values = values
    self.recorder = recorder
  }

  package convenience init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, level: UIUserInterfaceLevel,
    size: UIContentSizeCategory = .unspecified
  ) {
    var values = TraitValues()
    values.system.style = style
    values.system.contrast = contrast
    values.system.level = level
    values.system.size = size
    self.init(values)
  }

  private convenience init<Value>(_ field: WritableKeyPath<TraitValues.System, Value>, _ value: Value) {
    var values = TraitValues()
    values.system[keyPath: field] = value
    self.init(values)
  }

  /// Specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.style, userInterfaceStyle) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.contrast, accessibilityContrast)
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.level, userInterfaceLevel) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.size, preferredContentSizeCategory)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontal, horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.vertical, verticalSizeClass) }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(\.idiom, userInterfaceIdiom) }
  public convenience init(displayScale: CGFloat) { self.init(\.scale, displayScale) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.direction, layoutDirection)
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.weight, legibilityWeight) }

  /// All that the collections specify, the last one of each trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }

  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The traits that a closure sets.
  public convenience init(mutations: TraitMutations) { self.init(Self.changed(TraitValues(), mutations)) }

  /// The same traits with those that a closure sets.
  open func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(Self.changed(values, mutations))
  }

  private static func changed(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = UIFoundation.TraitMutations(values: values)
    mutations(&traits)
    return (traits as? UIFoundation.TraitMutations)?.values ?? values
  }

  // MARK: Traits

  /// The value of a trait; its default where it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    recorder?.note(trait)
    return values[trait]
  }

  /// Light or dark; light is meant where it is not specified.
  open var userInterfaceStyle: UIUserInterfaceStyle { noting(UITraitUserInterfaceStyle.self).style }
  open var accessibilityContrast: UIAccessibilityContrast { noting(UITraitAccessibilityContrast.self).contrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { noting(UITraitUserInterfaceLevel.self).level }
  /// The size of text; large is meant where it is not specified.
  open var preferredContentSizeCategory: UIContentSizeCategory { noting(UITraitPreferredContentSizeCategory.self).size }
  /// How much room there is across: compact in a narrow window and in a narrow column.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { noting(UITraitHorizontalSizeClass.self).horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { noting(UITraitVerticalSizeClass.self).vertical }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { noting(UITraitUserInterfaceIdiom.self).idiom }
  /// How many pixels a point has; 0 where it is not specified.
  open var displayScale: CGFloat { noting(UITraitDisplayScale.self).scale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { noting(UITraitLayoutDirection.self).direction }
  open var legibilityWeight: UILegibilityWeight { noting(UITraitLegibilityWeight.self).weight }

  /// The traits whose values are others than in another collection.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether all that another collection specifies has the same values here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var all: TraitValues = values
    all.take(trait.values)
    return all.isEqual(to: values)
  }

  /// The traits of the system by which a colour may find other numbers.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system by which a name may stand for another image.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }

  @TaskLocal private static var performed: UITraitCollection?
  private static let plain = UITraitCollection(style: .light, contrast: .normal, level: .base, size: .large)

  /// The traits by which a colour finds its numbers where nobody says: light, but inside of `performAsCurrent`.
  open class var current: UITraitCollection { performed ?? plain }

  /// Makes the traits the current ones for the time of a call.
  open func performAsCurrent(_ actions: () -> Void) { Self.$performed.withValue(self, operation: actions) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.isEqual(to: other.values)
  }

  open override var hash: Int { values.system.hashValue }

  /// Whether a colour differs between two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }
}
