import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
struct DirectionalSymbolTests {
  @Test("Symbols named for the direction of reading turn with it; others and their labels stay")
  func mirrored() throws {
    var settings = HeadlessApp.Settings()
    settings.isRightToLeft = true
    let names: [String] = ["chevron.backward", "chevron.forward", "chevron.left", "forward.fill"]
    let app = try HeadlessApp(settings: settings) {
      VStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
    }
    let drawn: [String] = app.displayListText.split(separator: "\n").compactMap { line in
      let words: [Substring] = line.split(separator: "\"")
      return words.count > 1 ? String(words[1]) : nil
    }
    #expect(drawn == ["chevron.forward", "chevron.backward", "chevron.left", "forward.fill"])
    #expect(app.labels == ["Back", "Forward", "Back", "Fast Forward"])
  }

  @Test("From right to left, symbols of texts and lists are drawn as in a mirror; signs and what has a side are not")
  func flipped() throws {
    let names: [String] = [
      "list.bullet", "text.quote", "speaker.wave.2", "text.alignleft", "list.number", "star", "clock",
    ]
    func drawn(isRightToLeft: Bool) throws -> [Bool] {
      var settings = HeadlessApp.Settings()
      settings.isRightToLeft = isRightToLeft
      let app = try HeadlessApp(settings: settings) {
        VStack { ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 100)) } }
      }
      let lines: [Substring] = app.displayListText.split(separator: "\n")
      return names.map { name in
        guard let index = lines.firstIndex(where: { $0.contains("symbol \"\(name)\"") }), index > 0 else {
          return false
        }
        return lines[index - 1].contains("group transform -1 0 0 1")
      }
    }
    #expect(try drawn(isRightToLeft: true) == [true, true, true, false, true, false, false])
    #expect(try drawn(isRightToLeft: false) == Array(repeating: false, count: names.count))
  }

  @Test("A mirrored symbol keeps its place beside text and in text")
  func place() throws {
    var settings = HeadlessApp.Settings()
    settings.isRightToLeft = true
    let app = try HeadlessApp(size: CGSize(width: 100, height: 60), settings: settings) {
      Text(Image(systemName: "list.bullet")).frame(width: 60, height: 20)
    }
    let lines: [Substring] = app.displayListText.split(separator: "\n")
    let index: Int = try #require(lines.firstIndex { $0.contains("symbol \"list.bullet\"") })
    // The text stands in the middle of the window, and so does the symbol, seen in the mirror.
    let numbers: [Double] = lines[index].split(separator: " ").compactMap { Double($0) }
    let mirror: [Double] = lines[index - 1].split(separator: " ").compactMap { Double($0) }
    try #require(mirror.count == 6)
    #expect(mirror[0] == -1 && abs(mirror[4] - (numbers[0] + numbers[2] / 2) - 50) < 0.5, "\(mirror) \(numbers)")
  }
}
