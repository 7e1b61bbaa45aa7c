import CoreGraphics

// Corners are quarters of circles and ellipses, as UIKit's documentation draws them. Newer systems bend the sides a little
// before the corner begins; how is not documented.

extension UIBezierPath {
  /// Makes a rectangle whose corners are quarters of circles, clockwise from the end of the top left one.
  ///
  /// - Parameter cornerRadius: in points; more than half of the shorter side counts as that half.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle some of whose corners are quarters of ellipses, clockwise from the end of the top left one.
  ///
  /// - Parameter cornerRadii: half the width and height of those ellipses, in points. Each counts as half of its side
  ///   where it is more. Equal ones stay equal then, so that a circle remains one: both count as half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    guard !rect.isNull else { return }
    let rect: CGRect = rect.standardized
    var most = CGSize(width: rect.width / 2, height: rect.height / 2)
    if cornerRadii.width == cornerRadii.height {
      let side: CGFloat = min(most.width, most.height)
      most = CGSize(width: side, height: side)
    }
    // In this order what is no number counts as 0.
    let radii = CGSize(
      width: min(most.width, max(0, cornerRadii.width)), height: min(most.height, max(0, cornerRadii.height)))
    guard radii.width > 0, radii.height > 0, !corners.isDisjoint(with: .every) else {
      build { $0.addRect(rect) }
      return
    }
    build { path in
      let places: [(corner: UIRectCorner, point: CGPoint, from: CGVector, to: CGVector)] = [
        (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
        (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      ]
      let start: CGFloat = corners.contains(.topLeft) ? radii.width : 0
      path.move(to: CGPoint(x: rect.minX + start, y: rect.minY))
      for place in places {
        if corners.contains(place.corner) {
          path.addCorner(place.point, from: place.from, to: place.to, radii: radii)
        } else if place.corner != .topLeft {
          path.addLine(to: place.point)
        }
      }
      path.closeSubpath()
    }
  }
}

extension UIRectCorner {
  /// The four corners that there are.
  fileprivate static let every: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGMutablePath {
  /// Adds a line to where a corner begins, and the quarter of an ellipse in it.
  ///
  /// - Parameters:
  ///   - from: from the corner to where the quarter begins, in radii.
  ///   - to: from the corner to where it ends.
  fileprivate func addCorner(_ corner: CGPoint, from: CGVector, to: CGVector, radii: CGSize) {
    // The ends of a quarter's control lines lie this part of a radius away from the corner.
    let near: CGFloat = 1 - 0.5522847498307936
    func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * part * radii.width, y: corner.y + direction.dy * part * radii.height)
    }
    addLine(to: point(from, 1))
    addCurve(to: point(to, 1), control1: point(from, near), control2: point(to, near))
  }
}
