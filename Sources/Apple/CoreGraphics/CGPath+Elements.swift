/// A kind of step of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// One step of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point where a line or a move ends; for a curve its control points before that; none for the end of a subpath.
  /// The points are there as long as the function runs that is given the element.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Takes what was handed over with it, and a step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls the block with each step of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      guard let points = room.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for step in elements {
        let type: CGPathElementType
        switch step {
        case .move(let end):
          type = .moveToPoint
          points[0] = end
        case .line(let end):
          type = .addLineToPoint
          points[0] = end
        case .quad(let end, let control):
          type = .addQuadCurveToPoint
          points[0] = control
          points[1] = end
        case .cubic(let end, let control1, let control2):
          type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = end
        case .close:
          type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
      }
    }
  }

  /// Calls the function with `info` and each step of the path, in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether the path is a rectangle along the axes and nothing else.
  ///
  /// - Parameter rect: becomes the rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, step) in elements.enumerated() {
      switch step {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let isAcross: Bool =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let isUp: Bool =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
      && corners[3].y == corners[0].y
    if isAcross || isUp { rect?.pointee = boundingBoxOfPath }
    return isAcross || isUp
  }
}
