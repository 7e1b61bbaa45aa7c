import Foundation
import SwiftData
import Testing

/// A class with a relationship of every shape, and one value of each kind of accessor.
@Model final class Club {
  var name: String
  var founder: Member
  var chair: Member?
  @Relationship(inverse: \Member.clubs) var members: [Member] = []
  var guests: Set<Member>?
  @Attribute(.transformable(by: OutlineTransformer.self)) var ground: Outline

  init(name: String, founder: Member, ground: Outline = Outline([])) {
    self.name = name
    self.founder = founder
    self.ground = ground
  }
}

@Model final class Member {
  var name: String
  var clubs: [Club] = []
  init(name: String) { self.name = name }
}

@Suite("Values of a model by key path")
struct ModelValueTests {
  @Test("Each accessor reads what the property holds and writes it, and the context knows", arguments: Place.allCases)
  func accessors(_ place: Place) throws {
    let desk = try Desk(place, Club.self)
    let ann = Member(name: "Ann")
    let bob = Member(name: "Bob")
    let club = Club(name: "Chess", founder: ann, ground: Outline([1]))
    desk.context.insert(club)
    desk.context.insert(bob)
    try desk.context.save()
    #expect(!club.hasChanges)
    club.setValue(forKey: \.name, to: "Go")
    #expect(club.hasChanges)
    club.setValue(forKey: \.founder, to: bob)
    club.setValue(forKey: \.chair, to: ann)
    club.setValue(forKey: \.members, to: [ann, bob])
    club.setTransformableValue(forKey: \.ground, to: Outline([2, 3]))
    try desk.context.save()
    #expect(!club.hasChanges)
    try desk.reopen()
    let found: Club = try #require(try desk.context.fetch(FetchDescriptor<Club>()).first)
    let name: String = found.getValue(forKey: \.name)
    let founder: Member = found.getValue(forKey: \.founder)
    let chair: Member? = found.getValue(forKey: \.chair)
    let members: [Member] = found.getValue(forKey: \.members)
    let ground: Outline = found.getTransformableValue(forKey: \.ground)
    #expect(name == "Go")
    #expect(founder.name == "Bob" && founder === found.founder)
    #expect(chair?.name == "Ann" && chair === found.chair)
    #expect(Set(members.map(\.name)) == ["Ann", "Bob"])
    #expect(members.allSatisfy { $0.clubs == [found] })
    #expect(ground.corners == [2, 3])
    found.setValue(forKey: \.chair, to: nil as Member?)
    #expect(found.chair == nil)
  }

  @Test("Writing by key path is observed as writing the property is")
  func observed() throws {
    let desk = try Desk(.memory, Club.self)
    let club = Club(name: "Chess", founder: Member(name: "Ann"))
    desk.context.insert(club)
    nonisolated(unsafe) var told: Int = 0
    withObservationTracking {
      let _: String = club.getValue(forKey: \.name)
    } onChange: {
      told += 1
    }
    club.name = "Go"
    #expect(told == 1)
    withObservationTracking {
      _ = club.name
    } onChange: {
      told += 1
    }
    club.setValue(forKey: \.name, to: "Chess")
    #expect(told == 2)
  }

  @Test("A to-many relationship is an array, a set, or an optional one of these", arguments: Place.allCases)
  func collections(_ place: Place) throws {
    let desk = try Desk(place, Club.self)
    let club = Club(name: "Chess", founder: Member(name: "Ann"))
    desk.context.insert(club)
    #expect(club.guests == nil || club.guests == [])
    let guest = Member(name: "Guest")
    club.guests = [guest]
    try desk.context.save()
    try desk.reopen()
    let found: Club = try #require(try desk.context.fetch(FetchDescriptor<Club>()).first)
    #expect(found.guests?.map(\.name) == ["Guest"])
    #expect(Self.element([Member].self) == Member.self)
    #expect(Self.element(Set<Club>.self) == Club.self)
    #expect(Self.element(Set<Club>?.self) == Club.self)
    #expect([Member].PersistentElement.self == Set<Member>.PersistentElement.self)
    #expect([Member]?.PersistentElement.self == Member.self)
  }

  private static func element<Value: RelationshipCollection>(_ type: Value.Type) -> any PersistentModel.Type {
    Value.PersistentElement.self
  }

  @Test("An object's identity is its identifier: temporary first, then lasting, and in the order of saving")
  func identity() throws {
    let desk = try Desk(.memory)
    let first = Stop(title: "a")
    let second = Stop(title: "b")
    #expect(first.id == first.persistentModelID)
    #expect(first.id != second.id)
    desk.context.insert(first)
    desk.context.insert(second)
    try desk.context.save()
    #expect(first.id == first.persistentModelID)
    #expect(first.id.storeIdentifier != nil)
    #expect(first.id < second.id)
    #expect(first.id.id < second.id.id)
    #expect(first.id.id == first.persistentModelID.id)
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
  }
}
