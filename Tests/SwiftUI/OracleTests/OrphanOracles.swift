import SwiftUI
import Testing
import UITestSupport

/// Where texts of two lines end their first one, and how grids share out what texts take that wrap.
@MainActor
@Suite("Oracle: single words in last lines", .serialized)
struct OrphanOracles {
  /// The lines of the texts in a window, from its display list.
  private func lines(
    idiom: HeadlessApp.Idiom = .phone, _ width: CGFloat, @ViewBuilder _ root: () -> some View
  ) throws -> [String] {
    let app = try HeadlessApp(idiom: idiom, size: CGSize(width: width, height: 400), root: root)
    return app.displayListText.split(separator: "\n").compactMap { line in
      let parts: [Substring] = line.split(separator: "\"", omittingEmptySubsequences: false)
      return line.contains("text \"") && parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Test("The last word of two lines takes the one before it along (swift-markdown-ui, lists and tables on iOS)")
  func recorded() throws {
    #expect(
      try lines(262) { Text(verbatim: "Equals the thickness of Mad issue 26") }
        == ["Equals the thickness of Mad", "issue 26"])
    #expect(try lines(160) { Text(verbatim: "Moves at an average speed.") } == ["Moves at an", "average speed."])
    #expect(try lines(160) { Text(verbatim: "Moves faster than a hare.") } == ["Moves faster than", "a hare."])
    #expect(try lines(160) { Text(verbatim: "Moves slightly faster than a snail.") }.last == "than a snail.")
  }

  @Test("The last word takes one along on the desktop (swiftui-web, text/wrapped: 355.5 of 400 points)")
  func desktop() throws {
    let words = "Layout goes on here until there is room for all but one word"
    let whole: [String] = try lines(idiom: .desktop, 1000) { Text(verbatim: words) }
    #expect(whole == [words])
    #expect(
      try lines(idiom: .desktop, 340) { Text(verbatim: words) }
        == ["Layout goes on here until there is room for all but", "one word"])
  }

  @Test("A last word in the third line or a later one stays alone (swift-markdown-ui, quotes on iOS)")
  func laterLines() throws {
    let words = "Outside of a dog, a book is man's best friend. Inside of a dog it's too dark to read."
    #expect(
      try lines(302) { Text(verbatim: words) }
        == ["Outside of a dog, a book is man's best", "friend. Inside of a dog it's too dark to", "read."])
  }

  @Test("A column of sentences gets its share where the height is given, and what is left where it is open (the same)")
  func sentences() throws {
    func table() -> some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text(verbatim: "Command").padding(.horizontal, 13)
          Text(verbatim: "Show file differences that haven't been staged").padding(.horizontal, 13)
        }
      }
    }
    #expect(
      try lines(340) { table() } == ["Command", "Show file", "differences that", "haven't been", "staged"])
    #expect(
      try lines(340) { table().fixedSize(horizontal: false, vertical: true) }
        == ["Command", "Show file differences that", "haven't been staged"])
    // What fits into what is left is not narrowed.
    let fitting: [String] = try lines(380) {
      Grid {
        GridRow {
          Text(verbatim: "Name")
          Text(verbatim: "A rather long description of it")
        }
      }
    }
    #expect(fitting == ["Name", "A rather long description of it"])
    let colored: [String] = try lines(380) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text(verbatim: "Command")
          Color.red.overlay { Text(verbatim: "List all new or modified files") }
        }
      }
    }
    #expect(colored.last == "List all new or modified files")
  }

  @Test("Columns that wrap in their share leave nothing of it to the others (swift-markdown-ui, aligned table)")
  func table() throws {
    // Apple's table is in a column that asks for its height.
    let found: [String] = try lines(340) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          ForEach(0..<4, id: \.self) { _ in Text(verbatim: "git status").padding(.horizontal, 13) }
        }
      }.fixedSize(horizontal: false, vertical: true)
    }
    #expect(found == ["git", "status", "git", "status", "git", "status", "git", "status"])
  }
}
