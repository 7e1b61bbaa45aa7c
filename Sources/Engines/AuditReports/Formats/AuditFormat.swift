import Foundation

/// A form in which findings are written.
package enum AuditFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// Rotor's own, with everything (`AuditDocument`).
  case json
  /// Static Analysis Results Interchange Format 2.1.0, which code hosts show beside the source.
  case sarif
  /// The XML of JUnit, which machines for continuous integration show as tests.
  case junit

  package func write(_ document: AuditDocument) -> Data {
    switch self {
    case .text: Data(document.text.utf8)
    case .json: document.json
    case .sarif: document.sarif
    case .junit: Data(document.junit.utf8)
    }
  }
}

extension AuditDocument {
  /// - Throws: ``AuditProblem`` for data that is no document, or one of another version.
  package init(json: Data) throws {
    guard let read = try? JSONDecoder().decode(AuditDocument.self, from: json) else {
      throw AuditProblem("it is no report of an audit")
    }
    guard read.version == Self.currentVersion else {
      throw AuditProblem("it is a report of version \(read.version), and \(Self.currentVersion) is wanted")
    }
    self = read
  }

  package var json: Data { Self.encode(self) }

  /// Keys are sorted, so that equal reports are equal texts.
  static func encode(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // All numbers are finite, which is all that could fail.
    return ((try? encoder.encode(value)) ?? Data("{}".utf8)) + Data("\n".utf8)
  }
}
