extension NSItemProvider {
  /// Provides the content of a file.
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - contentType: The type of the file; nil for that of its name.
  ///   - openInPlace: Whether receivers may open the file where it lies.
  ///   - coordinated: Whether receivers have to use a file coordinator, of which Linux has none.
  ///   - visibility: Who may read the file.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type: UTType = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
      completion(fileURL, coordinated, nil)
      return nil
    }
  }

  /// Adds a representation as data.
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - visibility: Who may read it.
  ///   - loadHandler: Makes the data and passes it, or an error, to its argument; returns how far it is, or nil.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a representation as a file.
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - visibility: Who may read it.
  ///   - openInPlace: Whether receivers may open the file where it lies.
  ///   - loadHandler: Passes the file, whether it needs coordination, or an error to its argument.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }

  /// The types of all representations, the best first.
  public var registeredContentTypes: [UTType] { types(registeredTypeIdentifiers) }

  /// The types of the representations whose file may be opened where it lies.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    types(registeredTypeIdentifiers(fileOptions: .openInPlace))
  }

  /// The types of the representations that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// The types of the representations that conform to a type and whose file may be opened where it lies.
  public func registeredContentTypesForOpenInPlace(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypesForOpenInPlace.filter { $0.conforms(to: contentType) }
  }

  private func types(_ identifiers: [String]) -> [UTType] {
    identifiers.compactMap { UTType(identifier: $0, allowUndeclared: true) }
  }

  /// Loads a representation as data.
  /// - Parameters:
  ///   - contentType: The wanted type; a representation of a type that conforms to it will do.
  ///   - completionHandler: Gets the data or an error, on a queue of the provider's.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a representation as a file, which is removed when the handler returns unless it is the original one.
  /// - Parameters:
  ///   - contentType: The wanted type; a representation of a type that conforms to it will do.
  ///   - openInPlace: Whether the original file will do, where it may be opened.
  ///   - completionHandler: Gets the file and whether it is the original one, or an error.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFile(contentType.identifier, mayOpenInPlace: openInPlace, completionHandler)
  }
}
