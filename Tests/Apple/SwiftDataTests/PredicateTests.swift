import SwiftData
import Testing

/// One condition, as a predicate and as plain Swift.
struct Condition {
  let name: String
  let predicate: Predicate<Sample>
  let isMet: (Sample) -> Bool

  init(_ name: String, _ predicate: Predicate<Sample>, _ isMet: @escaping (Sample) -> Bool) {
    self.name = name
    self.predicate = predicate
    self.isMet = isMet
  }
}

@Suite("Predicates as SQL")
struct PredicateTests {
  /// A predicate's `contains` is that of collections: an empty text is in every text. Foundation's of texts says no.
  private static func has(_ text: String, _ part: String) -> Bool { part.isEmpty || text.contains(part) }

  /// Conditions with random values; each says the same twice.
  static func conditions(_ random: inout SeededNumbers) -> [Condition] {
    let number: Int = random.next(21) - 10
    let other: Int = random.next(10)
    let real: Double = Double(random.next(41) - 20) / 4
    let texts: [String] = ["", "a", "Rome", "rome", "ROME", "ü", "é", "e", "😀", "\n", "B", "Zürich", "caf", "%", "_"]
    let text: String = texts[random.next(texts.count)]
    let optional: String? = random.next(3) == 0 ? nil : text
    let date = Date(timeIntervalSinceReferenceDate: Double(random.next(20)) * 3600)
    let level: Sample.Level = Sample.Level.allCases[random.next(3)]
    let optionalLevel: Sample.Level? = random.next(2) == 0 ? nil : level
    let amount: Decimal = Decimal(random.next(2000)) / 100
    let list: [String] = (0..<random.next(4)).map { _ in texts[random.next(texts.count)] }
    let numbers: [Int] = (0..<random.next(5)).map { _ in random.next(12) - 6 }
    let flag: Bool = random.next(2) == 0
    let lower: Int = min(number, other)
    let upper: Int = max(number, other)
    let uuid = UUID(uuid: (UInt8(random.next(4)), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    let shape: Sample.Shape = random.next(2) == 0 ? .circle(radius: 1.5) : .box(width: 2, height: 1)
    return [
      Condition("==", #Predicate { $0.number == number }) { $0.number == number },
      Condition("!=", #Predicate { $0.text != text }) { $0.text != text },
      Condition("< text", #Predicate { $0.text < text }) { $0.text < text },
      Condition(">= real", #Predicate { $0.real >= real }) { $0.real >= real },
      Condition("optional ==", #Predicate { $0.optionalText == optional }) { $0.optionalText == optional },
      Condition("optional !=", #Predicate { $0.optionalText != optional }) { $0.optionalText != optional },
      Condition("nil", #Predicate { $0.optionalNumber == nil }) { $0.optionalNumber == nil },
      Condition("??", #Predicate { ($0.optionalNumber ?? 3) > other }) { ($0.optionalNumber ?? 3) > other },
      Condition("contains", #Predicate { $0.text.contains(text) }) { has($0.text, text) },
      Condition("starts", #Predicate { $0.text.starts(with: text) }) { $0.text.starts(with: text) },
      Condition("optional contains", #Predicate { $0.optionalText?.contains(text) == true }) {
        $0.optionalText.map { has($0, text) } == true
      },
      Condition("optional contains ?? flag", #Predicate { $0.optionalText?.contains(text) ?? flag }) {
        $0.optionalText.map { has($0, text) } ?? flag
      },
      Condition("isEmpty", #Predicate { !$0.text.isEmpty && $0.isOn }) { !$0.text.isEmpty && $0.isOn },
      Condition("count", #Predicate { $0.text.count > 3 }) { $0.text.count > 3 },
      Condition("arithmetic", #Predicate { $0.number * 2 - 3 < $0.numbers.count + other }) {
        $0.number * 2 - 3 < $0.numbers.count + other
      },
      Condition("remainder", #Predicate { $0.number % 3 == 1 || $0.number / 2 == other }) {
        $0.number % 3 == 1 || $0.number / 2 == other
      },
      Condition("minus", #Predicate { -$0.real > real }) { -$0.real > real },
      Condition("range", #Predicate { (lower...upper).contains($0.number) }) { (lower...upper).contains($0.number) },
      Condition("half range", #Predicate { (lower..<upper).contains($0.number) }) {
        (lower..<upper).contains($0.number)
      },
      Condition("date", #Predicate { $0.date < date }) { $0.date < date },
      Condition("optional date", #Predicate { $0.optionalDate.flatMap { other in other >= date } ?? flag }) {
        $0.optionalDate.map { $0 >= date } ?? flag
      },
      Condition("if let", #Predicate { sample in if let day = sample.optionalDate { day > sample.date } else { flag } })
      {
        if let day = $0.optionalDate { day > $0.date } else { flag }
      },
      Condition("enumeration", #Predicate { $0.level == level }) { $0.level == level },
      Condition("optional enumeration", #Predicate { $0.optionalLevel != optionalLevel }) {
        $0.optionalLevel != optionalLevel
      },
      Condition("raw value", #Predicate { $0.level.rawValue >= other % 3 }) { $0.level.rawValue >= other % 3 },
      Condition("decimal", #Predicate { $0.amount > amount }) { $0.amount > amount },
      Condition("decimal ==", #Predicate { $0.amount == amount }) { $0.amount == amount },
      Condition("uuid", #Predicate { $0.uuid == uuid }) { $0.uuid == uuid },
      Condition("payload", #Predicate { $0.shape == shape }) { $0.shape == shape },
      Condition("nested", #Predicate { $0.address.city == text || $0.address.zip > 2 }) {
        $0.address.city == text || $0.address.zip > 2
      },
      Condition("nested optional", #Predicate { $0.address.note == nil }) { $0.address.note == nil },
      Condition("optional nested", #Predicate { $0.optionalAddress?.zip == other }) {
        $0.optionalAddress?.zip == other
      },
      Condition("in list", #Predicate { list.contains($0.text) }) { list.contains($0.text) },
      Condition("in numbers", #Predicate { numbers.contains($0.number) }) { numbers.contains($0.number) },
      Condition("own list", #Predicate { $0.words.contains(text) }) { $0.words.contains(text) },
      Condition("own list where", #Predicate { $0.numbers.contains { $0 > 2 } }) { $0.numbers.contains { $0 > 2 } },
      Condition("all", #Predicate { $0.numbers.allSatisfy { $0 < other } }) { sample in
        sample.numbers.allSatisfy { $0 < other }
      },
      Condition("own list empty", #Predicate { $0.words.isEmpty != flag }) { $0.words.isEmpty != flag },
      Condition("dictionary", #Predicate { ($0.table["a"] ?? 0) > other % 3 }) { ($0.table["a"] ?? 0) > other % 3 },
      Condition("dictionary nil", #Predicate { $0.table["b"] == nil }) { $0.table["b"] == nil },
      Condition("dictionary default", #Predicate { $0.table["b", default: other] == number }) {
        $0.table["b", default: other] == number
      },
      Condition("list at", #Predicate { $0.numbers.isEmpty ? flag : $0.numbers[0] == other }) {
        $0.numbers.isEmpty ? flag : $0.numbers[0] == other
      },
      Condition("max", #Predicate { ($0.numbers.max() ?? -1) >= other }) { ($0.numbers.max() ?? -1) >= other },
      Condition("conditional", #Predicate { $0.isOn ? $0.number > other : $0.real < real }) {
        $0.isOn ? $0.number > other : $0.real < real
      },
      Condition("relationship", #Predicate { $0.owner?.name == optional }) { $0.owner?.name == optional },
      Condition("relationship nil", #Predicate { $0.owner == nil }) { $0.owner == nil },
      Condition("relationship count", #Predicate { ($0.owner?.samples.count ?? 0) > other }) {
        ($0.owner?.samples.count ?? 0) > other
      },
      Condition(
        "relationship where",
        #Predicate { sample in sample.owner?.samples.contains { $0.number > sample.number } == true }
      ) { sample in sample.owner?.samples.contains { $0.number > sample.number } == true },
      Condition("unwrapped", #Predicate { $0.owner != nil && $0.owner!.rank > 1 }) {
        $0.owner != nil && $0.owner!.rank > 1
      },
    ]
  }

  @Test("Random predicates find what plain Swift finds (131, 132, 152)")
  func differential() throws {
    let wanted: Int = Int(ProcessInfo.processInfo.environment["ROTOR_DATA_CASES"] ?? "") ?? 600
    var done: Int = 0
    var seed: UInt64 = 1
    while done < wanted {
      let desk = try Desk(.memory, Sample.self, Owner.self)
      var random = SeededNumbers(seed: seed)
      let owners: [Owner] = (0..<3).map { Owner(name: ["Rome", "a", "é"][$0], rank: $0) }
      for owner in owners { desk.context.insert(owner) }
      var samples: [Sample] = (0..<40).map { Sample(Int(seed) * 100 + $0) }
      for sample in samples {
        desk.context.insert(sample)
        let place: Int = random.next(4)
        if place < 3 { sample.owner = owners[place] }
      }
      if random.next(2) == 0 { try desk.context.save() }
      // Some changes stay unsaved: they count as well.
      for _ in 0..<random.next(6) {
        let index: Int = random.next(samples.count)
        switch random.next(4) {
        case 0: samples[index].number = random.next(21) - 10
        case 1: samples[index].optionalText = nil
        case 2: samples[index].owner = owners[random.next(3)]
        default: desk.context.delete(samples.remove(at: index))
        }
      }
      let simple: [Condition] = Self.conditions(&random)
      for condition in simple {
        try check(condition, samples, desk, seed)
        done += 1
      }
      for _ in 0..<20 {
        let left: Condition = simple[random.next(simple.count)]
        let right: Condition = simple[random.next(simple.count)]
        try check(combined(left, right, random.next(4)), samples, desk, seed)
        done += 1
      }
      seed += 1
    }
  }

  private func combined(_ left: Condition, _ right: Condition, _ kind: Int) -> Condition {
    let first: Predicate<Sample> = left.predicate
    let second: Predicate<Sample> = right.predicate
    switch kind {
    case 0:
      return Condition("\(left.name) && \(right.name)", #Predicate { first.evaluate($0) && second.evaluate($0) }) {
        left.isMet($0) && right.isMet($0)
      }
    case 1:
      return Condition("\(left.name) || \(right.name)", #Predicate { first.evaluate($0) || second.evaluate($0) }) {
        left.isMet($0) || right.isMet($0)
      }
    case 2:
      return Condition("!\(left.name)", #Predicate { !first.evaluate($0) }) { !left.isMet($0) }
    default:
      return Condition("\(left.name) && !\(right.name)", #Predicate { first.evaluate($0) && !second.evaluate($0) }) {
        left.isMet($0) && !right.isMet($0)
      }
    }
  }

  private func check(_ condition: Condition, _ samples: [Sample], _ desk: Desk, _ seed: UInt64) throws {
    let expected: [Sample] = samples.filter(condition.isMet)
    let found: [Sample] = try desk.context.fetch(FetchDescriptor(predicate: condition.predicate))
    let isRight: Bool = Set(found) == Set(expected) && found.count == expected.count
    #expect(isRight, "\(condition.name), seed \(seed): found \(found.count), expected \(expected.count)")
  }

  @Test("The part of a predicate that SQL cannot express is named in the refusal")
  func refused() throws {
    let desk = try Desk(.memory, Sample.self, Owner.self)
    let url = URL(string: "https://example.org")!
    let transient = #Predicate<Sample> { $0.draft == "draft" && $0.url == url }
    #expect {
      try desk.context.fetch(FetchDescriptor(predicate: transient))
    } throws: { error in
      error as? SwiftDataError == .unsupportedPredicate && "\(error)".contains("draft")
    }
    let part = #Predicate<Sample> { $0.words.first == "a" }
    #expect {
      try desk.context.fetch(FetchDescriptor(predicate: part))
    } throws: { error in
      error as? SwiftDataError == .unsupportedPredicate && "\(error)".contains("words")
    }
  }

  /// What a fetch is refused with.
  private func refusal<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ desk: Desk) -> String? {
    do {
      _ = try desk.context.fetch(descriptor)
      return nil
    } catch { return "\(error)" }
  }

  @Test("A refusal names the property that is not stored, be it transient, calculated or inherited")
  func namesOfTheUnstored() throws {
    let desk = try Desk(.memory, Sample.self, Owner.self)
    let transient = refusal(FetchDescriptor<Sample>(predicate: #Predicate { $0.number > 1 && $0.mark > 3 }), desk)
    #expect(
      transient?.contains("Sample does not store mark (filter by it in Swift what was fetched) in $0.mark.") == true,
      "\(transient ?? "")")
    let calculated = refusal(FetchDescriptor<Sample>(predicate: #Predicate { $0.shout == "A" }), desk)
    #expect(calculated?.contains("in $0.shout.") == true, "\(calculated ?? "")")
    let foreign = refusal(FetchDescriptor<Sample>(predicate: #Predicate { $0.isLong }), desk)
    #expect(foreign?.contains("a calculated property of Sample of type Bool") == true, "\(foreign ?? "")")
    let sorted = refusal(FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.mark)]), desk)
    #expect(sorted?.contains("Sample does not store mark") == true, "\(sorted ?? "")")
    let trips = try Desk(.memory)
    let inherited = refusal(FetchDescriptor<BusinessTrip>(predicate: #Predicate { $0.isOpen }), trips)
    #expect(inherited?.contains("BusinessTrip does not store isOpen") == true, "\(inherited ?? "")")
  }

  @Test("Search ignores cases and diacritics (151)", arguments: Place.allCases)
  func search(_ place: Place) throws {
    let desk = try Desk(place)
    for name in ["Zürich", "ZURICH", "Bern", "zu-rich"] { desk.context.insert(Trip(name: name)) }
    let text = "zurich"
    let predicate = #Predicate<Trip> { $0.name.localizedStandardContains(text) }
    #expect(try Set(desk.context.fetch(FetchDescriptor(predicate: predicate)).map(\.name)) == ["Zürich", "ZURICH"])
    #expect(try predicate.evaluate(Trip(name: "zürich")))
  }

  @Test("A predicate may follow optional relationships and call string contains (132)", arguments: Place.allCases)
  func following(_ place: Place) throws {
    let desk = try Desk(place)
    let trip = Trip(name: "Rome")
    desk.context.insert(trip)
    for title in ["Forum", "Foro", "Pantheon"] { desk.context.insert(Stop(title: title, trip: trip)) }
    desk.context.insert(Stop(title: "Forum without trip"))
    try desk.context.save()
    let searchText = "Fo"
    let tripName = trip.name
    var descriptor = FetchDescriptor<Stop>()
    descriptor.predicate = #Predicate { item in item.title.contains(searchText) && tripName == item.trip?.name }
    #expect(try Set(desk.context.fetch(descriptor).map(\.title)) == ["Forum", "Foro"])
    let identifier: PersistentIdentifier = trip.persistentModelID
    let byIdentifier = #Predicate<Stop> { $0.trip?.persistentModelID == identifier }
    #expect(try desk.context.fetchCount(FetchDescriptor(predicate: byIdentifier)) == 3)
    let filtered = #Predicate<Trip> { $0.stops.filter { $0.title.starts(with: "Fo") }.count == 2 }
    #expect(try desk.context.fetchCount(FetchDescriptor(predicate: filtered)) == 1)
  }
}

extension Sample {
  fileprivate var isLong: Bool { text.count > 10 }
}
