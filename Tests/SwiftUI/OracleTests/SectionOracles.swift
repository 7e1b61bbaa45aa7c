import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: sections in stacks", .serialized)
struct SectionOracles {
  private func word(_ word: String) -> some View { Text(verbatim: word).probe(word) }

  @Test("In a stack, a section is its header, its views and its footer (section/vstack and hstack)")
  func stacks() throws {
    try expectFrames(
      300, 250,
      [
        "Fruits": [127.5, 93, 34.5, 16], "Apple": [127.5, 109, 35, 16], "Banana": [127.5, 125, 45, 16],
        "Footer": [127.5, 141, 39.5, 16], "column": [127.5, 93, 45, 64],
      ]
    ) {
      VStack(alignment: .leading) {
        Section {
          word("Apple")
          word("Banana")
        } header: {
          word("Fruits")
        } footer: {
          word("Footer")
        }
      }.probe("column")
    }
    try expectFrames(
      300, 200,
      [
        "Header": [87.25, 92, 44.5, 16], "A": [139.75, 92, 9, 16], "B": [156.75, 92, 8.5, 16],
        "Footer": [173.25, 92, 39.5, 16], "row": [87.25, 92, 125.5, 16],
      ]
    ) {
      HStack {
        Section {
          word("A")
          word("B")
        } header: {
          word("Header")
        } footer: {
          word("Footer")
        }
      }.probe("row")
    }
  }

  @Test("A title is a plain text above, also in rows of rows (section/title and foreach)")
  func titles() throws {
    try expectFrames(
      300, 250,
      ["Apple": [116, 109, 35, 16], "Carrot": [116, 141, 38.5, 16], "column": [116, 93, 68, 64]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Section("Fruits") { word("Apple") }
        Section("Vegetables") { word("Carrot") }
      }.probe("column")
    }
    let market: [(title: String, goods: [String])] = [
      ("Fruits", ["Apple", "Banana"]), ("Vegetables", ["Carrot", "Leek"]),
    ]
    try expectFrames(
      300, 250,
      [
        "Apple": [116, 93, 35, 16], "Banana": [116, 109, 45, 16], "Carrot": [116, 141, 38.5, 16],
        "Leek": [116, 157, 29, 16], "column": [116, 77, 68, 96],
      ]
    ) {
      VStack(alignment: .leading) {
        ForEach(market, id: \.title) { stall in
          Section(stall.title) { ForEach(stall.goods, id: \.self) { word($0) } }
        }
      }.probe("column")
    }
  }

  @Test("A modifier of a section applies to each of its views (section/modifier)")
  func modifiers() throws {
    try expectFrames(
      300, 250,
      [
        "Fruits": [132.75, 63, 34.5, 16], "Apple": [132.5, 111, 35, 16], "padded": [116.5, 95, 67, 48],
        "Banana": [127.5, 150, 45, 16], "Footer": [130.25, 180, 39.5, 16], "framed": [90, 173, 120, 30],
        "column": [90, 47, 120, 156],
      ]
    ) {
      VStack(spacing: 0) {
        Section {
          word("Apple")
        } header: {
          word("Fruits")
        }.padding().probe("padded")
        Section {
          word("Banana")
        } footer: {
          word("Footer")
        }.frame(width: 120, height: 30).background(Color.blue).probe("framed")
      }.probe("column")
    }
  }

  @Test("Sections stand among other views as their views do (section/mixed)")
  func mixed() throws {
    try expectFrames(
      300, 250,
      [
        "Top": [138.75, 85, 22.5, 16], "Apple": [132.5, 101, 35, 16], "Banana": [127.5, 117, 45, 16],
        "Footer": [130.25, 133, 39.5, 16], "Bottom": [127.75, 149, 44.5, 16], "column": [127.5, 85, 45, 80],
      ]
    ) {
      VStack {
        word("Top")
        Section { word("Apple") }
        Section {
          word("Banana")
        } footer: {
          word("Footer")
        }
        word("Bottom")
      }.probe("column")
    }
  }
}
