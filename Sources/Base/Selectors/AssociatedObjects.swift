import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept: it is gone when nobody else keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, where the value is an object that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, which is an address of the program's.
///
/// - Parameter value: The value; nil takes away what was there.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.shared.set(value, of: object as AnyObject, key: key, policy: policy)
}

/// What is associated with an object under a key; nil where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.shared.get(of: object as AnyObject, key: key)
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.shared.removeAll(of: object as AnyObject)
}

/// Values beside objects.
///
/// Swift tells nobody when an object goes: what was associated with it goes when the table is next cleared of objects that
/// are no more, which happens each time it has doubled.
final class Associations: @unchecked Sendable {
  static let shared = Associations()

  private enum Value {
    case kept(Any)
    case unowned(() -> AnyObject?)

    var current: Any? {
      switch self {
      case .kept(let value): value
      case .unowned(let object): object()
      }
    }
  }

  private final class Record {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
  }

  private let lock = NSRecursiveLock()
  private var records: [ObjectIdentifier: Record] = [:]
  /// The number of records at which those of objects that have gone are thrown away.
  private var limit: Int = 32

  func get(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock { existing(of: object)?.values[key]?.current }
  }

  func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
    lock.withLock {
      guard let value else {
        existing(of: object)?.values[key] = nil
        return
      }
      let record: Record = self.record(of: object)
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        let held: AnyObject = value as AnyObject
        record.values[key] = .unowned { [weak held] in held }
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: record.values[key] = .kept(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        record.values[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
  }

  func removeAll(of object: AnyObject) { lock.withLock { records[ObjectIdentifier(object)] = nil } }

  /// A value that is made where there is none.
  func value<Value>(of object: AnyObject, key: UnsafeRawPointer, make: () -> Value) -> Value {
    lock.withLock {
      let record: Record = self.record(of: object)
      if let known = record.values[key]?.current as? Value { return known }
      let new: Value = make()
      record.values[key] = .kept(new)
      return new
    }
  }

  /// The number of objects with values, also of those that have gone and are still to be thrown away.
  var count: Int { lock.withLock { records.count } }

  private func existing(of object: AnyObject) -> Record? {
    let id = ObjectIdentifier(object)
    guard let record = records[id] else { return nil }
    if record.owner === object { return record }
    // Another object has the place in memory of one that has gone.
    records[id] = nil
    return nil
  }

  private func record(of object: AnyObject) -> Record {
    if let record = existing(of: object) { return record }
    if records.count >= limit {
      records = records.filter { $0.value.owner != nil }
      limit = max(32, records.count * 2)
    }
    let record = Record(object)
    records[ObjectIdentifier(object)] = record
    return record
  }
}
