import Foundation
import FoundationGaps
import Observation
import ReactiveGraph

/// Runs code that may read observable properties, and has its node evaluated again when one of them changes: a body, or a
/// binding that a node reads.
package struct Observing {
  /// The tracking that counts: an older one that fires late says nothing.
  private var tracking: Tracking?

  /// Lets the callback of one run find its node, while that run is the last.
  private final class Tracking: @unchecked Sendable {
    weak var node: GraphNode?
    unowned let host: ViewGraph
    var isLast: Bool = true

    init(_ node: GraphNode, _ host: ViewGraph) {
      self.node = node
      self.host = host
    }
  }

  package init() {}

  /// Runs the code; what it reads of observable objects has `node` evaluated again when that changes.
  package mutating func run<Result>(for node: GraphNode, host: ViewGraph, _ body: () -> Result) -> Result {
    tracking?.isLast = false
    tracking = nil
    var begun: Tracking?
    let result: Result = withObservationTracking(body, onChange: Self.begin(for: node, host: host, &begun))
    tracking = begun
    return result
  }

  /// Called after a run that read something observable; most bodies read nothing of the kind.
  private static func begin(
    for node: GraphNode, host: ViewGraph, _ begun: inout Tracking?
  ) -> @Sendable () -> Void {
    let tracking = Tracking(node, host)
    begun = tracking
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
    guard let node = tracking.node, node.isAlive, tracking.isLast else { return }
    // Before the property changes: bodies must not run yet, so the change joins those that wait.
    tracking.host.join(.current)
    node.graph.write { node.setNeedsEvaluation() }
  }
}

/// The views that a closure makes, for containers that call one: it runs again when what it read in the graph or of
/// observable objects has changed, as a body does (G3).
package final class ContentNode<Content>: Attribute<Content> {
  /// Nodes are evaluated while their window is there.
  private unowned(unsafe) let host: ViewGraph
  private var observing = Observing()
  private let make: () -> Content

  package init(in host: ViewGraph, _ label: StaticString, _ make: @escaping () -> Content) {
    self.host = host
    self.make = make
    super.init(in: host.graph, label)
  }

  package override func evaluate() -> Bool {
    storage = observing.run(for: self, host: host, make)
    return true
  }
}
