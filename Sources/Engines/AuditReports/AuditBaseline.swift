import Foundation

/// The failures that a project knows of and has not mended yet, so that a check fails for new ones only.
///
/// A failure is known by its screen, rule and element. Figures of the message are left out: a contrast of 3.1 that becomes
/// one of 3.0 is the same failure. Equal entries are counted: a third one beside two that are known is new.
package struct AuditBaseline: Codable, Hashable, Sendable {
  package struct Entry: Codable, Hashable, Sendable, Comparable {
    package var screen: String
    package var rule: String
    package var element: String
    package var count: Int

    package init(screen: String, rule: String, element: String, count: Int = 1) {
      self.screen = screen
      self.rule = rule
      self.element = element
      self.count = count
    }

    package static func < (left: Entry, right: Entry) -> Bool {
      (left.screen, left.rule, left.element) < (right.screen, right.rule, right.element)
    }

    fileprivate var key: Entry { Entry(screen: screen, rule: rule, element: element, count: 0) }
  }

  package var version: Int = AuditDocument.currentVersion
  /// By screen, rule and element.
  package var known: [Entry]

  /// All failures of a document.
  package init(_ document: AuditDocument) {
    var counts: [Entry: Int] = [:]
    for screen in document.screens {
      for finding in screen.findings where finding.isFailure { counts[Self.key(finding, screen), default: 0] += 1 }
    }
    known = counts.map { entry, count in
      Entry(screen: entry.screen, rule: entry.rule, element: entry.element, count: count)
    }.sorted()
  }

  /// - Throws: ``AuditProblem`` for text that is no baseline, or one of another version.
  package init(json: Data) throws {
    guard let read = try? JSONDecoder().decode(AuditBaseline.self, from: json) else {
      throw AuditProblem("it is no baseline of ./rotor audit; --write-baseline writes one")
    }
    guard read.version == AuditDocument.currentVersion else {
      throw AuditProblem("it is a baseline of version \(read.version), and \(AuditDocument.currentVersion) is wanted")
    }
    self = read
  }

  /// The same text for the same failures, one entry a line, so that a change is easy to review.
  package var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and counts always encode.
    let lines: [String] = known.compactMap { entry in
      (try? encoder.encode(entry)).map { "    " + String(decoding: $0, as: UTF8.self) }
    }
    let list: String = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return Data("{\n  \"version\": \(version),\n  \"known\": \(list)\n}\n".utf8)
  }

  fileprivate static func key(_ finding: AuditedFinding, _ screen: AuditScreen) -> Entry {
    Entry(screen: screen.name, rule: finding.rule, element: finding.element, count: 0)
  }
}

extension AuditDocument {
  /// Marks the failures that a baseline knows, and notes what it knows and is gone. Screens and rules that were not audited
  /// this time are not gone.
  package mutating func compare(with baseline: AuditBaseline) {
    var left: [AuditBaseline.Entry: Int] = [:]
    for entry in baseline.known { left[entry.key, default: 0] += max(entry.count, 0) }
    for screen in screens.indices {
      for finding in screens[screen].findings.indices where screens[screen].findings[finding].isFailure {
        let key: AuditBaseline.Entry = AuditBaseline.key(screens[screen].findings[finding], screens[screen])
        let isKnown: Bool = left[key, default: 0] > 0
        if isKnown { left[key, default: 0] -= 1 }
        screens[screen].findings[finding].isKnown = isKnown
      }
    }
    let names: Set<String> = Set(screens.map(\.name))
    let asked: Set<String> = Set(rules.map(\.id))
    gone = left.compactMap { key, count in
      guard count > 0, names.contains(key.screen), asked.contains(key.rule) else { return nil }
      return AuditBaseline.Entry(screen: key.screen, rule: key.rule, element: key.element, count: count)
    }.sorted()
  }
}

/// Why an audit cannot be read or written, in a sentence without its end.
package struct AuditProblem: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
