import Foundation

extension ContentTypeDeclaration {
  /// The types that the program declares in its information property list: exported ones before imported ones, since a
  /// program knows its own types best.
  package static func ofProgram(_ information: [String: Any]? = Bundle.main.infoDictionary) -> [Self] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (information?[key] as? [[String: Any]] ?? []).compactMap(Self.init)
    }
  }

  /// A list in a property list may be written as a single text.
  private static func texts(_ value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    return value as? [String] ?? []
  }

  private init?(_ entry: [String: Any]) {
    guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
    let tags: [String: Any] = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier, supertypes: Self.texts(entry["UTTypeConformsTo"]),
      filenameExtensions: Self.texts(tags["public.filename-extension"]),
      mediaTypes: Self.texts(tags["public.mime-type"]), summary: entry["UTTypeDescription"] as? String,
      version: entry["UTTypeVersion"] as? Int, referenceURL: entry["UTTypeReferenceURL"] as? String)
  }
}
