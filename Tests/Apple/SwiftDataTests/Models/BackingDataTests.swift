import Foundation
import SwiftData
import Testing

@Suite("Backing data")
struct BackingDataTests {
  /// What any backing data can do with a club, without knowing which kind it is.
  private func fill<Data: BackingData<Club>>(_ data: inout Data, _ ann: Member, _ bob: Member) {
    data.setValue(forKey: \.name, to: "Chess")
    data.setValue(forKey: \.founder, to: ann)
    data.setValue(forKey: \.chair, to: bob)
    data.setValue(forKey: \.members, to: [ann, bob])
    data.setTransformableValue(forKey: \.ground, to: Outline([7]))
  }

  private func check<Data: BackingData<Club>>(_ data: Data, _ ann: Member, _ bob: Member) {
    let name: String = data.getValue(forKey: \.name)
    let founder: Member = data.getValue(forKey: \.founder)
    let chair: Member? = data.getValue(forKey: \.chair)
    let members: [Member] = data.getValue(forKey: \.members)
    let ground: Outline = data.getTransformableValue(forKey: \.ground)
    #expect(name == "Chess")
    #expect(founder === ann)
    #expect(chair === bob)
    #expect(members == [ann, bob])
    #expect(ground == Outline([7]))
  }

  private func make<Data: BackingData<Club>>(_ type: Data.Type) -> Data { Data(for: Club.self) }

  private func fresh<Data: BackingData<Club>>(like data: Data) -> Data { make(Data.self) }

  @Test("Values that were set are read again, and an object made around them has them", arguments: Place.allCases)
  func making(_ place: Place) throws {
    let ann = Member(name: "Ann")
    let bob = Member(name: "Bob")
    var data = Self.blank()
    fill(&data, ann, bob)
    check(data, ann, bob)
    let club = Club(backingData: data)
    #expect(club.name == "Chess")
    #expect(club.chair === bob)
    let desk = try Desk(place, Club.self)
    desk.context.insert(club)
    try desk.context.save()
    try desk.reopen()
    let found: Club = try #require(try desk.context.fetch(FetchDescriptor<Club>()).first)
    #expect(found.name == "Chess")
    #expect(found.founder.name == "Ann")
    #expect(Set(found.members.map(\.name)) == ["Ann", "Bob"])
    #expect(found.ground.corners == [7])
  }

  private static func blank() -> some BackingData<Club> { Club.createBackingData() }

  @Test("The backing data of an object are where its values are, and name it once it is saved")
  func identifying() throws {
    let desk = try Desk(.memory, Club.self)
    let ann = Member(name: "Ann")
    let club = Club(name: "Go", founder: ann)
    #expect(club.persistentBackingData.persistentModelID == nil)
    desk.context.insert(club)
    try desk.context.save()
    #expect(club.persistentBackingData.persistentModelID == club.persistentModelID)
    func rename(_ data: any BackingData<Club>) {
      let data: any BackingData<Club> = data
      data.setValue(forKey: \.name, to: "Shogi")
    }
    rename(club.persistentBackingData)
    #expect(club.name == "Shogi")
  }

  @Test("Two objects made without values share none, and metadata belong to one of them")
  func separate() {
    let first = Self.blank()
    let second = fresh(like: first)
    first.setValue(forKey: \.name, to: "Chess")
    second.setValue(forKey: \.name, to: "Go")
    let names: [String] = [first.getValue(forKey: \.name), second.getValue(forKey: \.name)]
    #expect(names == ["Chess", "Go"])
    #expect(first.metadata as AnyObject !== second.metadata as AnyObject)
    #expect(Club(backingData: first).persistentBackingData.metadata as AnyObject === first.metadata as AnyObject)
  }
}
