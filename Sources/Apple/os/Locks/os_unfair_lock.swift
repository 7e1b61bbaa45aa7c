import Foundation

/// A lock in the memory of whoever declares it. It must not be moved while it is used: allocate it, or use
/// `OSAllocatedUnfairLock`.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()

  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  _ = withUnsafeMutablePointer(to: &lock.pointee.mutex) { pthread_mutex_lock($0) }
}

/// Takes a lock unless somebody holds it; false then.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { pthread_mutex_trylock($0) == 0 }
}

/// Lets a lock go.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = withUnsafeMutablePointer(to: &lock.pointee.mutex) { pthread_mutex_unlock($0) }
}
