import Foundation

/// What a target of an Xcode project builds.
package struct XcodeTarget {
  package enum Kind: Equatable, Sendable {
    case application, library, unitTests, userInterfaceTests
    case other(String)

    init(productType: String) {
      switch productType.replacingOccurrences(of: "com.apple.product-type.", with: "") {
      case "application": self = .application
      case "framework", "framework.static", "library.static", "library.dynamic": self = .library
      case "bundle.unit-test": self = .unitTests
      case "bundle.ui-testing": self = .userInterfaceTests
      case let other: self = .other(other)
      }
    }
  }

  /// A product of a package that the target uses.
  package struct PackageProduct: Equatable, Sendable {
    package var name: String
    /// The address of the package's repository; nil for a package on this machine.
    package var address: String?
    /// The folder of a package on this machine, if the project names it.
    package var folder: URL?
  }

  package var name: String
  package var kind: Kind
  package var settings: BuildSettings
  /// The target's files, those in source code apart from those that are copied.
  package var files: ProjectFiles = ProjectFiles()
  package var products: [PackageProduct] = []
  /// Names of the project's own targets that this one needs.
  package var dependencies: [String] = []
  /// The number of scripts that Xcode would run.
  package var scripts: Int = 0
}

/// The files of a target.
package struct ProjectFiles: Equatable, Sendable {
  /// A file or folder that is copied into the app.
  package struct Resource: Hashable, Sendable {
    package var file: URL
    /// Its path in the app.
    package var path: String

    package init(file: URL, path: String) {
      self.file = file
      self.path = path
    }
  }

  package var sources: [URL] = []
  package var resources: [Resource] = []
  /// Files that the project names and that are not there.
  package var missing: [URL] = []
  /// Files in languages that are not compiled here.
  package var foreign: [URL] = []

  package init() {}

  /// Takes a file in, by its kind.
  ///
  /// - Parameter path: Its path in the app when it is copied; its name alone when nil.
  package mutating func add(_ file: URL, path: String? = nil) {
    guard FileManager.default.fileExists(atPath: file.path) else { return missing.append(file) }
    switch file.pathExtension.lowercased() {
    case "swift": sources.append(file)
    case "m", "mm", "c", "cc", "cpp", "metal", "s", "intentdefinition": foreign.append(file)
    case "h", "hpp", "pch", "entitlements", "xcconfig", "modulemap", "docc", "xctestplan", "xcodeproj": break
    default: resources.append(Resource(file: file, path: path ?? Self.pathInApp(file)))
    }
  }

  /// A file of a language keeps its folder, any other lies at the top.
  private static func pathInApp(_ file: URL) -> String {
    let folder: URL = file.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return file.lastPathComponent }
    return folder.lastPathComponent + "/" + file.lastPathComponent
  }
}
