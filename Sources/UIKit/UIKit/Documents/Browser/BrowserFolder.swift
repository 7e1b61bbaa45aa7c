import Foundation
import SwiftUICore
import UniformTypeIdentifiers

extension URL {
  /// Whether the name of the file says that it is of one of some types, by their identifiers.
  func hasType(among identifiers: [String]) -> Bool {
    guard let type = contentType else {
      return identifiers.contains("public.item") || identifiers.contains("public.data")
    }
    return identifiers.contains { UTType($0).map(type.conforms) ?? false }
  }

  /// The type by the name; that of folders for a folder. Nil for a name that tells none.
  var contentType: UTType? {
    if !pathExtension.isEmpty, let type = UTType(filenameExtension: pathExtension) { return type }
    var isFolder: ObjCBool = false
    let exists: Bool = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? .folder : nil
  }

  /// An address in a folder that no file has yet, with a number behind the name where that is needed.
  func free(in folder: URL) -> URL {
    let (base, ending): (String, String) = (deletingPathExtension().lastPathComponent, pathExtension)
    var number: Int = 1
    var found: URL = folder.appendingPathComponent(lastPathComponent)
    while FileManager.default.fileExists(atPath: found.path) {
      number += 1
      let name: String = "\(base) \(number)"
      found = folder.appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
    }
    return found
  }
}

/// A folder of a person's documents as a browser shows it.
@MainActor
final class BrowserFolder {
  /// A document, or a folder with others.
  struct Entry: Hashable, Identifiable {
    let url: URL
    let isFolder: Bool
    let date: Date?
    let size: Int?

    var id: URL { url }
  }

  let changes = ChangeCount()
  /// The folder beyond which people do not go back.
  let root: URL
  private(set) var folder: URL
  private(set) var entries: [Entry] = []
  /// The documents that are selected.
  var selection: Set<URL> = [] { didSet { if selection != oldValue { changes.change() } } }
  /// The words for something that went wrong; nil while nothing did.
  var failure: String? { didSet { changes.change() } }
  private let types: [UTType]?

  /// - Parameter types: The types of documents that are shown beside folders; nil for all.
  init(_ root: URL, types: [UTType]?) {
    self.root = root.standardizedFileURL
    folder = self.root
    self.types = types
  }

  var isRoot: Bool { folder.path == root.path }

  func open(_ folder: URL) {
    self.folder = folder.standardizedFileURL
    selection = []
    refresh()
  }

  func goBack() {
    if !isRoot { open(folder.deletingLastPathComponent()) }
  }

  /// Reads the folder.
  func refresh() {
    let keys: [URLResourceKey] = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    let found: [URL] =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    let read: [Entry] = found.compactMap(entry)
    entries = read.sorted { a, b in
      if a.isFolder != b.isFolder { return a.isFolder }
      return a.url.lastPathComponent.compare(b.url.lastPathComponent, options: [.caseInsensitive, .numeric])
        == .orderedAscending
    }
    selection.formIntersection(entries.map(\.url))
    changes.change()
  }

  private func entry(_ url: URL) -> Entry? {
    let url: URL = url.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    // A document may be a folder with parts: its name says so.
    let isOpened: Bool = isFolder.boolValue && !isDocument(url)
    guard isOpened || isDocument(url) else { return nil }
    let values: [FileAttributeKey: Any] = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    return Entry(
      url: url, isFolder: isOpened, date: values[.modificationDate] as? Date,
      size: isFolder.boolValue ? nil : values[.size] as? Int)
  }

  private func isDocument(_ url: URL) -> Bool {
    guard let type = url.contentType else { return types == nil }
    if type == .folder { return types?.contains(.folder) ?? false }
    return types?.contains { type.conforms(to: $0) } ?? true
  }

  // MARK: Changes of files

  /// Gives a file another name in its folder. The name keeps its ending where the new one has none.
  ///
  /// - Returns: The new address.
  func rename(_ url: URL, to name: String) throws -> URL {
    let words: String = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, !words.contains("/"), words != ".", words != ".." else {
      throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: url.path])
    }
    let ending: String = url.pathExtension
    let keeps: Bool = ending.isEmpty || (words as NSString).pathExtension.caseInsensitiveCompare(ending) == .orderedSame
    let goal: URL = url.deletingLastPathComponent().appendingPathComponent(keeps ? words : "\(words).\(ending)")
    guard goal.path != url.path else { return url }
    guard !FileManager.default.fileExists(atPath: goal.path) else {
      throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: goal.path])
    }
    try FileManager.default.moveItem(at: url, to: goal)
    refresh()
    return goal
  }

  /// Copies or moves a file into a folder, under a name that none there has.
  func take(_ url: URL, into folder: URL, moving: Bool) throws -> URL {
    let goal: URL = url.free(in: folder)
    if moving {
      try FileManager.default.moveItem(at: url, to: goal)
    } else {
      try FileManager.default.copyItem(at: url, to: goal)
    }
    refresh()
    return goal.standardizedFileURL
  }

  /// Puts files into the trash.
  func discard(_ urls: [URL]) throws {
    defer { refresh() }
    for url in urls { try Trash.usual.put(url) }
  }
}
