import BenchmarkContents
import SwiftUI
import Testing
import UITestSupport

/// What benchmarks lay out is what their names say.
@MainActor
@Suite("Contents of the benchmarks")
struct BenchmarkContentTests {
  /// The stretches of text that a view draws, one for each line.
  private func lines(_ size: CGSize, @ViewBuilder _ root: () -> some View) throws -> [String] {
    let app = try HeadlessApp(size: size, root: root)
    return app.displayListText.split(separator: "\n").compactMap { item in
      let parts: [Substring] = item.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 && parts[0].hasSuffix("text ") ? String(parts[1]) : nil
    }
  }

  private let phone = CGSize(width: 393, height: 852)

  @Test("A message that can be scrolled is drawn in two lines, in the width that its shaping is measured with")
  func messages() throws {
    let lines: [String] = try lines(phone) { MessageList(count: 3) }
    for number in 0..<3 {
      let place: Int = try #require(lines.firstIndex { $0.hasPrefix("Message \(number) ") })
      #expect(lines[place] + " " + lines[place + 1] == MessageRow.message(number))
    }
    let column = Text(MessageRow.message(0)).font(.subheadline).frame(width: MessageRow.textWidth)
    let place: Int = try #require(lines.firstIndex { $0.hasPrefix("Message 0 ") })
    #expect(try self.lines(phone) { column } == Array(lines[place...place + 1]))
  }

  @Test("Under pressure of height each message is cut to one line")
  func squeezed() throws {
    let lines: [String] = try lines(phone) { SqueezedMessages(count: 100) }
    let messages: [String] = lines.filter { $0.hasPrefix("Message ") }
    #expect(messages.count == 100 && messages.allSatisfy { $0.hasSuffix("…") })
    #expect(!lines.contains { $0.hasSuffix("on a phone.") })
  }

  @Test("A printed page holds all of its lines, none of them cut")
  func printedLines() throws {
    let lines: [String] = try lines(CGSize(width: 595, height: 1000)) { LinesPage(number: 88) }
    #expect(lines == ["Page 88"] + (0..<LinesPage.lines).map { LinesPage.line($0, of: 88) })
  }

  @Test("A page of a policy ends each of its sections, and has its number below")
  func policy() throws {
    let lines: [String] = try lines(CGSize(width: 612, height: 1000)) { PolicyPage(number: 288) }
    #expect(lines.filter { $0.hasSuffix(PolicyPage.sectionEnd) }.count == PolicyPage.sections)
    #expect(!lines.contains { $0.contains("…") })
    #expect(lines.last == "Page 288")
  }
}
