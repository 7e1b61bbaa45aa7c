import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: text among other views", .serialized)
struct TextOracles {
  private func word(_ word: String) -> some View { Text(verbatim: word).probe(word) }

  @Test("Text stands at once below text, and at a distance of its letters from boxes (text/vstack-spacing)")
  func column() throws {
    try expectFrames(
      200, 200,
      [
        "One": [87.5, 64.55, 25, 16], "Two": [87.5, 80.55, 25, 16], "box": [75, 104.7, 50, 10],
        "Three": [82.25, 119.45, 35.5, 16], "stack": [75, 64.55, 50, 70.89],
      ]
    ) {
      VStack {
        word("One")
        word("Two")
        Color.red.frame(width: 50, height: 10).probe("box")
        word("Three")
      }.probe("stack")
    }
  }

  @Test("Text of a text style keeps a little room above it; its room grows with the size (text/vstack-spacing-mixed)")
  func mixed() throws {
    func sample(_ name: String, _ font: Font? = nil) -> some View { Text(verbatim: "Hg").font(font).probe(name) }
    let window = try OracleWindow(200, 300) {
      VStack {
        sample("large 1", .largeTitle)
        sample("body 1")
        sample("large 2", .largeTitle)
        Color.red.frame(width: 50, height: 10).probe("box")
        sample("large 3", .largeTitle)
        sample("caption", .caption2)
        sample("body 2")
      }.probe("stack")
    }
    #expect(
      window.differences([
        "body 1": [91.25, 83, 17.5, 16], "box": [75, 161.8, 50, 10], "stack": [75, 45, 50, 209.98],
        "body 2": [91.25, 239, 17.5, 16],
      ]) == [])
  }

  @Test("Text stands at the default distance beside text and boxes (text/hstack-spacing)")
  func row() throws {
    try expectFrames(
      300, 100,
      [
        "One": [90.25, 42, 25, 16], "Two": [123.25, 42, 25, 16], "box": [156.25, 45, 10, 10],
        "Three": [174.25, 42, 35.5, 16], "stack": [90.25, 42, 119.5, 16],
      ]
    ) {
      HStack {
        word("One")
        word("Two")
        Color.red.frame(width: 10, height: 10).probe("box")
        word("Three")
      }.probe("stack")
    }
  }

  @Test("A range of rows, nothing for nothing, and modifiers around each row (foreach/range, empty and modifier)")
  func rows() throws {
    try expectFrames(
      300, 200,
      [
        "Top": [127.75, 60, 22.5, 16], "Row 0": [127.75, 76, 37.5, 16], "Row 1": [127.75, 92, 35.5, 16],
        "Row 2": [127.75, 108, 37, 16], "Bottom": [127.75, 124, 44.5, 16], "stack": [127.75, 60, 44.5, 80],
      ]
    ) {
      VStack(alignment: .leading) {
        word("Top")
        ForEach(0..<3) { word("Row \($0)") }
        word("Bottom")
      }.probe("stack")
    }
    try expectFrames(
      300, 260,
      [
        "padded 0": [131.25, 68, 37.5, 16], "padded 1": [132.25, 116, 35.5, 16], "padded": [116.25, 100, 67.5, 48],
        "framed 0": [131.25, 155, 37.5, 16], "framed 1": [132.25, 185, 35.5, 16], "framed": [90, 178, 120, 30],
        "stack": [90, 52, 120, 156],
      ]
    ) {
      VStack(spacing: 0) {
        ForEach(0..<2) { Text(verbatim: "Row \($0)").probe("padded \($0)") }.padding().probe("padded")
        ForEach(0..<2) { Text(verbatim: "Row \($0)").probe("framed \($0)") }
          .frame(width: 120, height: 30).background(Color.blue).probe("framed")
      }.probe("stack")
    }
  }
}
