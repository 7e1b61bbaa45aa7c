import CoreGraphics

/// A colour in extended sRGB, not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

package struct GradientStop: Hashable, Sendable {
  package var color: RGBA
  /// 0 at the start to 1 at the end.
  package var location: Double

  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// What fills a shape; points are in the space of the item that is painted.
package indirect enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear([GradientStop], from: CGPoint, to: CGPoint)
  case radial([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// From one circle to another, the one within the other or not; where neither reaches nothing is painted.
  case circles([GradientStop], from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// Angles in radians, clockwise from the x axis.
  case angular([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  case mesh(Mesh)
  /// A paint in a space that the transform maps into that of the item.
  case transformed(Paint, CGAffineTransform)
  /// A linear or radial gradient that begins again where it ends, or goes back from there.
  case repeated(Paint, mirrored: Bool)
  /// A picture stretched to the rectangle, again and again beside it.
  case tile(CGImageBox, CGRect)
}
