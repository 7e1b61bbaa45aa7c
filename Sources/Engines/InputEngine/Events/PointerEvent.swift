import CoreGraphics

/// The device that points: it decides thresholds and whether a drag scrolls, not which gestures there are.
package enum PointerKind: String, Hashable, Sendable, CaseIterable {
  case mouse, touch, pen
}

/// A button of a pointer. A finger and the tip of a pen are the primary button.
package enum PointerButton: String, Hashable, Sendable, CaseIterable {
  case primary, secondary, middle, back, forward
}

/// Keys that are held while something else happens.
package struct InputModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = InputModifiers(rawValue: 1 << 0)
  package static let control = InputModifiers(rawValue: 1 << 1)
  /// Alt on a keyboard of a PC.
  package static let option = InputModifiers(rawValue: 1 << 2)
  /// The key that apps use for shortcuts: hosts give it for Control on desktops whose shortcuts use Control.
  package static let command = InputModifiers(rawValue: 1 << 3)
  package static let capsLock = InputModifiers(rawValue: 1 << 4)
  /// The key lies on the numeric pad.
  package static let numericPad = InputModifiers(rawValue: 1 << 5)
}

/// One event of a mouse, a finger or a pen, in the window's space and as the device reported it.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    /// The pointer moves with no button held; a finger never does.
    case hover
    /// The pointer left the window.
    case leave
    case down
    /// The pointer moves with a button held.
    case move
    case up
    /// The system took the pointer away, or the window closed: nothing that began with it may end as if it were let go.
    case cancel
  }

  package var phase: Phase
  /// Tells the pointers apart that are down at the same time.
  package var pointer: UInt64
  package var kind: PointerKind
  /// The button that went down or up, or the one that is held.
  package var button: PointerButton
  package var modifiers: InputModifiers
  /// In points of the window.
  package var position: CGPoint
  /// 0 to 1; devices that do not tell give 1 while they are down.
  package var pressure: Double
  /// In seconds of the host's clock.
  package var time: Double

  package init(
    _ phase: Phase, at position: CGPoint, time: Double, pointer: UInt64 = 0, kind: PointerKind = .mouse,
    button: PointerButton = .primary, modifiers: InputModifiers = [], pressure: Double = 1
  ) {
    self.phase = phase
    self.pointer = pointer
    self.kind = kind
    self.button = button
    self.modifiers = modifiers
    self.position = position
    self.pressure = pressure
    self.time = time
  }
}
