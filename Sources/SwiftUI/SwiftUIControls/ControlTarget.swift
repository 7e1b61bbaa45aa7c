import AccessibilityTree
import InputEngine
import SwiftUICore

/// A control that is pressed at itself or at a part of its looks.
nonisolated package protocol PressableControl: KeyboardControl {
  /// The control as one that the keyboard's focus may go to.
  var control: (any KeyboardControl)? { get }
  /// The recognizer of a press on a part of the control's looks; none while the control is disabled.
  func pressEntry(at hit: PointerHit, in part: any HitTarget) -> [ArenaEntry]
  /// The recognizers of a part with a use of its own.
  func entries(at hit: PointerHit, in part: ControlPartTarget) -> [ArenaEntry]
}

/// What a part of a control's looks does with a pointer that goes down on it.
nonisolated package enum ControlPartUse: Equatable {
  /// It is pressed for the control, as a switch beside its label.
  case activates
  /// It is pressed for one of the control's actions, and acts again and again while it is held. Styles see its number as
  /// the part that is pressed.
  case performs(AccessibilityActionCode, part: Int)
  /// The control follows the pointer, as a slider does.
  case follows
}

/// A part of a control's looks that takes pointers for the control.
nonisolated package struct ControlTarget: PrimitiveModifier {
  private let control: any PressableControl
  private let use: ControlPartUse

  package init(_ control: any PressableControl, _ use: ControlPartUse = .activates) {
    self.control = control
    self.use = use
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let target: Self = inputs.graph.untracked { modifier.read() }
    inputs.window.hitTargets.add(ControlPartTarget(target.control, target.use, at: inputs), to: &outputs, inputs)
    return outputs
  }
}

/// One part of a control that takes pointers. The use of a part never changes.
nonisolated package final class ControlPartTarget: HitTarget {
  private let owner: any PressableControl
  let use: ControlPartUse
  let inputs: _ViewInputs
  /// The recognizer, once a pointer went down here.
  var entry: ArenaEntry?

  init(_ owner: any PressableControl, _ use: ControlPartUse, at inputs: _ViewInputs) {
    self.owner = owner
    self.use = use
    self.inputs = inputs
  }

  package var slot: GeometrySlot { inputs.slot }
  package var control: (any KeyboardControl)? { owner.control }

  package func gestures(at hit: PointerHit) -> [ArenaEntry] {
    use == .activates ? owner.pressEntry(at: hit, in: self) : owner.entries(at: hit, in: self)
  }

  /// Makes a point of the part's own space, with x from the leading edge, of a point of the window.
  func directed(_ point: CGPoint) -> CGPoint {
    var local: CGPoint = self.local(point)
    if inputs.environment(LayoutDirectionKey.self).peek == .rightToLeft {
      local.x = slot.placed.peek.size.width - local.x
    }
    return local
  }
}
