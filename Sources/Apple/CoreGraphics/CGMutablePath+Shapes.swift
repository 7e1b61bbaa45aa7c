extension CGMutablePath {
  /// A rectangle from its top left corner over the top right one (where y points down), closed.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let r: CGRect = rect.standardized
    move(to: CGPoint(x: r.minX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.maxY), transform: transform)
    addLine(to: CGPoint(x: r.minX, y: r.maxY), transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the four sides, from its rightmost point by growing angle, closed.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let r: CGRect = rect.standardized
    let toRect: CGAffineTransform = CGAffineTransform(
      a: r.width / 2, b: 0, c: 0, d: r.height / 2, tx: r.midX, ty: r.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: toRect)
    for quarter in 0..<4 { addQuarter(quarter, transform: toRect) }
    closeSubpath()
  }

  /// A rectangle whose corners are quarters of an ellipse, from the middle of its right side by growing angle, closed.
  ///
  /// Corners larger than half a side are taken as half of it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let r: CGRect = rect.standardized
    let rx: CGFloat = min(max(cornerWidth, 0), r.width / 2)
    let ry: CGFloat = min(max(cornerHeight, 0), r.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    let centers: [CGPoint] = [
      CGPoint(x: r.maxX - rx, y: r.maxY - ry), CGPoint(x: r.minX + rx, y: r.maxY - ry),
      CGPoint(x: r.minX + rx, y: r.minY + ry), CGPoint(x: r.maxX - rx, y: r.minY + ry),
    ]
    move(to: CGPoint(x: r.maxX, y: r.midY), transform: transform)
    for (quarter, center) in centers.enumerated() {
      let start: CGPoint = Self.quarterPoints[quarter]
      addLine(to: CGPoint(x: center.x + rx * start.x, y: center.y + ry * start.y), transform: transform)
      let toCorner = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
      addQuarter(quarter, transform: toCorner.concatenating(transform))
    }
    closeSubpath()
  }

  /// Appends the unit circle's quarter from the current point on.
  private func addQuarter(_ quarter: Int, transform: CGAffineTransform) {
    let k: CGFloat = 0.5522847498307936  // 4/3 tan(pi/8): the cubic touches the circle at both ends and the middle
    let from: CGPoint = Self.quarterPoints[quarter]
    let to: CGPoint = Self.quarterPoints[(quarter + 1) % 4]
    addCurve(
      to: to, control1: CGPoint(x: from.x + k * to.x, y: from.y + k * to.y),
      control2: CGPoint(x: to.x + k * from.x, y: to.y + k * from.y), transform: transform)
  }

  private static let quarterPoints: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1),
  ]
}
