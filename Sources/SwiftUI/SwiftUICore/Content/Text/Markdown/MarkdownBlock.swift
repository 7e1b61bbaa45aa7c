import Foundation

/// A block of a document: a line of text or a group of blocks.
struct MarkdownBlock {
  /// From the outside to the inside, with what tells blocks of the same kind apart.
  var path: [PresentationIntent.IntentType]
  var text: String
  /// Text that is not read for emphasis and links.
  var isLiteral: Bool = false
}

/// Reads the blocks of a Markdown document: headings, lists, quotes, code, tables and paragraphs.
struct MarkdownBlocks {
  private typealias Kind = PresentationIntent.Kind
  private typealias Path = [PresentationIntent.IntentType]

  private var blocks: [MarkdownBlock] = []
  private var lastIdentity: Int = 0

  /// Deeper nesting than anybody writes is text.
  private static let deepest: Int = 32

  static func read(_ text: String) -> [MarkdownBlock] {
    var reader = MarkdownBlocks()
    let lines: [Substring] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    reader.read(lines[...], in: [])
    return reader.blocks
  }

  private mutating func block(_ kind: Kind) -> PresentationIntent.IntentType {
    lastIdentity += 1
    return PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
  }

  private mutating func add(_ kind: Kind, _ text: String, in path: Path, isLiteral: Bool = false) {
    blocks.append(MarkdownBlock(path: path + [block(kind)], text: text, isLiteral: isLiteral))
  }

  private mutating func read(_ lines: ArraySlice<Substring>, in path: Path) {
    var rest: ArraySlice<Substring> = lines
    var paragraph: [Substring] = []
    while let line = rest.first {
      let mark: MarkdownLine = path.count < Self.deepest ? MarkdownLine(line, isInParagraph: !paragraph.isEmpty) : .text
      switch mark {
      case .text:
        paragraph.append(line)
        rest.removeFirst()
        continue
      case .blank: rest.removeFirst()
      case .underline(let level):
        add(.header(level: level), Self.joined(paragraph), in: path)
        paragraph = []
        rest.removeFirst()
        continue
      case .delimiterRow where paragraph.count == 1 && MarkdownTable.cells(paragraph[0]).count > 0:
        readTable(header: paragraph[0], &rest, in: path)
        paragraph = []
        continue
      case .delimiterRow:
        paragraph.append(line)
        rest.removeFirst()
        continue
      default: break
      }
      flush(&paragraph, in: path)
      readMarked(mark, &rest, in: path)
    }
    flush(&paragraph, in: path)
  }

  private mutating func flush(_ paragraph: inout [Substring], in path: Path) {
    guard !paragraph.isEmpty else { return }
    add(.paragraph, Self.joined(paragraph), in: path)
    paragraph = []
  }

