import Foundation

/// Compiles the parts of a source that are for one of Apple's systems.
package enum SystemConditions {
  /// A source in whose conditions `os(NAME)` holds for one system and for no other; nil when it has no such conditions. Lines
  /// stay where they are.
  package static func assuming(_ platform: ApplePlatform, in source: String) -> String? {
    guard source.contains("os(") else { return nil }
    let line = #/^[ \t]*#(?:if|elseif)\b.*$/#.anchorsMatchLineEndings()
    let changed: String = source.replacing(line) { match in
      match.output.replacing(#/\bos\(\s*(\w+)\s*\)/#) { $0.output.1 == platform.rawValue ? "true" : "false" }
    }
    return changed == source ? nil : changed
  }
}
