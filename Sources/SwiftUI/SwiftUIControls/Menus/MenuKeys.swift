import InputEngine
import ReactiveGraph
import SwiftUICore

/// What keys do in an open menu: arrows go from item to item and around, letters to the next item that begins with them,
/// Escape and the arrow back close it.
nonisolated struct MenuKeys: PrimitiveModifier {
  private let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: ViewGraph = inputs.window
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let keys = KeyResponderModifier { [unowned window] key in
      guard key.phase != .up else { return true }
      let back: KeyEquivalent = direction.peek == .rightToLeft ? .rightArrow : .leftArrow
      switch key.key {
      case .escape, back: inputs.graph.untracked { modifier.read() }.close()
      case .downArrow: _ = window.focus.advance(backwards: false, in: window)
      case .upArrow: _ = window.focus.advance(backwards: true, in: window)
      case .home: _ = window.focus.moveToEnd(backwards: true, in: window)
      case .end: _ = window.focus.moveToEnd(backwards: false, in: window)
      default:
        let letters: String = key.characters.lowercased()
        _ = window.focus.moveToNext(in: window) { $0.lowercased().hasPrefix(letters) }
      }
      // A menu is modal: keys do nothing behind it.
      return true
    }
    return KeyResponderModifier._makeView(modifier: _GraphValue { keys }, inputs: inputs, body: body)
  }
}
