import CoreGraphics
import DisplayList

/// A shape in one colour as a window draws it: a bar, a line or a point of a chart, among others.
struct DrawnMark {
  /// Around the shape, in the window.
  var rect: CGRect
  var color: RGBA
}

extension DisplayList {
  /// All shapes in one colour that are thicker than the lines of a grid, from back to front.
  func drawnMarks() -> [DrawnMark] {
    var marks: [DrawnMark] = []
    Self.visit(items, .identity, 1, &marks)
    return marks
  }

  /// In points; grids and ticks have lines that are no thicker.
  private static let thinnest: CGFloat = 1.2

  private static func visit(
    _ items: [DisplayItem], _ toWindow: CGAffineTransform, _ opacity: Double, _ marks: inout [DrawnMark]
  ) {
    for item in items {
      switch item {
      case .group(.transform(let transform), let inner):
        visit(inner, transform.concatenating(toWindow), opacity, &marks)
      case .group(.opacity(let part), let inner): visit(inner, toWindow, opacity * part, &marks)
      case .group(_, let inner): visit(inner, toWindow, opacity, &marks)
      case .fill(let path, .color(let color), _):
        let rect: CGRect = path.boundingBox.applying(toWindow)
        if min(rect.width, rect.height) > thinnest { add(rect, color, opacity, &marks) }
      case .stroke(let path, .color(let color), let stroke):
        if stroke.width > thinnest {
          add(
            path.boundingBox.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2).applying(toWindow), color, opacity,
            &marks)
        }
      case .fill, .stroke, .image, .text, .symbol: continue
      }
    }
  }

  private static func add(_ rect: CGRect, _ color: RGBA, _ opacity: Double, _ marks: inout [DrawnMark]) {
    var color: RGBA = color
    color.alpha *= opacity
    guard color.alpha > 0.01 else { return }
    marks.append(DrawnMark(rect: rect, color: color))
  }
}
