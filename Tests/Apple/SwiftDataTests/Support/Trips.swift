import SwiftData

@Model class Trip {
  #Index<Trip>([\.name], [\.startDate], [\.name, \.startDate])
  #Unique<Trip>([\.name, \.startDate])

  @Attribute(.preserveValueOnDeletion) var name: String
  var destination: String
  @Attribute(.preserveValueOnDeletion) var startDate: Date
  var endDate: Date
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Relationship(deleteRule: .cascade, inverse: \Lodging.trip) var lodging: Lodging?
  @Transient var isOpen: Bool = false

  init(
    name: String, destination: String = "", startDate: Date = Date(timeIntervalSinceReferenceDate: 0),
    endDate: Date = Date(timeIntervalSinceReferenceDate: 86400)
  ) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.endDate = endDate
  }
}

@Model final class BusinessTrip: Trip {
  var purpose: String
  var perDiem: Double

  init(name: String, purpose: String, perDiem: Double) {
    self.purpose = purpose
    self.perDiem = perDiem
    super.init(name: name)
  }
}

@Model final class PersonalTrip: Trip {
  enum Reason: String, Codable, CaseIterable { case family, vacation, wellness }

  var reason: Reason
  var notes: String?

  init(name: String, reason: Reason, notes: String? = nil) {
    self.reason = reason
    self.notes = notes
    super.init(name: name)
  }
}

@Model final class Stop {
  var title: String
  var order: Int
  var trip: Trip?
  @Relationship(inverse: \Tag.stops) var tags: [Tag] = []

  init(title: String, order: Int = 0, trip: Trip? = nil) {
    self.title = title
    self.order = order
    self.trip = trip
  }
}

@Model final class Lodging {
  var title: String
  var isConfirmed: Bool = false
  var trip: Trip?

  init(title: String) { self.title = title }
}

@Model final class Tag {
  @Attribute(.unique) var text: String
  var stops: [Stop] = []

  init(text: String) { self.text = text }
}

/// Where a container of a test keeps its objects: the same test body runs on each.
enum Place: String, CaseIterable, CustomStringConvertible {
  case memory, file

  var description: String { rawValue }
}

/// A container that a test can close and open again; files go with it.
final class Desk {
  let place: Place
  let folder: URL
  private let types: [any PersistentModel.Type]
  private(set) var container: ModelContainer
  private(set) var context: ModelContext

  init(_ place: Place, _ types: any PersistentModel.Type...) throws {
    self.place = place
    self.types = types.isEmpty ? [Trip.self, BusinessTrip.self, PersonalTrip.self] : types
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID().uuidString)")
    container = try Self.open(place, folder, self.types)
    context = ModelContext(container)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var url: URL { folder.appendingPathComponent("test.store") }

  private static func open(
    _ place: Place, _ folder: URL, _ types: [any PersistentModel.Type]
  ) throws -> ModelContainer {
    let configuration: ModelConfiguration =
      place == .memory
      ? ModelConfiguration(isStoredInMemoryOnly: true)
      : ModelConfiguration(url: folder.appendingPathComponent("test.store"))
    return try ModelContainer(for: Schema(types), configurations: [configuration])
  }

  /// Lets go of all objects.
  func forget() { context = ModelContext(container) }

  /// Forgets everything that is not in the store: a new context, and for a file a new container.
  func reopen() throws {
    if place == .file { container = try Self.open(place, folder, types) }
    context = ModelContext(container)
  }
}
