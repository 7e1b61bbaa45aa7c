import ContentTypes

extension UTType {
  /// Finds the type of files with an extension.
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot; case does not matter.
  ///   - supertype: A type that the result has to conform to: data by default, a directory for packages.
  /// - Returns: The declared type that is preferred for the extension, else a dynamic one. Nil for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type with a media type.
  /// - Parameters:
  ///   - mimeType: The media type, such as `image/png`.
  ///   - supertype: A type that the result has to conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the preferred type with a tag.
  /// - Parameters:
  ///   - tag: The tag, such as an extension.
  ///   - tagClass: What the tag is.
  ///   - supertype: A type that the result has to conform to; nil for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// All declared types with a tag, the preferred one first; a dynamic one where none is declared.
  /// - Parameters:
  ///   - tag: The tag, such as an extension.
  ///   - tagClass: What the tag is.
  ///   - supertype: A type that the results have to conform to; nil for any.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard let tagClass = DynamicIdentifier.TagClass(rawValue: tagClass.rawValue), isValid(tag, tagClass) else {
      return []
    }
    let declared: [UTType] = ContentTypeDatabase.shared.declaredTypes(tag: tag, tagClass).map(UTType.init(known:))
      .filter { type in supertype.map(type.conforms(to:)) ?? true }
    guard declared.isEmpty else { return declared }
    let supertypes: [String] = supertype.map { [$0.identifier] } ?? []
    return [UTType(known: DynamicIdentifier(tag: tag, tagClass: tagClass, supertypes: supertypes).identifier)]
  }

  private static func isValid(_ tag: String, _ tagClass: DynamicIdentifier.TagClass) -> Bool {
    guard !tag.isEmpty else { return false }
    switch tagClass {
    case .filenameExtension: return !tag.contains("/") && !tag.hasPrefix(".")
    case .mediaType:
      let parts = tag.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }
  }

  /// The extension that files of the type are given.
  public var preferredFilenameExtension: String? {
    ContentTypeDatabase.shared.filenameExtensions(of: identifier).first
  }

  /// The media type that stands for the type.
  public var preferredMIMEType: String? { ContentTypeDatabase.shared.mediaTypes(of: identifier).first }

  /// All tags of the type by their class; classes without a tag are left out.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let extensions: [String] = ContentTypeDatabase.shared.filenameExtensions(of: identifier)
    let mediaTypes: [String] = ContentTypeDatabase.shared.mediaTypes(of: identifier)
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mediaTypes.isEmpty { tags[.mimeType] = mediaTypes }
    return tags
  }
}
