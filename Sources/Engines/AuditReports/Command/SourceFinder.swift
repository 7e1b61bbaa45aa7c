import Foundation

/// Finds the files of a package that declare previews, scenes and types, as paths from the package's folder.
struct SourceFinder {
  private let root: String
  /// Paths from the root, sorted.
  private let files: [String]

  /// Reads the names of all Swift files below a folder, without those of builds and of hidden folders.
  init(_ folder: URL) {
    root = folder.standardizedFileURL.path
    var found: [String] = []
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let walk = FileManager.default.enumerator(
      at: folder.standardizedFileURL, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let url = walk?.nextObject() as? URL {
      guard url.pathExtension == "swift", url.path.hasPrefix(root + "/") else { continue }
      found.append(String(url.path.dropFirst(root.count + 1)))
    }
    files = found.sorted()
  }

  /// The screen with the path of its file in the place of what the program knew.
  func located(_ screen: AuditScreen) -> AuditScreen {
    var screen: AuditScreen = screen
    if let id = screen.file {
      screen.file = path(of: id) ?? id
    } else if let type = screen.type {
      let name: String = NSRegularExpression.escapedPattern(for: type)
      place(&screen, pattern: "\\b(struct|class|enum|extension)\\s+\(name)\\b")
    } else if screen.kind == .scene {
      // The scenes of a program stand in the body of its app.
      place(&screen, pattern: "^\\s*@main\\b")
    }
    return screen
  }

  /// The path for a `#fileID`: a file of that name, first one in a folder that is called as the module.
  private func path(of id: String) -> String? {
    if files.contains(id) { return id }
    let parts: [Substring] = id.split(separator: "/")
    guard let name = parts.last else { return nil }
    let named: [String] = files.filter { $0 == name || $0.hasSuffix("/\(name)") }
    guard parts.count > 1 else { return named.first }
    return named.first { "/\($0)".contains("/\(parts[0])/") } ?? named.first
  }

  private func place(_ screen: inout AuditScreen, pattern: String) {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else { return }
    for file in files {
      guard let source = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8),
        let match = expression.firstMatch(in: source, range: NSRange(source.startIndex..., in: source)),
        let range = Range(match.range, in: source)
      else { continue }
      // Blank lines before the attribute belong to the match.
      let start: String.Index = source[range].firstIndex { !$0.isWhitespace } ?? range.lowerBound
      screen.file = file
      screen.line = 1 + source[..<start].count(where: \.isNewline)
      return
    }
  }
}
