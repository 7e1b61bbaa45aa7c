import Foundation

/// A dictionary of objects that may let go of its keys and of its values.
///
/// An entry whose key or value has ended is in the table no more.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSCopying {
  private struct Entry {
    let key: KeptObject
    var value: KeptObject

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var search = EndedSearch()

  /// - Parameters:
  ///   - keyOptions: How the table keeps its keys.
  ///   - valueOptions: How it keeps its values.
  ///   - initialCapacity: About how many entries there will be.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    entries.reserveCapacity(max(0, initialCapacity))
    super.init()
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [Entry] {
    forgetEnded()
    return Array(entries.values.joined())
  }

  public var count: Int { living.count }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let hash: Int = KeptObject.hash(aKey, keyOptions)
    return entries[hash]?.first { $0.key.isSame(as: aKey, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil takes it away. A key that is there already stays.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    let hash: Int = KeptObject.hash(aKey, keyOptions)
    let value = KeptObject(anObject, valueOptions)
    if let place = entries[hash]?.firstIndex(where: { $0.key.isSame(as: aKey, keyOptions) }) {
      entries[hash]?[place].value = value
      return
    }
    if search.isDue(count: entries.count) { forgetEnded() }
    entries[hash, default: []].append(Entry(key: KeptObject(aKey, keyOptions), value: value))
  }

  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let hash: Int = KeptObject.hash(aKey, keyOptions)
    entries[hash]?.removeAll { $0.key.isSame(as: aKey, keyOptions) || !$0.isAlive }
  }

  public func removeAllObjects() { entries = [:] }

  public func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key.object)).objectEnumerator() }
  /// The values; nil is never given.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  /// The entries whose keys can be those of a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in
      if let key = entry.key.object as? AnyHashable { result[key] = entry.value.object as? ObjectType }
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let table = NSMapTable<KeyType, ObjectType>(keyOptions: keyOptions, valueOptions: valueOptions)
    for entry in living { table.setObject(entry.value.object as? ObjectType, forKey: entry.key.object as? KeyType) }
    return table
  }

  private func forgetEnded() {
    guard keyOptions.contains(.weakMemory) || valueOptions.contains(.weakMemory) else { return }
    entries = entries.compactMapValues { kept in
      let living: [Entry] = kept.filter(\.isAlive)
      return living.isEmpty ? nil : living
    }
  }
}
