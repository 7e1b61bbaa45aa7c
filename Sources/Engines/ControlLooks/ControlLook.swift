import CoreGraphics

/// How a control looks, apart from what it does: a value of metrics and state, from which follow the size and the parts.
///
/// Views of SwiftUI and controls of UIKit draw the same looks; neither is known here.
package protocol ControlLook: Equatable, Sendable {
  /// The sizes that the control can have.
  var width: LookExtent { get }
  var height: LookExtent { get }
  /// The parts in a size, from back to front.
  func parts(in size: CGSize) -> [LookPart]
  /// The number that changes gradually in an animated change, such as the place of a knob.
  var moving: CGFloat { get set }
  /// Whether the parts are mirrored where text runs from right to left.
  var isMirrored: Bool { get }
}

extension ControlLook {
  package var moving: CGFloat {
    get { 0 }
    set {}
  }

  package var isMirrored: Bool { true }
}

/// The lengths that a control can have along one axis, in points.
package struct LookExtent: Hashable, Sendable {
  package var minimum: CGFloat
  /// The length where the control may choose.
  package var ideal: CGFloat
  package var maximum: CGFloat

  package init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  package static func fixed(_ length: CGFloat) -> LookExtent {
    LookExtent(minimum: length, ideal: length, maximum: length)
  }

  /// As long as there is room.
  package static func flexible(minimum: CGFloat = 0, ideal: CGFloat) -> LookExtent {
    LookExtent(minimum: minimum, ideal: ideal, maximum: .infinity)
  }

  package var isFixed: Bool { minimum == maximum }

  /// The length for a proposal; nil asks for the ideal one.
  package func length(for proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return ideal }
    return min(max(proposal, minimum), maximum)
  }
}
