import AssistiveTechnologies
import SpeechOutput
import SwiftUI
import Testing
import XCUIAutomation

/// What a braille display shows.
@MainActor @Suite(.serialized) struct BrailleTests {
  private struct Page: View {
    @State private var isOn = true
    @State private var level = 0.5

    var body: some View {
      VStack {
        Text("Results").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Button("Add") {}.disabled(true)
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $level, in: 0...1, step: 0.1) { Text("Level") }
        Text("A long line of words that no display shows at once, because it has more than forty cells.")
        VStack { Text("inside") }.accessibilityElement(children: .contain).accessibilityLabel("Box")
      }
    }
  }

  private var reader: XCUIVoiceOverService { XCUIDevice.shared.voiceOverService }

  private func launch() throws -> XCUIApplication {
    let app = XCUIApplication { Page() }
    app.launch()
    try reader.disable()
    try reader.enable()
    return app
  }

  @Test("Label and value come first, then abbreviations of kind and state")
  func words() throws {
    let app = try launch()
    defer { app.terminate() }
    var lines: [String] = []
    while true {
      lines.append(try #require(try reader.brailleLines(cells: 40).first).text)
      if try reader.moveForward().reachedEnd { break }
    }
    #expect(lines[..<4] == ["Results hd1", "Add btn dim", "Wi-Fi sw on", "Level 50% adj"])
    #expect(lines.last == "inside")
    _ = try reader.moveOut()
    #expect(try reader.brailleLines()[0].text == "Box grp")
  }

  @Test("Lines end at blanks, a word that is too long is cut, and each cell leads to its character")
  func lines() throws {
    let app = try launch()
    defer { app.terminate() }
    for _ in 0..<4 { _ = try reader.moveForward() }
    let lines: [XCUIVoiceOverService.BrailleLine] = try reader.brailleLines(cells: 20)
    let text: [Character] = Array(lines[0].text)
    let words: [String] = lines.map { line in String(line.offsets.map { text[$0] }) }
    #expect(words.joined(separator: " ") == lines[0].text && lines.allSatisfy { $0.cells.count <= 20 })
    #expect(words[0] == "A long line of words")
    #expect(lines[0].description == lines[0].cells)
    let cut: [BrailleCells] = ComputerBraille().translate("abcdefg hi").lines(width: 3)
    #expect(cut.map(\.cells) == ["⠁⠃⠉", "⠙⠑⠋", "⠛", "⠓⠊"])
    #expect(ComputerBraille().translate("").lines(width: 0).map(\.cells) == [""])
    #expect(ComputerBraille().translate("ab").lines(width: -5).map(\.cells) == ["⠁", "⠃"])
  }

  @Test("Computer braille has a cell for each character: dots of North American computer braille, capitals with dot 7")
  func computer() {
    #expect(ComputerBraille().translate("Add 1?").cells == "⡁⠙⠙⠀⠂⠹")
    #expect(ComputerBraille().translate("é Å").cells == "⠑⠀⡁")
    #expect(ComputerBraille().translate("漢\u{1F600}").cells == "⣿⣿")
    let printed: String = String((33..<127).map { Character(UnicodeScalar($0)) })
    #expect(Set(ComputerBraille().translate(printed).cells).count == printed.count)
  }

  @Test(
    "Our computer braille is that of liblouis' table", .enabled(if: Liblouis.isInstalled, "liblouis20 is not installed")
  )
  func sameTable() throws {
    let table = try #require(Liblouis(table: "en-us-comp8.ctb"))
    for code in 33..<127 {
      let text = String(UnicodeScalar(UInt8(code)))
      #expect(ComputerBraille().translate(text).cells == table.translate(text).cells, "\(text)")
    }
  }

  @Test("Contracted braille comes from liblouis", .enabled(if: Liblouis.isInstalled, "liblouis20 is not installed"))
  func contracted() throws {
    let app = try launch()
    defer { app.terminate() }
    let table: XCUIVoiceOverService.BrailleTable = .liblouis("en-us-g2.ctb")
    #expect(table.isAvailable)
    let words: BrailleCells = try #require(Liblouis(table: "en-us-g2.ctb")).translate("the people")
    // "the" is one cell, "people" is written p.
    #expect(words.cells == "⠮⠀⠏" && words.offsets == [0, 3, 4])
    #expect(try reader.brailleLines(table: table)[0].cells != reader.brailleLines()[0].cells)
    #expect(try #require(Liblouis(table: "en-us-g2.ctb")).translate("").cells.isEmpty)
    #expect(try #require(Liblouis(table: "en-us-g2.ctb")).translate("🙂 👩‍👩‍👧").offsets.allSatisfy { (0...2).contains($0) })
  }

  @Test("A table that is not there is written as computer braille")
  func missing() throws {
    let app = try launch()
    defer { app.terminate() }
    let nowhere: XCUIVoiceOverService.BrailleTable = .liblouis("no-such-table.ctb")
    #expect(!nowhere.isAvailable && XCUIVoiceOverService.BrailleTable.computer.isAvailable)
    #expect(!XCUIVoiceOverService.BrailleTable.liblouis("").isAvailable)
    #expect(try reader.brailleLines(table: nowhere)[0].cells == reader.brailleLines()[0].cells)
  }
}
