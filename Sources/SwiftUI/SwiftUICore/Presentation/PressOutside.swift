import CoreGraphics
import InputEngine
import ReactiveGraph

/// A clear area that runs an action as soon as a pointer goes down on it, with any button: what lies behind menus and
/// popovers, which such a press closes.
package nonisolated struct PressOutside: View {
  private let action: () -> Void

  package init(perform action: @escaping () -> Void) { self.action = action }
}

extension PressOutside: UnaryView {
  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs: _ViewOutputs = Color._makeView(view: _GraphValue { Color.clear }, inputs: inputs)
    inputs.window.hitTargets.add(Target(view, inputs), to: &outputs, inputs)
    return outputs
  }

  private final class Target: HitTarget {
    private let view: _GraphValue<PressOutside>
    private let inputs: _ViewInputs

    init(_ view: _GraphValue<PressOutside>, _ inputs: _ViewInputs) {
      self.view = view
      self.inputs = inputs
    }

    var slot: GeometrySlot { inputs.slot }

    func gestures(at hit: PointerHit) -> [ArenaEntry] {
      guard !slot.isLeaving else { return [] }
      let action: () -> Void = inputs.graph.untracked { view.read() }.action
      inputs.window.afterUpdate(action)
      return []
    }
  }
}
