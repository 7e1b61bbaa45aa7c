import SwiftUI
import Testing
import UITestSupport

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
}
