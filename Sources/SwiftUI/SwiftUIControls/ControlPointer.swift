import CoreGraphics
import InputEngine
import SwiftUICore

/// A pointer that a control follows from where it went down on one of its parts.
nonisolated package struct ControlPointer {
  package enum Phase: Sendable {
    case began
    case moved
    /// It was let go.
    case ended
    /// It was taken away, or the control is no longer there to follow it.
    case cancelled
  }

  package internal(set) var phase: Phase
  /// In the part's own space: points, with x from the leading edge.
  package internal(set) var location: CGPoint
  /// Where it was at the call before.
  package internal(set) var previous: CGPoint
  /// The size of the part.
  package let size: CGSize
  package let kind: PointerKind
  /// The environment of the part.
  package let environment: EnvironmentValues
  /// Whether the key is held (Option) that makes values go with small steps.
  package internal(set) var isPrecise: Bool
  /// What the control keeps from one call to the next.
  package var memory: CGFloat = 0

  init(at point: CGPoint, of part: ControlPartTarget, _ kind: PointerKind) {
    phase = .began
    location = point
    previous = point
    size = part.slot.placed.peek.size
    self.kind = kind
    environment = EnvironmentValues(scope: part.inputs.environment)
    isPrecise = false
  }
}
