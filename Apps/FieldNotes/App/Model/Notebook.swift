import Foundation

/// The sightings of a day. Whoever shows them is told of changes by a notification.
@objcMembers final class Notebook: NSObject {
  static let didChange = Notification.Name("NotebookDidChange")

  private(set) var sightings: [Sighting] = [
    Sighting(bird: "Blackbird", place: "Hedge by the gate", count: 2, isSinging: true),
    Sighting(bird: "Common swift", place: "Above the church", count: 14),
    Sighting(bird: "Goldcrest", place: "Old spruces", certainty: .likely),
  ]

  func save(_ sighting: Sighting) {
    if let index = sightings.firstIndex(where: { $0.id == sighting.id }) {
      sightings[index] = sighting
    } else {
      sightings.append(sighting)
    }
    NotificationCenter.default.post(name: Notebook.didChange, object: self)
  }

  func remove(at index: Int) {
    sightings.remove(at: index)
    NotificationCenter.default.post(name: Notebook.didChange, object: self)
  }
}
