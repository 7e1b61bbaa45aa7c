import Foundation
import Synchronization

/// Waits until no other thread is in a section that this object guards, and enters one. The same thread may enter several.
///
/// - Returns: 0 for success.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.lock(of: object as AnyObject).lock()
  return 0
}

/// Leaves a section that was entered for the object.
///
/// - Returns: 0 for success, -1 where the object guards no section.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.unlock(object as AnyObject) ? 0 : -1 }

/// The locks of the objects that guard sections now.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private struct Entry {
    let lock = NSRecursiveLock()
    /// How many sections are entered or waited for.
    var users: Int = 0
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func lock(of object: AnyObject) -> NSRecursiveLock {
    entries.withLock { entries in
      var entry: Entry = entries[ObjectIdentifier(object)] ?? Entry()
      entry.users += 1
      entries[ObjectIdentifier(object)] = entry
      return entry.lock
    }
  }

  func unlock(_ object: AnyObject) -> Bool {
    entries.withLock { entries in
      guard var entry = entries[ObjectIdentifier(object)] else { return false }
      entry.users -= 1
      entries[ObjectIdentifier(object)] = entry.users > 0 ? entry : nil
      entry.lock.unlock()
      return true
    }
  }
}
