import InputEngine

/// A key as controls understand it: arrows by the direction of text instead of by side.
nonisolated package enum ControlKey: Hashable, Sendable {
  case up, down, leading, trailing
  case pageUp, pageDown, home, end
  /// A key that writes.
  case character(Character)

  /// Nil for keys that controls do nothing with, and for shortcuts.
  init?(_ event: KeyEvent, isRightToLeft: Bool) {
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
    switch event.symbol {
    case .up: self = .up
    case .down: self = .down
    case .left: self = isRightToLeft ? .trailing : .leading
    case .right: self = isRightToLeft ? .leading : .trailing
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .home
    case .end: self = .end
    case .character(let character): self = .character(character)
    default: return nil
    }
  }
}
