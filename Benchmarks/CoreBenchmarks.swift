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
        goal: String(format: "%.2f of the first (goal: at most 1.5)", ratio))
    }
    try rows()
  }

  /// Opening and resizing a window of message rows.
  static func rows() throws {
    let open: Double = try Measuring.cpu {
      _ = try HeadlessApp { VStack { ForEach(0..<1000, id: \.self) { MessageRow(number: $0) } } }
    }
    let app = try HeadlessApp { VStack { ForEach(0..<1000, id: \.self) { MessageRow(number: $0) } } }
    var width: CGFloat = 393
    let resize: Double = Measuring.cpu {
      width += 10
      app.resize(to: CGSize(width: width, height: 852))
    }
    row("first layout of 1,000 message rows", figure(open * 1000, "ms"), goal: "goal of the core: 40")
    row(
      "the same at another width", figure(resize * 1000, "ms"),
      goal: String(format: "%.2f of the first (goal: 0.3)", resize / open))
  }
}
