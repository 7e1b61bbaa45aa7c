/// An outline of lines and curves, immutable once made.
///
/// Elements keep what was asked for (a circle stays four curves), so that a display list prints the same everywhere.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of an outline. Points are in the path's own space.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Whether all points are somewhere: a path with numbers that are none, or with infinite ones, cannot be drawn.
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let point, let control): point.isFinite && control.isFinite
      case .cubic(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
      case .close: true
      }
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPath.Element: CustomStringConvertible {
  package var description: String {
    switch self {
    case .move(let p): return "M\(p.x) \(p.y)"
    case .line(let p): return "L\(p.x) \(p.y)"
    case .quad(let p, let c): return "Q\(c.x) \(c.y) \(p.x) \(p.y)"
    case .cubic(let p, let c1, let c2): return "C\(c1.x) \(c1.y) \(c2.x) \(c2.y) \(p.x) \(p.y)"
    case .close: return "Z"
    }
  }
}
