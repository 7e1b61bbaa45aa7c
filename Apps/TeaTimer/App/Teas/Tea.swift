import Foundation

struct Tea: Identifiable, Hashable {
  var name: String
  var minutes: Double
  /// In degrees Celsius.
  var temperature: Int
  var id: String { name }

  static let all = [
    Tea(name: "Sencha", minutes: 1.5, temperature: 70), Tea(name: "Darjeeling", minutes: 3, temperature: 95),
    Tea(name: "Assam", minutes: 4, temperature: 100), Tea(name: "Peppermint", minutes: 8, temperature: 100),
  ]

  var details: String { "\(minutes.formatted()) min at \(temperature) °C" }
}
