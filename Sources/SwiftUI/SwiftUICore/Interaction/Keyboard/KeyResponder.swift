import InputEngine

/// A part of a window that takes keys which the views around the focus leave, such as a menu or a sheet that Escape closes.
package protocol KeyResponder: AnyObject {
  /// The place of the views that the object belongs to.
  var slot: GeometrySlot { get }
  /// Takes a key; false when it does nothing with it.
  func handle(_ key: KeyPress) -> Bool
}

/// Takes keys for responders outside of the views' tree: those of UIKit's.
package protocol KeyInterceptor: AnyObject {
  /// Takes a key before all others; false when it does nothing with it.
  func takeFirst(_ event: KeyEvent, _ press: KeyPress) -> Bool
  /// Takes a key that neither the views around the focus nor shortcuts want.
  func takeLast(_ event: KeyEvent, _ press: KeyPress) -> Bool
  /// The window has no keyboard any more: keys come up unseen.
  func keyboardIsLost()
}

/// Takes keys for a view that the views around the focus leave.
package nonisolated struct KeyResponderModifier: PrimitiveModifier {
  private let handle: (KeyPress) -> Bool

  package init(_ handle: @escaping (KeyPress) -> Bool) { self.handle = handle }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = Responder(modifier, inputs)
    let keyboard: KeyboardInput = inputs.window.keyboard
    keyboard.add(responder)
    inputs.graph.currentSubgraph.onEnd { [weak keyboard] in keyboard?.remove(responder) }
    return body(inputs)
  }

  private final class Responder: KeyResponder {
    private let modifier: _GraphValue<KeyResponderModifier>
    private let inputs: _ViewInputs

    init(_ modifier: _GraphValue<KeyResponderModifier>, _ inputs: _ViewInputs) {
      self.modifier = modifier
      self.inputs = inputs
    }

    var slot: GeometrySlot { inputs.slot }

    func handle(_ key: KeyPress) -> Bool {
      guard !slot.isLeaving else { return false }
      return inputs.graph.untracked { modifier.read() }.handle(key)
    }
  }
}
