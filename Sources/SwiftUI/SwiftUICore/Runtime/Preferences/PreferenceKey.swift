/// A named value that views produce for those around them.
///
/// Where several views inside another give a value, `reduce` puts them together in the order of the views. It must be
/// associative, and `defaultValue` must change nothing when it is put before or behind a value: `PreferenceLaws` checks
/// both.
///
/// ```swift
/// struct TitlesKey: PreferenceKey {
///   static let defaultValue: [String] = []
///   static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value

  /// What a view without any value inside shows; nil for optional values.
  static var defaultValue: Self.Value { get }

  /// Combines the values so far with the next one; what `nextValue` gives is taken from the next view that has one.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
