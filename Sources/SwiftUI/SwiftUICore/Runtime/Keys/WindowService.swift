/// An object of a feature that exists once for each window, such as the owner of the keyboard focus.
///
/// A feature declares the class in its own folder; the window makes it when `service(_:)` is called for the first time.
package protocol WindowService: AnyObject {
  /// - Parameter window: The window that holds the service.
  init(window: ViewGraph)

  /// Called when the window is about to bring its views up to date, before the first pass.
  func frameWillBegin()

  /// Called after each pass.
  func passDidEnd()

  /// Called inside of a pass when the views in a place begin to leave the screen with a transition (true), and when they come
  /// back before they have left (false).
  func departureDidChange(of slot: GeometrySlot, isDeparting: Bool)
}

extension WindowService {
  package func frameWillBegin() {}
  package func passDidEnd() {}
  package func departureDidChange(of slot: GeometrySlot, isDeparting: Bool) {}
}

/// The services and the root inputs of one window.
struct WindowServices {
  private var all: [any WindowService] = []
  private var known = KeyedValues()

  func find<S: WindowService>(_ type: S.Type) -> S? { known.value(for: type) }

  mutating func add<S: WindowService>(_ service: S) {
    all.append(service)
    known.set(service, for: S.self)
  }

  /// Calls `body` with each service, in the order in which they were made. A frame without changes allocates nothing.
  func forEach(_ body: (any WindowService) -> Void) {
    for index in all.indices { body(all[index]) }
  }
}

extension ViewGraph {
  /// The service of a type, which is made now if it does not exist.
  ///
  /// Its nodes belong to the window, not to the view that happens to ask first.
  package func service<S: WindowService>(_ type: S.Type) -> S {
    if let service = services.find(type) { return service }
    let service: S = graph.untracked { graph.with(graph.root) { S(window: self) } }
    services.add(service)
    return service
  }

  /// The service of a type if it exists: what ends asks so, for a window that ends makes nothing new.
  package func existingService<S: WindowService>(_ type: S.Type) -> S? { services.find(type) }
}
