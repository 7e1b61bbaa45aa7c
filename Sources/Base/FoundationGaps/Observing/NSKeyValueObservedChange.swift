import Foundation

/// The values that a change has for the observer of a property, and the times at which the observer is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes have the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Changes have the value from before.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is told at once of the value that the property has, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is told twice: before each change and after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How an observed property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value was set.
  case setting = 1
  /// Elements were added to a collection.
  case insertion = 2
  /// Elements were taken out of a collection.
  case removal = 3
  /// Elements of a collection gave way to others.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// How the property changed.
  public let kind: Kind
  /// The value after the change, where the observer asked for `new`; nil before the change.
  public let newValue: Value?
  /// The value before the change, where the observer asked for `old`; nil in the call for `initial`.
  public let oldValue: Value?
  /// The places of elements that changed; nil for a value that was set.
  public let indexes: IndexSet?
  /// Whether the change is yet to come. It is true only where the observer asked for `prior`.
  public let isPrior: Bool
}
