import Diagnostics
import ReactiveGraph

/// Runs an action for the first value and then for changes: once for each pass, with what the value is at its end.
///
/// An action that causes itself is stopped: it may run twice in a frame, the second time with the outcome of the first.
final class ChangeTeller<Value: Equatable> {
  private unowned let host: ViewGraph
  private let place: GeometrySlot
  private let depth: Int
  private let name: () -> String
  private let action: (Value, Value) -> Void
  /// What the action was told last.
  private var told: Value?
  private var latest: Value?
  private var isWaiting: Bool = false
  private var frame: Int = -1
  private var calls: Int = 0
  private var warning = OneTimeWarning()

  /// `action` gets the value before and the new one; the first time both are the first value.
  init(inputs: _ViewInputs, name: @escaping () -> String, _ action: @escaping (Value, Value) -> Void) {
    host = inputs.window
    place = inputs.slot
    depth = inputs.tellerDepth
    self.name = name
    self.action = action
  }

  /// Takes what the value is now, for a node: when the node has ended by then, nothing is told.
  func note(_ value: Value, for node: GraphNode) {
    latest = value
    guard !isWaiting, told != value else { return }
    isWaiting = true
    let action = PlacedAction(place: place, depth: depth) { [weak node] in
      self.isWaiting = false
      if let node, node.isAlive { self.tell() }
    }
    host.afterUpdate(action)
  }

  private func tell() {
    guard let latest, latest != told, isAllowed() else { return }
    let old: Value = told ?? latest
    told = latest
    action(old, latest)
  }

  private func isAllowed() -> Bool {
    if frame != host.frame {
      frame = host.frame
      calls = 0
    }
    calls += 1
    guard calls > 2 else { return true }
    warning.give(
      "\(name()) tried to update multiple times per frame. Its action changes what it is computed from: make the "
        + "value settle.")
    return false
  }
}
