import Foundation

/// What the beginning of a line says of it.
enum MarkdownLine: Equatable {
  case blank
  case text
  case heading(level: Int, String)
  /// A line of = or - below a paragraph.
  case underline(level: Int)
  case rule
  case fence(Fence, hint: String?)
  case indented
  case quote
  case item(Marker)
  /// The line below the head of a table.
  case delimiterRow

  struct Fence: Equatable {
    var character: Character
    var length: Int

    func isClosed(by line: Substring) -> Bool {
      let trimmed: Substring = line.drop { $0 == " " }
      let run: Substring = trimmed.prefix { $0 == character }
      return run.count >= length && trimmed.dropFirst(run.count).isBlank
    }
  }

  /// What begins an item of a list.
  struct Marker: Equatable {
    /// The sign of the list: items with another one begin another list.
    var sign: Character
    var number: Int
    /// Where the content of the item begins.
    var indentation: Int
    var content: Substring

    var isOrdered: Bool { sign == "." || sign == ")" }
  }

  init(_ line: Substring, isInParagraph: Bool) {
    if line.isBlank {
      self = .blank
    } else if line.indentation >= 4 {
      self = isInParagraph ? .text : .indented
    } else {
      self = Self.marked(line.drop { $0 == " " }, of: line, isInParagraph) ?? .text
    }
  }

  private static func marked(_ text: Substring, of line: Substring, _ isInParagraph: Bool) -> MarkdownLine? {
    guard let first = text.first else { return nil }
    switch first {
    case "#": return heading(text)
    case ">": return .quote
    case "`", "~": return fence(text, first)
    case "=" where isInParagraph: return text.isRun(of: "=") ? .underline(level: 1) : nil
    case "|", ":": return isInParagraph && MarkdownTable.isDelimiterRow(text) ? .delimiterRow : nil
    case "-", "*", "_", "+":
      if first == "-", isInParagraph {
        if text.isRun(of: "-") { return .underline(level: 2) }
        if MarkdownTable.isDelimiterRow(text) { return .delimiterRow }
      }
      if first != "+", text.filter({ !$0.isWhitespace }).count >= 3,
        text.allSatisfy({ $0 == first || $0.isWhitespace })
      {
        return .rule
      }
      return first == "_" ? nil : item(text, of: line, isInParagraph)
    default: return first.isASCII && first.isNumber ? item(text, of: line, isInParagraph) : nil
    }
  }

  private static func heading(_ text: Substring) -> MarkdownLine? {
    let level: Int = text.prefix { $0 == "#" }.count
    let rest: Substring = text.dropFirst(level)
    guard level <= 6, rest.first.map(\.isWhitespace) ?? true else { return nil }
    var title: String = rest.trimmingCharacters(in: .whitespaces)
    let open: String = String(title.reversed().drop { $0 == "#" }.reversed())
    if open.isEmpty || open.last?.isWhitespace == true { title = open.trimmingCharacters(in: .whitespaces) }
    return .heading(level: level, title)
  }

  private static func fence(_ text: Substring, _ character: Character) -> MarkdownLine? {
    let length: Int = text.prefix { $0 == character }.count
    let hint: String = text.dropFirst(length).trimmingCharacters(in: .whitespaces)
    guard length >= 3, character == "~" || !hint.contains("`") else { return nil }
    let language: String = String(hint.prefix { !$0.isWhitespace })
    return .fence(Fence(character: character, length: length), hint: language.isEmpty ? nil : language)
  }

  private static func item(_ text: Substring, of line: Substring, _ isInParagraph: Bool) -> MarkdownLine? {
    let digits: Substring = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 9, let sign = text.dropFirst(digits.count).first,
      digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign)
    else { return nil }
    let content: Substring = text.dropFirst(digits.count + 1)
    guard content.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    // A paragraph is not broken by an empty item, nor by a number that is not the first of a list.
    if isInParagraph, content.isBlank || !(digits.isEmpty || digits == "1") { return nil }
    let spaces: Int = content.isBlank ? 1 : min(content.indentation, 5)
    let inside: Int = spaces == 5 ? 1 : spaces
    let marker: Int = line.count - text.count + digits.count + 1
    return .item(
      Marker(
        sign: sign, number: Int(digits) ?? 1, indentation: marker + inside,
        content: content.droppingIndentation(inside)))
  }
}

/// The rows of tables.
enum MarkdownTable {
  static func isDelimiterRow(_ line: Substring) -> Bool {
    let cells: [String] = cells(line)
    return line.contains("|")
      && cells.allSatisfy { cell in
        let dashes: Substring = cell.drop { $0 == ":" }.prefix { $0 == "-" }
        return !dashes.isEmpty && cell.allSatisfy { $0 == "-" || $0 == ":" }
      } && !cells.isEmpty
  }

  static func columns(_ line: Substring) -> [PresentationIntent.TableColumn] {
    cells(line).map { cell in
      let isLeft: Bool = cell.hasPrefix(":")
      let isRight: Bool = cell.hasSuffix(":")
      return PresentationIntent.TableColumn(alignment: isRight ? (isLeft ? .center : .right) : .left)
    }
  }

  /// The cells of a row; a bar behind a backslash belongs to its cell.
  static func cells(_ line: Substring) -> [String] {
    var cells: [String] = [""]
    var isEscaped: Bool = false
    for character in line.trimmingCharacters(in: .whitespaces) {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.allSatisfy(\.isWhitespace) == true { cells.removeFirst() }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension Substring {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// How far the text stands from the left; a tab goes to the next fourth column.
  var indentation: Int {
    var column: Int = 0
    for character in self {
      if character == " " { column += 1 } else if character == "\t" { column += 4 - column % 4 } else { break }
    }
    return column
  }

  /// Without the first columns, as far as they are blank.
  func droppingIndentation(_ columns: Int) -> Substring {
    var column: Int = 0
    var rest: Substring = self
    while column < columns, let first = rest.first, first == " " || first == "\t" {
      column += first == " " ? 1 : 4 - column % 4
      rest.removeFirst()
    }
    return rest
  }

  fileprivate func isRun(of character: Character) -> Bool {
    drop { $0 == character }.isBlank
  }
}
