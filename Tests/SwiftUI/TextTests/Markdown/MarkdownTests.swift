import Foundation
import SeededNumbers
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import SwiftUICore

@MainActor
@Suite("Markdown in texts")
struct MarkdownTests {
  /// The stretches with their intents in short: * emphasized, ** strong, ` code, ~ struck, links in parentheses.
  private func spans(_ text: String, _ ends: MarkdownInline.LineEnds = .preserved) -> [String] {
    MarkdownInline.spans(text, lineEnds: ends).map { span in
      var mark: String = ""
      if span.intent.contains(.stronglyEmphasized) { mark += "**" }
      if span.intent.contains(.emphasized) { mark += "*" }
      if span.intent.contains(.code) { mark += "`" }
      if span.intent.contains(.strikethrough) { mark += "~" }
      if span.intent.contains(.lineBreak) { mark += "break " }
      if span.intent.contains(.softBreak) { mark += "soft " }
      if span.intent.contains(.inlineHTML) { mark += "tag " }
      return mark + span.text + (span.link.map { "(\($0))" } ?? "") + (span.image.map { "{\($0)}" } ?? "")
    }
  }

  @Test("Emphasis by stars and underscores, strong emphasis by two, both by three (CommonMark 6.2)")
  func emphasis() {
    #expect(spans("a *b* _c_ **d** __e__") == ["a ", "*b", " ", "*c", " ", "**d", " ", "**e"])
    #expect(spans("***both***") == ["***both"])
    #expect(spans("*a **b** c*") == ["*a ", "***b", "* c"])
    #expect(spans("**a *b* c**") == ["**a ", "***b", "** c"])
    #expect(spans("snake_case_name") == ["snake_case_name"])
    #expect(spans("in*side*word") == ["in", "*side", "word"])
    #expect(spans("2 * 3 * 4") == ["2 * 3 * 4"])
    #expect(spans("**open") == ["**open"] && spans("close*") == ["close*"])
    #expect(spans("~~gone~~ ~so~ ~~~no~~~") == ["~gone", " ", "~so", " ~~~no~~~"])
  }

  @Test("Code keeps what is in it; backslashes and entities stand for characters")
  func literals() {
    #expect(spans("`a *b* c`") == ["`a *b* c"])
    #expect(spans("``a ` b``") == ["`a ` b"])
    #expect(spans("` a `") == ["`a"])
    #expect(spans("`open") == ["`open"])
    #expect(spans("\\*stars\\*") == ["*stars*"])
    #expect(spans("a \\b") == ["a \\b"])
    #expect(spans("&lt;&amp;&#65;&#x42;&unknown;") == ["<&AB&unknown;"])
    #expect(spans("a <b>c</b>") == ["a ", "tag <b>", "c", "tag </b>"])
  }

