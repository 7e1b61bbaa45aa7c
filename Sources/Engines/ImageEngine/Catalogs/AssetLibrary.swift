import Foundation

/// The assets of bundles, read when first asked for and kept.
package final class AssetLibrary: @unchecked Sendable {
  package static let shared = AssetLibrary()

  private let lock = NSLock()
  private var catalogs: [String: AssetCatalog] = [:]
  private var files: [String: FoundFile?] = [:]

  /// A picture that lies in a bundle outside of catalogs.
  package struct FoundFile: Sendable {
    package var url: URL
    package var scale: CGFloat
  }

  package init() {}

  /// A picture's variants, from the first of the folders that has them.
  package func image(named name: String, in folders: [URL]) -> CatalogImage? {
    folders.lazy.compactMap { self.catalog(of: $0).images[name] }.first
  }

  package func color(named name: String, in folders: [URL]) -> CatalogColor? {
    folders.lazy.compactMap { self.catalog(of: $0).colors[name] }.first
  }

  /// A file of a picture's name that lies beside the catalogs, with or without its extension, for a scale.
  package func file(named name: String, in folders: [URL], scale: CGFloat) -> FoundFile? {
    let key: String = "\(scale) \(name) " + folders.map(\.path).joined(separator: ":")
    if let known = lock.withLock({ files[key] }) { return known }
    let found: FoundFile? = folders.lazy.compactMap { Self.find(name, in: $0, scale: scale) }.first
    lock.withLock { files[key] = .some(found) }
    return found
  }

  private func catalog(of folder: URL) -> AssetCatalog {
    if let known = lock.withLock({ catalogs[folder.path] }) { return known }
    let read = AssetCatalog(resources: folder)
    lock.withLock { catalogs[folder.path] = read }
    return read
  }

  private static let extensions: [String] = ["png", "jpg", "jpeg", "svg", "pdf", "gif", "webp"]

  private static func find(_ name: String, in folder: URL, scale: CGFloat) -> FoundFile? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    let own: String = (name as NSString).pathExtension.lowercased()
    let hasExtension: Bool = extensions.contains(own)
    let stem: String = hasExtension ? (name as NSString).deletingPathExtension : name
    let endings: [String] = hasExtension ? [(name as NSString).pathExtension] : extensions
    let first: Int = max(1, min(3, Int(scale.rounded(.up))))
    for scale in [first] + [3, 2, 1].filter({ $0 != first }) {
      let suffix: String = scale == 1 ? "" : "@\(scale)x"
      for ending in endings {
        let url: URL = folder.appendingPathComponent("\(stem)\(suffix).\(ending)")
        if FileManager.default.fileExists(atPath: url.path) { return FoundFile(url: url, scale: CGFloat(scale)) }
      }
    }
    return nil
  }
}
