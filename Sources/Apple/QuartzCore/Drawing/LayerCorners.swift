import CoreGraphics
import UIFoundation

/// The corners of a layer.
package struct LayerCorners: Equatable {
  package var radius: CGFloat
  package var rounded: CACornerMask
  /// The radii of the four corners where each has its own; nil where all that are rounded have the one radius.
  package var radii: CornerRadii?

  package init(_ layer: CALayer) {
    radius = layer.cornerRadius
    rounded = layer.maskedCorners
  }

  /// The outline of a layer of a size, so far inside of its edges.
  package func path(in size: CGSize, inset: CGFloat = 0) -> CGPath {
    path(in: CGRect(origin: .zero, size: size), inset: inset)
  }

  package func path(in whole: CGRect, inset: CGFloat = 0) -> CGPath {
    let rect: CGRect = whole.insetBy(dx: inset, dy: inset)
    guard rect.width > 0, rect.height > 0 else { return CGPath(rect: .zero, transform: nil) }
    if let radii { return radii.inset(by: inset).path(in: rect) }
    let radius: CGFloat = min(max(0, radius - inset), min(rect.width, rect.height) / 2)
    guard radius > 0, !rounded.isEmpty else { return CGPath(rect: rect, transform: nil) }
    var which: UIRectCorner = []
    if rounded.contains(.layerMinXMinYCorner) { which.insert(.topLeft) }
    if rounded.contains(.layerMaxXMinYCorner) { which.insert(.topRight) }
    if rounded.contains(.layerMinXMaxYCorner) { which.insert(.bottomLeft) }
    if rounded.contains(.layerMaxXMaxYCorner) { which.insert(.bottomRight) }
    if (which.rawValue & 0xF).nonzeroBitCount == 4 {
      return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
    }
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: which, cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }
}

/// A radius for each corner of a rectangle, in points.
package struct CornerRadii: Equatable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomLeft = max(0, bottomLeft)
    self.bottomRight = max(0, bottomRight)
  }

  /// The same radius for all.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// The radii of a rectangle so far inside, around the same centres.
  func inset(by distance: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft - distance, topRight: topRight - distance, bottomLeft: bottomLeft - distance,
      bottomRight: bottomRight - distance)
  }

  /// Radii that fit into a size: where two of one side are longer than it together, all are smaller by the same part.
  package func fitting(_ size: CGSize) -> CornerRadii {
    var part: CGFloat = 1
    let sides: [(sum: CGFloat, length: CGFloat)] = [
      (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
      (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
    ]
    for side in sides where side.sum > side.length && side.sum > 0 { part = min(part, side.length / side.sum) }
    guard part < 1 else { return self }
    return CornerRadii(
      topLeft: topLeft * part, topRight: topRight * part, bottomLeft: bottomLeft * part,
      bottomRight: bottomRight * part)
  }

  /// The outline of a rectangle, clockwise from the end of the top left corner.
  func path(in rect: CGRect) -> CGPath {
    let radii: CornerRadii = fitting(rect.size)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    path.addQuarter(CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1), radii.topRight)
    path.addQuarter(CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0), radii.bottomRight)
    path.addQuarter(CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1), radii.bottomLeft)
    path.addQuarter(CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0), radii.topLeft)
    path.closeSubpath()
    return path
  }
}

extension CGMutablePath {
  /// Adds a line to where a corner begins, and a quarter of a circle in it.
  ///
  /// - Parameters:
  ///   - from: From the corner to where the quarter begins, in radii.
  ///   - to: From the corner to where it ends.
  fileprivate func addQuarter(
    _ corner: CGPoint, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat), _ radius: CGFloat
  ) {
    guard radius > 0 else { return addLine(to: corner) }
    // The ends of a quarter's control lines lie this part of a radius away from the corner.
    let near: CGFloat = radius * (1 - 0.5522847498307936)
    addLine(to: CGPoint(x: corner.x + from.0 * radius, y: corner.y + from.1 * radius))
    addCurve(
      to: CGPoint(x: corner.x + to.0 * radius, y: corner.y + to.1 * radius),
      control1: CGPoint(x: corner.x + from.0 * near, y: corner.y + from.1 * near),
      control2: CGPoint(x: corner.x + to.0 * near, y: corner.y + to.1 * near))
  }
}
