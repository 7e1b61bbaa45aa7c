import Foundation

/// Where the files of a plan stand in the folder of the build, as links to the developer's files.
package struct SourceLayout {
  /// The links of the folder: paths inside of it, with the files that they stand for.
  package private(set) var links: [String: URL] = [:]

  package init(_ plan: AppPlan) {
    for target in plan.targets {
      let folder: String = Self.folder(of: target)
      if target.kind == .cLanguages {
        links[folder] = target.folder
        continue
      }
      for source in target.sources { links[folder + "/" + Self.path(of: source, in: target.folder)] = source }
      for resource in target.resources {
        links[folder + "/" + Self.resourceFolder + "/" + resource.path] = resource.file
      }
    }
  }

  static let resourceFolder: String = "BundledResources"

  /// The folder of a target, in that of the build.
  static func folder(of target: AppPlan.Target) -> String {
    (target.kind == .tests ? "Tests/" : "Sources/") + target.name
  }

  /// The path of a file below a folder. For a file elsewhere, its folders from the root of the file system, below a folder
  /// of their own.
  static func path(of file: URL, in folder: URL) -> String {
    let start: String = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : "Elsewhere" + file.path
  }
}
