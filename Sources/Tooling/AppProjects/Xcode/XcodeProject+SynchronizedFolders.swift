import Foundation

extension XcodeProject {
  /// Adds the files of the folders that the project follows by itself: all in them but those that the target leaves out,
  /// and those of other targets' folders that it takes in.
  func addSynchronizedFiles(of object: Object, to target: inout XcodeTarget) {
    let own: Set<String> = Set(object.list("fileSystemSynchronizedGroups"))
    for group in all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = places[group.id] else { continue }
      let sets: [Object] = objects(group.list("exceptions")).filter { $0["target"] == object.id }
      let exceptions: [String] = sets.flatMap { $0.list("membershipExceptions") }
      guard own.contains(group.id) else {
        for path in exceptions { target.files.add(folder.appendingPathComponent(path)) }
        continue
      }
      var outside: Set<String> = Set(exceptions)
      for set in sets {
        for (path, filters) in set.fields["platformFiltersByRelativePath"]?.dictionary ?? [:]
        where !target.settings.platform.passes(filters.strings) {
          outside.insert(path)
        }
      }
      if !FileManager.default.fileExists(atPath: folder.path) { target.files.missing.append(folder) }
      let whole: Set<String> = Set(group.list("explicitFolders"))
      FolderContents(folder, leavingOut: outside, whole: whole).add(to: &target.files)
    }
  }
}
