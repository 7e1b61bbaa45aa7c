import CoreGraphics
import Foundation
import UIFoundation

/// Makes a text with attributes of a text in HTML.
@MainActor
struct MarkupReader {
  /// - Parameter markup: The text in HTML. Whatever it holds, there is a result.
  static func read(_ markup: String) -> NSAttributedString {
    var reader = MarkupReader()
    for token in MarkupTokens(markup) {
      switch token {
      case .text(let text): reader.write(text)
      case .open(let name, let attributes): reader.open(name, attributes)
      case .close(let name): reader.close(name)
      }
    }
    return reader.result
  }

  private let result = NSMutableAttributedString()
  /// The elements that are open, with the looks inside of each.
  private var stack: [(name: String, look: MarkupLook)] = []
  /// The lists that are open: the number of the next item, or nil for points.
  private var lists: [Int?] = []
  /// How many elements are open whose text is not shown.
  private var hidden: Int = 0
  /// Whether a space is due before the next word.
  private var owesSpace: Bool = false
  /// How far the next text is from what is there, in lines, where it begins a paragraph.
  private var owedGap: CGFloat?
  /// Where the paragraph under way begins.
  private var start: Int = 0

  private static let hiddenNames: Set<String> = ["script", "style", "head", "title", "template"]
  private static let emptyNames: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "wbr", "area", "base", "col", "source",
  ]
  /// Elements that stand in lines of their own, with the room around them in lines.
  private static let blocks: [String: CGFloat] = [
    "p": 1, "h1": 1, "h2": 1, "h3": 1, "h4": 1, "h5": 1, "h6": 1, "blockquote": 1, "pre": 1, "ul": 0.5, "ol": 0.5,
    "dl": 0.5, "table": 0.5, "figure": 1, "div": 0, "section": 0, "article": 0, "header": 0, "footer": 0, "main": 0,
    "nav": 0, "aside": 0, "address": 0, "li": 0, "dt": 0, "dd": 0, "tr": 0, "body": 0, "html": 0, "center": 0,
    "caption": 0, "figcaption": 0, "form": 0, "fieldset": 0,
  ]

  private var look: MarkupLook { stack.last?.look ?? MarkupLook() }

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.hiddenNames.contains(name) { hidden += 1 }
    if Self.blocks[name] != nil { breakLine(Self.blocks[name] ?? 0) }
    switch name {
    case "br": lineBreak()
    case "hr":
      breakLine(0.5)
      append(String(repeating: "─", count: 24))
      breakLine(0.5)
    case "img": if let words = attributes["alt"], !words.isEmpty { write(words) }
    case "ul": lists.append(nil)
    case "ol": lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
    default: break
    }
    guard !Self.emptyNames.contains(name) else { return }
    stack.append((name, look.changed(by: name, attributes)))
    switch name {
    case "li": beginItem()
    case "td", "th": if owedGap == nil, result.length > 0 { append("\t") }
    case "q": append(owesSpace && owedGap == nil && result.length > 0 ? " “" : "“")
    default: break
    }
  }

  private mutating func close(_ name: String) {
    // A paragraph that is only closed makes an empty one; other ends without a beginning are nothing.
    guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
    if name == "q" { append("”") }
    for closed in stack[index...].reversed() {
      if Self.hiddenNames.contains(closed.name) { hidden -= 1 }
      if ["ul", "ol"].contains(closed.name), !lists.isEmpty { lists.removeLast() }
      if let gap = Self.blocks[closed.name] { breakLine(gap) }
    }
    stack.removeSubrange(index...)
  }

  private mutating func beginItem() {
    let indent = String(repeating: "    ", count: max(0, lists.count - 1))
    guard let last = lists.last, let number = last else { return append(indent + "•  ") }
    append("\(indent)\(number).  ")
    lists[lists.count - 1] = number + 1
  }

  // MARK: Text

  private mutating func write(_ text: String) {
    guard hidden == 0 else { return }
    if look.keepsSpaces { return append(text) }
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    let words: [Substring] = text.split(whereSeparator: isSpace)
    guard !words.isEmpty else { return owesSpace = owesSpace || !text.isEmpty }
    let leads: Bool = owesSpace || text.first.map(isSpace) ?? false
    let body: String = words.joined(separator: " ")
    let begins: Bool = owedGap != nil || result.length == 0 || result.string.hasSuffix("\u{2028}")
    append(leads && !begins && !result.string.hasSuffix(" ") ? " " + body : body)
    owesSpace = text.last.map(isSpace) ?? false
  }

  private mutating func append(_ text: String) {
    guard hidden == 0, !text.isEmpty else { return }
    if let gap = owedGap, result.length > 0 { endParagraph(gap) }
    owedGap = nil
    owesSpace = false
    result.append(NSAttributedString(string: text, attributes: look.attributes))
  }

  /// Ends the paragraph under way, with room below in lines.
  private mutating func endParagraph(_ gap: CGFloat) {
    let known: [NSAttributedString.Key: Any] = result.attributes(at: start, effectiveRange: nil)
    result.append(NSAttributedString(string: "\n", attributes: known))
    let style = NSMutableParagraphStyle()
    style.alignment = (known[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    style.paragraphSpacing = gap * MarkupLook.line
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: start, length: result.length - start))
    start = result.length
  }

  /// Lets the next text begin a paragraph, with room above it.
  private mutating func breakLine(_ gap: CGFloat) {
    guard result.length > 0 else { return }
    owedGap = max(owedGap ?? 0, gap)
    owesSpace = false
  }

  private mutating func lineBreak() {
    if owedGap != nil { append("\u{200B}") }
    result.append(NSAttributedString(string: "\u{2028}", attributes: look.attributes))
    owesSpace = false
  }
}
