import Foundation
import Synchronization

/// By what the changes of a property are known: by the name that a class of the framework gives it, so that the classes under it
/// have it too; otherwise by the key path itself.
enum ObservedKey: Hashable {
  case name(String)
  case path(AnyKeyPath)
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
    observers.entries.removeAll { $0.observation == nil }
    observers.entries.append(Entry(observation: observation))
    count.add(1, ordering: .relaxed)
  }

  static func remove(_ observation: NSKeyValueObservation, from object: NSObject) {
    of(object)?.entries.removeAll { $0.observation == nil || $0.observation === observation }
    forgetOne()
  }

  /// An observation has ended.
  static func forgetOne() { count.subtract(1, ordering: .relaxed) }

  /// Tells the observers of a property that it is going to change.
  ///
  /// - Parameter old: The value so far, of a property that is a new one already.
  func begin(_ key: ObservedKey, _ object: NSObject, old: Any? = nil) {
    let told: [NSKeyValueObservation] = entries.compactMap(\.observation).filter { $0.key == key }
    open[key, default: []].append(told.compactMap { $0.change(object, old: old) })
  }

  /// Tells the observers that knew of the last change of a property that it has happened.
  func end(_ key: ObservedKey) {
    guard let ends = open[key]?.popLast() else { return }
    for end in ends { end() }
  }
}
