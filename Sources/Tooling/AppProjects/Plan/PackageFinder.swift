import Foundation

/// Finds the packages that a project takes from repositories, among those that are already on this machine: nothing is
/// downloaded.
package struct PackageFinder {
  /// Folders that hold folders of packages.
  private let places: [URL]
  /// Reads the description of the package in a folder.
  private let description: (URL) throws -> Data

  package init(places: [URL], description: @escaping (URL) throws -> Data) {
    self.places = places
    self.description = description
  }

  /// The folder of a package by the address of its repository.
  func folder(address: String) -> URL? {
    let name: String = Self.name(ofAddress: address)
    for place in places {
      let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      guard let found = names.sorted().first(where: { $0.lowercased() == name.lowercased() }) else { continue }
      let folder: URL = place.appendingPathComponent(found)
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
    }
    return nil
  }

  /// The last part of an address, without ".git".
  static func name(ofAddress address: String) -> String {
    var name: String = address.split(separator: "/").last.map(String.init) ?? address
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name
  }

  package func package(in folder: URL) throws -> SwiftPackage {
    try SwiftPackage(folder: folder, description: description(folder))
  }
}
