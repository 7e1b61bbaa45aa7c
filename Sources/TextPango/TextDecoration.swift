import CPango
import Foundation

/// Underlines and lines through text: bars on whole pixels, placed by the font's size.
struct TextDecoration {
  enum Kind { case underline, strikethrough }

  let size: CGFloat
  let width: CGFloat

  func fill(_ kind: Kind, on cairo: OpaquePointer) {
    let thickness: CGFloat = size * 0.066
    // The underline begins a tenth of the size below the base line, the other runs through the middle of small letters.
    let top: CGFloat = kind == .underline ? size * 0.1 : size * -0.275 - thickness / 2
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
