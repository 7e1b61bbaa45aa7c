import Foundation

/// Reads a file of settings: lines with a name, "=" and a value, and lines that include another file.
enum SettingsFile {
  /// The most files that include one another: a loop ends there.
  private static let depthLimit: Int = 16

  static func values(of file: URL) -> [String: String] { values(of: file, depth: 0) }

  private static func values(of file: URL, depth: Int) -> [String: String] {
    guard depth < depthLimit, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      // A comment begins with two slashes, also behind a value.
      let plain: String = (line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line))
        .trimmingCharacters(in: .whitespaces)
      if plain.hasPrefix("#include") {
        let path: [Substring] = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard path.count > 2 else { continue }
        let other: URL = file.deletingLastPathComponent().appendingPathComponent(String(path[1]))
        values.merge(Self.values(of: other, depth: depth + 1)) { _, new in new }
        continue
      }
      let bracket: String.Index = plain.lastIndex(of: "]") ?? plain.startIndex
      guard let equals = plain[bracket...].firstIndex(of: "=") ?? plain.firstIndex(of: "=") else { continue }
      let name: String = plain[..<equals].trimmingCharacters(in: .whitespaces)
      values[name] = plain[plain.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    return values
  }
}
