import CGio
import Foundation

/// The thread on which the accessibility bus is served, with a GLib context of its own.
///
/// Apart from the main actor, so that clients are answered while the app is busy, and the app is never kept by a client.
final class BusThread: @unchecked Sendable {
  private let context: OpaquePointer
  private let loop: OpaquePointer

  init() {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  func start() {
    let thread = Thread { [self] in
      g_main_context_push_thread_default(context)
      g_main_loop_run(loop)
      g_main_context_pop_thread_default(context)
    }
    thread.name = "accessibility-bus"
    thread.start()
  }

  /// Ends the thread after what was posted before.
  func stop() {
    post { [self] in g_main_loop_quit(loop) }
  }

  /// Does something on the thread.
  func post(_ work: @escaping () -> Void) {
    schedule(g_idle_source_new(), GLibPriority.normal, work)
  }

  /// Does something on the thread later, unless the returned timer is cancelled.
  @discardableResult
  func post(after milliseconds: Int, _ work: @escaping () -> Void) -> BusTimer {
    let source: UnsafeMutablePointer<GSource>? = g_timeout_source_new(guint(milliseconds))
    let timer = BusTimer(source)
    schedule(source, GLibPriority.normal, work)
    return timer
  }

  private enum GLibPriority {
    /// `G_PRIORITY_DEFAULT`: the order in which things were posted is kept among calls from the bus.
    static let normal: gint = 0
  }

  private func schedule(_ source: UnsafeMutablePointer<GSource>?, _ priority: gint, _ work: @escaping () -> Void) {
    g_source_set_priority(source, priority)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<BusClosure>.fromOpaque(data).takeUnretainedValue().work() }
        return 0
      }, Unmanaged.passRetained(BusClosure(work)).toOpaque(),
      { data in if let data { Unmanaged<BusClosure>.fromOpaque(data).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }
}

/// A closure that C code carries.
private final class BusClosure {
  let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }
}

/// Something that is due later and may be called off.
final class BusTimer {
  private let source: UnsafeMutablePointer<GSource>?

  init(_ source: UnsafeMutablePointer<GSource>?) {
    self.source = g_source_ref(source)
  }

  deinit { g_source_unref(source) }

  func cancel() { g_source_destroy(source) }
}
