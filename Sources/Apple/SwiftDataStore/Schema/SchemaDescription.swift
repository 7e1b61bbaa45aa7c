import Foundation

/// A schema as it is written into the file: enough to tell what differs from another one.
package struct SchemaDescription: Codable, Equatable {
  package struct Property: Codable, Equatable {
    package var name: String
    package var originalName: String
    /// "attribute", "toOne", "toMany" or "pairs".
    package var kind: String
    package var type: String
    package var isOptional: Bool
    package var column: String
    package var destination: String
    package var pairs: String?
    package var isUnique: Bool
    package var hashModifier: String?
  }

  package struct Entity: Codable, Equatable {
    package var name: String
    package var parent: String?
    package var properties: [Property]
    package var indexes: [[String]]
    package var uniques: [[String]]
  }

  package var entities: [Entity]

  package init(_ model: StoreModel) {
    entities = model.entities.map { entity in
      let properties: [Property] = entity.properties.filter { !$0.isEphemeral }.map { property in
        Property(
          name: property.name, originalName: property.originalName, kind: "\(property.kind)",
          type: property.affinity, isOptional: property.isOptional, column: property.column,
          destination: property.destination, pairs: property.pairs?.name, isUnique: property.isUnique,
          hashModifier: property.hashModifier)
      }
      return Entity(
        name: entity.name, parent: entity.parent?.name, properties: properties, indexes: entity.indexes,
        uniques: entity.uniques)
    }.sorted { $0.name < $1.name }
  }

  /// The same without what does not make another version: an original name only tells where values come from.
  package var essence: SchemaDescription {
    var copy: SchemaDescription = self
    for entity in copy.entities.indices {
      for property in copy.entities[entity].properties.indices {
        copy.entities[entity].properties[property].originalName = ""
      }
    }
    return copy
  }

  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  package init?(encoded: String) {
    guard let value = try? JSONDecoder().decode(SchemaDescription.self, from: Data(encoded.utf8)) else { return nil }
    self = value
  }
}
