import Foundation

/// How the compiler reads a target's sources.
package struct LanguageSettings: Equatable, Sendable {
  /// The mode of the language: "4", "4.2", "5" or "6".
  package var mode: String = "5"
  /// Whether what says nothing of its actor belongs to the main actor.
  package var isOnMainActor: Bool = false
  package var conditions: [String] = []
  package var upcoming: [String] = []
  package var experimental: [String] = []
  /// Further arguments for the compiler.
  package var arguments: [String] = []

  package init() {}

  /// The settings of a target in an Xcode project.
  package init(_ settings: BuildSettings) {
    let version: String = settings["SWIFT_VERSION"] ?? "5.0"
    mode = version.hasPrefix("4.2") ? "4.2" : String(version.prefix { $0 != "." })
    if !["4", "4.2", "5", "6"].contains(mode) { mode = "5" }
    isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    // SwiftPM says DEBUG itself, in builds for debugging.
    conditions.removeAll { $0 == "DEBUG" }
    var features: Set<String> = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(Self.approachable) }
    for name in settings.names where name.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isOn(name) {
      let setting: String = name.dropFirst("SWIFT_UPCOMING_FEATURE_".count).replacingOccurrences(of: "_", with: "")
      if let feature = Self.features.first(where: { $0.uppercased() == setting }) { features.insert(feature) }
    }
    upcoming = features.sorted()
    let flags: [String] = settings.words("OTHER_SWIFT_FLAGS")
    conditions += flags.indices.compactMap { index in
      if flags[index] == "-D" { return index + 1 < flags.count ? flags[index + 1] : nil }
      return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
    }
  }

  /// What Xcode's setting of approachable concurrency stands for.
  private static let approachable: [String] = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let features: [String] =
    approachable + [
      "ConciseMagicFile", "DeprecateApplicationMain", "DynamicActorIsolation", "ExistentialAny",
      "ForwardTrailingClosures",
      "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InternalImportsByDefault",
      "IsolatedDefaultValues", "MemberImportVisibility", "RegionBasedIsolation", "BareSlashRegexLiterals",
    ]
}
