import Foundation

/// The folder in which a project is built: links to the developer's files, and what is written for them. The developer's own
/// folder stays as it is.
package struct WorkFolder {
  package let location: URL

  package init(_ location: URL) { self.location = location }

  /// Brings the folder to what a plan says. What is as it should be is left alone, so that nothing is compiled again.
  ///
  /// - Parameter rewrite: Changes a source of the developer's, which is then written as a file; nil leaves a link to it.
  package func write(_ plan: AppPlan, manifest: String, rewrite: (String, URL) -> String? = { _, _ in nil }) throws {
    var links: [String: URL] = SourceLayout(plan).links
    var files: [String: String] = ["Package.swift": manifest]
    for target in plan.targets {
      for (name, content) in target.generated {
        files[SourceLayout.folder(of: target) + "/Generated/" + name] = content
      }
    }
    for (path, source) in links where source.pathExtension == "swift" {
      guard let text = try? String(contentsOf: source, encoding: .utf8), let changed = rewrite(text, source) else {
        continue
      }
      files[path] = changed
      links[path] = nil
    }
    try removeOthers(than: Set(links.keys).union(files.keys))
    for (path, target) in links { try link(path, to: target) }
    for (path, content) in files { try write(content, to: path) }
  }

  private func write(_ content: String, to path: String) throws {
    let file: URL = location.appendingPathComponent(path)
    if (try? String(contentsOf: file, encoding: .utf8)) == content, !Self.isLink(file) { return }
    try prepare(file)
    try? FileManager.default.removeItem(at: file)
    try Data(content.utf8).write(to: file, options: .atomic)
  }

  func link(_ path: String, to target: URL) throws {
    let place: URL = location.appendingPathComponent(path)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == target.path { return }
    try prepare(place)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
  }

  private func prepare(_ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private static func isLink(_ file: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
  }

  /// Removes links and files of an earlier plan.
  private func removeOthers(than wanted: Set<String>) throws {
    for group in ["Sources", "Tests"] { remove(group, unless: wanted) }
  }

  private func remove(_ path: String, unless wanted: Set<String>) {
    let item: URL = location.appendingPathComponent(path)
    if wanted.contains(path) { return }
    let isLink: Bool = Self.isLink(item)
    let names: [String]? = isLink ? nil : try? FileManager.default.contentsOfDirectory(atPath: item.path)
    for name in names ?? [] { remove(path + "/" + name, unless: wanted) }
    let isEmpty: Bool = (try? FileManager.default.contentsOfDirectory(atPath: item.path))?.isEmpty ?? true
    if isLink || isEmpty { try? FileManager.default.removeItem(at: item) }
  }
}
