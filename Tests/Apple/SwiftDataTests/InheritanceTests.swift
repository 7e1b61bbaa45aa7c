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

  @Test("Inheritance follows the rules of Swift: overridden members are those of the object's class (144)")
  func overriding() throws {
    let desk = try Desk(.memory, Animal.self, Dog.self)
    desk.context.insert(Animal(name: "Cat"))
    desk.context.insert(Dog(name: "Rex", tricks: 2))
    try desk.context.save()
    try desk.reopen()
    let animals: [Animal] = try desk.context.fetch(FetchDescriptor<Animal>(sortBy: [SortDescriptor(\.name)]))
    #expect(animals.map(\.summary) == ["Cat", "Rex with 2 tricks"])
    let dog: Dog = try #require(animals.last as? Dog)
    dog.name = "Ace"
    dog.tricks += 1
    #expect(animals[1].summary == "Ace with 3 tricks")
    #expect(try desk.context.fetchCount(FetchDescriptor<Dog>(predicate: #Predicate { $0.name == "Ace" })) == 1)
  }

  @Test("A subclass of a model carries the macro as well; one without it is refused by name (146)")
  func unmarked() throws {
    #expect {
      try ModelContainer(
        for: Schema([Animal.self, Stray.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    } throws: { error in
      error as? SwiftDataError == .unknownSchema && "\(error)".contains("Stray")
    }
  }

  @Test("A to-many relationship to a base class holds objects of different subclasses (155)", arguments: Place.allCases)
  func mixed(_ place: Place) throws {
    let desk = try Desk(place, Zoo.self, Animal.self, Dog.self)
    let zoo = Zoo()
    desk.context.insert(zoo)
    zoo.animals = [Animal(name: "Cat"), Dog(name: "Rex", tricks: 2)]
    try desk.context.save()
    try desk.reopen()
    let found: Zoo = try #require(try desk.context.fetch(FetchDescriptor<Zoo>()).first)
    #expect(found.animals.map(\.summary).sorted() == ["Cat", "Rex with 2 tricks"])
    #expect(found.animals.filter { $0 is Dog }.count == 1)
    #expect(found.animals.allSatisfy { $0.zoo === found })
  }
}

@Model final class Zoo {
  @Relationship(inverse: \Animal.zoo) var animals: [Animal] = []
  init() {}
}

@Model class Animal {
  var name: String
  var zoo: Zoo?
  var summary: String { name }
  init(name: String) { self.name = name }
}

@Model final class Dog: Animal {
  var tricks: Int
  override var summary: String { "\(name) with \(tricks) tricks" }

  init(name: String, tricks: Int) {
    self.tricks = tricks
    super.init(name: name)
  }
}

/// A subclass that was forgotten to be marked.
final class Stray: Animal {}
