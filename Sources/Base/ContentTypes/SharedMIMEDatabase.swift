import Foundation

/// The desktop's shared MIME database, as `update-mime-database` leaves it in the folders of the XDG rules. A system
/// without it gives an empty one.
package struct SharedMIMEDatabase: Sendable {
  /// Media types by file name extension in lower case, the likeliest first.
  private(set) var mediaTypes: [String: [String]] = [:]
  /// File name extensions by media type, in the order of the database.
  private(set) var filenameExtensions: [String: [String]] = [:]
  private var aliases: [String: String] = [:]
  private var parents: [String: [String]] = [:]
  private let folders: [URL]

  /// The folders in the order in which they are asked: that of the person before those of the system.
  package static func systemFolders(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [URL] {
    let home: String = environment["HOME"] ?? "/"
    // The rules ignore relative paths and treat empty variables as unset.
    func paths(_ name: String, _ standard: String) -> [String] {
      let value: String? = environment[name]
      return (value.flatMap { $0.isEmpty ? nil : $0 } ?? standard).split(separator: ":").map(String.init)
        .filter { $0.hasPrefix("/") }
    }
    return (paths("XDG_DATA_HOME", home + "/.local/share") + paths("XDG_DATA_DIRS", "/usr/local/share:/usr/share"))
      .map { URL(fileURLWithPath: $0).appendingPathComponent("mime") }
  }

  package init(folders: [URL]) {
    self.folders = folders
    for folder in folders {
      readGlobs(in: folder)
      Self.forEachLine("aliases", in: folder) { line in
        guard let space = line.firstIndex(of: " ") else { return }
        let alias = String(line[..<space])
        if aliases[alias] == nil { aliases[alias] = String(line[line.index(after: space)...]) }
      }
      Self.forEachLine("subclasses", in: folder) { line in
        guard let space = line.firstIndex(of: " ") else { return }
        parents[String(line[..<space]), default: []].append(String(line[line.index(after: space)...]))
      }
    }
  }

  /// Reads lines such as `50:text/rust:*.rs`; the heaviest come first. Other patterns than an extension name no tag.
  private mutating func readGlobs(in folder: URL) {
    Self.forEachLine("globs2", in: folder) { line in
      let fields = line.split(separator: ":", maxSplits: 2)
      guard fields.count == 3, fields[2].hasPrefix("*.") else { return }
      let name: Substring = fields[2].dropFirst(2).prefix { $0 != ":" }
      guard !name.isEmpty, !name.contains(where: { "*?[".contains($0) }) else { return }
      let filenameExtension: String = name.lowercased()
      let type = String(fields[1])
      if mediaTypes[filenameExtension]?.contains(type) != true {
        mediaTypes[filenameExtension, default: []].append(type)
      }
      if filenameExtensions[type]?.contains(filenameExtension) != true {
        filenameExtensions[type, default: []].append(filenameExtension)
      }
    }
  }

  private static func forEachLine(_ name: String, in folder: URL, _ body: (Substring) -> Void) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return }
    let text = String(decoding: data, as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") { body(line) }
  }

  /// The name under which the database describes a media type.
  package func canonical(_ mediaType: String) -> String { aliases[mediaType] ?? mediaType }

  /// Whether any file of the database names the media type.
  package func knows(_ mediaType: String) -> Bool {
    filenameExtensions[mediaType] != nil || parents[mediaType] != nil || aliases[mediaType] != nil
  }

  /// The types that a media type is a kind of, as the database says.
  package func supertypes(of mediaType: String) -> [String] { parents[mediaType] ?? [] }

  /// The description of a media type in one of the languages, the first that the database has; nil without one.
  package func summary(of mediaType: String, languages: [String]) -> String? {
    for folder in folders {
      let file: URL = folder.appendingPathComponent(mediaType + ".xml")
      guard let data = try? Data(contentsOf: file) else { continue }
      let comments: [String: String] = Self.comments(in: String(decoding: data, as: UTF8.self))
      for language in languages {
        let name: String = language.replacingOccurrences(of: "-", with: "_")
        if let found = comments[name] ?? comments[String(name.prefix { $0 != "_" })] { return found }
      }
      return comments[""]
    }
    return nil
  }

  /// The `comment` elements by language; the one without a language has an empty key. The files are written by one
  /// program in one form, so that no parser is needed.
  private static func comments(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    for piece in text.components(separatedBy: "<comment").dropFirst() {
      guard let start = piece.firstIndex(of: ">"), let end = piece.range(of: "</comment>") else { continue }
      let attributes: Substring = piece[..<start]
      let value: Substring = piece[piece.index(after: start)..<end.lowerBound]
      let language: String =
        attributes.range(of: "xml:lang=\"").map { attributes[$0.upperBound...].prefix { $0 != "\"" } }.map(String.init)
        ?? ""
      found[language] = unescaped(String(value))
    }
    return found
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
