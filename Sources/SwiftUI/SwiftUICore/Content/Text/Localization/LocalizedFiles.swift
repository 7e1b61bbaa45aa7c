import Foundation

/// Why a file of strings can't be used, and what to do.
package struct LocalizedFileError: Error, Equatable, CustomStringConvertible {
  package var file: String
  package var reason: String

  package var description: String { "The strings of \(file) can't be read: \(reason)." }
}

/// Finds and reads the files of a table: a catalog, or `.strings` and `.stringsdict` in folders of languages.
enum LocalizedFiles {
  /// A file larger than this is no table of strings, in bytes.
  private static let largestFile: Int = 64 << 20

  static func folders(of bundle: Bundle) -> [URL] {
    var folders: [URL] = [bundle.bundleURL]
    if let resources = bundle.resourceURL, resources.path != bundle.bundleURL.path { folders.insert(resources, at: 0) }
    return folders
  }

  /// The main bundle's folders; the package manager puts the resources of a program into bundles beside it.
  static func appFolders() -> [URL] {
    let main: [URL] = folders(of: .main)
    let beside: [URL] = children(of: Bundle.main.bundleURL).filter { $0.pathExtension == "resources" }
    return main + beside
  }

  static func read(_ name: String, in folders: [URL], report: (any Error) -> Void) -> LocalizedStrings? {
    var languages: [String: [String: LocalizedValue]] = [:]
    var source: String?
    func add(_ strings: [String: LocalizedValue], _ language: String) {
      languages[language, default: [:]].merge(strings) { first, _ in first }
    }
    for folder in folders {
      do {
        if let data = try contents(of: folder.appendingPathComponent(name + ".xcstrings")) {
          let catalog: StringCatalog = try StringCatalog(data, file: name + ".xcstrings")
          source = source ?? catalog.sourceLanguage
          for (language, strings) in catalog.languages { add(strings, language) }
        }
      } catch { report(error) }
      for project in children(of: folder) where project.pathExtension == "lproj" {
        let language: String = project.deletingPathExtension().lastPathComponent
        for file in [name + ".stringsdict", name + ".strings"] {
          do {
            guard let data = try contents(of: project.appendingPathComponent(file)) else { continue }
            add(try StringsFile.read(data, file: "\(project.lastPathComponent)/\(file)"), language)
          } catch { report(error) }
        }
      }
    }
    guard !languages.isEmpty else { return nil }
    return LocalizedStrings(languages: languages, source: source ?? (languages["en"] != nil ? "en" : nil))
  }

  private static func children(of folder: URL) -> [URL] {
    let found: [URL]? = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  private static func contents(of url: URL) throws -> Data? {
    let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    guard (attributes[.size] as? Int ?? 0) <= largestFile else {
      throw LocalizedFileError(file: url.lastPathComponent, reason: "it is larger than 64 MB")
    }
    do { return try Data(contentsOf: url) } catch {
      throw LocalizedFileError(file: url.lastPathComponent, reason: "it can't be opened")
    }
  }
}
