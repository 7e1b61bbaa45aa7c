import SwiftData
import Testing

enum OldStack {
  @Model final class Harbour {
    var name: String
    init(name: String) { self.name = name }
  }
}

enum NewStack {
  @Model final class Harbour {
    var name: String
    init(name: String) { self.name = name }
  }
}

@Suite("Two stacks on one file")
struct CoexistenceTests {
  @Test("Class names are namespaced, and the entity's name stays the same (136)")
  func namespaces() throws {
    #expect(Schema.entityName(for: OldStack.Harbour.self) == "Harbour")
    #expect(Schema.entityName(for: NewStack.Harbour.self) == "Harbour")
    let desk = try Desk(.file, OldStack.Harbour.self)
    desk.context.insert(OldStack.Harbour(name: "Riga"))
    try desk.context.save()
    let other = ModelContext(
      try ModelContainer(
        for: Schema([NewStack.Harbour.self]), configurations: [ModelConfiguration(url: desk.url)]))
    let found: NewStack.Harbour = try #require(try other.fetch(FetchDescriptor<NewStack.Harbour>()).first)
    #expect(found.name == "Riga")
    found.name = "Tallinn"
    try other.save()
    #expect(try desk.context.fetch(FetchDescriptor<OldStack.Harbour>()).map(\.name) == ["Tallinn"])
  }

  private func second(_ desk: Desk) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Schema([Trip.self, BusinessTrip.self, PersonalTrip.self]),
        configurations: [ModelConfiguration(url: desk.url)]))
  }

  @Test("Objects that another stack has inserted, changed or deleted are taken up when the change is noticed (141)")
  @MainActor func noticing() throws {
    let desk = try Desk(.file)
    let context: ModelContext = desk.container.mainContext
    let trip = Trip(name: "Rome")
    let stop = Stop(title: "Forum", trip: trip)
    context.insert(trip)
    context.insert(stop)
    try context.save()
    desk.container.noticeOthers()
    let other: ModelContext = try second(desk)
    let same: Trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    same.name = "Roma"
    other.delete(same.stops[0])
    other.insert(Stop(title: "Pantheon", trip: same))
    try other.save()
    #expect(trip.name == "Rome")
    desk.container.noticeOthers()
    #expect(trip.name == "Roma")
    #expect(stop.isDeleted)
    #expect(trip.stops.map(\.title) == ["Pantheon"])
    let work = desk.container.work
    desk.container.noticeOthers()
    #expect(desk.container.work.statements == work.statements + 1)
  }

  @Test("The first look takes up what was saved since the file was opened")
  @MainActor func fromTheBeginning() throws {
    let desk = try Desk(.file)
    let context: ModelContext = desk.container.mainContext
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    let other: ModelContext = try second(desk)
    try #require(try other.fetch(FetchDescriptor<Trip>()).first).name = "Roma"
    try other.save()
    desk.container.noticeOthers()
    #expect(trip.name == "Roma")
  }
}
