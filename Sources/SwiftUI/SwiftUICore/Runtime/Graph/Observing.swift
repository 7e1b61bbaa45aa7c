import Foundation
import FoundationGaps
import Observation
import ReactiveGraph

/// Runs code that may read observable properties, and has its node evaluated again when one of them changes: a body, or a
/// binding that a node reads.
package struct Observing {
  /// Made when something observable is first read, then kept as long as the node.
  private var last: LastTracking?

  /// Lets the callback of one run find its node, while that run is the last.
  fileprivate final class Tracking: @unchecked Sendable {
    /// Not counted, as there is one for each node that reads something: `LastTracking` takes it out.
    unowned(unsafe) var node: GraphNode?
    unowned let host: ViewGraph

    init(_ node: GraphNode, _ host: ViewGraph) {
      self.node = node
      self.host = host
    }
  }

  /// The tracking that counts: an older one that fires late says nothing, nor does one whose node has gone.
  private final class LastTracking {
    var tracking: Tracking? {
      didSet { oldValue?.node = nil }
    }

    deinit { tracking?.node = nil }
  }

  /// The run that is under way; its tracking is made when it first reads something.
  fileprivate final class Run {
    let node: GraphNode
    let host: ViewGraph
    var tracking: Tracking?

    init(_ node: GraphNode, _ host: ViewGraph) {
      self.node = node
      self.host = host
    }

    /// The tracking that observable objects call when the run has read them. Most bodies read none, and make no tracking.
    func begin() -> Tracking {
      if let tracking { return tracking }
      let made = Tracking(node, host)
      tracking = made
      return made
    }
  }

  /// The innermost run. All evaluation is on the main actor.
  fileprivate nonisolated(unsafe) static var current: Run?

  package init() {}

  /// Runs the code; what it reads of observable objects has `node` evaluated again when that changes.
  package mutating func run<Result>(for node: GraphNode, host: ViewGraph, _ body: () -> Result) -> Result {
    last?.tracking = nil
    let run = Run(node, host)
    let outer: Run? = Self.current
    Self.current = run
    defer { Self.current = outer }
    let result: Result = withObservationTracking(body, onChange: Self.callback(of: run))
    if let tracking = run.tracking {
      let last: LastTracking = self.last ?? LastTracking()
      last.tracking = tracking
      self.last = last
    }
    return result
  }

  /// Called after a run that read something observable.
  private static func callback(of run: Run) -> @Sendable () -> Void {
    let tracking: Tracking = run.begin()
    return { changed(tracking) }
  }

  /// Called before an observed property changes, on the thread that changes it.
  fileprivate static func changed(_ tracking: Tracking) {
    if MainQueue.isCurrent {
      invalidate(tracking)
    } else {
      DispatchQueue.main.async { invalidate(tracking) }
    }
  }

  private static func invalidate(_ tracking: Tracking) {
    guard let node = tracking.node, node.isAlive else { return }
    // Before the property changes: bodies must not run yet, so the change joins those that wait.
    tracking.host.join(.current)
    node.graph.write { node.setNeedsEvaluation() }
  }
}

/// The nodes that follow something, as they follow observable properties: for the framework's own objects, of which there
/// are thousands with several aspects each. Only code that runs for a node comes to follow it.
package struct ChangeFollowers {
  private var followers: [Observing.Tracking] = []

  package init() {}

  /// The node whose code is running comes to follow.
  package mutating func follow() {
    guard let run = Observing.current else { return }
    let tracking: Observing.Tracking = run.begin()
    guard followers.last !== tracking else { return }
    if !followers.isEmpty { followers.removeAll { $0 === tracking || $0.node == nil } }
    followers.append(tracking)
  }

  /// Takes the following nodes out and gives them; a node follows anew when its code reads the value again. They are taken out before
  /// they are told, because telling them may start a pass for earlier changes, in which nodes read the value and follow it.
  package mutating func take() -> ChangeFollowers {
    let taken: ChangeFollowers = self
    followers = []
    return taken
  }

  /// Has those that follow evaluated again.
  package func tell() {
    for tracking in followers { Observing.changed(tracking) }
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