  private static func joined(_ lines: [Substring]) -> String {
    let trimmed: [Substring] = lines.map { $0.drop { $0 == " " || $0 == "\t" } }
    var text: String = trimmed.joined(separator: "\n")
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private mutating func readMarked(_ mark: MarkdownLine, _ rest: inout ArraySlice<Substring>, in path: Path) {
    switch mark {
    case .heading(let level, let text):
      add(.header(level: level), text, in: path)
      rest.removeFirst()
    case .rule:
      add(.thematicBreak, "\u{2E3B}", in: path, isLiteral: true)
      rest.removeFirst()
    case .fence(let fence, let hint): readFenced(fence, hint, &rest, in: path)
    case .indented: readIndented(&rest, in: path)
    case .quote: readQuote(&rest, in: path)
    case .item(let marker): readList(marker, &rest, in: path)
    case .text, .blank, .underline, .delimiterRow: break
    }
  }

  // MARK: Code

  private mutating func readFenced(
    _ fence: MarkdownLine.Fence, _ hint: String?, _ rest: inout ArraySlice<Substring>, in path: Path
  ) {
    rest.removeFirst()
    var code: [Substring] = []
    while let line = rest.popFirst() {
      if fence.isClosed(by: line) { break }
      code.append(line)
    }
    addCode(code, hint, in: path)
  }

  private mutating func readIndented(_ rest: inout ArraySlice<Substring>, in path: Path) {
    var code: [Substring] = []
    while let line = rest.first, line.isBlank || line.hasPrefix("    ") || line.hasPrefix("\t") {
      code.append(line.isBlank ? "" : line.dropFirst(line.hasPrefix("\t") ? 1 : 4))
      rest.removeFirst()
    }
    while code.last == "" { code.removeLast() }
    addCode(code, nil, in: path)
  }

  private mutating func addCode(_ code: [Substring], _ hint: String?, in path: Path) {
    let text: String = code.isEmpty ? "" : code.joined(separator: "\n") + "\n"
    add(.codeBlock(languageHint: hint), text, in: path, isLiteral: true)
  }

  // MARK: Quotes and lists

  private mutating func readQuote(_ rest: inout ArraySlice<Substring>, in path: Path) {
    var inner: [Substring] = []
    while let line = rest.first, !line.isBlank {
      let trimmed: Substring = line.drop { $0 == " " }
      if trimmed.first == ">" {
        let content: Substring = trimmed.dropFirst()
        inner.append(content.first == " " ? content.dropFirst() : content)
      } else if MarkdownLine(line, isInParagraph: true) == .text {
        inner.append(line)
      } else {
        break
      }
      rest.removeFirst()
    }
    read(inner[...], in: path + [block(.blockQuote)])
  }

  private mutating func readList(
    _ first: MarkdownLine.Marker, _ rest: inout ArraySlice<Substring>, in path: Path
  ) {
    let list: PresentationIntent.IntentType = block(first.isOrdered ? .orderedList : .unorderedList)
    var ordinal: Int = first.number
    while let line = rest.first, case .item(let marker) = MarkdownLine(line, isInParagraph: false),
      marker.sign == first.sign
    {
      rest.removeFirst()
      var inner: [Substring] = [marker.content]
      readItem(marker, &rest, &inner)
      read(inner[...], in: path + [list, block(.listItem(ordinal: ordinal))])
      ordinal = ordinal < 999_999_999 ? ordinal + 1 : ordinal
    }
  }

  /// The lines that belong to an item: indented ones, blank ones before these, and text that goes on.
  private func readItem(
    _ marker: MarkdownLine.Marker, _ rest: inout ArraySlice<Substring>, _ inner: inout [Substring]
  ) {
    while let line = rest.first {
      if line.isBlank {
        guard let next = rest.dropFirst().first(where: { !$0.isBlank }), next.indentation >= marker.indentation else {
          rest = rest.drop { $0.isBlank }
          return
        }
        inner.append("")
      } else if line.indentation >= marker.indentation {
        inner.append(line.droppingIndentation(marker.indentation))
      } else if case .item = MarkdownLine(line, isInParagraph: false) {
        // The next item, whatever its number.
        return
      } else if inner.last?.isBlank == false, MarkdownLine(line, isInParagraph: true) == .text {
        inner.append(line)
      } else {
        return
      }
      rest.removeFirst()
    }
  }

  // MARK: Tables

  private mutating func readTable(header: Substring, _ rest: inout ArraySlice<Substring>, in path: Path) {
    guard let line = rest.popFirst() else { return }
    let columns: [PresentationIntent.TableColumn] = MarkdownTable.columns(line)
    let table: Path = path + [block(.table(columns: columns))]
    addRow(header, .tableHeaderRow, columns: columns.count, in: table)
    var row: Int = 1
    while let line = rest.first, !line.isBlank, MarkdownLine(line, isInParagraph: true) == .text {
      addRow(line, .tableRow(rowIndex: row), columns: columns.count, in: table)
      rest.removeFirst()
      row += 1
    }
  }

  private mutating func addRow(_ line: Substring, _ kind: Kind, columns: Int, in table: Path) {
    let row: Path = table + [block(kind)]
    for (index, cell) in MarkdownTable.cells(line).prefix(columns).enumerated() {
      add(.tableCell(columnIndex: index), cell, in: row)
    }
  }
}
