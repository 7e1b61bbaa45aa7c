import CoreGraphics

extension UIBezierPath {
  /// A path with the same look that is drawn from its end to its start.
  ///
  /// A closed subpath begins where it did.
  public func reversing() -> UIBezierPath {
    with(Subpath.all(of: cgPath.elements).reversed().flatMap(\.reversed))
  }
}

/// A piece of an outline without gaps.
private struct Subpath {
  var start: CGPoint
  /// Lines and curves, each with where it starts.
  var pieces: [(start: CGPoint, element: CGPath.Element)] = []
  var isClosed: Bool = false

  var end: CGPoint { pieces.last?.element.end ?? start }

  static func all(of elements: [CGPath.Element]) -> [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      if case .move(let point) = element {
        result.append(Subpath(start: point))
        continue
      }
      // What follows a close begins where that subpath did.
      if let last = result.last, last.isClosed { result.append(Subpath(start: last.start)) }
      guard let last = result.indices.last else { continue }
      if element == .close {
        result[last].isClosed = true
      } else {
        result[last].pieces.append((result[last].end, element))
      }
    }
    return result
  }

  var reversed: [CGPath.Element] {
    var pieces: [(start: CGPoint, element: CGPath.Element)] = self.pieces
    if isClosed, end != start { pieces.append((end, .line(start))) }
    var result: [CGPath.Element] = pieces.reversed().map { $0.element.reversed(to: $0.start) }
    // The line that comes last is the one that closing draws.
    if isClosed, case .line? = result.last { result.removeLast() }
    return [.move(isClosed ? start : end)] + result + (isClosed ? [.close] : [])
  }
}

extension CGPath.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: nil
    }
  }

  /// The same line or curve from its end to where it started.
  fileprivate func reversed(to start: CGPoint) -> CGPath.Element {
    switch self {
    case .move, .line: .line(start)
    case .quad(_, let control): .quad(start, control: control)
    case .cubic(_, let first, let second): .cubic(start, control1: second, control2: first)
    case .close: .close
    }
  }
}
