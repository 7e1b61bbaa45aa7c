import Foundation

extension SwiftPackage {
  /// The folder of a target: the one that it names, or where packages keep it by custom.
  func folder(of target: Target) throws -> URL {
    if let path = target.path { return folder.appendingPathComponent(path).standardizedFileURL }
    let groups: [String] = target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    for group in groups {
      let place: URL = folder.appendingPathComponent(group).appendingPathComponent(target.name)
      if FileManager.default.fileExists(atPath: place.path) { return place }
    }
    // A package of one target may keep its sources in the group itself.
    let group: URL = folder.appendingPathComponent(groups[0])
    if targets.count(where: { $0.type == target.type }) == 1, FileManager.default.fileExists(atPath: group.path) {
      return group
    }
    throw ProjectError("The package \(name) has no folder for its target \(target.name).")
  }

  /// The files of a target, by its rules of what belongs to it.
  func files(of target: Target) throws -> ProjectFiles {
    let place: URL = try folder(of: target)
    let resources: [String] = target.resources.map(\.path)
    var files = ProjectFiles()
    FolderContents(place, leavingOut: Set(target.excluded + resources)).add(to: &files)
    files.resources = []
    if let listed = target.sources {
      let starts: [String] = listed.map { place.appendingPathComponent($0).standardizedFileURL.path }
      files.sources = files.sources.filter { file in
        starts.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
      }
    }
    for (path, isProcessed) in target.resources {
      let item: URL = place.appendingPathComponent(path)
      var inside = ProjectFiles()
      if isProcessed, item.hasDirectoryPath || Self.isPlainFolder(item) {
        FolderContents(item).add(to: &inside)
      } else {
        inside.add(item)
      }
      files.resources += inside.resources
      files.missing += inside.missing
    }
    return files
  }

  private static func isPlainFolder(_ item: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists: Bool = FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
    return exists && isFolder.boolValue && item.pathExtension.isEmpty
  }
}
