import CoreGraphics

/// Something that views find in the traits around them.
///
/// ```swift
/// struct RowHeightTrait: UITraitDefinition {
///   static let defaultValue = 44.0
/// }
/// extension UITraitCollection {
///   var rowHeight: Double { self[RowHeightTrait.self] }
/// }
/// extension UIMutableTraits {
///   var rowHeight: Double {
///     get { self[RowHeightTrait.self] }
///     set { self[RowHeightTrait.self] = newValue }
///   }
/// }
/// ```
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where nothing around sets one.
  static var defaultValue: Self.Value { get }
  /// By which the trait is told from others in archives; by default the type's full name.
  static var identifier: String { get }
  /// The name in descriptions; by default the type's.
  static var name: String { get }
  /// Whether colours that depend on the trait are asked again when it changes. False by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's, which has a field of its own.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var field: WritableKeyPath<TraitValues.System, Value> { get }
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceStyle> { \.style }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether colours differ more than usual.
public struct UITraitAccessibilityContrast: SystemTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIAccessibilityContrast> { \.contrast }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether a surface lies above others.
public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceLevel> { \.level }
  public static var affectsColorAppearance: Bool { true }
}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIContentSizeCategory> { \.size }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceSizeClass> { \.horizontal }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceSizeClass> { \.vertical }
}

/// The kind of machine.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceIdiom> { \.idiom }
}

/// How many pixels a point has; 0 for unspecified.
public struct UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues.System, CGFloat> { \.scale }
}

/// The direction in which people read.
public struct UITraitLayoutDirection: SystemTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UITraitEnvironmentLayoutDirection> { \.direction }
}

/// Whether text is bolder than usual.
public struct UITraitLegibilityWeight: SystemTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UILegibilityWeight> { \.weight }
}
