import Foundation

/// The files that come with the app.
public enum AppResources {
  /// The policy that is analysed when the user names none; nil when the installation lacks it.
  public static var bundledPolicy: URL? {
    Bundle.module.url(
      forResource: "marlow-ferry-rental-housing", withExtension: "pdf", subdirectory: "Resources/Policies")
  }

  /// The word lists that come with the app, to be copied and changed; nil when the installation lacks them.
  public static var lexicon: URL? {
    Bundle.module.url(forResource: "lexicon", withExtension: "json", subdirectory: "Resources")
  }

  /// The data of `Resources/<name>.json`.
  /// - Throws: `CocoaError` when the installation lacks the file.
  static func data(named name: String) throws -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: url)
  }
}
