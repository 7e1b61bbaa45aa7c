import CoreGraphics

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    build { $0.move(to: end) }
  }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) {
    build { $0.addLine(to: end) }
  }

  /// Adds a quadratic curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic curve from the current point.
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
  /// With `clockwise` false the angle grows from start to end, which on a screen with y downwards looks clockwise, as on
  /// Apple's systems.
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
