import Foundation
import ImageEngine

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data of an asset catalog: a file of a data set (`Name.dataset`).
///
/// A set in folders that are namespaces has their names before its own, with slashes. Of the files of a set the one for any
/// device is taken, or that for a Mac.
open class NSDataAsset: NSObject {
  public let name: NSDataAssetName
  /// The contents of the file.
  public let data: Data
  /// The kind of data, as the catalog says it, or as it follows from the ending of the file's name.
  public let typeIdentifier: String

  /// Finds data of the program's asset catalogs; nil where there are none of the name.
  public convenience init?(name: NSDataAssetName) {
    self.init(name, in: ResourceFolders.ofProgram)
  }

  /// Finds data of a bundle's asset catalogs; nil where there are none of the name.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(name, in: ResourceFolders.of(bundle))
  }

  package init?(_ name: NSDataAssetName, in folders: [URL]) {
    guard let file = DataSets.file(named: name, in: folders), let data = try? Data(contentsOf: file.url) else {
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? DataSets.type(ofExtension: file.url.pathExtension)
    super.init()
  }
}

/// The data sets of asset catalogs.
private enum DataSets {
  struct File {
    var url: URL
    var type: String?
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var type: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case idiom
        case type = "universal-type-identifier"
      }
    }

    struct Properties: Decodable {
      var isNamespace: Bool?

      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }

    var data: [Entry]?
    var properties: Properties?
  }

  static func file(named name: String, in folders: [URL]) -> File? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for folder in folders {
      let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
        if let file = find(name[...], in: folder.appendingPathComponent(catalog), depth: 0) { return file }
      }
    }
    return nil
  }

  /// - Parameter depth: A loop of links ends at a depth of 32.
  private static func find(_ name: Substring, in folder: URL, depth: Int) -> File? {
    guard depth < 32 else { return nil }
    let set: URL = folder.appendingPathComponent("\(name).dataset")
    if !name.contains("/"), let file = file(of: set) { return file }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for inner in names.sorted() where !inner.contains(".") {
      let url: URL = folder.appendingPathComponent(inner)
      let isNamespace: Bool = contents(of: url)?.properties?.isNamespace == true
      guard isNamespace else {
        if let file = find(name, in: url, depth: depth + 1) { return file }
        continue
      }
      guard name.hasPrefix(inner + "/") else { continue }
      if let file = find(name.dropFirst(inner.count + 1), in: url, depth: depth + 1) { return file }
    }
    return nil
  }

  private static func contents(of folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private static func file(of set: URL) -> File? {
    let entries: [Contents.Entry] = contents(of: set)?.data ?? []
    let wanted: [String] = ["universal", "mac", "iphone", "ipad"]
    for idiom in wanted {
      guard let entry = entries.first(where: { ($0.idiom ?? "universal") == idiom }), let name = entry.filename else {
        continue
      }
      return File(url: set.appendingPathComponent(name), type: entry.type)
    }
    return nil
  }

  static func type(ofExtension ending: String) -> String {
    switch ending.lowercased() {
    case "json": "public.json"
    case "txt": "public.plain-text"
    case "xml": "public.xml"
    case "csv": "public.comma-separated-values-text"
    case "html", "htm": "public.html"
    case "plist": "com.apple.property-list"
    case "pdf": "com.adobe.pdf"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "mp3": "public.mp3"
    case "wav": "com.microsoft.waveform-audio"
    default: "public.data"
    }
  }
}
