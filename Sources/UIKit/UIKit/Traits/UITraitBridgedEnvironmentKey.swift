import SwiftUICore
import UIFoundation

/// A key of SwiftUI's environment whose value is a trait of UIKit's: what views of one set, views of the other find inside.
///
/// ```swift
/// struct RowHeightTrait: UITraitDefinition { static let defaultValue = 44.0 }
/// struct RowHeightKey: UITraitBridgedEnvironmentKey {
///   static let defaultValue = 44.0
///   static func read(from traitCollection: UITraitCollection) -> Double { traitCollection[RowHeightTrait.self] }
///   static func write(to mutableTraits: inout any UIMutableTraits, value: Double) {
///     mutableTraits[RowHeightTrait.self] = value
///   }
/// }
/// extension EnvironmentValues {
///   var rowHeight: Double {
///     get { self[RowHeightKey.self] }
///     set { self[RowHeightKey.self] = newValue }
///   }
/// }
/// ```
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value of the key for traits.
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  /// Sets the trait for a value of the key.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

extension EnvironmentValues {
  /// The value of a key that is a trait of UIKit's.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: UITraitCollection(all: self)) }
    set {
      // The traits of programs are the one place where the value is kept: each side reads what the other one has set.
      let changed: UITraitCollection = UITraitCollection(ownTraits.values).modifyingTraits {
        K.write(to: &$0, value: newValue)
      }
      apply(changed.values)
    }
  }
}
