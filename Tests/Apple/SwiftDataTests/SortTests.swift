import Foundation
import SwiftData
import Testing

@Model private final class Shop {
  struct Position: Codable, Hashable { var latitude: Double, longitude: Double }

  struct Location: Codable, Hashable {
    var city: String
    var floor: Int?
    var position = Position(latitude: 0, longitude: 0)
    var upper: String { city.uppercased() }
  }

  var name: String
  var location: Location
  var branch: Location?
  var category: Category?

  init(_ name: String, city: String = "", floor: Int? = nil, latitude: Double = 0) {
    self.name = name
    location = Location(city: city, floor: floor, position: Position(latitude: latitude, longitude: 0))
  }
}

@Model private final class Category {
  var name: String
  var color: String?
  var parent: Category?
  var initial: String { String(name.prefix(1)) }

  init(_ name: String, color: String? = nil, parent: Category? = nil) {
    self.name = name
    self.color = color
    self.parent = parent
  }
}

/// Orders by more than one step: a part of a coded value, and a property of an object that a relationship leads to.
@Suite("Sort descriptors by paths of several steps")
struct SortTests {
  private func names(_ desk: Desk, _ order: SortDescriptor<Shop>...) throws -> [String] {
    try desk.context.fetch(FetchDescriptor<Shop>(sortBy: order)).map(\.name)
  }

