import Foundation

/// A name that the framework does not have.
package struct MissingSymbol: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case module, type, name, member, macro, attribute
  }

  package var kind: Kind
  package var name: String

  /// The name that an error says is missing; nil when the error is about something else.
  package init?(_ text: String) {
    for (kind, pattern) in Self.patterns {
      guard let match = text.firstMatch(of: pattern) else { continue }
      let names: [String] = match.output.dropFirst().compactMap { $0.substring.map(String.init) }
      self.kind = kind
      name = Self.name(kind, names, isStatic: text.hasPrefix("type '"))
      return
    }
    return nil
  }

  private static func name(_ kind: Kind, _ names: [String], isStatic: Bool) -> String {
    switch kind {
    case .member where names.count > 1: isStatic ? plain(names[0]) + "." + names[1] : "." + names[1]
    case .macro: "#" + names[0]
    case .attribute: "@" + names[0]
    default: names[0]
    }
  }

  /// A type without its arguments and marks.
  private static func plain(_ type: String) -> String {
    let start: Substring = type.prefix { $0 != "<" }
    return start.replacingOccurrences(of: "some ", with: "").replacingOccurrences(of: "any ", with: "")
      .replacingOccurrences(of: ".Type", with: "")
  }

  nonisolated(unsafe) private static let patterns: [(Kind, Regex<AnyRegexOutput>)] = [
    (.module, Regex(#/no such module '([^']+)'/#)),
    (.type, Regex(#/cannot find type '([^']+)' in scope/#)),
    (.name, Regex(#/cannot find (?:operator )?'([^']+)' in scope/#)),
    (.attribute, Regex(#/unknown attribute '([^']+)'/#)),
    (.macro, Regex(#/no macro named '([^']+)'/#)),
    (.member, Regex(#/value of (?:optional )?type '(.+?)' has no (?:dynamic )?member '([^']+)'/#)),
    (.member, Regex(#/type '(.+?)' has no member '([^']+)'/#)),
    (.member, Regex(#/cannot infer contextual base in reference to member '([^']+)'/#)),
    (.member, Regex(#/'([^']+)' is not a member type of/#)),
  ]
}
