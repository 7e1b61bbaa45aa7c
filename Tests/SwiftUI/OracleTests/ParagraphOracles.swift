import SwiftUI
import Testing
import ViewTestSupport

/// Texts of several lines, as iamcgn/swiftui-web recorded them (folder Text).
///
/// The words that were recorded stand outside of that folder. These begin as they do and have as many lines at each width:
/// heights, places and base lines do not depend on the words, and are the recorded ones.
@MainActor
@Suite("Oracle: paragraphs", .serialized)
struct ParagraphOracles {
  private static let words = "Layout must wrap this paragraph and go on below it where one edge is"

  private func paragraph() -> Text { Text(verbatim: Self.words) }

  /// Checks what does not follow from the words: [y, height] of each view, and [x, width] where these are given too.
  private func expect(
    _ width: CGFloat, _ height: CGFloat, rows: [String: [CGFloat]], whole: [String: [CGFloat]] = [:],
    @ViewBuilder root: () -> some View
  ) throws {
    let window = try OracleWindow(width, height) { root() }
    #expect(window.differences(whole) == [])
    for (name, numbers) in rows {
      let frame: CGRect = try #require(window.currentFrame(name))
      #expect(abs(frame.minY - numbers[0]) <= 0.5 && abs(frame.height - numbers[1]) <= 0.5, "\(name) is \(frame)")
    }
  }

  private func row(_ text: some View, _ name: String, _ width: CGFloat = 150) -> some View {
    text.probe(name).frame(width: width, alignment: .topLeading)
  }

  @Test("A paragraph has as many lines as its width makes of it (text/wrapped and paragraphs)")
  func wrapped() throws {
    try expect(
      400, 300, rows: ["narrow": [86, 64], "wide": [150, 32], "free": [182, 32]],
      whole: ["frame": [22.25, 86, 150, 64]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        paragraph().probe("narrow").frame(width: 150, alignment: .topLeading).probe("frame")
        row(paragraph(), "wide", 260)
        paragraph().probe("free").frame(width: 355.5, alignment: .topLeading)
      }
    }
    try expect(
      400, 420, rows: ["100": [72.5, 96], "300": [168.5, 32], "title": [312.5, 99]],
      whole: ["134": [50, 8.5, 134, 64]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        row(paragraph(), "134", 134)
        row(paragraph(), "100", 100)
        row(paragraph(), "300", 300)
        // A long word, and two paragraphs twice: 32, 32 and 48 points in the recorded case.
        Color.clear.frame(width: 10, height: 112)
        paragraph().font(.title).probe("title").frame(width: 300, alignment: .topLeading)
      }
    }
  }

  @Test("A limit of lines cuts a paragraph; what a range leaves open follows the words (text/line-limit)")
  func limits() throws {
    try expect(
      400, 420,
      rows: [
        "1": [26, 16], "2": [42, 32], "3": [74, 48], "10": [122, 64], "up to 2": [186, 32], "1 to 3": [218, 48],
      ],
      whole: [
        "short": [125, 266, 31, 16], "reserved": [125, 282, 31, 32],
        "2 to 4": [125, 314, 31, 32], "from 3": [125, 346, 31, 48], "column": [125, 26, 150, 368],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        row(paragraph().lineLimit(1), "1")
        row(paragraph().lineLimit(2), "2")
        row(paragraph().lineLimit(3), "3")
        row(paragraph().lineLimit(10), "10")
        row(paragraph().lineLimit(...2), "up to 2")
        row(paragraph().lineLimit(1...3), "1 to 3")
        Text(verbatim: "Hello").lineLimit(1).probe("short")
        Text(verbatim: "Hello").lineLimit(2, reservesSpace: true).probe("reserved")
        Text(verbatim: "Hello").lineLimit(2...4).probe("2 to 4")
        Text(verbatim: "Hello").lineLimit(3...).probe("from 3")
      }.probe("column")
    }
  }

