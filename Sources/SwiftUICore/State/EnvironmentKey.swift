/// A key of the environment with the value that holds where nobody set one.
///
/// The macro `@Entry` declares a key and its property at once.
///
/// ```swift
/// struct DensityKey: EnvironmentKey {
///   static let defaultValue = 1.0
/// }
///
/// extension EnvironmentValues {
///   var density: Double {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
