import Foundation
import Testing

/// What a tool that others made reads of a PDF file's structure.
enum PDFStructureReader {
  /// The parts with their texts, a line each, indented by depth: `pdfinfo -struct-text` without its own remarks on kinds.
  static func text(_ file: Data) throws -> [String] {
    let lines: [String] = try output("pdfinfo", ["-struct-text"], on: file).split(separator: "\n").map(String.init)
    // Attributes are lines that begin with a slash.
    return lines.filter { $0.contains(#/^ *[^ \/]/#) }.map { line in
      line.replacing(#/ \((block|inline)\)/#, with: "").replacing(#/^( *[A-Z]\w*) ".*"/#) { String($0.1) }
        .replacing(#/:$/#, with: "")
    }
  }

  /// The parts with their attributes, as `pdfinfo -struct` prints them.
  static func structure(_ file: Data) throws -> String { try output("pdfinfo", ["-struct"], on: file) }

  /// What `pdfinfo` says of the file.
  static func information(_ file: Data) throws -> String { try output("pdfinfo", [], on: file) }

  static func output(_ tool: String, _ arguments: [String], on file: Data) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tagged-\(UUID()).pdf")
    try file.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments + [url.path] + (tool == "pdftotext" ? ["-"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    // A damaged file is complained about there, and a complaint is a failure.
    process.standardError = pipe
    try process.run()
    let data: Data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
