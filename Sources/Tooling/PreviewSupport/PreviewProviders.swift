import Foundation

/// What a source file says about its preview providers. A type does not know at run time which file it stands in.
enum PreviewProviders {
  /// The names of the types that a source declares as preview providers.
  static func names(in source: String) -> Set<String> {
    let declaration = #/\b(?:struct|class|enum|extension)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/#
    return Set(source.matches(of: declaration).map { String($0.1) })
  }

  /// The same of a file; none where it cannot be read.
  static func names(inFileAt path: String) -> Set<String> {
    guard path.hasSuffix(".swift"), let source = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return names(in: source)
  }
}
