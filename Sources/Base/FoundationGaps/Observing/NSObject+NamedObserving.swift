import Diagnostics
import Foundation

extension NSObject {
  /// Lets an observer know of each change of a property, by its `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// There are changes to see where a class tells of them: of the properties that `observe(_:options:changeHandler:)` names, and of a
  /// class's own by `willChangeValue(forKey:)` and `didChangeValue(forKey:)`. An observer is not kept. It may be added more than once.
  ///
  /// - Parameters:
  ///   - keyPath: The property: "contentOffset", or "hidden" or "isHidden" for a condition.
  ///   - options: What a change has, and when it is told; none by default.
  ///   - context: What the observer is told with, which tells its additions apart.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let named = NamedObserver(observer, keyPath, options, context)
    if named.read(self) == nil {
      Diagnostics.warn(
        "\(type(of: self)) tells of no changes of \"\(keyPath)\": \(type(of: observer)) hears of them only if the class calls willChangeValue(forKey:) and didChangeValue(forKey:)."
      )
    }
    let observation = NSKeyValueObservation(
      of: self, key: ObservedKey(named: keyPath), named: named, begin: named.begin)
    KeyValueObservers.add(observation, to: self)
    if options.contains(.initial) { named.tellInitial(self) }
  }

  /// Takes the last addition of an observer for a property away.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath, context: nil)
  }

  /// Takes the last addition of an observer for a property with a context away.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath, context: .some(context))
  }

  private func remove(_ observer: NSObject, _ keyPath: String, context: UnsafeMutableRawPointer??) {
    if let found = KeyValueObservers.of(self)?.observation(
      by: ObjectIdentifier(observer), of: keyPath, context: context)
    {
      found.invalidate()
      return
    }
    // An object that ends has lost its observers.
    weak let living: NSObject? = self
    guard living != nil else { return }
    Diagnostics.warn(
      "\(type(of: observer)) is not an observer of \"\(keyPath)\" of \(type(of: self))\(context == nil ? "" : " with this context"), and cannot be removed. On Apple's systems the program ends here with an exception."
    )
  }

  /// Tells observers that a property is going to change. `didChangeValue(forKey:)` follows.
  public func willChangeValue(forKey key: String) { beginChange(of: key) }

  /// Tells observers that a property has changed, after `willChangeValue(forKey:)`.
  public func didChangeValue(forKey key: String) { endChange(of: key) }

  /// The value of a property that tells of its changes, or is one of a program's class; an outer nil where there is none.
  func observedValue(_ name: String) -> Any? {
    let key: String = ObservedKey.plain(name)
    if let type = type(of: self) as? any KeyValueAnnouncing.Type,
      let path = type.announcedNames(from: type).first(where: { ObservedKey.plain($0.value) == key })?.key
    {
      return self[keyPath: path]
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      // The properties that a class of the framework stores are its own affair.
      let module: Substring = _typeName(level.subjectType).prefix { $0 != "." }
      if !["UIKit", "UIFoundation", "QuartzCore", "Foundation"].contains(module),
        let found = level.children.first(where: { $0.label.map { ObservedKey.plain($0) == key } ?? false })
      {
        return .some(found.value)
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
