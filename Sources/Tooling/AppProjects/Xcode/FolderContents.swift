import Foundation

/// The files of a folder that belong to a target.
package struct FolderContents {
  /// Folders with these extensions are one thing, which is copied as it is.
  private static let units: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "playground", "scnassets", "docc",
    "icon", "rkassets", "mlpackage", "xcmappingmodel", "xcodeproj", "xcworkspace",
  ]
  /// The deepest folder that is looked into: a loop of links ends there.
  private static let depthLimit: Int = 32

  private let root: URL
  private let outside: Set<String>
  private let whole: Set<String>

  /// - Parameters:
  ///   - outside: Paths inside of the folder that do not belong to the target: files, or folders with all in them.
  ///   - whole: Paths of folders that are copied with their structure.
  package init(_ root: URL, leavingOut outside: Set<String> = [], whole: Set<String> = []) {
    self.root = root
    self.outside = outside
    self.whole = whole
  }

  package func add(to files: inout ProjectFiles) { add("", to: &files, depth: 0) }

  private func add(_ path: String, to files: inout ProjectFiles, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let folder: URL = path.isEmpty ? root : root.appendingPathComponent(path)
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner: String = path.isEmpty ? name : path + "/" + name
      guard !outside.contains(inner) else { continue }
      let item: URL = root.appendingPathComponent(inner)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      if whole.contains(inner) {
        files.add(item, path: name)
      } else if isFolder.boolValue, !Self.units.contains(item.pathExtension) {
        add(inner, to: &files, depth: depth + 1)
      } else {
        files.add(item)
      }
    }
  }
}
