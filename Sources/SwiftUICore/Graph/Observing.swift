import Foundation
import Observation
import ReactiveGraph

/// Runs code of a view that may read observable properties, and has its node evaluated again when one of them changes.
final class Observing {
  /// The tracking that counts: an older one that fires late says nothing.
  private var tracking: Tracking?

  /// Lets the callback of one run find its node, while that run is the last.
  private final class Tracking: @unchecked Sendable {
    weak var node: GraphNode?
    weak var owner: Observing?
    unowned let host: ViewGraph

    init(_ node: GraphNode, _ owner: Observing, _ host: ViewGraph) {
      self.node = node
      self.owner = owner
      self.host = host
    }
  }

  func run<Result>(for node: GraphNode, host: ViewGraph, _ body: () -> Result) -> Result {
    tracking = nil
    return withObservationTracking(body, onChange: begin(for: node, host: host))
  }

  /// Called after a run that read something observable; most bodies read nothing of the kind.
  private func begin(for node: GraphNode, host: ViewGraph) -> @Sendable () -> Void {
    let tracking = Tracking(node, self, host)
    self.tracking = tracking
    return { Self.changed(tracking) }
  }

  /// Called before an observed property changes, on the thread that changes it.
  private static func changed(_ tracking: Tracking) {
    if MainQueue.isCurrent {
      invalidate(tracking)
    } else {
      DispatchQueue.main.async { invalidate(tracking) }
    }
  }

  private static func invalidate(_ tracking: Tracking) {
    guard let node = tracking.node, node.isAlive, tracking.owner?.tracking === tracking else { return }
    // Before the property changes: bodies must not run yet, so the change joins those that wait.
    tracking.host.join(.current)
    node.graph.write { node.setNeedsEvaluation() }
  }
}

/// The views that a closure makes, for containers that call one: it runs again when what it read in the graph or of
/// observable objects has changed, as a body does (G3).
final class ContentNode<Content>: Attribute<Content> {
  private unowned let host: ViewGraph
  private let observing = Observing()
  private let make: () -> Content

  init(in host: ViewGraph, _ label: StaticString, _ make: @escaping () -> Content) {
    self.host = host
    self.make = make
    super.init(in: host.graph, label)
  }

  override func evaluate() -> Bool {
    storage = observing.run(for: self, host: host, make)
    return true
  }
}
