import Foundation
import SwiftData
import Testing

@Suite("Schemas made by hand, and schemas that are changed")
struct HandmadeSchemaTests {
  private func zoo() -> Schema {
    let name = Schema.Attribute(
      name: "name", originalName: "title", options: [.unique, .spotlight], valueType: String.self)
    let age = Schema.Attribute(name: "age", valueType: Int?.self, defaultValue: 3, hashModifier: "years")
    let size = Schema.CompositeAttribute(name: "size", options: [.codable], valueType: [String: Double].self)
    size.properties = [
      Schema.Attribute(name: "height", valueType: Double.self), Schema.Attribute(name: "width", valueType: Double.self),
    ]
    let keeper = Schema.Relationship(.unique, deleteRule: .deny, minimumModelCount: 1, maximumModelCount: 2)
    keeper.name = "keeper"
    keeper.destination = "Keeper"
    let beast = Schema.Entity(
      "Beast", subentities: Schema.Entity("Bird", properties: Schema.Attribute(name: "span", valueType: Double.self)),
      properties: name, age, size, keeper)
    beast.uniquenessConstraints = [["name", "age"]]
    beast.indices = [["age"]]
    return Schema(beast, Schema.Entity("Keeper"), version: Schema.Version(3, 0, 0))
  }

  @Test("Entities have the properties that they were made with, and lead to those below them")
  func making() throws {
    let schema: Schema = zoo()
    #expect(schema.entities.map(\.name) == ["Beast", "Bird", "Keeper"])
    let beast: Schema.Entity = try #require(schema.entitiesByName["Beast"])
    let bird: Schema.Entity = try #require(schema.entitiesByName["Bird"])
    #expect(beast.attributes.count == 3 && beast.relationships.count == 1)
    #expect(bird.superentity === beast && beast.subentities == [bird])
    #expect(bird.inheritedProperties.map(\.name) == ["name", "age", "size", "keeper"])
    #expect(Set(beast.storedPropertiesByName.keys) == ["name", "age", "size", "keeper"])
    let age: Schema.Attribute = try #require(beast.attributesByName["age"])
    #expect(age.isOptional && age.originalName == "age" && age.hashModifier == "years" && age.defaultValue as? Int == 3)
    #expect(beast.attributesByName["name"]?.originalName == "title")
    #expect(beast.attributesByName["size"]?.isCodable == true)
    #expect(Schema().entities.isEmpty)
  }

  @Test("A handmade schema comes back equal from its coded form")
  func coding() throws {
    let schema: Schema = zoo()
    let decoded: Schema = try JSONDecoder().decode(Schema.self, from: JSONEncoder().encode(schema))
    #expect(decoded == schema && decoded.hashValue == schema.hashValue)
    #expect(decoded.entitiesByName["Bird"]?.superentity === decoded.entitiesByName["Beast"])
    let size: Schema.Attribute? = decoded.entitiesByName["Beast"]?.attributesByName["size"]
    #expect((size as? Schema.CompositeAttribute)?.properties.map(\.name) == ["height", "width"])
    #expect(decoded.entitiesByName["Beast"]?.attributesByName["age"]?.defaultValue as? Int == 3)
    #expect(decoded.entitiesByName["Beast"]?.relationshipsByName["keeper"]?.deleteRule == .deny)
    decoded.entitiesByName["Beast"]?.attributesByName["age"]?.options = [.ephemeral]
    #expect(decoded != schema)
  }

