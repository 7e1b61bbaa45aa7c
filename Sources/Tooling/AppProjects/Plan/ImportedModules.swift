import Foundation

/// The modules that sources import.
package enum ImportedModules {
  /// The modules that the lines of a source import, with and without attributes.
  package static func of(_ source: String) -> Set<String> {
    let line =
      #/^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/#
      .anchorsMatchLineEndings()
    return Set(source.matches(of: line).map { String($0.output.1) })
  }

  /// The modules that files import. A file that cannot be read imports none: the compiler will say why.
  package static func of(_ files: [URL]) -> Set<String> {
    files.reduce(into: []) { found, file in
      if let source = try? String(contentsOf: file, encoding: .utf8) { found.formUnion(of(source)) }
    }
  }
}