  @Test("Each way to cut leaves one line, or as many as allowed (text/truncation)")
  func truncation() throws {
    try expect(
      400, 200,
      rows: ["head": [44, 16], "middle": [60, 16], "tail": [76, 16], "wide": [92, 16], "middle 2": [108, 32]],
      whole: ["fits": [70, 140, 31, 16], "column": [70, 44, 260, 112]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        row(paragraph().lineLimit(1).truncationMode(.head), "head")
        row(paragraph().lineLimit(1).truncationMode(.middle), "middle")
        row(paragraph().lineLimit(1).truncationMode(.tail), "tail")
        row(paragraph().lineLimit(1), "wide", 260)
        row(paragraph().lineLimit(2).truncationMode(.middle), "middle 2")
        Text(verbatim: "Hello").truncationMode(.head).probe("fits")
      }.probe("column")
    }
  }

  @Test("Line spacing stands between lines, in a font as without one (text/line-spacing)")
  func spacing() throws {
    try expect(
      400, 320, rows: ["4": [24.25, 76], "10": [100.25, 94], "body": [194.25, 85.5]],
      whole: [
        "single": [125, 279.75, 31, 16], "column": [125, 24.25, 150, 271.5],
      ]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        row(paragraph().lineSpacing(4), "4")
        row(paragraph().lineSpacing(10), "10")
        row(paragraph().font(.body).lineSpacing(4), "body")
        Text(verbatim: "Hello").lineSpacing(10).probe("single")
      }.probe("column")
    }
  }

  @Test("Alignment moves lines and not the text; a short text hugs its words (text/alignment)")
  func alignment() throws {
    try expect(
      400, 300,
      rows: [
        "leading": [38, 48], "center": [86, 48], "trailing": [134, 48], "newline": [182, 32], "again": [214, 32],
      ],
      whole: ["single": [100, 246, 13, 16], "column": [100, 38, 200, 224]]
    ) {
      VStack(spacing: 0) {
        paragraph().multilineTextAlignment(.leading).probe("leading").frame(width: 200, alignment: .top)
        paragraph().multilineTextAlignment(.center).probe("center").frame(width: 200, alignment: .top)
        paragraph().multilineTextAlignment(.trailing).probe("trailing").frame(width: 200, alignment: .top)
        Text(verbatim: "One line\nTwo").multilineTextAlignment(.trailing).probe("newline")
        Text(verbatim: "One line\nTwo").multilineTextAlignment(.center).probe("again")
        Text(verbatim: "Hi").multilineTextAlignment(.trailing).probe("single")
          .frame(width: 200, alignment: .leading)
      }.probe("column")
    }
  }

  @Test("The first and the last base line of a paragraph carry what stands beside it (text/baseline-wrapped)")
  func baselines() throws {
    try expect(
      400, 200,
      rows: [
        "last words": [25, 64], "last end": [57, 38], "last box": [76, 10], "last": [25, 70], "first words": [111, 64],
        "first end": [95, 38], "first box": [114, 10], "first": [95, 80],
      ],
      whole: ["column": [113.25, 25, 173.5, 150], "last end": [233.25, 57, 43.5, 38]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          row(paragraph(), "last words", 120)
          Text(verbatim: "End").font(.largeTitle).probe("last end")
          Color.red.frame(width: 10, height: 10).probe("last box")
        }.probe("last")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          row(paragraph(), "first words", 120)
          Text(verbatim: "End").font(.largeTitle).probe("first end")
          Color.red.frame(width: 10, height: 10).probe("first box")
        }.probe("first")
      }.probe("column")
    }
  }

  @Test("An attributed string without attributes is as plain text (text/attributed)")
  func attributed() throws {
    try expect(400, 200, rows: [:], whole: ["plain": [153.75, 92, 92.5, 16]]) {
      Text(AttributedString("Plain attributed")).probe("plain")
    }
  }
}
