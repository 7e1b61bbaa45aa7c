import Combine
import Diagnostics
import Foundation
import FoundationGaps
import ReactiveGraph

/// What a view keeps of an object that announces its changes: the subscription, and the node that the view's body reads.
///
/// A change is announced before it happens, so the node only asks for an evaluation; that comes with the next pass and
/// finds all changes of the event made (G5). The subscription ends with the view's identity (G4).
package final class ObjectBox<Object: ObservableObject> {
  private unowned let host: ViewGraph
  private let subgraph: Subgraph
  private let changes: Source<UInt>
  private var subscription: AnyCancellable?
  private var isSubscribing: Bool = false
  private var warning = OneTimeWarning()
  /// A node for each property of the object that somebody reads through a binding; they go with the object.
  private var parts: (nodes: [AnyKeyPath: GraphNode], subgraph: Subgraph)?
  package private(set) var object: Object?

  init(in inputs: _ViewInputs) {
    host = inputs.window
    subgraph = inputs.graph.currentSubgraph
    changes = Source(in: inputs.graph, "object", 0)
    subgraph.onEnd { [weak self] in self?.subscription = nil }
  }

  /// Makes the node under evaluation depend on the object's changes.
  func track() { changes.track() }

  /// Subscribes to another object, or to none; does nothing when it is the one already known.
  func follow(_ new: Object?) {
    defer { track() }
    guard new !== object else { return }
    object = new
    subscription = nil
    parts?.subgraph.end(in: host.graph)
    parts = nil
    guard let new, changes.isAlive else { return }
    let relay = Relay(self)
    isSubscribing = true
    subscription = host.graph.untracked { new.objectWillChange.sink { _ in relay.fire() } }
    isSubscribing = false
  }

  /// Reads a property so that the node under evaluation depends on that property alone (G3).
  ///
  /// - Returns: nil where no view reads, or the object is no longer the view's.
  func part<Value>(_ path: KeyPath<Object, Value>, of object: Object) -> Value? {
    guard object === self.object, changes.isAlive, host.graph.evaluating != nil else { return nil }
    if let known = parts?.nodes[path] as? Rule<Value> { return known.value }
    var parts: (nodes: [AnyKeyPath: GraphNode], subgraph: Subgraph) = self.parts ?? ([:], Subgraph(in: subgraph))
    let rule: Rule<Value> = host.graph.with(parts.subgraph) {
      Rule(in: host.graph, "object's property", equal: ValueComparison.areEqual) { [changes] in
        changes.track()
        return object[keyPath: path]
      }
    }
    parts.nodes[path] = rule
    self.parts = parts
    return rule.value
  }

  /// The name of what reads, for messages.
  var reader: String { changes.isAlive ? host.graph.evaluating?.debugName ?? "an action" : "a view that has gone" }

  /// Carries an announcement to the main queue; the box itself is only touched there.
  private final class Relay: @unchecked Sendable {
    weak var box: ObjectBox?

    init(_ box: ObjectBox) {
      self.box = box
    }

    func fire() {
      if MainQueue.isCurrent {
        box?.objectWillChange()
      } else {
        DispatchQueue.main.async { self.box?.changedElsewhere() }
      }
    }
  }

  private func objectWillChange() {
    // The body that is about to run reads the object as it is.
    guard !isSubscribing, changes.isAlive else { return }
    if let node = host.graph.evaluating {
      warning.give(
        "\(Object.self) published a change while \(node.debugName) was evaluated, which is then evaluated again. Change "
          + "the object in an action, a task or onChange.")
    }
    invalidate()
  }

  private func changedElsewhere() {
    warning.give(
      "\(Object.self) published a change from a background thread; its views may see it half made. Publish on the main "
        + "thread, for example with receive(on: DispatchQueue.main) or by making the class @MainActor.")
    invalidate()
  }

  private func invalidate() {
    guard changes.isAlive else { return }
    host.note(.current)
    host.graph.write { [changes] in changes.modify { $0 &+= 1 } }
  }
}

/// A property of an object that announces its changes.
final class ObservedLocation<Object: ObservableObject, Value>: ObjectLocation<Object, Value> {
  private weak var box: ObjectBox<Object>?

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, box: ObjectBox<Object>?) {
    self.box = box
    super.init(object, path)
  }

  override func get() -> Value { box?.part(path, of: object) ?? super.get() }
}
