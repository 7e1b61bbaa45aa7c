import SwiftData
import Testing

@Suite("Inheritance")
struct InheritanceTests {
  private func desk(_ place: Place) throws -> Desk {
    let desk = try Desk(place)
    desk.context.insert(Trip(name: "Plain"))
    desk.context.insert(BusinessTrip(name: "Fair", purpose: "sales", perDiem: 80))
    desk.context.insert(PersonalTrip(name: "Beach", reason: .vacation, notes: "sun"))
    desk.context.insert(PersonalTrip(name: "Aunt", reason: .family))
    try desk.context.save()
    try desk.reopen()
    return desk
  }

  @Test(
    "Querying a base class returns instances of all its subclasses, which keep their type (147, 154)",
    arguments: Place.allCases)
  func polymorphic(_ place: Place) throws {
    let desk = try desk(place)
    let trips: [Trip] = try desk.context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map(\.name) == ["Aunt", "Beach", "Fair", "Plain"])
    #expect((trips[1] as? PersonalTrip)?.reason == .vacation)
    #expect((trips[2] as? BusinessTrip)?.perDiem == 80)
    #expect(!(trips[3] is BusinessTrip))
  }

  @Test(
    "Type-based queries filter by a subclass, with its own and inherited properties (133, 134, 145)",
    arguments: Place.allCases)
  func byClass(_ place: Place) throws {
    let desk = try desk(place)
    let trips: [PersonalTrip] = try desk.context.fetch(
      FetchDescriptor<PersonalTrip>(predicate: #Predicate { $0.name != "x" }, sortBy: [SortDescriptor(\.name)]))
    #expect(trips.map(\.name) == ["Aunt", "Beach"])
    #expect(trips.map(\.reason) == [.family, .vacation])
  }

  @Test("A predicate may test the subclass with is (148)", arguments: Place.allCases)
  func typeCheck(_ place: Place) throws {
    let desk = try desk(place)
    let predicate = #Predicate<Trip> { $0 is BusinessTrip }
    #expect(try desk.context.fetch(FetchDescriptor<Trip>(predicate: predicate)).map(\.name) == ["Fair"])
  }

  @Test("A predicate may cast with as? and test a subclass property (149)", arguments: Place.allCases)
  func cast(_ place: Place) throws {
    let desk = try desk(place)
    let vacation = PersonalTrip.Reason.vacation
    let predicate = #Predicate<Trip> {
      if let trip = $0 as? PersonalTrip {
        return trip.reason == vacation
      } else {
        return false
      }
    }
    #expect(try desk.context.fetch(FetchDescriptor<Trip>(predicate: predicate)).map(\.name) == ["Beach"])
  }
}
