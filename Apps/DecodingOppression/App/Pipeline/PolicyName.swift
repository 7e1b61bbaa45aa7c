import Foundation

/// Chooses the name of a policy (specification 3.9).
enum PolicyName {
  /// The document's title when it names the policy, else the title on its first page, else the file's name without its
  /// extension.
  static func choose(title: String?, firstPage: [String] = [], url: URL) -> String {
    if let title = title.map(clean), isTelling(title, fileName: url.lastPathComponent) { return title }
    if let heading = heading(of: firstPage), isTelling(heading, fileName: url.lastPathComponent) { return heading }
    let fileName: String = clean(url.deletingPathExtension().lastPathComponent)
    return fileName.isEmpty ? "Policy" : fileName
  }

  /// The title on a first page: its first paragraph of one to four short lines, when that looks like a title and not
  /// like a sentence, a number or the head of a table of contents.
  private static func heading(of page: [String]) -> String? {
    let start: [String] = Array(page.drop { $0.isEmpty }.prefix { !$0.isEmpty })
    guard (1...4).contains(start.count) else { return nil }
    let title: String = clean(start.joined(separator: " "))
    let words: [Substring] = title.split(separator: " ")
    guard (2...24).contains(words.count), title.count <= 160, let last = title.last, !".;:,".contains(last),
      title.contains(where: \.isUppercase) || title.contains(where: { $0.isLetter && !$0.isCased }),
      title.count(where: \.isLetter) * 2 > title.count, !title.contains("....")
    else { return nil }
    // "1. Every tenant" or "§ 3 Duties" begins the text itself.
    guard SectionMark.parse(title) == nil else { return nil }
    return title
  }

  /// One line without control characters, cut to 200 characters.
  private static func clean(_ title: String) -> String {
    let words: [Substring] = title.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(isControl) }
    let line: String = words.joined(separator: " ")
    return line.count > 200 ? String(line.prefix(199)) + "…" : line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0xFFFD
  }

  /// Whether a title says more than the name of a program or a file does.
  private static func isTelling(_ title: String, fileName: String) -> Bool {
    let lower: String = title.lowercased()
    guard title.contains(where: \.isLetter), lower != fileName.lowercased() else { return false }
    if programPrefixes.contains(where: lower.hasPrefix) || placeholders.contains(lower) { return false }
    if lower.contains("\\") || lower.hasPrefix("/") || lower.hasPrefix("file:") { return false }
    if fileEndings.contains(where: lower.hasSuffix) { return false }
    let stem: Substring = lower.prefix { $0.isLetter }
    let rest: Substring = lower.dropFirst(stem.count)
    return !(numberedPlaceholders.contains(String(stem)) && rest.allSatisfy { $0.isNumber || $0 == " " })
  }

  private static let programPrefixes: [String] = [
    "microsoft word -", "microsoft powerpoint -", "microsoft excel -", "untitled", "(untitled", "print of ",
  ]
  private static let placeholders: Set<String> = [
    "(anonymous)", "anonymous", "unspecified", "powerpoint presentation", "no title", "title", "none", "null",
  ]
  private static let numberedPlaceholders: Set<String> = ["document", "doc", "slide", "page", "scan", "layout", "book"]
  private static let fileEndings: [String] = [
    ".doc", ".docx", ".dot", ".odt", ".rtf", ".txt", ".pdf", ".wpd", ".indd", ".qxd", ".pages", ".xls", ".xlsx",
    ".ppt", ".pptx", ".tex", ".dvi", ".html", ".htm", ".ps", ".tif", ".tiff", ".jpg", ".pmd", ".p65",
  ]
}