  @Test("A schema and its parts describe themselves for debugging")
  func describing() throws {
    let schema: Schema = zoo()
    let text: String = schema.debugDescription
    for part in ["3.0.0", "Beast", "Bird: Beast", "name: String, unique, spotlight", "CompositeAttribute(size", "deny"]
    {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(Schema.Attribute.Option.transformable(by: "X").debugDescription == "transformable(by: X)")
    #expect(Schema.Relationship.Option.unique.debugDescription == "unique")
    #expect(Schema.Version(1, 2, 3).debugDescription == "1.2.3")
  }

  @Test("Properties are added, taken away and renamed; their order stays")
  func changing() throws {
    let entity = Schema.Entity("A", properties: Schema.Attribute(name: "x", valueType: Int.self))
    entity.attributes.insert(Schema.Attribute(name: "b", valueType: Int.self))
    entity.attributes.insert(Schema.Attribute(name: "a", valueType: Int.self))
    #expect(entity.properties.map(\.name).first == "x")
    #expect(Set(entity.attributesByName.keys) == ["x", "a", "b"])
    entity.attributesByName["y"] = entity.attributesByName.removeValue(forKey: "x")
    #expect(Set(entity.attributes.map(\.name)) == ["y", "a", "b"])
    entity.relationshipsByName = ["other": Schema.Relationship()]
    #expect(entity.relationships.map(\.name) == ["other"])
    entity.relationships = []
    #expect(entity.properties.count == 3)
    entity.inheritedPropertiesByName = ["z": Schema.Attribute(name: "z", valueType: Int.self)]
    #expect(entity.inheritedProperties.map(\.name) == ["z"])
    entity.name = "B"
    #expect(entity.debugDescription.hasPrefix("Entity(B"))
  }

  @Test("Superentity and subentities agree, whichever is set")
  func hierarchy() {
    let (top, other, leaf) = (Schema.Entity("Top"), Schema.Entity("Other"), Schema.Entity("Leaf"))
    leaf.superentity = top
    #expect(top.subentities == [leaf] && leaf.superentityName == "Top")
    other.subentities = [leaf]
    #expect(leaf.superentity === other && top.subentities.isEmpty)
    leaf.superentity = nil
    #expect(other.subentities.isEmpty && leaf.superentityName == nil)
  }

  @Test("A container needs the classes of the entities")
  func container() {
    #expect(throws: SwiftDataError.unknownSchema) {
      try ModelContainer(for: zoo(), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    }
  }

  @Test("Changes of a schema that was made of classes hold for the store that is made of it", arguments: Place.allCases)
  func changedClasses(_ place: Place) throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("changed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func open() throws -> ModelContext {
      let schema = Schema([Owner.self])
      let owner: Schema.Entity = try #require(schema.entitiesByName["Owner"])
      try #require(owner.attributesByName["name"]).options = [.unique]
      owner.attributes = owner.attributes.filter { $0.name != "rank" }
      let configuration: ModelConfiguration =
        place == .memory
        ? ModelConfiguration(isStoredInMemoryOnly: true)
        : ModelConfiguration(url: folder.appendingPathComponent("a.store"))
      return ModelContext(try ModelContainer(for: schema, configurations: [configuration]))
    }
    let context: ModelContext = try open()
    for rank in [1, 2] { context.insert(Owner(name: "Ann", rank: rank)) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 1)
    if place == .file {
      // What the entity has not is kept in memory only.
      let again: ModelContext = try open()
      #expect(throws: SwiftDataError.unsupportedPredicate) {
        try again.fetch(FetchDescriptor<Owner>(predicate: #Predicate { $0.rank == 2 }))
      }
      #expect(try again.fetch(FetchDescriptor<Owner>()).map(\.name) == ["Ann"])
    }
  }

  @Test("Indexes and unique groups name their key paths, and are coded by the names of the properties")
  func constraints() throws {
    let index = Schema.Index<Parcel>([\.code], [\.length, \.width])
    let tree = Schema.Index<Parcel>(.rtree([\.length, \.width]), .binary([\.code]))
    let unique = Schema.Unique<BusinessTrip>([\.name, \.purpose])
    #expect(index.indices.count == 2 && index != tree && unique.constraints == [[\.name, \.purpose]])
    #expect(index == Schema.Index<Parcel>(.binary([\.code]), .binary([\.length, \.width])))
    func again<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
    #expect(try again(index) == index && again(tree) == tree && again(unique) == unique)
    #expect(index.debugDescription == "Index<Parcel>(binary(code), binary(length, width))")
    #expect(tree.debugDescription == "Index<Parcel>(rtree(length, width), binary(code))")
    #expect(unique.debugDescription == "Unique<BusinessTrip>([name, purpose])")
    #expect(unique.isUnique && !index.isUnique && !index.isAttribute && !unique.isRelationship && !index.isOptional)
    #expect(index.name == "#Index" && index.originalName == index.name && index.valueType == Schema.Index<Parcel>.self)
    #expect(unique.name == "#Unique" && unique.originalName == unique.name && !unique.isAttribute)
    #expect(unique.valueType == Schema.Unique<BusinessTrip>.self && !unique.isOptional && !unique.isTransient)
    #expect(!index.isTransient && !index.isRelationship)
    typealias IndexKeys = Schema.Index<Parcel>.CodingKeys
    typealias UniqueKeys = Schema.Unique<Parcel>.CodingKeys
    #expect(IndexKeys(stringValue: "indices") == .indices && IndexKeys(intValue: 0) == nil)
    #expect(UniqueKeys(stringValue: "constraints") == .constraints && UniqueKeys(intValue: 0) == nil)
    #expect(Schema.Index<Parcel>.CodingKeys.indices.stringValue == "indices")
    #expect(Schema.Unique<Parcel>.CodingKeys.constraints.stringValue == "constraints")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Schema.Unique<Parcel>.self, from: Data(#"{"constraints":[["gone"]]}"#.utf8))
    }
  }

  @Test("A relationship of a class knows its own key path")
  func keyPaths() throws {
    let entity: Schema.Entity = try #require(Schema([Parcel.self]).entitiesByName["Parcel"])
    let people: Schema.Relationship = try #require(entity.relationshipsByName["people"])
    #expect(people.keypath == \Parcel.people && people.inverseKeyPath == \Person.parcels)
    people.hashModifier = "other"
    people.inverseKeyPath = nil
    #expect(people != Schema([Parcel.self]).entitiesByName["Parcel"]?.relationshipsByName["people"])
  }
}
