import CoreTransferable
import UniformTypeIdentifiers

extension UTType {
  /// Attributed text for programs that are made with this framework.
  fileprivate static var attributedText: UTType {
    UTType(exportedAs: "com.apple.foundation.attributedstring", conformingTo: .data)
  }
}

extension AttributedString: Transferable {
  /// The text with its links, emphasis and languages, as HTML for other programs, and as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .attributedText) { text in
      try JSONEncoder().encode(CodedAttributedText(text))
    } importing: { data in
      try JSONDecoder().decode(CodedAttributedText.self, from: data).text
    }
    DataRepresentation(exportedContentType: .html) { text in Data(HTMLText.document(text).utf8) }
    ProxyRepresentation { (text: AttributedString) in
      String(text.characters)
    } importing: { text in
      AttributedString(text)
    }
  }
}

/// Attributed text on its way: Foundation's `AttributedString` is not `Codable` on Linux. The characters and, for each
/// run, how many characters it has and the attributes that mean the same to every program.
private struct CodedAttributedText: Codable {
  struct Run: Codable {
    var count: Int
    var link: URL?
    var intent: UInt?
    var language: String?
  }

  var characters: String
  var runs: [Run]

  init(_ text: AttributedString) {
    characters = String(text.characters)
    runs = text.runs.map { run in
      Run(
        count: text.characters[run.range].count, link: run.link, intent: run.inlinePresentationIntent?.rawValue,
        language: run.languageIdentifier)
    }
  }

  var text: AttributedString {
    var text = AttributedString(characters)
    var start: AttributedString.Index = text.startIndex
    for run in runs where run.count > 0 {
      guard let end = text.characters.index(start, offsetBy: run.count, limitedBy: text.endIndex) else { break }
      text[start..<end].link = run.link
      text[start..<end].inlinePresentationIntent = run.intent.map { InlinePresentationIntent(rawValue: $0) }
      text[start..<end].languageIdentifier = run.language
      start = end
    }
    return text
  }
}

/// Writes attributed text as HTML.
enum HTMLText {
  static func document(_ text: AttributedString) -> String {
    var body: String = ""
    for run in text.runs {
      var piece: String = escaped(String(text.characters[run.range]))
      piece = piece.replacingOccurrences(of: "\n", with: "<br>")
      let intent: InlinePresentationIntent = run.inlinePresentationIntent ?? []
      for (wanted, tag) in [
        (InlinePresentationIntent.code, "code"), (.emphasized, "em"), (.stronglyEmphasized, "strong"),
        (.strikethrough, "del"),
      ] where intent.contains(wanted) {
        piece = "<\(tag)>\(piece)</\(tag)>"
      }
      if let link = run.link { piece = "<a href=\"\(escaped(link.absoluteString))\">\(piece)</a>" }
      body += piece
    }
    return "<!DOCTYPE html><html><head><meta charset=\"utf-8\"></head><body>\(body)</body></html>"
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
