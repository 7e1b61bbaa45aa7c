import CGtk
import CGtkView
import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Lets everything that waits for the main thread go on inside GLib's loop: the main actor's tasks, the main dispatch
/// queue, and the main run loop's timers.
///
/// Work comes with the priority of painting. GLib serves sources of one priority in turn, so that a flood of tasks and a
/// flood of frames each get every other turn. A turn of the main actor takes half a frame at most (`LoopExecutor`); one of the
/// dispatch queue takes what waited when it began, for Dispatch has no smaller one.
enum MainLoop {
  private nonisolated(unsafe) static var isConnected: Bool = false

  static func connect() {
    guard !isConnected else { return }
    isConnected = true
    let priority: Int32 = 120
    _ = LoopExecutor.install(priority: priority)
    g_unix_fd_add_full(
      priority, mainQueueHandle(), G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        return 1
      }, nil, nil)
    _ = rotor_add_waiting_source({ _ in MainLoop.millisecondsToNextTimer() }, nil, priority)
  }

  /// Does something on the main thread with the priority of input, from any thread, in the order of the calls.
  static func post(_ work: @escaping @Sendable () -> Void) {
    let closure: UnsafeMutableRawPointer = Unmanaged.passRetained(PostedClosure(work)).toOpaque()
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        if let data { Unmanaged<PostedClosure>.fromOpaque(data).takeUnretainedValue().work() }
        return 0
      }, closure, { data in if let data { Unmanaged<PostedClosure>.fromOpaque(data).release() } })
  }

  /// A closure that C code carries.
  private final class PostedClosure {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Runs the timers that are due; the time until the next one.
  private static func millisecondsToNextTimer() -> Int32 {
    guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
    let seconds: Double = next.timeIntervalSinceNow
    return seconds > 3600 ? -1 : Int32(max(0, (seconds * 1000).rounded(.up)))
  }
}

/// Calls a function once, after a time or as soon as nothing more urgent waits. Cancelled when it is let go.
final class LoopTimer {
  private var source: guint = 0
  private var action: (() -> Void)?

  deinit { cancel() }

  var isWaiting: Bool { source != 0 }

  /// - Parameter seconds: from now; 0 runs in the next turn of the loop.
  func start(after seconds: Double, _ action: @escaping () -> Void) {
    cancel()
    self.action = action
    let owner: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
    let call: GSourceFunc = { owner in
      if let owner { Unmanaged<LoopTimer>.fromOpaque(owner).takeUnretainedValue().fire() }
      return 0
    }
    source = g_timeout_add_full(110, guint(max(0, min(seconds, 86400) * 1000).rounded(.up)), call, owner, nil)
  }

  func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
    action = nil
  }

  private func fire() {
    source = 0
    let due: (() -> Void)? = action
    action = nil
    due?()
  }
}
