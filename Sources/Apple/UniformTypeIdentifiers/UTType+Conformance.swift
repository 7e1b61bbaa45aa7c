import ContentTypes

extension UTType {
  /// All types that this one conforms to, directly or through others.
  public var supertypes: Set<UTType> {
    Set(ContentTypeDatabase.shared.supertypes(of: identifier).map(UTType.init(known:)))
  }

  /// Whether the type is another one or conforms to it, directly or through others.
  public func conforms(to type: UTType) -> Bool {
    ContentTypeDatabase.shared.conforms(identifier, to: type.identifier)
  }

  /// Whether the type conforms to another one and is not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether another type conforms to this one and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
