import CoreGraphics
import Foundation

/// Something dragged over the window, from this program or another.
package struct DropEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case entered, moved, left
    /// Let go here: the values by media type, as far as the host could read them.
    case dropped([String: Data])
  }

  package var phase: Phase
  package var position: CGPoint
  /// The media types that are offered, the best first.
  package var types: [String]
  package var modifiers: InputModifiers

  package init(_ phase: Phase, at position: CGPoint, types: [String] = [], modifiers: InputModifiers = []) {
    self.phase = phase
    self.position = position
    self.types = types
    self.modifiers = modifiers
  }
}
