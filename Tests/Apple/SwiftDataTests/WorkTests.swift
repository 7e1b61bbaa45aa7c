import SwiftData
import Testing

@Suite("The cost of work")
struct WorkTests {
  @Test("A save runs one statement for each new row, and a few besides", arguments: [10, 1000])
  func inserting(_ count: Int) throws {
    let desk = try Desk(.memory)
    for number in 0..<count { desk.context.insert(Stop(title: "\(number)", order: number)) }
    let before = desk.container.work
    try desk.context.save()
    let after = desk.container.work
    #expect(after.statements - before.statements <= count + 8)
    #expect(after.rows - before.rows <= 4)
  }

  @Test("A fetch runs one statement and reads the rows that it returns")
  func fetching() throws {
    let desk = try Desk(.memory)
    for number in 0..<1000 { desk.context.insert(Stop(title: "\(number)", order: number % 100)) }
    try desk.context.save()
    try desk.reopen()
    let before = desk.container.work
    #expect(try desk.context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.order == 7 })).count == 10)
    let after = desk.container.work
    #expect(after.statements - before.statements == 1)
    #expect(after.rows - before.rows == 10)
    #expect(try desk.context.fetchCount(FetchDescriptor<Stop>()) == 1000)
    #expect(desk.container.work.rows - after.rows == 1)
  }

  @Test("A batched fetch reads numbers, and the objects of the batches that are looked at")
  func batches() throws {
    let desk = try Desk(.memory)
    for number in 0..<1000 { desk.context.insert(Stop(title: "\(number)", order: number)) }
    try desk.context.save()
    try desk.reopen()
    let before = desk.container.work
    let stops = try desk.context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]), batchSize: 20)
    for place in 0..<20 { #expect(stops[place].order == place) }
    #expect(desk.container.work.rows - before.rows == 1020)
  }

  @Test("An edit and a save run five statements, however many rows there are", arguments: [10, 1000])
  func editing(_ count: Int) throws {
    let desk = try Desk(.memory)
    var last = Stop(title: "")
    for number in 0..<count {
      last = Stop(title: "\(number)", order: number)
      desk.context.insert(last)
    }
    try desk.context.save()
    let before = desk.container.work
    last.title = "edited"
    try desk.context.save()
    #expect(desk.container.work.statements - before.statements <= 5)
  }

  @Test("The tags of many objects are read together")
  func relationships() throws {
    let desk = try Desk(.memory)
    for number in 0..<100 {
      let trip = Trip(name: "\(number)")
      desk.context.insert(trip)
      desk.context.insert(Stop(title: "\(number)", trip: trip))
    }
    try desk.context.save()
    try desk.reopen()
    let trips: [Trip] = try desk.context.fetch(FetchDescriptor<Trip>())
    let before = desk.container.work
    #expect(trips.allSatisfy { $0.stops.count == 1 })
    #expect(desk.container.work.statements - before.statements <= 3)
  }
}
