/// The system of Apple's that a target is built for. Rotor takes the target's files and settings of that system.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, visionOS, watchOS, tvOS

  /// The name without regard to case, such as "ios".
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else { return nil }
    self = found
  }

  /// The name of the system's kit in settings.
  var kit: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .visionOS: "xros"
    case .watchOS: "watchos"
    case .tvOS: "appletvos"
    }
  }

  /// The first system that settings name, a telephone's before the others.
  init(kits: [String]) {
    self = Self.allCases.first { platform in kits.contains { $0.hasPrefix(platform.kit) } } ?? .iOS
  }

  /// Whether a file with these filters belongs to the system; a file without filters belongs to all.
  func passes(_ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains { $0.lowercased() == rawValue.lowercased() || $0 == kit }
  }
}
