import Foundation
import FoundationGaps

extension NotificationCenter {
  /// Calls a method with each notification that is posted.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called. It is not kept, and need not be removed when it goes.
  ///   - aSelector: A method that takes the notification, or nothing. It is called on the thread that posts.
  ///   - aName: The notifications' name; nil for all.
  ///   - anObject: Whose notifications; nil for those of all.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let table: SelectorObservers = observers
    let entry = SelectorObservers.Entry(observer: observer as AnyObject, name: aName, object: anObject)
    nonisolated(unsafe) let posted: SelectorObservers.Entry = entry
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
      guard let observer = posted.observer else {
        self?.remove { $0 === posted }
        return
      }
      // The method takes a notification as a value or as an object.
      let forms: [Any?] = [notification, notification as NSNotification]
      for form in forms where aSelector.perform(on: observer, with: [form]) != nil { return }
      aSelector.warnNoMethod(of: observer)
    }
    table.add(entry)
  }

  /// Takes away all that an observer was added for.
  public func removeObserver(_ observer: AnyObject) {
    remove { $0.observer === observer || $0.observer == nil }
    // The object that `addObserver(forName:object:queue:using:)` returned is an observer of Foundation's own.
    removeObserver(observer as Any)
  }

  /// Takes away what an observer was added for with a name and an object; nil stands for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove { entry in
      entry.observer === observer && (aName == nil || entry.name == aName)
        && (anObject == nil || entry.object === anObject as AnyObject)
    }
  }

  private func remove(_ isMeant: (SelectorObservers.Entry) -> Bool) {
    for token in observers.remove(isMeant) { removeObserver(token as Any) }
  }

  private var observers: SelectorObservers {
    SelectorObservers.making.withLock {
      if let known = objc_getAssociatedObject(self, SelectorObservers.key) as? SelectorObservers { return known }
      let new = SelectorObservers()
      objc_setAssociatedObject(self, SelectorObservers.key, new, .OBJC_ASSOCIATION_RETAIN)
      return new
    }
  }
}

/// The observers of a notification center whose methods are called.
final class SelectorObservers: @unchecked Sendable {
  final class Entry {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(observer: AnyObject, name: NSNotification.Name?, object: Any?) {
      self.observer = observer
      self.name = name
      self.object = object.map { $0 as AnyObject }
    }
  }

  /// By which a center finds its observers; its address is what counts.
  nonisolated(unsafe) static let key: UnsafeRawPointer = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Held while a center gets its observers: two threads may ask at once.
  static let making = NSLock()

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  /// Removes entries, and gives back by what Foundation knows them.
  func remove(_ isMeant: (Entry) -> Bool) -> [any NSObjectProtocol] {
    lock.withLock {
      let tokens: [any NSObjectProtocol] = entries.filter(isMeant).compactMap(\.token)
      entries.removeAll(where: isMeant)
      return tokens
    }
  }
}