  @Test("A part of a coded value sorts, at any depth; nil comes first, and last in reverse", arguments: Place.allCases)
  func parts(_ place: Place) throws {
    let desk = try Desk(place, Shop.self, Category.self)
    desk.context.insert(Shop("a", city: "Rome", floor: 2, latitude: 41.9))
    desk.context.insert(Shop("b", city: "Bern", latitude: 46.9))
    desk.context.insert(Shop("c", city: "Oslo", floor: 1, latitude: 59.9))
    try desk.context.save()
    try desk.reopen()
    #expect(try names(desk, SortDescriptor(\.location.city)) == ["b", "c", "a"])
    #expect(try names(desk, SortDescriptor(\.location.city, order: .reverse)) == ["a", "c", "b"])
    #expect(try names(desk, SortDescriptor(\.location.floor)) == ["b", "c", "a"])
    #expect(try names(desk, SortDescriptor(\.location.floor, order: .reverse)) == ["a", "c", "b"])
    #expect(try names(desk, SortDescriptor(\.location.position.latitude, order: .reverse)) == ["c", "b", "a"])
    #expect(
      try names(desk, SortDescriptor(\.location.city.count), SortDescriptor(\.name, order: .reverse)) == [
        "c", "b", "a",
      ])
    // A value that is not saved counts as well.
    try #require(try desk.context.fetch(FetchDescriptor<Shop>()).first).location.city = "Aosta"
    #expect(try names(desk, SortDescriptor(\.location.city)) == ["a", "b", "c"])
  }

  @Test("A property behind a to-one relationship sorts; objects without one come first", arguments: Place.allCases)
  func relationships(_ place: Place) throws {
    let desk = try Desk(place, Shop.self, Category.self)
    let food = Category("Food")
    let fish = Category("Fish 10", color: "blue", parent: food)
    let meat = Category("fish 9", color: nil, parent: food)
    for (name, category) in [("a", fish), ("b", nil), ("c", meat), ("d", food), ("e", nil)] {
      let shop = Shop(name)
      desk.context.insert(shop)
      shop.category = category
    }
    // Once with what is not saved, once from the store.
    for _ in 0..<2 {
      // Texts without a comparator sort as a file browser sorts them.
      #expect(try names(desk, SortDescriptor(\.category?.name)) == ["b", "e", "c", "a", "d"])
      #expect(try names(desk, SortDescriptor(\.category?.name, order: .reverse)) == ["d", "a", "c", "b", "e"])
      #expect(try names(desk, SortDescriptor(\.category?.name, comparator: .lexical)) == ["b", "e", "a", "d", "c"])
      #expect(try names(desk, SortDescriptor(\.category?.color)) == ["b", "c", "d", "e", "a"])
      #expect(
        try names(desk, SortDescriptor(\.category?.parent?.name), SortDescriptor(\.name, order: .reverse))
          == ["e", "d", "b", "c", "a"])
      #expect(try names(desk, SortDescriptor(\.category!.name)) == ["b", "e", "c", "a", "d"])
      try desk.context.save()
      try desk.reopen()
    }
    var limited = FetchDescriptor<Shop>(
      predicate: #Predicate { $0.category?.parent != nil }, sortBy: [SortDescriptor(\.category?.name)])
    limited.fetchLimit = 1
    #expect(try desk.context.fetch(limited).map(\.name) == ["c"])
    #expect(try desk.context.fetchCount(limited) == 1)
    #expect(try desk.context.fetchIdentifiers(limited).count == 1)
  }

  @Test("An inherited property, and one of a subclass, sort by the same steps", arguments: Place.allCases)
  func inheritance(_ place: Place) throws {
    let desk = try Desk(place)
    for (number, title) in ["Inn", "Camp", "Hut"].enumerated() {
      let trip = BusinessTrip(name: "trip \(number)", purpose: "", perDiem: 0)
      desk.context.insert(trip)
      trip.lodging = Lodging(title: title)
      desk.context.insert(Stop(title: "stop \(number)", trip: trip))
    }
    try desk.context.save()
    let trips = FetchDescriptor<BusinessTrip>(sortBy: [SortDescriptor(\.lodging?.title)])
    #expect(try desk.context.fetch(trips).map(\.name) == ["trip 1", "trip 2", "trip 0"])
    let stops = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.trip?.lodging?.title, order: .reverse)])
    #expect(try desk.context.fetch(stops).map(\.title) == ["stop 0", "stop 2", "stop 1"])
  }

  /// Every kind of path that a predicate takes, in both directions.
  private static func orders() -> [(name: String, order: SortDescriptor<Sample>)] {
    [SortOrder.forward, .reverse].flatMap { order -> [(String, SortDescriptor<Sample>)] in
      [
        ("city", SortDescriptor(\.address.city, comparator: .lexical, order: order)),
        ("zip", SortDescriptor(\.address.zip, order: order)),
        ("note", SortDescriptor(\.address.note, comparator: .lexical, order: order)),
        ("optional zip", SortDescriptor(\.optionalAddress?.zip, order: order)),
        ("optional note", SortDescriptor(\.optionalAddress?.note, comparator: .lexical, order: order)),
        ("owner", SortDescriptor(\.owner?.name, comparator: .lexical, order: order)),
        ("rank", SortDescriptor(\.owner?.rank, order: order)),
        ("owner's samples", SortDescriptor(\.owner?.samples.count, order: order)),
        ("owner's letters", SortDescriptor(\.owner?.name.count, order: order)),
        ("owner's identifier", SortDescriptor(\.owner?.persistentModelID, order: order)),
        ("raw value", SortDescriptor(\.level.rawValue, order: order)),
        ("optional raw value", SortDescriptor(\.optionalLevel?.rawValue, order: order)),
        ("letters", SortDescriptor(\.text.count, order: order)),
        ("optional letters", SortDescriptor(\.optionalText?.count, order: order)),
        ("words", SortDescriptor(\.words.count, order: order)),
        ("length", SortDescriptor(\.length.value, order: order)),
      ]
    }
  }

  @Test("Each order is that of Foundation's descriptor on the same objects", arguments: Place.allCases)
  func differential(_ place: Place) throws {
    for seed in 0..<3 {
      let desk = try Desk(place, Sample.self, Owner.self)
      var random = SeededNumbers(seed: UInt64(seed) + 1)
      let owners: [Owner] = (0..<3).map { Owner(name: ["Rome", "a", "é"][$0], rank: $0 % 2) }
      for owner in owners { desk.context.insert(owner) }
      let samples: [Sample] = (0..<30).map { Sample(seed * 100 + $0) }
      for sample in samples {
        desk.context.insert(sample)
        let number: Int = random.next(4)
        if number < 3 { sample.owner = owners[number] }
      }
      if seed > 0 { try desk.context.save() }
      if seed == 2 { samples[7].owner = owners[2] }
      for (name, order) in Self.orders() where seed > 0 || !name.contains("identifier") {
        // Objects that are equal stay in the order in which they were inserted.
        let expected: [Sample] = samples.enumerated().sorted { left, right in
          switch order.compare(left.element, right.element) {
          case .orderedAscending: true
          case .orderedDescending: false
          case .orderedSame: left.offset < right.offset
          }
        }.map(\.element)
        let found: [Sample] = try desk.context.fetch(FetchDescriptor(sortBy: [order]))
        #expect(found == expected, "\(name), \(order.order), seed \(seed)")
      }
    }
  }

  @Test("An order that SQL cannot say is refused with its path and the reason")
  func refused() throws {
    let desk = try Desk(.memory, Shop.self, Category.self)
    func refusal(_ order: SortDescriptor<Shop>) -> String {
      do {
        return "\(try names(desk, order))"
      } catch {
        return error as? SwiftDataError == .unsupportedSortDescriptor ? "\(error)" : "not of the sort: \(error)"
      }
    }
    let calculated: String = refusal(SortDescriptor(\.location.upper))
    #expect(calculated.contains("Shop.location.(a calculated property of Location of type String)"), "\(calculated)")
    #expect(calculated.contains("calculated and stands in no column"), "\(calculated)")
    let behind: String = refusal(SortDescriptor(\.category?.initial))
    #expect(behind.contains("Shop.category?.initial: Category does not store initial."), "\(behind)")
  }
}
