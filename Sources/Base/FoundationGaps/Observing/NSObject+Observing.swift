import Foundation

/// Objects whose properties can be observed by key paths: all of `NSObject`.
// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure whenever a property changes.
  ///
  /// There are changes to see where a class tells of them. UIKit's views do so for `frame`, `bounds`, `center`, `isHidden`,
  /// `alpha` and `safeAreaInsets`, its scroll views for `contentOffset`, `contentSize` and `contentInset` as well, labels and texts
  /// for `text`, `attributedText` and `font`, image views for `image`, and controls for what their state is. A class of your own
  /// tells by `willChangeValue(for:)` and `didChangeValue(for:)`.
  ///
  /// ```swift
  /// final class Counter: NSObject {
  ///   var count = 0 {
  ///     willSet { willChangeValue(for: \.count) }
  ///     didSet { didChangeValue(for: \.count) }
  ///   }
  /// }
  /// let counter = Counter()
  /// let observation = counter.observe(\.count, options: [.new]) { counter, change in
  ///   print(change.newValue ?? 0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What a change has, and when it is told; none by default.
  ///   - changeHandler: Gets the object and the change, in the thread that changes the property.
  /// - Returns: What goes on observing for as long as it is held.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ old: Value?, _ new: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior)
    }
    func new(_ object: Self) -> Value? { options.contains(.new) ? object[keyPath: keyPath] : nil }
    let observation = NSKeyValueObservation(of: self, key: Self.observedKey(keyPath)) { object, known in
      guard let object = object as? Self else { return { _ in } }
      let old: Value? = options.contains(.old) ? known.old as? Value ?? object[keyPath: keyPath] : nil
      if options.contains(.prior) { changeHandler(object, change(old, nil, isPrior: true)) }
      return { _ in changeHandler(object, change(old, new(object))) }
    }
    KeyValueObservers.add(observation, to: self)
    if options.contains(.initial) { changeHandler(self, change(nil, new(self))) }
    return observation
  }

  /// Tells observers that a property is going to change. `didChangeValue(for:)` follows.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.of(self)?.begin(Self.observedKey(keyPath), self)
  }

  /// Tells observers that a property has changed, after `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.of(self)?.end(Self.observedKey(keyPath))
  }

  private static func observedKey(_ keyPath: AnyKeyPath) -> ObservedKey {
    let names: [AnyKeyPath: String]? = (Self.self as? any KeyValueAnnouncing.Type)?.announcedNames(from: Self.self)
    return names?[keyPath].map(ObservedKey.init(named:)) ?? .path(keyPath)
  }
}

extension NSObject {
  /// Changes properties that have names for observers, who are told of each of them.
  package func announceChange(of names: String..., change: () -> Void) {
    guard KeyValueObservers.isUsed, let observers = KeyValueObservers.of(self) else { return change() }
    for name in names { observers.begin(ObservedKey(named: name), self) }
    change()
    for name in names.reversed() { observers.end(ObservedKey(named: name)) }
  }

  /// Tells observers that a property with a name is going to change. `endChange(of:)` follows.
  ///
  /// - Parameter old: The value so far, where the property gives another one already; nil where it can be read.
  package func beginChange(of name: String, old: Any? = nil) {
    guard KeyValueObservers.isUsed else { return }
    KeyValueObservers.of(self)?.begin(ObservedKey(named: name), self, ObservedChange(old: old))
  }

  /// Tells observers that a property has changed, after `beginChange(of:)`.
  package func endChange(of name: String) {
    guard KeyValueObservers.isUsed else { return }
    KeyValueObservers.of(self)?.end(ObservedKey(named: name))
  }
}
