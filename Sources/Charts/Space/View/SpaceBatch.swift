import CoreGraphics
import DisplayList

/// Pieces that follow each other in one colour, as one path.
struct SpaceBatch {
  private var path = CGMutablePath()
  private var color: RGBA?
  /// The width of lines; nil for areas.
  private var width: CGFloat?
  private(set) var items: [DisplayItem] = []

  /// By how many points the sides of an opaque patch are moved outward: without that the ground shines through between
  /// neighbours.
  private static let overlap: CGFloat = 0.3
  /// The most that a pointed corner is moved, in points.
  private static let reach: CGFloat = 0.9

  /// Adds an area. All go around in one direction, so that what overlaps is not left out.
  mutating func fill(_ corners: [CGPoint], _ color: RGBA) {
    let count: Int = corners.count
    guard count >= 3, color.alpha > 0 else { return }
    begin(color, nil)
    var area: CGFloat = 0
    for index in 0..<count {
      let (start, end): (CGPoint, CGPoint) = (corners[index], corners[index + 1 == count ? 0 : index + 1])
      area += start.x * end.y - end.x * start.y
    }
    let isTurned: Bool = area < 0
    func corner(_ step: Int) -> CGPoint {
      let index: Int = step < 0 ? step + count : step >= count ? step - count : step
      return corners[isTurned ? count - 1 - index : index]
    }
    guard color.alpha == 1 else {
      path.move(to: corner(0))
      for step in 1..<count { path.addLine(to: corner(step)) }
      return path.closeSubpath()
    }
    var before: CGPoint = Self.outward(from: corner(-1), to: corner(0))
    for step in 0..<count {
      let (own, after): (CGPoint, CGPoint) = (corner(step), Self.outward(from: corner(step), to: corner(step + 1)))
      // Where both moved sides meet, but not farther than a little.
      let (x, y): (CGFloat, CGFloat) = (before.x + after.x, before.y + after.y)
      let scale: CGFloat =
        Self.overlap * 2 / max(x * x + y * y, 4 * Self.overlap * Self.overlap / (Self.reach * Self.reach))
      let point = CGPoint(x: own.x + x * scale, y: own.y + y * scale)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      before = after
    }
    path.closeSubpath()
  }

  /// The direction away from an area that goes around clockwise, at a side of it.
  private static func outward(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (x, y): (CGFloat, CGFloat) = (end.x - start.x, end.y - start.y)
    let length: CGFloat = (x * x + y * y).squareRoot()
    return length > 1e-6 ? CGPoint(x: y / length, y: -x / length) : .zero
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
