import CoreGraphics

/// What a part of a control is painted with. The view system that draws the part knows the paint for each role: the tint of
/// the place, the colours of the appearance.
package enum LookRole: Hashable, Sendable {
  /// The colour that stands for what can be used or is on.
  case tint
  /// What lies on the tint, such as a tick.
  case onTint
  /// The ground of a control; 0 is the strongest of four levels.
  case fill(Int)
  /// Text and marks; 0 is the strongest of four levels.
  case label(Int)
  /// What is dragged, and lies above its track.
  case knob
  /// A piece that lies above the ground of its control: white, and grey in dark appearance.
  case raised
  case separator
  /// The ground of the window.
  case background
  /// A colour that is the same in each place and appearance: sRGB from 0 to 1.
  case color(red: Double, green: Double, blue: Double)
}

/// The line with which an outline is drawn; its ends and corners are round.
package struct LookStroke: Hashable, Sendable {
  /// In points.
  package var width: CGFloat

  package init(width: CGFloat) { self.width = width }
}

/// The shadow of a part that lies above others.
package struct LookShadow: Hashable, Sendable {
  package var radius: CGFloat
  /// How far the shadow lies below the part, in points.
  package var offset: CGFloat
  /// Of black.
  package var opacity: Double

  package init(radius: CGFloat, offset: CGFloat, opacity: Double) {
    self.radius = radius
    self.offset = offset
    self.opacity = opacity
  }

  /// The shadow of knobs.
  package static let knob = LookShadow(radius: 2, offset: 1, opacity: 0.22)
}

/// One outline of a control with its paint.
package struct LookPart: Hashable, Sendable {
  /// In the control's own space: points, y downwards, x from the leading edge.
  package var path: CGPath
  package var role: LookRole
  package var opacity: Double
  /// Nil for a filled part.
  package var stroke: LookStroke?
  package var shadow: LookShadow?

  package init(
    _ path: CGPath, _ role: LookRole, opacity: Double = 1, stroke: LookStroke? = nil, shadow: LookShadow? = nil
  ) {
    self.path = path
    self.role = role
    self.opacity = opacity
    self.stroke = stroke
    self.shadow = shadow
  }
}

extension LookPart {
  /// A rectangle whose corners are round: half circles at the short sides where no radius is given.
  package static func bar(
    _ rect: CGRect, radius: CGFloat? = nil, _ role: LookRole, opacity: Double = 1, shadow: LookShadow? = nil
  ) -> LookPart {
    let limit: CGFloat = min(rect.width, rect.height) / 2
    let corner: CGFloat = min(radius ?? limit, limit)
    let path = CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil)
    return LookPart(path, role, opacity: opacity, shadow: shadow)
  }

  /// A circle.
  package static func dot(
    at center: CGPoint, radius: CGFloat, _ role: LookRole, opacity: Double = 1, shadow: LookShadow? = nil
  ) -> LookPart {
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return LookPart(CGPath(ellipseIn: rect, transform: nil), role, opacity: opacity, shadow: shadow)
  }

  /// Lines from point to point.
  package static func line(
    _ points: [CGPoint], width: CGFloat, _ role: LookRole, opacity: Double = 1
  ) -> LookPart {
    let path = CGMutablePath()
    path.addLines(between: points)
    return LookPart(CGPath(elements: path.elements), role, opacity: opacity, stroke: LookStroke(width: width))
  }
}
