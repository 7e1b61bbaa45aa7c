@_exported import CoreGraphics
@_exported import Foundation

/// An outline of lines and curves, with what it takes to draw it. Coordinates are in points, y points down.
///
/// A path may be made and used on any thread, by one at a time.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()

  /// The width of strokes in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// The ends of open subpaths; cut off straight at first.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of strokes; pointed at first.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How many times longer than the line is wide a pointed corner may be, before it is cut off; 10 at first.
  open var miterLimit: CGFloat = 10
  /// How far lines may stray from a curve that they stand for, in pixels; 0.6 at first.
  open var flatness: CGFloat = 0.6
  /// Whether what is encircled an even number of times counts as outside; false at first.
  open var usesEvenOddFillRule: Bool = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public required override init() {}

  /// Makes a rectangle, from its top left corner over the top right one.
  public convenience init(rect: CGRect) {
    self.init()
    if !rect.isNull { outline.addRect(rect) }
  }

  /// Makes the ellipse that touches the sides of a rectangle, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    if !rect.isNull { outline.addEllipse(in: rect) }
  }

  /// Makes a path of the given outline.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// The outline. What is read stays as it is when the path changes.
  open var cgPath: CGPath {
    get { outline.copy() ?? CGPath(rect: .null, transform: nil) }
    set { outline = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Whether nothing was added yet.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that holds all points, those that control curves included; null for an empty path.
  open var bounds: CGRect { outline.boundingBox }

  /// Where the next line starts; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point lies in the area that `fill()` paints.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Changes the outline.
  func build(_ change: (CGMutablePath) -> Void) { change(outline) }

  /// Sets the lengths in points of the painted and unpainted parts of strokes, in turn; none for a solid line.
  ///
  /// - Parameter phase: where in the pattern the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the lengths, their number and the phase where there are places for them.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// The pattern of strokes, for those that draw.
  var lineDash: (lengths: [CGFloat], phase: CGFloat) { (dash, dashPhase) }

  /// A path of the same outline and attributes.
  open func copy(with zone: NSZone? = nil) -> Any { with(outline.elements) }

  /// A path of other elements and the same attributes.
  func with(_ elements: [CGPath.Element]) -> Self {
    let copy: Self = Self.init()
    copy.outline = CGMutablePath(elements: elements)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }
}
