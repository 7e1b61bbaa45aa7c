import CoreGraphics

extension Path {
  /// Begins a new subpath.
  ///
  /// - Parameter end: Its first point.
  public mutating func move(to end: CGPoint) {
    build { $0.move(to: end) }
  }

  /// Adds a straight line to the current subpath.
  ///
  /// ```swift
  /// Path { path in
  ///   path.move(to: CGPoint(x: 0, y: 20))
  ///   path.addLine(to: CGPoint(x: 10, y: 0))
  ///   path.addLine(to: CGPoint(x: 20, y: 20))
  ///   path.closeSubpath()
  /// }
  /// .fill(.red)
  /// ```
  ///
  /// - Parameter end: The end of the line, and the new current point.
  public mutating func addLine(to end: CGPoint) {
    build { $0.addLine(to: end) }
  }

  /// Adds a curve with one control point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, and the new current point.
  ///   - control: The point towards which the curve bends.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve with two control points.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, and the new current point.
  ///   - control1: The point towards which the curve leaves its beginning.
  ///   - control2: The point from which it comes to its end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Closes the current subpath with a line to where it began.
  public mutating func closeSubpath() {
    build { $0.closeSubpath() }
  }

  /// Begins a subpath at the first point and joins the others by lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard !lines.isEmpty else { return }
    build { $0.addLines(between: lines) }
  }

  /// Adds a rectangle: from its top left corner, clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    build { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles in order.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse: from its rightmost point, clockwise on the screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    build { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins, counted from the x axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: False lets the angle grow from start to end, which looks clockwise on a screen, where y points
  ///     down.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }

  /// Adds an arc of a circle that spans `delta`, joined to the current point by a line.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    build {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }

  /// Adds an arc of a circle that touches the lines from the current point to the first end, and on to the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    build { $0.addPath(path.cgPath, transform: transform) }
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse that fits a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }
}
