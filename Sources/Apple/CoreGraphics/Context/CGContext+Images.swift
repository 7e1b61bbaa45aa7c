extension CGContext {
  /// Draws an image stretched to a rectangle.
  ///
  /// The image's first row lies along the edge of the greatest y: it stands upright where y points up, and upside down
  /// where it points down. A mask lets the fill colour through.
  ///
  /// - Parameter byTiling: whether the image is repeated from the rectangle all over the clip; its pixels are then mixed
  ///   whatever `interpolationQuality` says.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect: CGRect = rect.standardized
    guard canDraw, rect.isNumeric, rect.width > 0, rect.height > 0 else { return }
    if byTiling { return draw(.tiles(image, rect)) }
    guard image.isMask else { return draw(.image(image, rect)) }
    saveGState()
    clip(to: rect, mask: image)
    fill(rect)
    restoreGState()
  }
}
