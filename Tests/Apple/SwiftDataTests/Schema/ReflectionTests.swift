import Foundation
import SwiftData
import Testing

/// Says something of each property that `@Attribute` and `@Relationship` can say.
@Model final class Parcel {
  #Index<Parcel>(.binary([\.code]), .rtree([\.length, \.width]))

  @Attribute(.unique, originalName: "number", hashModifier: "v2") var code: String
  var length: Double = 1.5
  var width: Double = 0
  @Attribute(.ephemeral) var isSelected: Bool = false
  @Attribute(.externalStorage, .preserveValueOnDeletion) var label: Data?
  @Relationship(
    deleteRule: .deny, minimumModelCount: 1, maximumModelCount: 3, originalName: "senders", inverse: \Person.parcels,
    hashModifier: "r2")
  var people: [Person]
  @Relationship(.unique) var seal: Seal?

  init(code: String, people: [Person] = []) {
    self.code = code
    self.people = people
  }
}

@Model final class Person {
  var name: String
  var parcels: [Parcel] = []
  init(name: String) { self.name = name }
}

@Model final class Seal {
  var colour: String
  var parcel: Parcel?
  init(colour: String) { self.colour = colour }
}

@Suite("A schema's description of its classes")
struct ReflectionTests {
  private func entity() throws -> Schema.Entity {
    try #require(Schema([Parcel.self]).entity(for: Parcel.self))
  }

  @Test("An attribute says its type, its default, its older name and its options")
  func attributes() throws {
    let entity: Schema.Entity = try entity()
    let code: Schema.Attribute = try #require(entity.attributesByName["code"])
    #expect(code.options == [.unique])
    #expect(code.originalName == "number")
    #expect(code.hashModifier == "v2")
    #expect(code.valueType == String.self)
    #expect(code.isUnique && !code.isOptional && !code.isTransient && !code.isTransformable)
    #expect(code.isAttribute && !code.isRelationship)
    #expect(code.defaultValue == nil)
    let length: Schema.Attribute = try #require(entity.attributesByName["length"])
    #expect(length.defaultValue as? Double == 1.5)
    #expect(length.originalName == "length")
    #expect(length.hashModifier == nil)
    let label: Schema.Attribute = try #require(entity.attributesByName["label"])
    #expect(label.isOptional)
    #expect(label.options == [.externalStorage, .preserveValueOnDeletion])
    #expect(entity.attributesByName["isSelected"]?.isTransient == true)
  }

  @Test("A relationship says where it leads, how many objects it may have, and what becomes of them")
  func relationships() throws {
    let entity: Schema.Entity = try entity()
    let people: Schema.Relationship = try #require(entity.relationshipsByName["people"])
    #expect(people.destination == "Person")
    #expect(people.inverseKeyPath == \Person.parcels)
    #expect(people.inverseName == "parcels")
    #expect(people.deleteRule == .deny)
    #expect(people.minimumModelCount == 1)
    #expect(people.maximumModelCount == 3)
    #expect(people.originalName == "senders")
    #expect(people.hashModifier == "r2")
    #expect(people.valueType == [Person].self)
    #expect(!people.isToOneRelationship && !people.isOptional && !people.isUnique && people.options.isEmpty)
    #expect(people.isRelationship && !people.isAttribute && !people.isTransient)
    let seal: Schema.Relationship = try #require(entity.relationshipsByName["seal"])
    #expect(seal.isToOneRelationship && seal.isOptional && seal.isUnique)
    #expect(seal.options == [.unique])
    #expect(seal.inverseName == "parcel")
    #expect(seal.inverseKeyPath == nil)
  }

  @Test("Properties are attributes and relationships; what is transient is no stored property")
  func properties() throws {
    let entity: Schema.Entity = try entity()
    func names(_ properties: [any SchemaProperty]) -> Set<String> { Set(properties.map(\.name)) }
    #expect(names(entity.properties) == ["code", "length", "width", "isSelected", "label", "people", "seal"])
    #expect(names(entity.storedProperties) == names(entity.properties).subtracting(["isSelected"]))
    #expect(names(entity.properties.filter(\.isRelationship)) == ["people", "seal"])
    #expect(names(entity.properties.filter { !$0.isAttribute }) == ["people", "seal"])
    #expect(names(entity.properties.filter(\.isTransient)) == ["isSelected"])
    #expect(names(entity.properties.filter(\.isOptional)) == ["label", "seal"])
    #expect(names(entity.properties.filter(\.isUnique)) == ["code", "seal"])
    #expect(names(entity.properties.filter { $0.originalName != $0.name }) == ["code", "people"])
    #expect(names(entity.properties.filter { $0.valueType == Double.self }) == ["length", "width"])
  }

  @Test("The older form of a schema's property tells what the class says of it")
  func metadata() throws {
    let metadata: [Schema.PropertyMetadata] = Parcel.schemaMetadata
    #expect(metadata.map(\.name) == ["code", "length", "width", "isSelected", "label", "people", "seal"])
    #expect(metadata[0].keypath == \Parcel.code)
    #expect((metadata[0].metadata as? Schema.Attribute)?.isUnique == true)
    #expect(metadata[1].metadata == nil)
    #expect(metadata[1].defaultValue as? Double == 1.5)
    #expect((metadata[5].metadata as? Schema.Relationship)?.deleteRule == .deny)
    let plain = Schema.PropertyMetadata(name: "code", keypath: \Parcel.code)
    #expect(plain.defaultValue == nil && plain.metadata == nil)
  }

  @Test("A subclass leads to its superclass and has its properties")
  func hierarchy() throws {
    let schema = Schema([Trip.self, BusinessTrip.self, PersonalTrip.self])
    let base: Schema.Entity = try #require(schema.entity(for: Trip.self))
    let business: Schema.Entity = try #require(schema.entity(for: BusinessTrip.self))
    #expect(base.superentity == nil && base.superentityName == nil)
    #expect(business.superentity === base)
    #expect(business.superentityName == "Trip")
    #expect(Set(base.subentities.map(\.name)) == ["BusinessTrip", "PersonalTrip"])
    #expect(business.attributesByName.keys.contains("destination"))
    #expect(business.attributesByName.keys.contains("purpose"))
    #expect(!base.attributesByName.keys.contains("purpose"))
    #expect(schema.entity(for: Parcel.self) == nil)
  }

  @Test("Indexes of each kind name their properties in order")
  func indexes() throws {
    #expect(try entity().indices == [["code"], ["length", "width"]])
    typealias Kinds = Schema.Index<Parcel>.Types<Parcel>
    let kinds: [Kinds] = [.binary([\.code]), .rtree([\.length, \.width])]
    #expect(kinds.count == 2)
  }

  @Test("A version is compared by its three numbers, and coded; a schema carries that of its class")
  func versions() throws {
    let version = Schema.Version(1, 4, 2)
    #expect((version.major, version.minor, version.patch) == (1, 4, 2))
    #expect(version < Schema.Version(1, 10, 0))
    #expect(version > Schema.Version(1, 4, 1))
    #expect(try JSONDecoder().decode(Schema.Version.self, from: JSONEncoder().encode(version)) == version)
    let schema = Schema([Seal.self], version: version)
    #expect(schema.version == version)
    #expect(schema.encodingVersion == Schema.schemaEncodingVersion)
    #expect(Schema([Seal.self]).version == Schema.Version(1, 0, 0))
  }
}
