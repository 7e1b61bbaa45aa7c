extension CGPath {
  /// The area that the path covers when it is drawn as a line, to be filled by the winding rule; widths in points.
  ///
  /// - Parameters:
  ///   - miterLimit: How far the point of a corner may reach, in line widths, before it is cut off.
  ///   - transform: Maps the area; the line is as wide as it is said before that.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    stroked(PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)).applying(transform)
  }

  /// The drawn parts of the path in a pattern of dashes and gaps, in points; lines as they are where there is no pattern.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    let path = CGMutablePath()
    for line in flattened(tolerance: 0.02) {
      for piece in line.dashed(lengths, phase: phase) {
        path.addLines(between: piece.points)
        if piece.isClosed { path.closeSubpath() }
      }
    }
    return CGPath(elements: path.elements).applying(transform)
  }

  /// The area that the outline covers when it is drawn in a style, to be filled by the winding rule.
  ///
  /// The area is the union of simple pieces (a quadrilateral for each line, a wedge for each joint, a piece for each end),
  /// all wound the same way, so that overlaps count once. Curves are drawn within a fiftieth of a point.
  package func stroked(_ style: PathStroke) -> CGPath {
    guard style.width > 0, style.width.isFinite else { return CGPath(elements: []) }
    var outline = StrokeOutline(style: style)
    for line in flattened(tolerance: 0.02) {
      for piece in line.dashed(style.dash, phase: style.dashPhase) { outline.add(piece) }
    }
    return CGPath(elements: outline.path.elements)
  }
}

/// How a path becomes the area of a line.
package struct PathStroke {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0

  package init(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

private struct StrokeOutline {
  var style: PathStroke
  let path = CGMutablePath()

  var half: CGFloat { style.width / 2 }

  init(style: PathStroke) { self.style = style }

  mutating func add(_ line: Polyline) {
    let points: [CGPoint] = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let isClosed: Bool = line.isClosed && points.count > 2
    let ends: [CGPoint] = isClosed ? points + [points[0]] : points
    for (from, to) in zip(ends, ends.dropFirst()) { addLine(from, to) }
    for index in 1..<(points.count - 1) { addJoint(points[index - 1], points[index], points[index + 1]) }
    if isClosed {
      let last: Int = points.count - 1
      addJoint(points[last - 1], points[last], points[0])
      addJoint(points[last], points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// Half a line's width to the left of a direction.
  private func side(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length: CGFloat = hypot(to.x - from.x, to.y - from.y)
    return CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
  }

  private mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let n: CGPoint = side(from, to)
    addPolygon([
      CGPoint(x: from.x + n.x, y: from.y + n.y), CGPoint(x: to.x + n.x, y: to.y + n.y),
      CGPoint(x: to.x - n.x, y: to.y - n.y), CGPoint(x: from.x - n.x, y: from.y - n.y),
    ])
  }

  private mutating func addJoint(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
    var n1: CGPoint = side(before, at)
    var n2: CGPoint = side(at, after)
    let cross: CGFloat = n1.x * n2.y - n1.y * n2.x
    let dot: CGFloat = n1.x * n2.x + n1.y * n2.y
    // The wedge lies on the outer side of the turn.
    if cross > 0 {
      n1 = CGPoint(x: -n1.x, y: -n1.y)
      n2 = CGPoint(x: -n2.x, y: -n2.y)
    }
    let outer1 = CGPoint(x: at.x + n1.x, y: at.y + n1.y)
    let outer2 = CGPoint(x: at.x + n2.x, y: at.y + n2.y)
    // A miter of length 1 / cos(half the turn) in line widths; nearly straight joints look the same in all styles.
    let cosine: CGFloat = dot / (half * half)
    let halfCosine: CGFloat = max(0, (1 + cosine) / 2).squareRoot()
    let isStraight: Bool = cosine > 0.985
    if style.join == .round, !isStraight {
      addCircle(at)
    } else if isStraight || (style.join == .miter && halfCosine > 0 && 1 / halfCosine <= style.miterLimit) {
      let length: CGFloat = 1 / (1 + cosine)
      let tip = CGPoint(x: at.x + (n1.x + n2.x) * length, y: at.y + (n1.y + n2.y) * length)
      addPolygon([at, outer1, tip, outer2])
    } else {
      addPolygon([at, outer1, outer2])
    }
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch style.cap {
    case .butt: return
    case .round: addCircle(end)
    case .square:
      let n: CGPoint = side(inner, end)
      // Turned back by a right angle, the side points out of the end.
      addLine(end, CGPoint(x: end.x + n.y, y: end.y - n.x))
    }
  }

  /// A subpath of no length is seen only by its ends.
  private mutating func addDot(_ point: CGPoint) {
    switch style.cap {
    case .butt: return
    case .round: addCircle(point)
    case .square: path.addRect(CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    path.addEllipse(in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon, clockwise on the screen as rectangles and circles are.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let next: [CGPoint] = Array(points.dropFirst() + points.prefix(1))
    let area: CGFloat = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    guard area != 0 else { return }
    path.addLines(between: area > 0 ? points : points.reversed())
    path.closeSubpath()
  }
}

extension Polyline {
  /// The drawn parts of a line in a pattern; a line without a pattern, or with one that is not drawable, is whole.
  fileprivate func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total: CGFloat = pattern.reduce(0, +)
    let ends: [CGPoint] = isClosed ? points + points.prefix(1) : points
    let length: CGFloat = zip(ends, ends.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // More than ten thousand dashes can't be told from a line.
    guard total > 0, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }), length / total < 10_000 else { return [self] }
    let lengths: [CGFloat] = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var cursor = DashCursor(lengths: lengths, phase: phase)
    var result: [Polyline] = []
    var open: Polyline? = cursor.isDrawn ? Polyline(points: [ends[0]]) : nil
    for (from, to) in zip(ends, ends.dropFirst()) {
      let span: CGFloat = hypot(to.x - from.x, to.y - from.y)
      var position: CGFloat = 0
      while span - position > cursor.rest {
        position += cursor.rest
        let t: CGFloat = position / span
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        open?.add(point)
        if let done = open { result.append(done) }
        cursor.next()
        open = cursor.isDrawn ? Polyline(points: [point]) : nil
      }
      cursor.rest -= span - position
      open?.add(to)
    }
    if let last = open, last.points.count > 1 { result.append(last) }
    return result
  }
}

/// A place in a pattern of dashes.
private struct DashCursor {
  var lengths: [CGFloat]
  var index: Int = 0
  /// How much of the current dash or gap is left.
  var rest: CGFloat = 0

  var isDrawn: Bool { index % 2 == 0 }

  init(lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths
    let total: CGFloat = lengths.reduce(0, +)
    var offset: CGFloat = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    rest = lengths[0]
    while offset >= rest, offset > 0 {
      offset -= rest
      next()
    }
    rest -= offset
  }

  mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}
