import CoreGraphics

extension CGPath {
  /// `rect`, `ellipse` or `rounded` with their numbers for such outlines, else `path` with its elements.
  var text: String {
    let elements: [Element] = elements.map(\.rounded)
    return Self.shapeText(elements) ?? (["path"] + elements.map(\.text)).joined(separator: " ")
  }

  /// Names the shape whose rounded elements these are. Deciding on rounded elements makes printing idempotent.
  private static func shapeText(_ elements: [Element]) -> String? {
    let box: CGRect = CGPath(elements: elements).boundingBox
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return nil }
    let rect = CGRect(
      x: box.minX, y: box.minY, width: roundedForText(box.width), height: roundedForText(box.height))
    func matches(_ path: CGPath) -> Bool { path.elements.map(\.rounded) == elements }
    let numbers: String = [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
    switch elements.count {
    case 5 where matches(CGPath(rect: rect, transform: nil)): return "rect \(numbers)"
    case 6 where matches(CGPath(ellipseIn: rect, transform: nil)): return "ellipse \(numbers)"
    case 10:
      // The corner's size is the way from the end of the first side to the bottom, and of the second to the right.
      guard case .line(let side) = elements[1], case .cubic(let bottom, _, _) = elements[2] else { return nil }
      let width: CGFloat = corner(roundedForText(rect.maxX - bottom.x), ofSide: rect.width)
      let height: CGFloat = corner(roundedForText(rect.maxY - side.y), ofSide: rect.height)
      let shape = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
      return matches(shape) ? "rounded \(numbers) corner \(number(width)) \(number(height))" : nil
    default: return nil
    }
  }
}

/// Half the side if the corner is as good as that: half of a rounded side may have a fourth decimal.
private func corner(_ size: CGFloat, ofSide side: CGFloat) -> CGFloat {
  abs(size - side / 2) < 0.001 ? side / 2 : size
}

extension CGPath.Element {
  fileprivate var rounded: CGPath.Element {
    func near(_ p: CGPoint) -> CGPoint { CGPoint(x: roundedForText(p.x), y: roundedForText(p.y)) }
    switch self {
    case .move(let p): return .move(near(p))
    case .line(let p): return .line(near(p))
    case .quad(let p, let c): return .quad(near(p), control: near(c))
    case .cubic(let p, let c1, let c2): return .cubic(near(p), control1: near(c1), control2: near(c2))
    case .close: return .close
    }
  }

  fileprivate var text: String {
    func numbers(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    switch self {
    case .move(let p): return "M" + numbers(p)
    case .line(let p): return "L" + numbers(p)
    case .quad(let p, let c): return "Q" + numbers(c, p)
    case .cubic(let p, let c1, let c2): return "C" + numbers(c1, c2, p)
    case .close: return "Z"
    }
  }
}
