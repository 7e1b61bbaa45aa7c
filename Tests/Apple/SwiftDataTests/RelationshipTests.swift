import SwiftData
import Testing

@Suite("Relationships")
struct RelationshipTests {
  @Test("The inverse key path links both sides (124)", arguments: Place.allCases)
  func inverse(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    let first = Stop(title: "Forum", order: 1, trip: trip)
    desk.context.insert(first)
    #expect(trip.stops == [first])
    let second = Stop(title: "Pantheon", order: 2)
    trip.stops.append(second)
    #expect(second.trip === trip)
    #expect(second.modelContext === desk.context)
    try desk.context.save()
    try desk.reopen()
    let found: Trip = try #require(try desk.context.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.stops.map(\.title).sorted() == ["Forum", "Pantheon"])
    #expect(found.stops.allSatisfy { $0.trip === found })
    found.stops.removeAll { $0.title == "Forum" }
    try desk.context.save()
    try desk.reopen()
    let all: [Stop] = try desk.context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
    #expect(all.map { $0.trip?.name } == [nil, "Rome"])
  }

  @Test("A cascade relationship deletes its related objects with the owner (124)", arguments: Place.allCases)
  func cascade(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    trip.stops = [Stop(title: "a"), Stop(title: "b")]
    trip.lodging = Lodging(title: "Hotel")
    desk.context.insert(trip)
    desk.context.insert(Stop(title: "c"))
    try desk.context.save()
    desk.context.delete(trip)
    try desk.context.save()
    try desk.reopen()
    #expect(try desk.context.fetch(FetchDescriptor<Stop>()).map(\.title) == ["c"])
    #expect(try desk.context.fetchCount(FetchDescriptor<Lodging>()) == 0)
  }

  @Test("Many objects relate to many", arguments: Place.allCases)
  func manyToMany(_ place: Place) throws {
    let desk = try Desk(place)
    let sea = Tag(text: "sea"), art = Tag(text: "art")
    let stop = Stop(title: "Naples"), other = Stop(title: "Rome")
    desk.context.insert(stop)
    desk.context.insert(other)
    stop.tags = [sea, art]
    art.stops.append(other)
    #expect(other.tags == [art])
    try desk.context.save()
    try desk.reopen()
    let tags: [Tag] = try desk.context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.text)]))
    #expect(tags.map { $0.stops.map(\.title).sorted() } == [["Naples", "Rome"], ["Naples"]])
    desk.context.delete(tags[0])
    try desk.context.save()
    try desk.reopen()
    let stops: [Stop] = try desk.context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title)]))
    #expect(stops.map { $0.tags.map(\.text) } == [["sea"], []])
  }

  @Test("Both ends of a relationship of many to many say the same, whichever is changed", arguments: Place.allCases)
  func bothEnds(_ place: Place) throws {
    let desk = try Desk(place)
    var random = SeededNumbers(seed: 11)
    let stops: [Stop] = (0..<6).map { Stop(title: "\($0)", order: $0) }
    let tags: [Tag] = (0..<4).map { Tag(text: "\($0)") }
    for stop in stops { desk.context.insert(stop) }
    for tag in tags { desk.context.insert(tag) }
    var pairs: Set<[Int]> = []
    for step in 0..<120 {
      let (one, other): (Int, Int) = (random.next(6), random.next(4))
      let isIn: Bool = pairs.contains([one, other])
      switch (isIn, random.next(2)) {
      case (false, 0): stops[one].tags.append(tags[other])
      case (false, _): tags[other].stops.append(stops[one])
      case (true, 0): stops[one].tags.removeAll { $0 === tags[other] }
      case (true, _): tags[other].stops.removeAll { $0 === stops[one] }
      }
      if isIn { pairs.remove([one, other]) } else { pairs.insert([one, other]) }
      if step % 9 == 0 { try desk.context.save() }
      for place in stops.indices {
        let expected: Set<String> = Set(pairs.filter { $0[0] == place }.map { "\($0[1])" })
        try #require(Set(stops[place].tags.map(\.text)) == expected)
      }
      for place in tags.indices {
        let expected: Set<Int> = Set(pairs.filter { $0[1] == place }.map { $0[0] })
        try #require(Set(tags[place].stops.map(\.order)) == expected)
      }
    }
    try desk.context.save()
    try desk.reopen()
    for tag in try desk.context.fetch(FetchDescriptor<Tag>()) {
      let expected: Set<Int> = Set(pairs.filter { "\($0[1])" == tag.text }.map { $0[0] })
      #expect(Set(tag.stops.map(\.order)) == expected)
    }
    try desk.context.container.checkIntegrity()
  }
}