  @Test("Links by brackets, by angles, and bare as GitHub has them")
  func links() {
    #expect(spans("see [a *b*](https://c.d \"title\") e") == ["see ", "a (https://c.d)", "*b(https://c.d)", " e"])
    #expect(spans("[a](<x y>)") == ["a(x y)"] && spans("[a](x(y)z)") == ["a(x(y)z)"])
    #expect(spans("[a] (b) [c") == ["[a] (b) [c"])
    #expect(spans("[[a](b)](c)") == ["[", "a(b)", "](c)"])
    #expect(spans("![alt *x*](pic.png)") == ["alt x{pic.png}"])
    #expect(spans("<https://a.b> <me@a.b>") == ["https://a.b(https://a.b)", " ", "me@a.b(mailto:me@a.b)"])
    #expect(
      spans("At https://a.b/c(d). Or www.a.b, me@a.b!") == [
        "At ", "https://a.b/c(d)(https://a.b/c(d))", ". Or ", "www.a.b(http://www.a.b)", ", ", "me@a.b(mailto:me@a.b)",
        "!",
      ])
    #expect(spans("^[three apples](inflect: true)") == ["three apples"])
  }

  @Test("Line ends stay in texts, and are spaces in documents unless they are breaks")
  func lineEnds() {
    #expect(spans("a\nb *c*") == ["a\nb ", "*c"])
    #expect(spans("a\nb", .soft) == ["a", "soft  ", "b"])
    #expect(spans("a  \nb\\\nc", .soft) == ["a", "break \n", "b", "break \n", "c"])
  }

  private func blocks(_ text: String) -> [String] {
    MarkdownBlocks.read(text).map { block in
      let path: [String] = block.path.map { part in
        switch part.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let hint): "code" + (hint.map { ":\($0)" } ?? "")
        case .blockQuote: "quote"
        case .thematicBreak: "rule"
        case .table(let columns): "table\(columns.count)"
        case .tableHeaderRow: "head"
        case .tableRow(let row): "row\(row)"
        case .tableCell(let column): "cell\(column)"
        }
      }
      return path.joined(separator: ".") + " " + block.text
    }
  }

  @Test("A document is headings, paragraphs, lists, quotes, code, rules and tables")
  func documents() {
    #expect(blocks("# A #\n\nB\nC\n\nD\n===\n\n---") == ["h1 A", "p B\nC", "h1 D", "rule \u{2E3B}"])
    #expect(
      blocks("- a\n- b\n  - c\n\n3. d\n4) e") == [
        "ul.li1.p a", "ul.li2.p b", "ul.li2.ul.li1.p c", "ol.li3.p d", "ol.li4.p e",
      ])
    #expect(blocks("> a\nb\n> > c") == ["quote.p a\nb", "quote.quote.p c"])
    #expect(blocks("```swift\nlet a\n\n*b*\n```\nc") == ["code:swift let a\n\n*b*\n", "p c"])
    #expect(blocks("    code\n\ntext") == ["code code\n", "p text"])
    #expect(
      blocks("| a | b |\n|:--|--:|\n| 1 | \\| |\nx") == [
        "table2.head.cell0 a", "table2.head.cell1 b", "table2.row1.cell0 1", "table2.row1.cell1 |",
        "table2.row2.cell0 x",
      ])
    #expect(blocks("1986\\. a\n#no heading\n-no item") == ["p 1986\\. a\n#no heading\n-no item"])
  }

  @Test("Attributed strings take blocks and intents from Markdown, by the options that are given")
  func attributed() throws {
    let full = try AttributedString(markdown: "# A\n**b** [c](d)", baseURL: URL(string: "https://e.f/g/"))
    #expect(String(full.characters) == "Ab c", "blocks follow each other without a line end")
    #expect(full.runs.first?.presentationIntent?.components.first?.kind == .header(level: 1))
    let link: URL? = full.runs.compactMap(\.link).first
    #expect(link?.absoluteString == "https://e.f/g/d")
    var options = AttributedString.MarkdownParsingOptions()
    options.interpretedSyntax = .inlineOnlyPreservingWhitespace
    options.languageCode = "de"
    let inline = try AttributedString(markdown: "# A\n *b*", options: options)
    #expect(String(inline.characters) == "# A\n b")
    #expect(inline.runs.contains { $0.inlinePresentationIntent == .emphasized })
    #expect(inline.languageIdentifier == "de")
    options.interpretedSyntax = .inlineOnly
    #expect(String(try AttributedString(markdown: "a\n  b", options: options).characters) == "a b")
    options.interpretedSyntax = .full
    #expect(String(try AttributedString(markdown: "# A\n*b*", options: options).characters) == "Ab")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    options.failurePolicy = .throwError
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0x61, 0xFF]), options: options) }
    options.interpretedSyntax = .inlineOnly
    options.failurePolicy = .returnPartiallyParsedIfPossible
    #expect(try AttributedString(markdown: Data([0x61, 0xFF]), options: options).characters.first == "a")
  }

  @Test("The literal part of a key is read as Markdown, the interpolated values are not")
  func texts() throws {
    let star = "*a*"
    #expect(try window { Text("*a* \(star)") }.labels == ["a *a*"])
    #expect(try window { Text(star) }.labels == ["*a*"])
    #expect(try window { Text(verbatim: "*a*") }.labels == ["*a*"])
    #expect(try window { Text(LocalizedStringKey(star)) }.labels == ["a"])
    let lines: [String] = try window { Text("a **b** _c_ `d` ~~e~~") }.displayLines
    #expect(lines.count == 8 || lines.count == 7)
    #expect(lines.contains { $0.contains("\"b\"") && $0.contains("weight") })
    #expect(lines.contains { $0.contains("\"c\"") && $0.contains("italic") })
    #expect(lines.contains { $0.contains("\"d\"") && $0.contains("monospaced") })
    #expect(lines.contains { $0.contains("\"e\"") && $0.contains("strike") })
  }

  /// More with ROTOR_TEXT_FUZZ=10000.
  private static let count: Int = ProcessInfo.processInfo.environment["ROTOR_TEXT_FUZZ"].flatMap(Int.init) ?? 400

  @Test("Any string is Markdown: mutated documents are read without a fault, and nothing of their letters is lost")
  func mutated() throws {
    let seeds: [String] = [
      "# Title\n\nPlain **bold _both_** [link](https://a.b \"t\") ![i](j) `code` ~~x~~ <https://c.d>\n\n- a\n  1. b\n\n> q",
      "| a | b |\n|---|:-:|\n| 1 | 2 |\n\n```swift\ncode\n```\n***\nme@a.b &amp; \\* ^[x](inflect: true) www.e.f",
    ]
    let marks: [Character] = Array("*_`~[]()<>!\\#-+=|:&;^\"'\n\t 0a\u{301}\u{10F700}\u{202E}🙂")
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Self.count {
      var text: [Character] = Array(seeds[Int(random.next() % 2)])
      for _ in 0..<(1 + Int(random.next() % 24)) {
        let place: Int = Int(random.next() % UInt64(text.count + 1))
        let mark: Character = marks[Int(random.next() % UInt64(marks.count))]
        switch random.next() % 4 {
        case 0 where !text.isEmpty: text.remove(at: min(place, text.count - 1))
        case 1: text.insert(contentsOf: repeatElement(mark, count: Int(random.next() % 40)), at: place)
        default: text.insert(mark, at: place)
        }
      }
      let string = String(text)
      let read = try AttributedString(markdown: string)
      _ = read.runs.count
      let inline: String = MarkdownInline.spans(string).map(\.text).joined()
      #expect(inline.filter(\.isLetter).count <= string.count * 2)
      if !MarkdownInline.mayHaveMarks(string, lineEnds: .preserved) { #expect(inline == string) }
    }
  }

  @Test("Hostile text costs no more than its length")
  func hostile() throws {
    let count = 20_000
    for piece in ["*a ", "[", "[a](", "`", "`` ` ", "![", "<", "_a*b", "> ", "- ", "&#", "a@", "https://a.b/(", "^["] {
      let text = String(repeating: piece, count: count / piece.count)
      _ = try AttributedString(markdown: text)
    }
  }
}
