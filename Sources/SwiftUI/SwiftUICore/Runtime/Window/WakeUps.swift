import ReactiveGraph

/// The moments for which views wait, so that a clock that goes on costs only those whose time has come (G2).
package final class WakeUps {
  private struct Entry {
    var time: Double
    /// Those who wait for the same time are woken in the order in which they came, so that a run can be repeated (G9).
    var order: Int
    weak var node: GraphNode?

    var isAlive: Bool { node?.isAlive == true }
  }

  /// By node: a thousand who wait cost each of them nothing.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: Int = 0
  /// With so many entries, those of nodes that are gone are thrown out.
  private var crowd: Int = 16

  /// A frame shows what is due within this many seconds after it: a clock that is advanced in steps does not hit dates.
  package static let tolerance: Double = 0.0005

  /// By how many seconds something is shown before its date. Less than the tolerance, whatever is lost in adding times up:
  /// who is woken without need waits again, but who shows something else ahead of its date has to be woken by then.
  static let lead: Double = 0.0003

  /// The next moment for which somebody waits, in seconds of the host's clock.
  var next: Double? { entries.values.lazy.filter(\.isAlive).map(\.time).min() }

  /// Lets a node be evaluated at a time; its earlier wish is forgotten.
  package func wake(_ node: GraphNode, at time: Double) {
    order += 1
    entries[ObjectIdentifier(node)] = Entry(time: time, order: order, node: node)
    guard entries.count > crowd else { return }
    entries = entries.filter { $0.value.isAlive }
    crowd = max(16, 2 * entries.count)
  }

  package func forget(_ node: GraphNode) { entries[ObjectIdentifier(node)] = nil }

  /// Wakes those whose time has come.
  func advance(to time: Double) {
    let due: [Entry] = entries.values.filter { $0.time <= time + Self.tolerance }
    guard !due.isEmpty else { return }
    entries = entries.filter { $0.value.time > time + Self.tolerance }
    for node in due.sorted(by: { $0.order < $1.order }).compactMap(\.node) where node.isAlive {
      node.graph.write { node.setNeedsEvaluation() }
    }
  }
}
