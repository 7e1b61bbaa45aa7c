import CoreGraphics
import DisplayList

/// Pieces that follow each other in one colour, as one path.
struct SpaceBatch {
  private var path = CGMutablePath()
  private var color: RGBA?
  /// The width of lines; nil for areas.
  private var width: CGFloat?
  private(set) var items: [DisplayItem] = []

  /// By how many points an opaque patch is larger than it is: without that the ground shines through between neighbours.
  private static let overlap: CGFloat = 0.35

  /// Adds an area. All go around in one direction, so that what overlaps is not left out.
  mutating func fill(_ corners: [CGPoint], _ color: RGBA) {
    guard corners.count >= 3, color.alpha > 0 else { return }
    begin(color, nil)
    var area: CGFloat = 0
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for index in corners.indices {
      let (start, end): (CGPoint, CGPoint) = (corners[index], corners[index + 1 == corners.count ? 0 : index + 1])
      area += start.x * end.y - end.x * start.y
      x += start.x
      y += start.y
    }
    let middle = CGPoint(x: x / CGFloat(corners.count), y: y / CGFloat(corners.count))
    let overlap: CGFloat = color.alpha == 1 ? Self.overlap : 0
    for step in corners.indices {
      let corner: CGPoint = corners[area < 0 ? corners.count - 1 - step : step]
      let (dx, dy): (CGFloat, CGFloat) = (corner.x - middle.x, corner.y - middle.y)
      let length: CGFloat = (dx * dx + dy * dy).squareRoot()
      let scale: CGFloat = length > 1e-6 ? overlap / length : 0
      let point = CGPoint(x: corner.x + dx * scale, y: corner.y + dy * scale)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }

  /// Adds a circle.
  mutating func fill(circle center: CGPoint, radius: CGFloat, _ color: RGBA) {
    guard radius > 0, color.alpha > 0 else { return }
    begin(color, nil)
    path.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a line.
  mutating func stroke(_ start: CGPoint, _ end: CGPoint, width: CGFloat, _ color: RGBA) {
    guard color.alpha > 0 else { return }
    begin(color, width)
    // The parts of a rule are one line.
    if path.isEmpty || path.currentPoint != start { path.move(to: start) }
    path.addLine(to: end)
  }

  /// Adds something that is not put together with others.
  mutating func add(_ item: DisplayItem) {
    flush()
    items.append(item)
  }

  private mutating func begin(_ color: RGBA, _ width: CGFloat?) {
    guard self.color != color || self.width != width else { return }
    flush()
    self.color = color
    self.width = width
  }

  mutating func flush() {
    if let color, !path.isEmpty {
      if let width {
        var stroke = Stroke(width: width)
        stroke.cap = .round
        stroke.join = .round
        items.append(.stroke(path, .color(color), stroke))
      } else {
        items.append(.fill(path, .color(color), evenOdd: false))
      }
      path = CGMutablePath()
    }
    color = nil
    width = nil
  }
}
