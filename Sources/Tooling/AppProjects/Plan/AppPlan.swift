import Foundation

/// What is to be built of somebody's project, and from which files.
package struct AppPlan {
  /// A module to compile.
  package struct Target {
    package enum Kind: Sendable { case program, library, tests, cLanguages }

    package var name: String
    package var kind: Kind
    /// The target's folder when it has one; paths of its files in messages and in the copy start there.
    package var folder: URL
    package var sources: [URL] = []
    /// Files for the bundle of the module itself; an app's own lie in the app instead.
    package var resources: [ProjectFiles.Resource] = []
    /// Names of targets of the plan.
    package var dependencies: [String] = []
    package var language: LanguageSettings = LanguageSettings()
    /// Files with no place in the sources that the target is compiled with: their names and contents.
    package var generated: [String: String] = [:]

    package init(name: String, kind: Kind, folder: URL) {
      self.name = name
      self.kind = kind
      self.folder = folder
    }
  }

  /// What the app is called in front of people.
  package var name: String
  package var targets: [Target] = []
  /// The target that becomes the app; nil for a package of libraries.
  package var program: String?
  /// What lies in the app beside its program.
  package var resources: [ProjectFiles.Resource] = []
  /// The app's description of itself, `Info.plist`.
  package var information: [String: String] = [:]
  /// A file whose entries the description takes over, under those above.
  package var informationFile: URL?
  /// Fills in references to settings in that file.
  package var settings: BuildSettings = BuildSettings(platform: .iOS)
  /// What the developer should know: things left out, packages that are missing.
  package var notes: [String] = []

  package init(name: String) { self.name = name }

  package var sources: [URL] { targets.flatMap(\.sources) }
}
