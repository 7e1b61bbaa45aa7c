import CoreGraphics

/// A turn of a wheel, or fingers that scroll on a touch pad.
package struct ScrollEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    /// A notch of a wheel: complete in itself.
    case wheel
    /// Fingers on a touch pad: one event begins, any number change, one ends.
    case began, changed, ended, cancelled
  }

  package var phase: Phase
  package var position: CGPoint
  /// In points; positive moves towards the end of the content.
  package var delta: CGSize
  /// At the end of a touch pad's scroll: points a second with which the content goes on; zero lets it rest.
  package var velocity: CGSize
  package var modifiers: InputModifiers
  /// In seconds of the host's clock.
  package var time: Double

  package init(
    _ phase: Phase, at position: CGPoint, by delta: CGSize = .zero, velocity: CGSize = .zero, time: Double,
    modifiers: InputModifiers = []
  ) {
    self.phase = phase
    self.position = position
    self.delta = delta
    self.velocity = velocity
    self.modifiers = modifiers
    self.time = time
  }
}

/// Two fingers that pinch or turn on a touch pad, which knows the gesture but not the fingers.
package struct TransformEvent: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    case began, changed, ended, cancelled
  }

  package var phase: Phase
  package var position: CGPoint
  /// How much larger than at the beginning: 1 for no change.
  package var magnification: Double
  /// Radians since the beginning, clockwise.
  package var rotation: Double
  package var modifiers: InputModifiers
  /// In seconds of the host's clock.
  package var time: Double

  package init(
    _ phase: Phase, at position: CGPoint, magnification: Double = 1, rotation: Double = 0, time: Double,
    modifiers: InputModifiers = []
  ) {
    self.phase = phase
    self.position = position
    self.magnification = magnification
    self.rotation = rotation
    self.modifiers = modifiers
    self.time = time
  }
}
