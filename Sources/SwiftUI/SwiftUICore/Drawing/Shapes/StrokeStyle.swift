import CoreGraphics
import DisplayList

/// How an outline is drawn: its width, ends, joins and dashes, in points.
@frozen public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The longest a miter may be, in line widths, before it is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of drawn and left out parts in turn; empty draws a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

  /// Describes how an outline is drawn.
  ///
  /// ```swift
  /// Capsule().stroke(.gray, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]))
  /// ```
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points. The default is 1.
  ///   - lineCap: The form of open ends. The default is `.butt`.
  ///   - lineJoin: The form of corners. The default is `.miter`.
  ///   - miterLimit: From which ratio of its length to the line's width a pointed corner is cut off. The default is 10.
  ///   - dash: The lengths of dashes and gaps in turn, in points; none by default.
  ///   - dashPhase: How far into the pattern the line begins, in points. The default is 0.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the dash phase animate; the pattern changes at once.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension StrokeStyle {
  /// The style as a display list holds it; numbers that are none are as good as none.
  package var stroke: Stroke {
    var stroke = Stroke(width: lineWidth.isFinite ? lineWidth : 0)
    switch lineCap {
    case .butt: stroke.cap = .butt
    case .round: stroke.cap = .round
    case .square: stroke.cap = .square
    }
    switch lineJoin {
    case .miter: stroke.join = .miter
    case .round: stroke.join = .round
    case .bevel: stroke.join = .bevel
    }
    if miterLimit.isFinite { stroke.miterLimit = miterLimit }
    if dash.allSatisfy(\.isFinite) { stroke.dash = dash }
    if dashPhase.isFinite { stroke.dashPhase = dashPhase }
    return stroke
  }
}

/// How the inside of a path is decided and drawn.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether an odd number of crossings makes the inside, instead of the winding number.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
