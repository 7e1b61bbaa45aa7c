import Observation
import ReactiveGraph

/// The values that a view inherits from those around it.
///
/// Inside the graph a value of this type stands for a scope: what is read through it, key by key, is what the reader
/// depends on. Elsewhere it is a plain collection.
public struct EnvironmentValues: CustomStringConvertible {
  /// Values set on this copy; they win over the scope's.
  var overrides: [ObjectIdentifier: Any] = [:]
  var written: [any EnvironmentKey.Type] = []
  var scope: EnvironmentScope?

  public init() {}

  package init(scope: EnvironmentScope) {
    self.scope = scope
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if !overrides.isEmpty, let value = overrides[ObjectIdentifier(key)] as? K.Value { return value }
      return scope?.value(for: key) ?? K.defaultValue
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
      if !written.contains(where: { $0 == key }) { written.append(key) }
    }
  }

  /// An observable object put into the environment under its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  /// An object of either kind, observable or one that announces its changes.
  package subscript<T: AnyObject>(object objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  public var description: String {
    "EnvironmentValues(\(written.map { "\($0)" }.sorted().joined(separator: ", ")))"
  }

  private struct ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
  }
}
