import InputEngine
import ReactiveGraph
import SwiftUICore

/// What keys do in an open menu: arrows go from item to item and around, letters to the next item that begins with them,
/// Escape and the arrow back close it. In a menu of a menu bar, arrows to the sides go to the menus beside it.
nonisolated struct MenuKeys: PrimitiveModifier {
  private let session: MenuSession
  private let close: () -> Void

  init(session: MenuSession, close: @escaping () -> Void) {
    self.session = session
    self.close = close
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: ViewGraph = inputs.window
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    let keys = KeyResponderModifier { [unowned window] key in
      guard key.phase != .up else { return true }
      let isMirrored: Bool = direction.peek == .rightToLeft
      let back: KeyEquivalent = isMirrored ? .rightArrow : .leftArrow
      let forward: KeyEquivalent = isMirrored ? .leftArrow : .rightArrow
      let keys: MenuKeys = inputs.graph.untracked { modifier.read() }
      switch key.key {
      case .escape: keys.close()
      case back: if let move = keys.session.moveSideways { move(false) } else { keys.close() }
      case forward: keys.session.moveSideways?(true)
      case .downArrow: _ = window.focus.advance(backwards: false, in: window)
      case .upArrow: _ = window.focus.advance(backwards: true, in: window)
      case .home: _ = window.focus.moveToEnd(backwards: true, in: window)
      case .end: _ = window.focus.moveToEnd(backwards: false, in: window)
      default:
        let letters: String = key.characters.lowercased()
        guard !letters.isEmpty else { break }
        _ = window.focus.moveToNext(in: window) { $0.lowercased().hasPrefix(letters) }
      }
      // A menu is modal: keys do nothing behind it.
      return true
    }
    return KeyResponderModifier._makeView(modifier: _GraphValue { keys }, inputs: inputs, body: body)
  }
}
