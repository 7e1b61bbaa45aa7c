import SwiftData
import Testing

@Suite("Expressions in predicates")
struct ExpressionTests {
  private func desk(_ place: Place) throws -> Desk {
    let desk = try Desk(place)
    for (name, titles) in [("Rome", ["Forum", "Foro", "Pantheon"]), ("Bern", ["Bear pit"]), ("Oslo", [])] {
      let trip = Trip(name: name)
      desk.context.insert(trip)
      for (order, title) in titles.enumerated() { desk.context.insert(Stop(title: title, order: order, trip: trip)) }
    }
    try desk.context.save()
    return desk
  }

  @Test("An expression over a collection is counted in SQL", arguments: Place.allCases)
  func counting(_ place: Place) throws {
    let desk: Desk = try desk(place)
    let late = #Expression<[Stop], Int> { stops in stops.filter { $0.order > 0 }.count }
    let predicate = #Predicate<Trip> { late.evaluate($0.stops) > 1 }
    #expect(try desk.context.fetch(FetchDescriptor(predicate: predicate)).map(\.name) == ["Rome"])
    let none = #Predicate<Trip> { trip in late.evaluate(trip.stops) == 0 && trip.name.contains("l") }
    #expect(try desk.context.fetch(FetchDescriptor(predicate: none)).map(\.name) == ["Oslo"])
  }

  @Test("An expression over the object itself, beside a predicate that is evaluated", arguments: Place.allCases)
  func object(_ place: Place) throws {
    let desk: Desk = try desk(place)
    let size = #Expression<Trip, Int> { $0.stops.count * 10 }
    let isShort = #Predicate<Trip> { $0.name.count == 4 }
    let predicate = #Predicate<Trip> { size.evaluate($0) >= 10 && isShort.evaluate($0) }
    let found: [Trip] = try desk.context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)]))
    #expect(found.map(\.name) == ["Bern", "Rome"])
    #expect(try predicate.evaluate(found[0]))
  }

  @Test("The part of an expression that SQL cannot express is named in the refusal")
  func refused() throws {
    let desk = try Desk(.memory, Sample.self, Owner.self)
    let first = #Expression<Sample, Bool> { $0.words.first == "a" }
    #expect {
      try desk.context.fetch(FetchDescriptor<Sample>(predicate: #Predicate { first.evaluate($0) }))
    } throws: { error in
      error as? SwiftDataError == .unsupportedPredicate && "\(error)".contains("words")
    }
  }
}
