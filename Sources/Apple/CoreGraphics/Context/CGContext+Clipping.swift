extension CGContext {
  /// Limits what follows to the inside of the path and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(takePath(), rule)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    clip(CGPath(rect: rect.limited(to: boundingBoxOfClipPath), transform: nil), .winding)
  }

  /// Limits what follows to the inside of all of the rectangles together.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    beginPath()
    clip(path, .winding)
  }

  /// Lets through as much of what follows as a mask says that is stretched to a rectangle, and nothing beside it.
  ///
  /// An image that is no mask lets through as much as its alpha says, or else its brightness. Its first row lies along the
  /// edge of the greatest y.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard canDraw else { return }
    guard rect.isNumeric, let mask = mask.asMask else { return clip(CGPath(elements: []), .winding) }
    let rect: CGRect = rect.standardized
    narrow(to: CGPath(rect: rect, transform: nil))
    backend.clip(to: rect, mask: mask)
  }

  /// Takes all clips away, also those of saved states until they are restored.
  public func resetClip() {
    guard canDraw else { return }
    state.clip = mediaBox
    backend.resetClip()
  }

  /// The smallest upright rectangle around what the clip lets through, in the current coordinates; null for nothing.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.isNull ? .null : state.clip.applying(state.ctm.inverted())
  }

  private func clip(_ path: CGPath, _ rule: CGPathFillRule) {
    guard canDraw else { return }
    // What lies nowhere lets nothing through.
    let known: CGPath = path.isFinite ? path : CGPath(elements: [])
    narrow(to: known)
    backend.clip(known, rule: rule, isAntialiased: mark.isAntialiased)
  }

  private func narrow(to path: CGPath) {
    let box: CGRect = path.isEmpty ? .null : path.applying(state.ctm).boundingBoxOfPath
    let rest: CGRect = state.clip.intersection(box)
    state.clip = rest.width > 0 && rest.height > 0 ? rest : .null
  }
}

extension CGRect {
  /// Whether the rectangle is somewhere: neither infinite nor without numbers.
  var isNumeric: Bool { isWithin(1e12) }

  private func isWithin(_ limit: CGFloat) -> Bool { [minX, minY, maxX, maxY].allSatisfy { $0.magnitude < limit } }

  /// The rectangle, of one that is larger than what can be drawn, such as the infinite one, what lies within another.
  func limited(to visible: CGRect) -> CGRect {
    // Nothing can be said of numbers that are none.
    if isNull || isWithin(1e6) || [minX, minY, maxX, maxY].contains(where: \.isNaN) { return self }
    return standardized.intersection(visible)
  }
}
