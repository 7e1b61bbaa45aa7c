/// Which events anybody wants.
package struct EventInterest: Hashable, Sendable {
  /// What each client registered, as parts: class, kind, detail.
  private var registered: [String: Set<[String]>] = [:]
  /// Programs on the bus have asked something, and keep names, states and children until an event says otherwise.
  package var hasClients: Bool = false
  /// Programs have taken the whole cache and expect to be told of objects that come and go.
  package var hasCaches: Bool = false

  package init() {}

  package var isNone: Bool { registered.isEmpty && !hasClients && !hasCaches }

  package mutating func register(_ event: String, by client: String) {
    let parts: [String] = Self.parts(event)
    if !parts.isEmpty { registered[client, default: []].insert(parts) }
  }

  package mutating func forget(_ client: String) { registered[client] = nil }

  package mutating func forgetAll() { registered = [:] }

  /// Whether an event is wanted by a registered listener, or by those who would otherwise keep something outdated.
  package func wants(_ event: String) -> Bool {
    isRegistered(event) || hasClients && Self.updatesClients(event)
  }

  /// Whether a client registered the event, or a class or kind that it belongs to.
  package func isRegistered(_ event: String) -> Bool {
    guard !registered.isEmpty else { return false }
    let wanted: [[String]] = Self.prefixes(event)
    return registered.values.contains { events in wanted.contains(where: events.contains) }
  }

  /// Whether a client that registered one event has not registered another.
  package func isRegistered(_ event: String, without other: String) -> Bool {
    let wanted: [[String]] = Self.prefixes(event)
    let unwanted: [[String]] = Self.prefixes(other)
    return registered.values.contains { events in
      wanted.contains(where: events.contains) && !unwanted.contains(where: events.contains)
    }
  }

  private static func updatesClients(_ event: String) -> Bool {
    switch event {
    case "object:property-change:accessible-name", "object:property-change:accessible-description",
      "object:property-change:accessible-role":
      return true
    default: return event.hasPrefix("object:state-changed:") || event.hasPrefix("object:children-changed:")
    }
  }

  /// The registrations that an event answers to.
  private static func prefixes(_ event: String) -> [[String]] {
    let parts: [String] = parts(event)
    return parts.indices.map { Array(parts[...$0]) }
  }

  /// Clients write "object:state-changed:focused" as well as "Object:StateChanged:Focused".
  private static func parts(_ event: String) -> [String] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":").map(String.init)
  }
}
