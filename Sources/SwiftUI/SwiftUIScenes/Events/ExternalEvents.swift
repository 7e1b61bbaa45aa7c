import Foundation
import FoundationGaps
import ReactiveGraph
import SwiftUICore

/// What the views of a window do with what comes from outside the program, such as addresses.
final class ExternalEvents: WindowService {
  /// Which events a window takes: a part of an address that begins with one of these texts; `*` stands for any.
  struct Conditions {
    var preferring: Set<String>
    var allowing: Set<String>
  }

  private struct Entry<Value> {
    let owner: ObjectIdentifier
    let read: () -> Value
  }

  private unowned let window: ViewGraph
  private var handlers: [Entry<(URL) -> Void>] = []
  private var conditions: [Entry<Conditions>] = []
  private var continuations: [(type: String, entry: Entry<(NSUserActivity) -> Void>)] = []

  init(window: ViewGraph) { self.window = window }

  func add(_ owner: AnyObject, handler: @escaping () -> (URL) -> Void) {
    handlers.append(Entry(owner: ObjectIdentifier(owner), read: handler))
  }

  func add(_ owner: AnyObject, conditions: @escaping () -> Conditions) {
    self.conditions.append(Entry(owner: ObjectIdentifier(owner), read: conditions))
  }

  func add(_ owner: AnyObject, activityType: String, handler: @escaping () -> (NSUserActivity) -> Void) {
    continuations.append((activityType, Entry(owner: ObjectIdentifier(owner), read: handler)))
  }

  func remove(_ owner: AnyObject) {
    continuations.removeAll { $0.entry.owner == ObjectIdentifier(owner) }
    handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
    conditions.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Whether the window would rather have the address than others.
  func prefers(_ url: URL) -> Bool {
    conditions.contains { entry in Self.matches(url, window.graph.untracked(entry.read).preferring) }
  }

  /// Whether the window takes the address; it does where no view says which it takes.
  func allows(_ url: URL) -> Bool {
    guard !conditions.isEmpty else { return true }
    return conditions.contains { entry in Self.matches(url, window.graph.untracked(entry.read).allowing) }
  }

  /// All handlers of the window get the address.
  func open(_ url: URL) {
    for handler in handlers.map({ entry in window.graph.untracked(entry.read) }) { handler(url) }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    proceed(with: activity)
  }

  /// All views that go on with activities of the type get the activity; false where there are none.
  @discardableResult
  func proceed(with activity: NSUserActivity) -> Bool {
    let fitting = continuations.filter { $0.type == activity.activityType }
    for handler in fitting.map({ window.graph.untracked($0.entry.read) }) { handler(activity) }
    return !fitting.isEmpty
  }

  /// Whether one of the conditions stands in an address.
  static func matches(_ url: URL, _ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || (!$0.isEmpty && url.absoluteString.contains($0)) }
  }
}

/// Registers a view's part in external events for as long as the view is there.
nonisolated private struct ExternalEventsModifier: InputsModifier {
  var handler: ((URL) -> Void)?
  var conditions: ExternalEvents.Conditions?

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let events: ExternalEvents = inputs.window.service(ExternalEvents.self)
    let owner = Owner()
    let first: Self = inputs.graph.untracked { modifier.read() }
    if first.handler != nil { events.add(owner, handler: { modifier.read().handler ?? { _ in } }) }
    if let conditions = first.conditions {
      events.add(owner, conditions: { modifier.read().conditions ?? conditions })
    }
    inputs.graph.currentSubgraph.onEnd { [weak events] in events?.remove(owner) }
  }

  private final class Owner {}
}

extension View {
  /// Calls an action with each address that the program is to open in this window.
  ///
  /// Addresses come from the desktop when the program is started with them, or while it runs, for the schemes that its
  /// desktop file names.
  ///
  /// - Parameter action: Called with the address.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventsModifier(handler: action))
  }

  /// Says which addresses the window takes, when the program is to open some.
  ///
  /// - Parameters:
  ///   - preferring: Texts; an address with one of them goes to this window rather than to others. `*` stands for all.
  ///   - allowing: Texts; an address with one of them may go to this window. `*` stands for all.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(
      ExternalEventsModifier(conditions: ExternalEvents.Conditions(preferring: preferring, allowing: allowing)))
  }
}

extension Scene {
  /// Says for which addresses the program opens a window of the scene.
  ///
  /// - Parameter conditions: Texts; a window opens for an address with one of them. None at all for no address.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modified(ItemModifier { $0.externalEvents = conditions })
  }
}
