import CoreGraphics

/// The outline of a shape: moves, lines and curves in points, y downwards.
///
/// A path is a value. Elements keep what was asked for (a circle stays four curves), so that a display list prints the
/// same everywhere.
public nonisolated struct Path: Equatable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a line to where it began.
    case closeSubpath
  }

  package private(set) var elements: [CGPath.Element]

  /// An empty path.
  public init() { self.elements = [] }

  package init(elements: [CGPath.Element]) { self.elements = elements }

  /// Makes a path by a closure.
  ///
  /// - Parameter callback: Adds elements to an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A path with the elements of a `CGPath`.
  public init(_ path: CGPath) { self.elements = path.elements }

  /// The path as an immutable `CGPath`.
  public var cgPath: CGPath { CGPath(elements: elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has got to: the end of the last element, or nil for an empty path.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in elements { body(Element(element)) }
  }

  /// Adds to the path with CoreGraphics. The elements are lent and not shared, so that appending stays cheap.
  mutating func build(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(elements: elements)
    elements = []
    body(path)
    elements = path.elements
  }
}

extension Path.Element {
  init(_ element: CGPath.Element) {
    switch element {
    case .move(let point): self = .move(to: point)
    case .line(let point): self = .line(to: point)
    case .quad(let point, let control): self = .quadCurve(to: point, control: control)
    case .cubic(let point, let control1, let control2):
      self = .curve(to: point, control1: control1, control2: control2)
    case .close: self = .closeSubpath
    }
  }
}
