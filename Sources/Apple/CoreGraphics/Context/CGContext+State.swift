extension CGContext {
  /// From the current coordinates to the page's, or the bitmap's: the identity at first.
  public var ctm: CGAffineTransform { state.ctm }

  /// Maps what follows. A transform that cannot be inverted is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let new: CGAffineTransform = transform.concatenating(state.ctm)
    guard canDraw, transform.canBeInverted, new.canBeInverted else { return }
    rebasePath(from: state.ctm, to: new)
    state.ctm = new
    backend.concatenate(transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns by `angle` radians, counter-clockwise where y points up.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillSpace = color.colorSpace ?? state.fillSpace
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
  }

  /// Sets the space of components that are given alone, and fills in its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = CGColor.black(of: space)
  }

  /// Sets the space of components that are given alone, and strokes in its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = CGColor.black(of: space)
  }

  /// Sets a colour of the fill's space, gray at first: its components, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = CGColor(colorSpace: state.fillSpace, components: components) ?? state.fillColor
  }

  /// Sets a colour of the strokes' space, gray at first: its components, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = CGColor(colorSpace: state.strokeSpace, components: components) ?? state.strokeColor
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The opacity of everything that follows, from 0 to 1; 1 at first.
  public func setAlpha(_ alpha: CGFloat) { state.mark.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

  /// How what follows mixes with what was drawn before; `normal` at first.
  ///
  /// What is drawn on a page of PDF stays there: `clear`, `copy` and the other modes that take away do so within a
  /// transparency layer only.
  public func setBlendMode(_ mode: CGBlendMode) { state.mark.blendMode = mode }

  /// What follows throws a shadow of a third of black.
  ///
  /// - Parameters:
  ///   - offset: in the base space: not mapped by the current coordinates. It is that of the context when it was made, in
  ///     which y points up; in contexts that UIKit makes it points down.
  ///   - blur: how soft the shadow is, twice the standard deviation of its edges, in the base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// What follows throws a shadow of a colour; none for nil.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      return state.mark.shadow = nil
    }
    state.mark.shadow = CGMark.Shadow(color: color, blur: max(0, blur), offset: offset)
  }

  /// How pixels are mixed where an image is drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.mark.quality }
    set { state.mark.quality = newValue }
  }

  /// Whether edges are smoothed, as far as the context allows it; true at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.mark.isAntialiased = shouldAntialias }

  /// Whether edges may be smoothed at all; true at first. No saved state changes it.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

  /// The width of strokes in the current coordinates; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// The lengths of the painted and unpainted parts of strokes, in turn; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
}

extension CGContext {
  /// From the current coordinates to the pixels of a bitmap, or the points of a page, from the lower left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// Waits until all is drawn: it is at once.
  public func flush() {}
}

extension CGAffineTransform {
  /// Whether points have a place before it.
  package var canBeInverted: Bool {
    let determinant: CGFloat = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGColor {
  fileprivate static func black(of space: CGColorSpace) -> CGColor {
    let inks: [CGFloat] = space.model == .cmyk ? [0, 0, 0, 1, 1] : Array(repeating: 0, count: space.numberOfComponents)
    return CGColor(colorSpace: space, components: inks + [1]) ?? .black
  }
}
