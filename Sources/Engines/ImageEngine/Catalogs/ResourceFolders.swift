import Foundation

/// Where the resources of a bundle lie.
package enum ResourceFolders {
  /// The folders of one bundle.
  package static func of(_ bundle: Bundle) -> [URL] {
    var folders: [URL] = []
    if let url = bundle.resourceURL { folders.append(url) }
    if !folders.contains(bundle.bundleURL) { folders.append(bundle.bundleURL) }
    return folders
  }

  /// The folders of the program: its own, and those of the package's targets that lie beside it. On Apple's systems an
  /// app's resources are all in its main bundle; here each target of a package has a bundle.
  package static let ofProgram: [URL] = {
    var folders: [URL] = of(.main)
    let place: URL = Bundle.main.bundleURL
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") {
      folders.append(place.appendingPathComponent(name))
    }
    return folders
  }()
}
