import Foundation

/// The changed sources of a module in a folder, and the list by which the compiler reads them in the place of those that were
/// written: an overlay of the file system. The compiler still calls each file by its own path.
package struct SourceOverlay {
  private let folder: URL

  /// The list, for the compiler's option `-vfsoverlay`.
  package var list: URL { folder.appendingPathComponent("overlay.yaml") }

  package init(_ folder: URL) { self.folder = folder }

  /// Brings the folder to what the sources are now. What is as it should be is left alone.
  ///
  /// - Parameters:
  ///   - sources: The module's sources.
  ///   - others: Sources of modules that it uses, which may have protocols with optional requirements.
  /// - Returns: The number of sources that are changed.
  @discardableResult
  package func write(_ sources: [URL], others: [URL] = []) throws -> Int {
    let texts: [(file: URL, text: String)] = sources.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { (file, $0) }
    }
    var index = SourceIndex(texts.map(\.text))
    for other in others { (try? String(contentsOf: other, encoding: .utf8)).map { index.add($0) } }
    let step = ObjectiveCStep(index)
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    var roots: [[String: Any]] = []
    var kept: Set<String> = [list.lastPathComponent]
    for (number, source) in texts.enumerated() {
      guard let changed = step.rewrite(source.text, path: source.file.path) else { continue }
      // The compiler must not take the changed file for a source of its own.
      let name = "\(number)-\(source.file.lastPathComponent).txt"
      kept.insert(name)
      try Self.write(changed, to: folder.appendingPathComponent(name))
      roots.append([
        "type": "directory", "name": source.file.deletingLastPathComponent().path,
        "contents": [
          [
            "type": "file", "name": source.file.lastPathComponent,
            "external-contents": folder.appendingPathComponent(name).path,
          ]
        ],
      ])
    }
    let description: [String: Any] = [
      "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots,
    ]
    let data: Data = try JSONSerialization.data(withJSONObject: description, options: [.sortedKeys, .prettyPrinted])
    try Self.write(String(decoding: data, as: UTF8.self), to: list)
    for name in try manager.contentsOfDirectory(atPath: folder.path)
    where !kept.contains(name) && name.hasSuffix(".txt") {
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
    return roots.count
  }

  /// Writes a file unless it has the content.
  package static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
