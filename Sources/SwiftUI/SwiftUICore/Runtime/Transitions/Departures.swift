import DisplayList
import ReactiveGraph

/// A view that a container shows, with what it takes to let it go.
package struct ShownChild {
  package let element: ViewElement
  /// The place, which holds what the view gives.
  package var child: GeometrySlot
  package let subgraph: Subgraph
  package var display: DisplayNode?
  package var transition: ChildTransition?
  /// Tells one departure from those before it.
  var departures: Int = 0

  package init(
    element: ViewElement, child: GeometrySlot, subgraph: Subgraph, display: DisplayNode?, transition: ChildTransition?
  ) {
    self.element = element
    self.child = child
    self.subgraph = subgraph
    self.display = display
    self.transition = transition
  }
}

/// The views that a container has no longer and that are still seen, until their transitions are over.
package final class Departures {
  private let inputs: _ViewInputs
  private let redraw: () -> Void
  private var departing: [ObjectIdentifier: ShownChild] = [:]
  /// All that was seen when the last view went, in its order.
  private var seen: [ViewElement] = []

  /// - Parameter redraw: Called when a view is no longer to be drawn.
  package init(_ inputs: _ViewInputs, redraw: @escaping () -> Void) {
    self.inputs = inputs
    self.redraw = redraw
  }

  var isEmpty: Bool { departing.isEmpty }

  package func contains(_ element: ViewElement) -> Bool { departing[ObjectIdentifier(element)] != nil }

  /// Lets a view go: at once, or when its transition is over.
  ///
  /// - Parameter shown: The views that were there together with it, in their order.
  /// - Returns: What is still seen of the view; nil when it is gone.
  @discardableResult
  package func begin(_ gone: ShownChild, among shown: @autoclosure () -> [ViewElement]) -> ShownChild? {
    let id = ObjectIdentifier(gone.element)
    let count: Int = gone.departures + 1
    let graph: Graph = inputs.graph
    let departure: ShownChild? = graph.with(gone.subgraph) {
      graph.untracked {
        ChildTransition.depart(gone, host: inputs.window) { [weak self] in self?.end(id, departure: count) }
      }
    }
    guard var departure else {
      gone.subgraph.end(in: graph)
      return nil
    }
    if departing.isEmpty { seen = shown() }
    departure.departures = count
    departing[id] = departure
    gone.element.hold()
    takePoints(departure.display, false)
    inputs.window.departureDidChange(of: departure.child, isDeparting: true)
    return departure
  }

  /// Has a view that is on its way out turn round.
  package func takeBack(_ element: ViewElement) -> ShownChild? {
    guard !departing.isEmpty, let back = departing.removeValue(forKey: ObjectIdentifier(element)) else { return nil }
    takePoints(back.display, true)
    inputs.window.departureDidChange(of: back.child, isDeparting: false)
    back.transition?.turnRound()
    element.letGo()
    return back
  }

  /// Ends a view whose departure is over, unless it has turned round since.
  private func end(_ id: ObjectIdentifier, departure: Int) {
    guard let gone = departing[id], gone.departures == departure else { return }
    departing[id] = nil
    if departing.isEmpty { seen = [] }
    takePoints(gone.display, true)
    gone.subgraph.end(in: inputs.graph)
    gone.element.letGo()
    redraw()
  }

  /// Lets go of all views when the container ends.
  package func invalidate() {
    for gone in departing.values {
      takePoints(gone.display, true)
      gone.element.letGo()
    }
    departing = [:]
  }

  /// What is on its way out lets points through to what is behind.
  private func takePoints(_ display: DisplayNode?, _ takesPoints: Bool) {
    guard let display else { return }
    display.ignoresPoints = !takesPoints
  }

  /// What is there, and behind each view what followed it and is on its way out.
  package func inOrder(_ present: [ShownChild]) -> [ShownChild] {
    guard !departing.isEmpty else {
      seen = []
      return present
    }
    let known: Set<ObjectIdentifier> = Set(present.map { ObjectIdentifier($0.element) })
    var following: [ObjectIdentifier?: [ShownChild]] = [:]
    var last: ObjectIdentifier?
    for element in seen {
      let id = ObjectIdentifier(element)
      if let gone = departing[id] {
        following[last, default: []].append(gone)
      } else if known.contains(id) {
        last = id
      }
    }
    let all: [ShownChild] =
      (following[nil] ?? []) + present.flatMap { [$0] + (following[ObjectIdentifier($0.element)] ?? []) }
    seen = all.map(\.element)
    return all
  }
}
