import Foundation

/// One bird, or a flock, that somebody saw.
struct Sighting: Identifiable, Equatable {
  enum Certainty: Int, CaseIterable {
    case certain, likely, doubtful

    var title: String {
      switch self {
      case .certain: "Certain"
      case .likely: "Likely"
      case .doubtful: "Doubtful"
      }
    }
  }

  let id: UUID
  var bird: String
  var place: String
  var count: Int
  var certainty: Certainty
  var isSinging: Bool

  init(
    id: UUID = UUID(), bird: String = "", place: String = "", count: Int = 1, certainty: Certainty = .certain,
    isSinging: Bool = false
  ) {
    self.id = id
    self.bird = bird
    self.place = place
    self.count = count
    self.certainty = certainty
    self.isSinging = isSinging
  }
}
