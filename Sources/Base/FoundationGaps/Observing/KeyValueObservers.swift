import Foundation
import Synchronization

/// By what the changes of a property are known: by the name that a class of the framework gives it, so that the classes under it
/// have it too; otherwise by the key path itself.
enum ObservedKey: Hashable {
  case name(String)
  case path(AnyKeyPath)

  /// A key of a name. Objective-C's name of `isHidden` is "hidden": both are one key.
  init(named name: String) { self = .name(Self.plain(name)) }

  /// A name without the "is" of a condition.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }
}

/// A class whose properties tell of their changes, although nothing in the language does so.
package protocol KeyValueAnnouncing: NSObject {
  /// The names of the properties that tell of changes, by their key paths from a class.
  static func announcedNames(from root: Any.Type) -> [AnyKeyPath: String]
}

/// The observations of one object.
final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    /// The same, where nobody else keeps it: an observer by a string goes on until it is removed.
    var kept: NSKeyValueObservation?
  }

  /// How many observations go on in the program. While there are none, properties do not look for observers.
  private static let count = Atomic<Int>(0)
  static var isUsed: Bool { count.load(ordering: .relaxed) > 0 }

  private static nonisolated(unsafe) var address: UInt8 = 0
  private static var place: UnsafeRawPointer { UnsafeRawPointer(&address) }

  private var entries: [Entry] = []
  /// The closures that tell observers of the end of each change that has begun and not ended, by property. Changes of one property
  /// may nest: the innermost stands last.
  private var open: [ObservedKey: [[() -> Void]]] = [:]

  /// The observations of an object; nil where it never had any.
  static func of(_ object: NSObject) -> KeyValueObservers? {
    objc_getAssociatedObject(object, place) as? KeyValueObservers
  }

  static func add(_ observation: NSKeyValueObservation, to object: NSObject) {
    let observers: KeyValueObservers = of(object) ?? KeyValueObservers()
    if observers.entries.isEmpty {
      objc_setAssociatedObject(object, place, observers, .OBJC_ASSOCIATION_RETAIN)
    }
    // An observer at the place in memory of another one says that the other one is gone.
    let identity: ObjectIdentifier? = observation.named?.identity
    let stale: [Entry] = observers.take { entry in
      guard let named = entry.observation?.named else { return entry.observation == nil }
      return named.identity == identity && named.observer == nil
    }
    for entry in stale { entry.observation?.invalidate() }
    observers.entries.append(Entry(observation: observation, kept: identity == nil ? nil : observation))
    count.add(1, ordering: .relaxed)
  }

  private func take(_ isMeant: (Entry) -> Bool) -> [Entry] {
    let taken: [Entry] = entries.filter(isMeant)
    if !taken.isEmpty { entries.removeAll(where: isMeant) }
    return taken
  }

  /// The last observation by a string that an observer was added for.
  ///
  /// - Parameter context: The context that it was added with; an outer nil for any.
  func observation(
    by observer: ObjectIdentifier, of keyPath: String, context: UnsafeMutableRawPointer??
  ) -> NSKeyValueObservation? {
    entries.last { entry in
      guard let named = entry.observation?.named, named.identity == observer, named.keyPath == keyPath else {
        return false
      }
      return context.map { $0 == named.context } ?? true
    }?.observation
  }

  static func remove(_ observation: NSKeyValueObservation, from object: NSObject) {
    of(object)?.entries.removeAll { $0.observation == nil || $0.observation === observation }
    forgetOne()
  }

  /// An observation has ended.
  static func forgetOne() { count.subtract(1, ordering: .relaxed) }

  /// Tells the observers of a property that it is going to change.
  ///
  /// - Parameter change: What is known of the change already.
  func begin(_ key: ObservedKey, _ object: NSObject, _ change: ObservedChange = ObservedChange()) {
    let told: [NSKeyValueObservation] = entries.compactMap(\.observation).filter { $0.key == key }
    open[key, default: []].append(told.compactMap { $0.change(object, change) })
  }

  /// Tells the observers that knew of the last change of a property that it has happened.
  func end(_ key: ObservedKey) {
    guard let ends = open[key]?.popLast() else { return }
    for end in ends { end() }
  }
}
