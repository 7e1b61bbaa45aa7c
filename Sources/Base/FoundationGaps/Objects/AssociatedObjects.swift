import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not kept alive.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN = 769
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object by a key; nil takes the value away.
///
/// The value is released when another one takes its place, or after the object has ended: at the latest when associations of
/// as many further objects have been made as there are.
///
/// - Parameters:
///   - key: Its address is the key.
///   - policy: `copy` policies copy what conforms to `NSCopying`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, for: key, of: object as AnyObject, policy)
}

/// The value that is associated with an object by a key.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

/// Takes away all that is associated with an object.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// What is associated with objects, by objects that may end at any time.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private final class Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
  }

  private enum Value {
    case kept(Any)
    case unowned(Weak)

    var object: Any? {
      switch self {
      case .kept(let value): value
      case .unowned(let reference): reference.object
      }
    }
  }

  private final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// As soon as there are so many entries, those whose objects have ended go.
  private var sweepCount: Int = 64

  /// How many objects have something.
  var count: Int { lock.withLock { entries.count } }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.object }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, of owner: AnyObject, _ policy: objc_AssociationPolicy) {
    var value: Value? = value.map { .kept($0) }
    switch (policy, value?.object) {
    case (.OBJC_ASSOCIATION_ASSIGN, let object?): value = .unowned(Weak(object as AnyObject))
    case (.OBJC_ASSOCIATION_COPY, let object as any NSCopying),
      (
        .OBJC_ASSOCIATION_COPY_NONATOMIC, let object as any NSCopying
      ):
      value = .kept(object.copy(with: nil))
    default: break
    }
    // What is released may ask for associations itself: it ends outside of the lock.
    var released: [Entry] = []
    var former: Value?
    lock.withLock {
      let entry: Entry
      if let found = self.entry(of: owner) {
        entry = found
      } else {
        guard value != nil else { return }
        released = sweep()
        entry = Entry(owner)
        if let ended = entries.updateValue(entry, forKey: ObjectIdentifier(owner)) { released.append(ended) }
      }
      former = entry.values[key]
      entry.values[key] = value
    }
    withExtendedLifetime((released, former)) {}
  }

  func removeAll(of owner: AnyObject) {
    let released: Entry? = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }

  /// The entry of an object, not that of an object that stood in its place in memory before.
  private func entry(of owner: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry
  }

  private func sweep() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let ended: [Entry] = entries.values.filter { $0.owner == nil }
    entries = entries.filter { $0.value.owner != nil }
    sweepCount = max(64, entries.count * 2)
    return ended
  }
}
