import Foundation

/// The JSON files that come with the app.
enum AppResources {
  /// The data of `Resources/<name>.json`.
  /// - Throws: `CocoaError` when the installation lacks the file.
  static func data(named name: String) throws -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: url)
  }
}
