import ReactiveGraph

/// Calls an action at a moment of the host's clock, outside of passes.
package final class InputTimer: GraphNode {
  private unowned let window: ViewGraph
  private let fire: () -> Void
  private var due: Double?

  package init(_ window: ViewGraph, _ label: StaticString, _ fire: @escaping () -> Void) {
    self.window = window
    self.fire = fire
    super.init(in: window.graph, label)
  }

  /// Sets the moment; nil for none.
  package func set(_ time: Double?) {
    guard time != due else { return }
    due = time
    if let time { window.wakeUps.wake(self, at: time) } else { window.wakeUps.forget(self) }
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    guard let due, due <= window.time.peek + WakeUps.tolerance else { return false }
    self.due = nil
    window.afterUpdate(fire)
    return false
  }

  package override func invalidated() { window.wakeUps.forget(self) }
}
