import SwiftData

/// One of everything that an attribute can be.
@Model final class Sample {
  struct Address: Codable, Equatable {
    var city: String
    var zip: Int
    var note: String?
  }

  enum Level: Int, Codable, CaseIterable { case low, middle, high }
  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case box(width: Int, height: Int)
  }

  var text: String
  var optionalText: String?
  var number: Int
  var optionalNumber: Int?
  var small: UInt8
  var real: Double
  var float: Float
  var isOn: Bool
  var date: Date
  var optionalDate: Date?
  var uuid: UUID
  var url: URL
  var amount: Decimal
  var data: Data
  @Attribute(.externalStorage) var picture: Data?
  var level: Level
  var optionalLevel: Level?
  var shape: Shape
  var address: Address
  var optionalAddress: Address?
  var words: [String]
  var numbers: [Int]
  var table: [String: Int]
  var length: Measurement<UnitLength>
  @Attribute(.ephemeral) var draft: String = "draft"
  @Transient var mark: Int = 0
  /// Stands in no column, as the text does.
  var shout: String { text.uppercased() }
  var owner: Owner?

  init(_ seed: Int = 0) {
    var random = SeededNumbers(seed: UInt64(seed))
    let texts: [String] = [
      "", "a", "Rome", "rome", "Zürich", "naïve café", "x😀y", "ÅB", "e\u{301}t", "line\nend", "100%", "_",
    ]
    text = texts[random.next(texts.count)]
    optionalText = random.next(3) == 0 ? nil : texts[random.next(texts.count)]
    number = random.next(21) - 10
    optionalNumber = random.next(3) == 0 ? nil : random.next(10)
    small = UInt8(random.next(256))
    real = Double(random.next(41) - 20) / 4
    float = Float(random.next(9)) / 8
    isOn = random.next(2) == 0
    date = Date(timeIntervalSinceReferenceDate: Double(random.next(20)) * 3600)
    optionalDate = random.next(2) == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double(random.next(20)) * 3600)
    uuid = UUID(uuid: (UInt8(random.next(4)), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    url = URL(string: "https://example.org/\(random.next(5))")!
    amount = Decimal(random.next(2000)) / 100
    data = Data([UInt8(random.next(3))])
    picture = random.next(2) == 0 ? nil : Data(repeating: 7, count: random.next(2) == 0 ? 10 : 40_000)
    level = Level.allCases[random.next(3)]
    optionalLevel = random.next(2) == 0 ? nil : Level.allCases[random.next(3)]
    shape = random.next(2) == 0 ? .circle(radius: 1.5) : .box(width: 2, height: random.next(3))
    address = Address(city: texts[random.next(texts.count)], zip: random.next(5), note: random.next(2) == 0 ? nil : "n")
    optionalAddress = random.next(2) == 0 ? nil : Address(city: "Bern", zip: random.next(5), note: nil)
    words = (0..<random.next(4)).map { _ in texts[random.next(texts.count)] }
    numbers = (0..<random.next(4)).map { _ in random.next(5) }
    table = ["a": random.next(3)]
    length = Measurement(value: Double(random.next(5)), unit: .meters)
  }
}

@Model final class Owner {
  var name: String
  var rank: Int
  var samples: [Sample] = []

  init(name: String, rank: Int) {
    self.name = name
    self.rank = rank
  }
}

/// Numbers that come again with their seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// From 0 to below a limit.
  mutating func next(_ limit: Int) -> Int { Int(next() >> 11) % limit }
}
