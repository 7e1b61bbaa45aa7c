import CGtk
import CGtkView
import Foundation

/// Says how long each frame takes, for a developer who sets `ROTOR_TRACE_FRAMES=1`.
///
/// Of a frame of GTK's clock it names the whole time, the part in which views were brought up to date, and the part in
/// which the scene was made. The rest is GTK's: comparing scenes, drawing what differs, handing it to the display.
final class FrameTrace {
  static let isWanted: Bool = ProcessInfo.processInfo.environment["ROTOR_TRACE_FRAMES"] == "1"

  private var start: UInt64 = 0
  private var updating: UInt64 = 0
  private var painting: UInt64 = 0

  /// Follows the clock of a window that is on the screen.
  func begin(_ widget: Widget) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let object = UnsafeMutableRawPointer(clock)
    let before: Signal.Plain = { _, data in owner(data, as: FrameTrace.self)?.frameBegins() }
    let after: Signal.Plain = { _, data in owner(data, as: FrameTrace.self)?.frameEnds() }
    Signal.connect(object, "before-paint", before, owner: self)
    Signal.connect(object, "after-paint", after, owner: self)
  }

  func update<Result>(_ body: () -> Result) -> Result { measure(&updating, body) }

  func paint<Result>(_ body: () -> Result) -> Result { measure(&painting, body) }

  private func measure<Result>(_ total: inout UInt64, _ body: () -> Result) -> Result {
    let start: UInt64 = DispatchTime.now().uptimeNanoseconds
    defer { total += DispatchTime.now().uptimeNanoseconds - start }
    return body()
  }

  private func frameBegins() {
    start = DispatchTime.now().uptimeNanoseconds
    updating = 0
    painting = 0
  }

  private func frameEnds() {
    let total: UInt64 = DispatchTime.now().uptimeNanoseconds - start
    func milliseconds(_ time: UInt64) -> String { String(format: "%.2f", Double(time) / 1e6) }
    let line: String =
      "frame \(milliseconds(total)) ms, views \(milliseconds(updating)), scene \(milliseconds(painting))\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
