import CoreGraphics
import Diagnostics
import DisplayList
import Foundation
import Testing

/// The file with the table of symbols.
@MainActor @Suite("The file of symbols", .serialized) struct SymbolFileTests {
  @Test("A line has a name, a drawing, a label and sometimes a size; comments and broken lines are left out")
  func lines() throws {
    let table: [String] = [
      "# name\tdrawing\tlabel", "star\tstar\tFavorite\t16.7x16", "a.b\tbox/flip/fill+\tTwo words", "", "broken\tline",
    ]
    let symbols: [Symbol] = SymbolTable.symbols(in: table.joined(separator: "\n"))
    #expect(symbols.map(\.name) == ["star", "a.b"])
    #expect(symbols[0].recordedSize == CGSize(width: 16.7, height: 16) && symbols[0].changes.isEmpty)
    #expect(symbols[1].icon == "box" && symbols[1].hasBadge && symbols[1].changes == [.flipped, .filled])
    #expect(symbols[1].label == "Two words" && symbols[1].recordedSize == nil)
    // An unknown change leaves an icon that nobody has.
    #expect(SymbolTable.symbols(in: "a\tbox/wobbly\tA")[0].icon == "box/wobbly")
  }

  @Test("Each line of the file is a symbol or a comment")
  func whole() throws {
    let text: String = try #require(SymbolFile.contents())
    let lines: [Substring] = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 2000 && SymbolTable.symbols(in: text).count == lines.count)
    #expect(lines.allSatisfy { (3...4).contains($0.split(separator: "\t", omittingEmptySubsequences: false).count) })
    #expect(lines == lines.sorted(), "in the order of their names")
  }

  @Test("The file is beside the program or among the sources: either will do")
  func places() throws {
    let places: [URL] = SymbolFile.places
    #expect(places.count == 2 && places.allSatisfy { $0.lastPathComponent == "symbols.tsv" })
    #expect(places[0].deletingLastPathComponent().lastPathComponent == "Rotor_DisplayList.resources")
    let nowhere = URL(fileURLWithPath: "/nowhere/symbols.tsv")
    #expect(SymbolFile.contents(of: [nowhere, places[1]]) == SymbolFile.contents(of: [places[1]]))
  }

  @Test("A missing file is told with the places where it was looked for, and nothing ends")
  func missing() {
    var messages: [String] = []
    let saved: ((String) -> Void)? = Diagnostics.sink
    Diagnostics.sink = { messages.append($0) }
    defer { Diagnostics.sink = saved }
    let places: [URL] = ["/nowhere/a.tsv", "/nowhere/b.tsv"].map { URL(fileURLWithPath: $0) }
    #expect(SymbolFile.contents(of: places) == nil)
    #expect(messages.count == 1 && messages[0].contains("/nowhere/a.tsv nor /nowhere/b.tsv"), "\(messages)")
  }
}
