import Foundation

/// What Poppler's tools say about a file that the app made.
enum Poppler {
  /// The text of each page.
  static func pages(_ pdf: URL) throws -> [String] {
    let text: String = try output("pdftotext", ["-layout", pdf.path, "-"])
    // Each page ends with a form feed.
    return text.split(separator: "\u{0C}", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The line of `pdfinfo` that begins with a name.
  static func information(_ name: String, of pdf: URL) throws -> String? {
    let lines: [Substring] = try output("pdfinfo", [pdf.path]).split(separator: "\n")
    return lines.first { $0.hasPrefix(name + ":") }.map {
      $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }

  /// The tags of a file with their texts, a line each, indented by depth, without attributes and titles.
  static func tags(_ pdf: URL) throws -> [String] {
    try output("pdfinfo", ["-struct-text", pdf.path]).split(separator: "\n")
      .map {
        String($0).replacing(#/ \((block|inline)\)$/#, with: "").replacing(#/^( *[A-Z]\w*) ".*"/#) { String($0.1) }
          .replacing(/:$/, with: "")
      }
      .filter { $0.firstMatch(of: /^ *(\/|$)/) == nil }
  }

  private static func output(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data: Data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
