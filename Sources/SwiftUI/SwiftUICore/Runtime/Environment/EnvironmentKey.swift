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

  /// The value at the root of a window; `defaultValue` unless the key takes it from the window.
  static func _initialValue(in window: _WindowReference) -> Value

  /// A mark for a key that most views need not look for; nil unless the key declares one.
  static var _mark: _EnvironmentMark? { get }
}

extension EnvironmentKey {
  public static func _initialValue(in window: _WindowReference) -> Value { defaultValue }
  public static var _mark: _EnvironmentMark? { nil }
}

/// A window, for keys that take values from it.
public struct _WindowReference {
  package unowned let window: ViewGraph
}
