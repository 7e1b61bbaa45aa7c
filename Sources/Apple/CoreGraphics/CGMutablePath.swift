/// A path that can grow.
///
/// Points are mapped by the `transform` argument, if any, before they are added.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  package override init(elements: [Element]) { super.init(elements: elements) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// A straight line from the current point; without a current point it only moves there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let end: CGPoint = point.applying(transform)
    elements.append(elements.isEmpty ? .move(end) : .line(end))
  }

  /// A chain of lines that starts at the first point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let control: CGPoint = control.applying(transform)
    beginIfEmpty(at: control)
    elements.append(.quad(end.applying(transform), control: control))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let first: CGPoint = control1.applying(transform)
    beginIfEmpty(at: first)
    elements.append(.cubic(end.applying(transform), control1: first, control2: control2.applying(transform)))
  }

  /// Joins the subpath's end to its start. Without an open subpath nothing happens.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added: [Element] = path.elements
    elements.append(contentsOf: transform.isIdentity ? added : added.map { $0.applying(transform) })
  }

  private func beginIfEmpty(at point: CGPoint) {
    if elements.isEmpty { elements.append(.move(point)) }
  }
}

extension CGPath.Element {
  package func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let p): return .move(p.applying(t))
    case .line(let p): return .line(p.applying(t))
    case .quad(let p, let c): return .quad(p.applying(t), control: c.applying(t))
    case .cubic(let p, let c1, let c2):
      return .cubic(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
    case .close: return .close
    }
  }
}
