import AccessibilityTree
import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// One view of UIKit's with all inside, as the views inside say it now.
///
/// A screen has hundreds of them. So a view is lowered as a whole and not by a modifier for each thing that a view may have:
/// fifteen nodes at most are made for a plain view, and one more for each thing that few views have, once the view has it.
nonisolated struct UIViewBody: UnaryView {
  let view: UIView

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let view: UIView = inputs.graph.untracked { view.read() }.view
    return MainActor.assumeIsolated { make(view, inputs) }
  }

  @MainActor static func make(_ view: UIView, _ around: _ViewInputs) -> _ViewOutputs {
    let state = UIViewState(view, around)
    var outside: _ViewInputs = around
    outside.environment = state.environment
    // The first look sets the view's trait overrides in its environment; views inside are made after that, and find them.
    around.graph.untracked { _ = state.look }
    let slot: GeometrySlot = outside.slot
    // One node for all that follow the transform: one that comes out alike tells nobody.
    let transform = Rule<CGAffineTransform>(in: outside.graph, "transform of a UIView") {
      state.shownTransform.transform(size: slot.size)
    }
    var inside: _ViewInputs = outside
    inside.slot = GeometrySlot(in: slot, transform: { transform.value })
    var content: _ViewInputs = inside
    UIViewTarget.addMenuKeys(of: view, to: &content)
    let parts = UIViewParts(view, inputs: content, UIViewParts.Part.all)
    var outputs: _ViewOutputs = Container.make(.changing(parts), inputs: content, hasTransitions: false) {
      let look: UIViewLook = state.look
      return UIViewPlaces(frame: look.frame, origin: look.origin)
    }
    let display = UIViewDisplay(of: state, content: outputs.display, outside: outside, inside)
    outputs.display = display.outer
    state.display = display
    UIViewTarget.add(view, display, content)
    UIViewSpeech.add(state, transform, to: &outputs, inside)
    return outputs
  }
}
