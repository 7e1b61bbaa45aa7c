import Foundation

/// What a developer's folder holds.
package enum ProjectPlace: Equatable {
  case package(URL)
  case project(URL)
  case sources(URL)

  /// The most folders between the one that was named and a project.
  private static let depthLimit: Int = 3

  /// Looks what a folder holds: a package, else an Xcode project, also in folders inside it, else sources.
  ///
  /// - Parameter folder: The folder, or a project itself.
  /// - Throws: ``ProjectError`` if there is no such folder, or several projects.
  package init(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw ProjectError("There is no folder \(folder.path).")
    }
    guard isFolder.boolValue else { throw ProjectError("\(folder.path) is a file; name the folder that it is in.") }
    if folder.pathExtension == "xcodeproj" {
      self = .project(folder)
    } else if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      self = .package(folder)
    } else if let project = try Self.project(in: folder) {
      self = .project(project)
    } else {
      self = .sources(folder)
    }
  }

  /// The one project of a folder; nil when there is none.
  package static func project(in folder: URL) throws -> URL? {
    var level: [URL] = [folder]
    for _ in 0..<depthLimit {
      let items: [URL] = level.flatMap(folders(in:))
      let found: [URL] = items.filter { $0.pathExtension == "xcodeproj" }
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        let names: String = found.prefix(10).map { SourceLayout.path(of: $0, in: folder) }.joined(separator: ", ")
        let more: String = found.count > 10 ? " and \(found.count - 10) more" : ""
        throw ProjectError("\(folder.path) has several projects; name one of them as the folder: \(names)\(more).")
      }
      level = items.filter { $0.pathExtension.isEmpty }
    }
    return nil
  }

  private static func folders(in folder: URL) -> [URL] {
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
