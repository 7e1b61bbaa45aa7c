import CoreGraphics

extension UIBezierPath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { build { $0.move(to: point) } }

  /// Adds a line from the current point; in an empty path it only moves there.
  public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }

  /// Adds a cubic curve from the current point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    build { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    build { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - startAngle: radians from the x axis, growing clockwise as seen where y points down.
  ///   - clockwise: whether the arc goes clockwise as seen. `CGPath` has it the other way round: there the word is meant
  ///     for a y axis that points up.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Joins the end of the subpath to its start by a line.
  public func close() { build { $0.closeSubpath() } }

  /// Makes the path empty; what it takes to draw it stays.
  public func removeAllPoints() { cgPath = CGMutablePath() }

  /// Adds the outline of another path, or of itself.
  public func append(_ bezierPath: UIBezierPath) {
    let added: CGPath = bezierPath.cgPath
    build { $0.addPath(added) }
  }

  /// Maps all points.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Makes an arc of a circle; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
}
