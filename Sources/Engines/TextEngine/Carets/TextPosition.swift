/// A place between two characters, and the character that it belongs to where both stand apart.
package struct TextPosition: Hashable, Sendable {
  /// The neighbour that a caret stands beside: they are apart at the end of a wrapped line and where the direction changes.
  package enum Affinity: String, Hashable, Sendable {
    /// Behind the character before.
    case upstream
    /// In front of the character after.
    case downstream
  }

  /// In Unicode scalars.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }

  package func moved(by distance: Int) -> TextPosition { TextPosition(offset + distance, affinity) }
}

/// Left or right on the screen, whatever the direction of the text.
package enum VisualDirection: String, Hashable, Sendable { case left, right }
