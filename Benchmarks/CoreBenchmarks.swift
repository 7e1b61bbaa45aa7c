import BenchmarkContents
import Foundation
import Observation
import SwiftUI
import UITestSupport

@Observable @MainActor
private final class Note {
  var text: String = "first"
}

private struct NoteView: View {
  let note: Note
  /// The frame keeps the size, so that nothing else has to move.
  var body: some View { Text(note.text).frame(width: 200) }
}

/// One text that changes, among many that do not.
private struct Crowd: View {
  let note: Note
  let count: Int

  var body: some View {
    VStack {
      NoteView(note: note)
      ForEach(0..<count, id: \.self) { _ in Text("still") }
    }
  }
}

/// The work that the graph and the layout do. Times are only compared with each other, in one run.
@MainActor
enum CoreBenchmarks {
  static func run() throws {
    print("\nThe graph and the layout")
    var least: Double?
    for count in [100, 10_000, 100_000] {
      let note = Note()
      let app = try HeadlessApp { Crowd(note: note, count: count) }
      let time: Double = Measuring.cpu(runs: 20) {
        note.text = note.text == "first" ? "other" : "first"
        app.advance(by: .zero)
      }
      let ratio: Double = time / (least ?? time)
      least = least ?? time
      row(
        "change one text among \(count) views", figure(time * 1_000_000, "us"),
        goal: String(format: "goal: 200 us; %.2f of the first (goal: at most 1.5)", ratio))
    }
    try rows()
    try squeezed()
  }

  /// A window of message rows that can be scrolled: each message takes the lines that it needs.
  static func messages(_ count: Int) throws -> HeadlessApp { try HeadlessApp { MessageList(count: count) } }

  /// A window whose height all rows have to share, so that each message is cut to one line.
  static func squeezedMessages(_ count: Int) throws -> HeadlessApp {
    try HeadlessApp { SqueezedMessages(count: count) }
  }

  /// What opening a window, looking at it, closing it and another width of it take, in CPU seconds.
  private struct WindowTimes {
    var cold: Double = 0
    var warm: Double = .infinity
    var drawing: Double = 0
    var accessibility: Double = 0
    var closing: Double = .infinity
    var resize: Double = 0
  }

  private static func times(_ open: () throws -> HeadlessApp) throws -> WindowTimes {
    var times = WindowTimes()
    // The first time all texts have to be shaped; after that the shaper knows them.
    var window: HeadlessApp?
    times.cold = try Measuring.cpu(runs: 1) { window = try open() }
    for _ in 0..<5 {
      times.closing = min(times.closing, Measuring.cpu(runs: 1) { window = nil })
      times.warm = min(times.warm, try Measuring.cpu(runs: 1) { window = try open() })
    }
    times.drawing = Measuring.cpu(runs: 1) { window?.updateDrawing() }
    times.accessibility = Measuring.cpu(runs: 1) { window?.updateAccessibilityTree() }
    window = nil
    let app: HeadlessApp = try open()
    var width: CGFloat = 393
    times.resize = Measuring.cpu {
      width += 10
      app.resize(to: CGSize(width: width, height: 852))
    }
    return times
  }

  /// Opening and resizing a window of message rows.
  static func rows() throws {
    let count: Int = 1000
    let strings: [String] = (0..<count).flatMap(MessageRow.strings)
    let pango: Double = Baselines.pango(strings, width: MessageRow.textWidth)
    let times: WindowTimes = try times { try messages(count) }
    var window: HeadlessApp?
    let blocks: Int = try Baselines.blocks { window = try messages(count) }
    let memory: Double = Baselines.memory(blocks: blocks)
    window?.advance(by: .zero)
    let idle: Int = Baselines.blocks { window?.advance(by: .zero) }
    row("shaping the texts of 1,000 message rows, Pango alone", figure(pango * 1000, "ms"))
    row(
      "first layout of 1,000 message rows, all texts new", figure(times.cold * 1000, "ms"),
      goal: String(format: "%.1f times Pango alone", times.cold / pango))
    row(
      "the same with texts that are known", figure(times.warm * 1000, "ms"),
      goal: String(format: "%.1f times asking for its %d blocks a row", times.warm / memory, blocks / count))
    row("its drawing, when it is looked at", figure(times.drawing * 1000, "ms"))
    row("its accessibility tree, when it is read", figure(times.accessibility * 1000, "ms"))
    row("closing the window", figure(times.closing * 1000, "ms"))
    row(
      "the first layout at another width", figure(times.resize * 1000, "ms"),
      goal: String(
        format: "%.2f of the first, %.1f times Pango alone", times.resize / times.warm, times.resize / pango))
    row("blocks of memory for a frame without a change", "\(idle)", goal: "goal: 0")
  }

  /// The same rows in a window that is too low for them: another piece of work, in which no message wraps.
  static func squeezed() throws {
    let times: WindowTimes = try times { try squeezedMessages(1000) }
    row("1,000 rows under pressure of height, texts known", figure(times.warm * 1000, "ms"), goal: "goal: 40")
    row("these rows at another width", figure(times.resize * 1000, "ms"), goal: "goal: 12")
  }
}
