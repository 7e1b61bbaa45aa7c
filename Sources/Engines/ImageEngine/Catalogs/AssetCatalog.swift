import Foundation

/// The assets of the catalogs of one bundle, by name; names of folders that are namespaces come before, with slashes.
package struct AssetCatalog: Sendable {
  package private(set) var images: [String: CatalogImage] = [:]
  package private(set) var colors: [String: CatalogColor] = [:]

  /// The most folders that are looked into, and how deep: a loop of links ends there.
  private static let folderLimit: Int = 20_000
  private static let depthLimit: Int = 32

  package init() {}

  /// Reads the catalogs that lie in a folder.
  package init(resources folder: URL) {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      add(catalog: folder.appendingPathComponent(name))
    }
  }

  /// Adds the assets of one `.xcassets` folder. Of two assets of one name the first stays.
  package mutating func add(catalog folder: URL) {
    var left: Int = Self.folderLimit
    add(folder, prefix: "", depth: 0, left: &left)
  }

  private mutating func add(_ folder: URL, prefix: String, depth: Int, left: inout Int) {
    guard depth < Self.depthLimit else { return }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      guard left > 0 else { return }
      let item: URL = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue else {
        continue
      }
      left -= 1
      let contents = CatalogContents(at: item.appendingPathComponent("Contents.json"))
      let plain: String = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        if let contents, images[plain] == nil { images[plain] = contents.image(in: item) }
      case "symbolset":
        if let contents, images[plain] == nil { images[plain] = contents.symbol(in: item) }
      case "colorset":
        if let contents, colors[plain] == nil { colors[plain] = contents.color }
      case "":
        let inner: String = contents?.providesNamespace == true ? prefix + name + "/" : prefix
        add(item, prefix: inner, depth: depth + 1, left: &left)
      default: break
      }
    }
  }
}
