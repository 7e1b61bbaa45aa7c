/// A schema in coded form names its classes and what they store; decoding finds the classes in the program and checks
/// that they store the same.
extension Schema: Codable {
  private enum CodingKeys: String, CodingKey { case version, entities }

  private struct CodedEntity: Codable, Equatable {
    let name: String
    /// The class, as the runtime finds it by.
    let type: String
    let superentity: String?
    let attributes: [String]
    let relationships: [String: String]
    let indices: [[String]]
    let uniquenessConstraints: [[String]]

    init(_ entity: Entity) {
      name = entity.name
      type = _mangledTypeName(entity.metatype) ?? String(reflecting: entity.metatype)
      superentity = entity.superentityName
      attributes = entity.attributes.map(\.name)
      relationships = Dictionary(
        entity.relationships.map { ($0.name, $0.destination) }, uniquingKeysWith: { first, _ in first })
      indices = entity.indices
      uniquenessConstraints = entity.uniquenessConstraints
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(entities.map(CodedEntity.init), forKey: .entities)
  }

  /// - Throws: `DecodingError.dataCorrupted` where this program has not a class of the schema, or it stores something else.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coded: [CodedEntity] = try container.decode([CodedEntity].self, forKey: .entities)
    func refuse(_ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: CodingKeys.entities, in: container, debugDescription: reason)
    }
    let types: [any PersistentModel.Type] = try coded.map { entity in
      guard let type = _typeByName(entity.type) as? any PersistentModel.Type else {
        throw refuse("The schema has a class \(entity.name), which this program has not.")
      }
      return type
    }
    self.init(types, version: try container.decode(Version.self, forKey: .version))
    for (entity, known) in zip(coded, entities) where entity != CodedEntity(known) {
      throw refuse("The class \(entity.name) stores something else than when the schema was coded.")
    }
  }
}
