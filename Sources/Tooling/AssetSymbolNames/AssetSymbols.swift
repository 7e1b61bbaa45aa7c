import Foundation

/// What asset catalogs name, as Swift source.
package struct AssetSymbols {
  enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"
  }

  /// A folder that is a namespace, or the whole.
  struct Namespace {
    /// The names of its assets with their symbols.
    var members: [(symbol: String, name: String)] = []
    /// Namespaces inside, by their symbols.
    var inner: [(symbol: String, name: String, content: Namespace)] = []

    var isEmpty: Bool { members.isEmpty && inner.isEmpty }
  }

  /// What was left out, for the log of the build.
  package private(set) var warnings: [String] = []
  private(set) var roots: [Kind: Namespace] = [:]

  /// The deepest folder that is looked into: a loop of links ends there.
  private static let depthLimit: Int = 32

  package init(catalogs: [URL]) {
    for kind in Kind.allCases {
      var root = Namespace()
      for catalog in catalogs { add(kind, folder: catalog, prefix: "", to: &root, depth: 0) }
      roots[kind] = root
    }
  }

  private mutating func add(_ kind: Kind, folder: URL, prefix: String, to space: inout Namespace, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let item: URL = folder.appendingPathComponent(name)
      let plain: String = (name as NSString).deletingPathExtension
      switch ((name as NSString).pathExtension, kind) {
      case ("imageset", .image), ("symbolset", .image), ("colorset", .color):
        add(kind, asset: prefix + plain, named: plain, to: &space)
      case ("", _) where Self.isFolder(item):
        guard Self.providesNamespace(item), let symbol = SymbolName.namespace(name) else {
          add(kind, folder: item, prefix: prefix, to: &space, depth: depth + 1)
          continue
        }
        let index: Int? = space.inner.firstIndex { $0.symbol == symbol }
        var inner: Namespace = index.map { space.inner[$0].content } ?? Namespace()
        add(kind, folder: item, prefix: prefix + name + "/", to: &inner, depth: depth + 1)
        if let index {
          space.inner[index].content = inner
        } else if !inner.isEmpty {
          space.inner.append((symbol, prefix + name, inner))
        }
      default: break
      }
    }
  }

  private mutating func add(_ kind: Kind, asset: String, named name: String, to space: inout Namespace) {
    guard let symbol = SymbolName.member(name, kind: kind.rawValue) else {
      return warnings.append("the \(kind.rawValue.lowercased()) \"\(asset)\" has no letter for a symbol")
    }
    if let other = space.members.first(where: { $0.symbol == symbol }) {
      guard other.name != asset else { return }
      return warnings.append("the \(kind.rawValue.lowercased())s \"\(other.name)\" and \"\(asset)\" are both \(symbol)")
    }
    space.members.append((symbol, asset))
  }

  private static func isFolder(_ item: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (root["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }
}
