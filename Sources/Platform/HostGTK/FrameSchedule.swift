import CGtk
import CGtkView
import SwiftUICore

/// When a window brings its views up to date and paints: with the frames of GTK's clock, while there is something to do.
///
/// At rest nothing runs. Where no frame comes, because the desktop shows nothing of the window, the views are brought up
/// to date now and then all the same: their actions and tasks do not depend on being seen.
final class FrameSchedule {
  private unowned(unsafe) var window: GTKWindow!
  private var tick: guint = 0
  private let waking = LoopTimer()
  private let unseen = LoopTimer()

  func begin(_ window: GTKWindow) {
    self.window = window
    request()
  }

  func end() {
    waking.cancel()
    unseen.cancel()
    if tick != 0 { gtk_widget_remove_tick_callback(window.view, tick) }
    tick = 0
    window = nil
  }

  /// Asks for a frame.
  func request() {
    guard let window, tick == 0 else { return }
    let callback: GtkTickCallback = { _, clock, data in
      guard let schedule = owner(data, as: FrameSchedule.self) else { return 0 }
      return schedule.frame(at: gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
    }
    tick = gtk_widget_add_tick_callback(window.view, callback, Unmanaged.passUnretained(self).toOpaque(), nil)
    waitUnseen()
  }

  private func waitUnseen() {
    unseen.start(after: 0.25) { [weak self] in
      guard let self, let window, tick != 0 else { return }
      advance(to: window.app.time)
      if tick != 0 { waitUnseen() }
    }
  }

  /// Returns whether frames are to go on.
  private func frame(at microseconds: gint64) -> Bool {
    guard let window else { return false }
    let time: Double = window.app.time(of: microseconds)
    if let trace = window.trace { trace.update { advance(to: time) } } else { advance(to: time) }
    guard self.window != nil else { return false }
    unseen.cancel()
    if window.graph.needsFrames || window.graph.needsUpdate {
      waitUnseen()
      return true
    }
    tick = 0
    waitForMoment()
    return false
  }

  /// Brings the views up to date now, between the frames of the display.
  func advance() {
    guard let window else { return }
    advance(to: window.app.time)
    if window.graph.needsFrames { request() } else { waitForMoment() }
  }

  private func advance(to time: Double) {
    guard let window else { return }
    window.graph.advance(to: max(time, window.graph.time.peek))
    window.graph.updateFrame()
    // An action of a view may have closed the window.
    guard self.window != nil else { return }
    window.accessibility.frameDidUpdate()
    gtk_widget_queue_draw(window.view)
  }

  /// Sleeps until the next moment for which a view waits.
  private func waitForMoment() {
    guard let window, let next = window.graph.nextWakeUp else { return waking.cancel() }
    waking.start(after: max(0, next - window.app.time)) { [weak self] in self?.request() }
  }
}
