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

/// A row as in a list of messages.
private struct MessageRow: View {
  let number: Int

  /// The texts of a row.
  static func strings(_ number: Int) -> [String] {
    [
      "Sender \(number)", "10:\(number % 60)",
      "Message \(number) goes on for a while, so that the line has to wrap at least once on a phone.", "Reply",
      "Forward",
    ]
  }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Sender \(number)").font(.headline)
          Spacer()
          Text("10:\(number % 60)").font(.caption).foregroundStyle(.secondary)
        }
        Text("Message \(number) goes on for a while, so that the line has to wrap at least once on a phone.")
          .font(.subheadline)
        HStack {
          Button("Reply") {}
          Button("Forward") {}
        }
      }
    }
    .padding(8)
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
  }

  /// A window of message rows.
  static func messages(_ count: Int) throws -> HeadlessApp {
    try HeadlessApp { VStack { ForEach(0..<count, id: \.self) { MessageRow(number: $0) } } }
  }

  /// Opening and resizing a window of message rows.
  static func rows() throws {
    let count: Int = 1000
    func open() throws -> HeadlessApp { try messages(count) }
    let strings: [String] = (0..<count).flatMap(MessageRow.strings)
    let pango: Double = Baselines.pango(strings, width: 280)
    // The first time all texts have to be shaped; after that the shaper knows them.
    var window: HeadlessApp?
    let cold: Double = try Measuring.cpu(runs: 1) { window = try open() }
    var warm: Double = .infinity
    var closing: Double = .infinity
    for _ in 0..<5 {
      closing = min(closing, Measuring.cpu(runs: 1) { window = nil })
      warm = min(warm, try Measuring.cpu(runs: 1) { window = try open() })
    }
    let drawing: Double = Measuring.cpu(runs: 1) { window?.updateDrawing() }
    let accessibility: Double = Measuring.cpu(runs: 1) { window?.updateAccessibilityTree() }
    window = nil
    let blocks: Int = try Baselines.blocks { window = try open() }
    window = nil
    let memory: Double = Baselines.memory(blocks: blocks)
    let app: HeadlessApp = try open()
    var width: CGFloat = 393
    let resize: Double = Measuring.cpu {
      width += 10
      app.resize(to: CGSize(width: width, height: 852))
    }
    app.advance(by: .zero)
    let idle: Int = Baselines.blocks { app.advance(by: .zero) }
    row("shaping the texts of 1,000 message rows, Pango alone", figure(pango * 1000, "ms"))
    row(
      "first layout of 1,000 message rows, all texts new", figure(cold * 1000, "ms"),
      goal: String(format: "goal: 40 + shaping; %.1f times Pango alone", cold / pango))
    row(
      "the same with texts that are known", figure(warm * 1000, "ms"),
      goal: String(
        format: "goal: 40; %.1f times asking for its %d blocks a row", warm / memory, blocks / count))
    row("its drawing, when it is looked at", figure(drawing * 1000, "ms"))
    row("its accessibility tree, when it is read", figure(accessibility * 1000, "ms"))
    row("closing the window", figure(closing * 1000, "ms"))
    row(
      "the first layout at another width", figure(resize * 1000, "ms"),
      goal: String(format: "goal: 12; %.2f of the first, %.1f times Pango alone", resize / warm, resize / pango))
    row("blocks of memory for a frame without a change", "\(idle)", goal: "goal: 0")
  }
}
