import Foundation

/// A change that begins.
struct ObservedChange {
  /// The value so far, of a property that gives another one already.
  var old: Any?
  /// The elements of a collection that change; nil where the whole value does.
  var edit: Edit?

  /// A change of elements of a collection.
  struct Edit {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    var old: [Any] = []
    var new: [Any] = []
  }
}

/// An observer that is told by `observeValue(forKeyPath:of:change:context:)`.
struct NamedObserver {
  private(set) weak var observer: NSObject?
  /// By which an observer is found that ends, and cannot be referred to any more.
  let identity: ObjectIdentifier
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?
  /// Reads the property; nil where an object has none of the name.
  let read: (NSObject) -> Any?

  init(
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    identity = ObjectIdentifier(observer)
    self.keyPath = keyPath
    self.options = options
    self.context = context
    read = { $0.observedValue(keyPath) }
  }

  /// Tells of the value that the property has.
  func tellInitial(_ object: NSObject) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
    if options.contains(.new) { change[.newKey] = Self.object(read(object)) }
    tell(object, change)
  }

  /// Tells of a change that is to come, where the observer asked for that, and gives what tells that it has come.
  func begin(_ object: NSObject, _ change: ObservedChange) -> (NSObject) -> Void {
    let kind: NSKeyValueChange = change.edit?.kind ?? .setting
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    values[.indexesKey] = change.edit?.indexes
    if options.contains(.old), kind != .insertion {
      values[.oldKey] = change.edit?.old ?? Self.object(change.old ?? read(object))
    }
    if options.contains(.prior) {
      tell(object, values.merging([.notificationIsPriorKey: NSNumber(value: true)]) { $1 })
    }
    return { object in
      if options.contains(.new), kind != .removal {
        values[.newKey] = change.edit?.new ?? Self.object(read(object))
      }
      tell(object, values)
    }
  }

  private func tell(_ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
    guard let observer else { return }
    if let observer = observer as? any KeyValueObserver {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    } else {
      observer.reportUnexpectedChange(of: keyPath, object)
    }
  }

  /// A value as the dictionary of a change has it. Arrays of Objective-C's are those of Swift's.
  private static func object(_ value: Any?) -> Any {
    guard let value, let value = flat(value) else { return NSNull() }
    return (value as? NSArray).map { array in (0..<array.count).map { array.object(at: $0) } } ?? value
  }
}

/// A value that is no optional; nil for one that is nil.
private func flat(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.content
}

/// A value that may be absent, in a value of any type.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { flatMap { flat($0) } }
}
