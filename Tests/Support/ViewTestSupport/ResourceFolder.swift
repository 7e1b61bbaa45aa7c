import Foundation
import Testing

/// A folder that stands for a bundle's resources, removed with the last reference.
package final class ResourceFolder {
  package let url: URL
  package let bundle: Bundle

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: url.path))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders around it.
  package func write(_ data: Data, to path: String) throws {
    let file: URL = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
}
