/// One thing that a context draws, in its current coordinates.
package enum CGDrawing {
  case fill(CGPath, CGColor, CGPathFillRule)
  case stroke(CGPath, CGColor, CGLineStyle)
  /// All over the clip.
  case gradient(CGGradient, CGGradientShape, CGGradientDrawingOptions)
  /// Its first row along the edge of the greatest y, as where y points up.
  case image(CGImage, CGRect)
  /// All over the clip, one piece in the rectangle.
  case tiles(CGImage, CGRect)
  /// What modules above this one draw.
  case other(any CGOtherDrawing)
}

/// Something that only modules above this one know.
package protocol CGOtherDrawing {}

package enum CGGradientShape: Hashable, Sendable {
  case linear(from: CGPoint, to: CGPoint)
  case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// In radians from the x axis towards the y axis.
  case conic(center: CGPoint, angle: CGFloat)
}

/// How a context draws what it draws.
package struct CGMark {
  package struct Shadow: Hashable, Sendable {
    package var color: CGColor
    /// Twice the standard deviation, in units of the base space.
    package var blur: CGFloat
    /// In the base space.
    package var offset: CGSize
  }

  package var alpha: CGFloat = 1
  package var blendMode: CGBlendMode = .normal
  package var shadow: Shadow?
  package var isAntialiased: Bool = true
  package var quality: CGInterpolationQuality = .default
  /// What the clip lets through, in the current coordinates.
  package var visible: CGRect = .null
  /// From the current coordinates to the base space, in which shadows are measured: that of the context when it was made.
  package var base: CGAffineTransform = .identity

  package init() {}
}
