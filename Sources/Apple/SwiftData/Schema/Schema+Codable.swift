/// A schema in coded form names its classes and what they store; decoding finds the classes in the program and checks
/// that they store the same. Entities that were made by hand come back as they were.
extension Schema: Codable {
  private enum CodingKeys: String, CodingKey { case encodingVersion, version, entities }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(encodingVersion, forKey: .encodingVersion)
    try container.encode(version, forKey: .version)
    try container.encode(entities, forKey: .entities)
  }

  /// - Throws: `DecodingError.dataCorrupted` where this program has not a class of the schema, or it stores something else.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coded: [Entity] = try container.decode([Entity].self, forKey: .entities)
    let version: Version = try container.decode(Version.self, forKey: .version)
    func refuse(_ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: CodingKeys.entities, in: container, debugDescription: reason)
    }
    for entity in coded where entity.typeName != nil && entity.metatype == nil {
      throw refuse("The schema has a class \(entity.name), which this program has not.")
    }
    guard coded.allSatisfy({ $0.metatype != nil }) else {
      let byName: [String: Entity] = Dictionary(coded.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for entity in coded { entity.superentity = entity.superentityName.flatMap { byName[$0] } }
      self.init(handmade: coded, version)
      return
    }
    self.init(coded.compactMap(\.metatype), version: version)
    for (entity, known) in zip(coded, entities) where entity != known {
      throw refuse("The class \(entity.name) stores something else than when the schema was coded.")
    }
  }
}

extension Schema {
  /// Writes the schema to a file, as JSON.
  ///
  /// - Throws: what encoding or writing throws.
  public func save(to toURL: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: toURL, options: .atomic)
  }

  /// Reads a schema that `save(to:)` has written.
  ///
  /// - Throws: what reading throws, and `DecodingError.dataCorrupted` where this program has not a class of the schema, or it
  ///   stores something else.
  public static func load(from fromURL: URL) throws -> Schema {
    try JSONDecoder().decode(Schema.self, from: Data(contentsOf: fromURL))
  }
}
