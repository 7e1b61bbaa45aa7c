import Foundation
import SwiftData

/// Where the app keeps its analyses.
public enum AnalysisStorage {
  /// Why the kept analyses cannot be opened; the sentence says what to do.
  public struct OpeningError: LocalizedError {
    public var folder: URL
    public var reason: String

    public var errorDescription: String? {
      "The kept analyses in “\(folder.path)” cannot be opened (\(reason)). Free space on the disk, check that you may "
        + "write to the folder, or move it away to begin with an empty history."
    }
  }

  /// The folder of the app's own files: `decoding-oppression` in the XDG data folder.
  /// - Parameter environment: The variables of the process. `XDG_DATA_HOME` counts when it is an absolute path, as the
  ///   XDG base directory specification says; otherwise `.local/share` in the home folder.
  public static func folder(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let data: URL
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      data = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      let home: URL =
        environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? FileManager.default.homeDirectoryForCurrentUser
      data = home.appendingPathComponent(".local/share", isDirectory: true)
    }
    return data.appendingPathComponent("decoding-oppression", isDirectory: true)
  }

  /// Opens the store in a folder, which is made where it is missing. A store of an older version is migrated.
  /// - Throws: ``OpeningError``.
  public static func container(in folder: URL = folder()) throws(OpeningError) -> ModelContainer {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file: URL = folder.appendingPathComponent("analyses.store", isDirectory: false)
      return try container(ModelConfiguration(schema: schema, url: file))
    } catch {
      throw OpeningError(folder: folder, reason: reason(error))
    }
  }

  /// A store that lasts as long as the process: for runs that leave files instead, and for tests.
  /// - Throws: The error of the store.
  public static func temporaryContainer() throws -> ModelContainer {
    try container(ModelConfiguration(schema: schema, isStoredInMemoryOnly: true))
  }

  private static let schema = Schema(versionedSchema: AnalysisSchemaV2.self)

  private static func container(_ configuration: ModelConfiguration) throws -> ModelContainer {
    try ModelContainer(for: schema, migrationPlan: AnalysisMigrationPlan.self, configurations: configuration)
  }

  /// An error's sentence without its full stop, to stand in parentheses.
  private static func reason(_ error: any Error) -> String {
    let sentence: String = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
