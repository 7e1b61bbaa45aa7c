/// What is known of one uniform type.
package struct ContentTypeDeclaration: Hashable, Sendable {
  package var identifier: String
  /// Identifiers of the types that this one conforms to directly.
  package var supertypes: [String]
  /// File name extensions without a dot, the preferred one first.
  package var filenameExtensions: [String]
  /// Media types, the preferred one first.
  package var mediaTypes: [String]
  package var summary: String?
  package var version: Int?
  package var referenceURL: String?

  package init(
    _ identifier: String, supertypes: [String] = [], filenameExtensions: [String] = [], mediaTypes: [String] = [],
    summary: String? = nil, version: Int? = nil, referenceURL: String? = nil
  ) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.filenameExtensions = filenameExtensions
    self.mediaTypes = mediaTypes
    self.summary = summary
    self.version = version
    self.referenceURL = referenceURL
  }

  /// Reads a line of `ContentTypeTable`.
  init(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
    self.init(
      String(fields[0]), supertypes: words(1), filenameExtensions: words(2), mediaTypes: words(3),
      summary: String(fields[4]))
  }
}
