import Foundation

/// Keeps threads apart while they use Pango, one lock for the whole process.
///
/// Font maps are separate, yet beneath them Cairo shares its font faces between threads, and in 1.16 that is not safe.
/// The framework works on the main actor, where the lock is free; tests run in parallel.
enum TextLock {
  private static let lock: NSRecursiveLock = NSRecursiveLock()

  static func enter() { lock.lock() }
  static func leave() { lock.unlock() }
}
