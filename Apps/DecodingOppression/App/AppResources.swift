import Foundation

/// The files that come with the app.
public enum AppResources {
  /// The model of tier 2 that comes with the app; nil when the installation lacks it.
  public static var clauseModel: URL? {
    Bundle.module.url(forResource: "clause-model", withExtension: "json", subdirectory: "Resources")
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
