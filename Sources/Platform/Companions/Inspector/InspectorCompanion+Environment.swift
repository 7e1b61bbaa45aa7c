import Foundation

extension InspectorCompanion {
  /// Whether the environment asks for an inspector: `ROTOR_INSPECTOR=1`, which `./rotor run --inspect` sets.
  package static func isWanted(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    !["", "0"].contains(environment["ROTOR_INSPECTOR"] ?? "")
  }
}
