/// The test surface of the graph: what was evaluated and what was reused, in order.
public final class EventLog {
  public enum Event: Hashable, CustomStringConvertible {
    case created(String)
    /// Evaluated, and what others read of it changed.
    case changed(String)
    /// Evaluated to an equal value: the change ended here.
    case unchanged(String)
    case ended(String)
    case cycle(String)
    case loop([String])

    public var description: String {
      switch self {
      case .created(let name): "created \(name)"
      case .changed(let name): "changed \(name)"
      case .unchanged(let name): "unchanged \(name)"
      case .ended(let name): "ended \(name)"
      case .cycle(let path): "cycle \(path)"
      case .loop(let names): "loop \(names.joined(separator: ", "))"
      }
    }
  }

  public private(set) var events: [Event] = []

  public init() {}

  func record(_ event: Event) {
    events.append(event)
  }

  /// Forgets what was recorded and returns it.
  public func take() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The names of the nodes that were evaluated, in order.
  public var evaluated: [String] {
    events.compactMap { event in
      switch event {
      case .changed(let name), .unchanged(let name): name
      default: nil
      }
    }
  }
}
