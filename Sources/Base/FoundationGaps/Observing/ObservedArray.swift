import Foundation

extension NSObject {
  /// An array that changes the one of a property, and tells observers which elements come and go.
  ///
  /// - Parameter key: A property that is an `NSMutableArray`. The array is empty for another one, and changes nothing.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }
}

/// An array that stands for the one of a property.
private final class ObservedArray: NSMutableArray {
  private let owner: NSObject?
  private let key: String

  init(_ owner: NSObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    owner = nil
    key = ""
    super.init(capacity: numItems)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    owner = nil
    key = ""
    super.init(objects: objects, count: count)
  }

  required convenience init(coder aDecoder: NSCoder) { self.init(capacity: 0) }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

  private var array: NSMutableArray? { owner?.observedValue(key) as? NSMutableArray }

  private func edit(_ edit: ObservedChange.Edit, _ change: () -> Void) {
    guard let owner, let observers = KeyValueObservers.of(owner) else { return change() }
    observers.begin(ObservedKey(named: key), owner, ObservedChange(edit: edit))
    change()
    observers.end(ObservedKey(named: key))
  }

  override var count: Int { array?.count ?? 0 }
  override func object(at index: Int) -> Any { array?.object(at: index) ?? NSNull() }

  override func insert(_ anObject: Any, at index: Int) {
    edit(ObservedChange.Edit(kind: .insertion, indexes: [index], new: [anObject])) {
      array?.insert(anObject, at: index)
    }
  }

  override func removeObject(at index: Int) {
    edit(ObservedChange.Edit(kind: .removal, indexes: [index], old: [object(at: index)])) {
      array?.removeObject(at: index)
    }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    edit(ObservedChange.Edit(kind: .replacement, indexes: [index], old: [object(at: index)], new: [anObject])) {
      array?.replaceObject(at: index, with: anObject)
    }
  }

  // What Foundation does with its own storage goes through the three above.

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }
  override func removeLastObject() { removeObject(at: count - 1) }
  override func removeAllObjects() { for index in (0..<count).reversed() { removeObject(at: index) } }

  override func remove(_ anObject: Any) {
    for index in (0..<count).reversed() where isEqual(object(at: index), anObject) { removeObject(at: index) }
  }

  override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

  override func index(of anObject: Any) -> Int { (0..<count).first { isEqual(object(at: $0), anObject) } ?? NSNotFound }
  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common: Int = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    for offset in (common..<range.length).reversed() { removeObject(at: range.location + offset) }
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  private func isEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first as AnyObject === second as AnyObject
  }
}
