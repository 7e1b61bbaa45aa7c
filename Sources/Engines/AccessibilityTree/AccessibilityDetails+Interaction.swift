import CoreGraphics

// Details about touch, text and dragging.

/// The kind of a text, by which a reader chooses how to speak it.
package enum AccessibilityTextKind: String, Hashable, Sendable, CaseIterable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// An area in which touches go to the app (behaviour 402).
package struct AccessibilityDirectTouch: Hashable, Sendable {
  package var isActive: Bool
  /// The reader is silent while the area is touched, so that the app's own sound is heard.
  package var isSilent: Bool
  /// Touches go through only once the element has been activated.
  package var requiresActivation: Bool

  package init(isActive: Bool, isSilent: Bool = false, requiresActivation: Bool = false) {
    self.isActive = isActive
    self.isSilent = isSilent
    self.requiresActivation = requiresActivation
  }
}

/// A point where a drag begins or a drop ends, as fractions of the element's bounds, with the words for it (behaviour 401).
package struct AccessibilityDescribedPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var description: String

  package init(x: Double, y: Double, description: String) {
    self.x = x
    self.y = y
    self.description = description
  }
}

/// An edge of an element, as a scroll action gets it (behaviour 398).
package enum AccessibilityEdge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}

/// What an assistive technology says along with an action.
package enum AccessibilityActionInput: Hashable, Sendable {
  case none
  /// The edge to scroll to.
  case edge(AccessibilityEdge)
  /// In or out, around a place given as fractions of the element and as a point of the window (behaviour 403).
  case zoom(isIn: Bool, place: CGPoint, point: CGPoint)
}
