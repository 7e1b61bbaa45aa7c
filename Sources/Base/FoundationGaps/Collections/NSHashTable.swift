import Foundation

/// A set of objects that may let go of them.
///
/// ```
/// let listeners = NSHashTable<AnyObject>.weakObjects()
/// listeners.add(listener)
/// for listener in listeners.allObjects { print(listener) }
/// ```
public final class NSHashTable<ObjectType: AnyObject>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var objects: [Int: [KeptObject]] = [:]
  private var search = EndedSearch()

  /// - Parameters:
  ///   - options: How the table keeps its objects.
  ///   - initialCapacity: About how many there will be.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    objects.reserveCapacity(max(0, initialCapacity))
    super.init()
  }

  /// A table that does not keep its objects alive.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  public var allObjects: [ObjectType] {
    forgetEnded()
    return objects.values.joined().compactMap { $0.object as? ObjectType }
  }
  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// The object of the table that is the same as another; nil for none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let hash: Int = KeptObject.hash(object, options)
    return objects[hash]?.first { $0.isSame(as: object, options) }?.object as? ObjectType
  }

  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  public func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    if search.isDue(count: objects.count) { forgetEnded() }
    objects[KeptObject.hash(object, options), default: []].append(KeptObject(object, options))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash: Int = KeptObject.hash(object, options)
    objects[hash]?.removeAll { $0.isSame(as: object, options) || $0.object == nil }
  }

  public func removeAllObjects() { objects = [:] }

  /// Adds the objects of another table.
  public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Takes away what another table has.
  public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  /// Takes away what another table has not.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let table = NSHashTable<ObjectType>(options: options)
    table.union(self)
    return table
  }

  private func forgetEnded() {
    guard options.contains(.weakMemory) else { return }
    objects = objects.compactMapValues { kept in
      let living: [KeptObject] = kept.filter { $0.object != nil }
      return living.isEmpty ? nil : living
    }
  }
}
