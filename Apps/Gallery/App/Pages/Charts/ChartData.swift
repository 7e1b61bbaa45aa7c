import Charts
import Foundation

/// What the pages about charts show.
enum ChartData {
  struct Sale: Identifiable {
    let month: String
    let city: String
    let amount: Double

    var id: String { "\(month) \(city)" }
  }

  static let sales: [Sale] = {
    let amounts: [String: [Double]] = ["Bonn": [4, 7, 6, 9], "Lisbon": [8, 5, 9, 6]]
    return ["Bonn", "Lisbon"].flatMap { city in
      zip(["January", "February", "March", "April"], amounts[city] ?? []).map {
        Sale(month: $0, city: city, amount: $1)
      }
    }
  }()

  struct Day: Identifiable {
    let id: Int
    let value: Double

    var date: Date { ChartData.start.addingTimeInterval(Double(id) * 86_400) }
    var low: Double { value - 6 - Double(id % 5) }
    var high: Double { value + 5 + Double(id % 3) }
  }

  /// The first of January 2025.
  static let start = Date(timeIntervalSince1970: 1_735_689_600)

  static let days: [Day] = (0..<60).map { day in
    Day(id: day, value: (40 + 20 * sin(Double(day) / 8) + Double(day * 37 % 11)).rounded())
  }

  static let week: [Day] = Array(days.prefix(7))

  struct Fruit: Identifiable {
    let id: String
    let weight: Double
  }

  static let fruits: [Fruit] = [
    Fruit(id: "Apples", weight: 42), Fruit(id: "Pears", weight: 23), Fruit(id: "Plums", weight: 18),
    Fruit(id: "Quinces", weight: 7),
  ]

  struct Tree: Identifiable {
    let id: Int
    var height: Double { 3 + Double(id * 7 % 13) }
    var girth: Double { height * 8 + Double(id * 31 % 29) }
    var kind: String { ["Birch", "Oak", "Pine"][id % 3] }
    var age: Double { 10 + Double(id * 17 % 90) }
  }

  static let trees: [Tree] = (0..<30).map { Tree(id: $0) }
}
