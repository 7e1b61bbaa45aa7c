import CPango
import Foundation
import TextEngine

/// Underlines and lines through text: bars on whole pixels, placed by the font's size.
struct TextDecoration {
  let size: CGFloat
  let width: CGFloat

  func fill(_ kind: DecorationLine, on cairo: OpaquePointer) {
    let thickness: CGFloat = size * DecorationLine.thickness
    let top: CGFloat = kind.top(at: size)
    var x: Double = 0
    var y: Double = Double(top)
    var height: Double = Double(thickness)
    var horizontal: Double = 0
    cairo_user_to_device(cairo, &x, &y)
    cairo_user_to_device_distance(cairo, &horizontal, &height)
    // Only an upright text has pixel rows to fall on.
    guard horizontal == 0, height > 0 else {
      cairo_rectangle(cairo, 0, Double(top), Double(width), Double(thickness))
      cairo_fill(cairo)
      return
    }
    y = y.rounded()
    height = max(height.rounded(), 1)
    cairo_device_to_user(cairo, &x, &y)
    cairo_device_to_user_distance(cairo, &horizontal, &height)
    cairo_rectangle(cairo, 0, y, Double(width), height)
    cairo_fill(cairo)
  }
}
