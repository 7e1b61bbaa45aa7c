import Foundation
import Testing
import os

/// Locks and signposts.
@Suite struct LockTests {
  @Test("Threads that add under a lock lose nothing")
  func counting() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
  }

  @Test("A lock that is held is not taken again")
  func trying() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 1 } == 1 && lock.withLockUnchecked { 2 } == 2)
    let old = os_unfair_lock_t.allocate(capacity: 1)
    old.initialize(to: os_unfair_lock())
    defer { old.deallocate() }
    os_unfair_lock_lock(old)
    #expect(!os_unfair_lock_trylock(old))
    os_unfair_lock_unlock(old)
    #expect(os_unfair_lock_trylock(old))
    os_unfair_lock_unlock(old)
  }

  @Test("Signposts cost nothing and run what they are put around")
  func signposts() {
    let signposter = OSSignposter(subsystem: "s", category: "c")
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.emitEvent("event")
    signposter.endInterval("work", state)
    #expect(signposter.withIntervalSignpost("around") { 7 } == 7 && !signposter.isEnabled)
    os_signpost(.event, log: .default, name: "old")
    #expect(OSSignpostID.null < OSSignpostID.exclusive)
  }
}
