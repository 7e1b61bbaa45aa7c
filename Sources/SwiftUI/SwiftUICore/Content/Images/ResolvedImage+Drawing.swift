import CoreGraphics
import DisplayList
import ImageEngine

extension ResolvedImage {
  /// What draws the image in a rectangle.
  ///
  /// - Parameters:
  ///   - lit: the part of a symbol's steps that is lit, where something else than its value decides.
  package func items(in rect: CGRect, paints: [Paint], lit: ClosedRange<Double>? = nil, dimming: Double = 0.3)
    -> [DisplayItem]
  {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let paints: [Paint] = tints.isEmpty ? paints : tints.map(Paint.color)
    let first: Paint = paints.first ?? .color(RGBA(red: 0, green: 0, blue: 0))
    switch content {
    case .none: return []
    case .symbol(let name, let value):
      let shown: ClosedRange<Double>? = lit ?? value.map { 0...max(0, min(1, $0)) }
      let style = SymbolStyle(levels: Array(paints.dropFirst()), lit: shown, dimming: dimming, weight: weight)
      // A symbol that is resized fills its place.
      let place: CGRect = SymbolMetrics.square(of: name, in: rect, fills: isResizable)
      let item: DisplayItem = .symbol(name, place, first, style)
      return [isMirrored ? item.mirrored(in: rect) : item]
    case .glyph(let box):
      return shaped([.image(box, rect, style)], in: rect, first)
    case .picture(let box, let stored, let orientation):
      return shaped(pieces(of: box, stored: stored, orientation, in: rect), in: rect, first)
    case .drawn(let items):
      let fit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / max(size.width, 1e-6), y: rect.height / max(size.height, 1e-6))
      return shaped([.group(.transform(fit), items)], in: rect, first)
    }
  }

  var style: ImageStyle {
    ImageStyle(smoothing: options.interpolation?.smoothing ?? .medium, isAntialiased: options.isAntialiased)
  }

  /// A template is a mask for the paint.
  private func shaped(_ items: [DisplayItem], in rect: CGRect, _ paint: Paint) -> [DisplayItem] {
    guard isTemplate else { return items }
    return [.group(.mask(items), [.fill(CGPath(rect: rect, transform: nil), paint, evenOdd: false)])]
  }

  private func pieces(
    of box: CGImageBox, stored: CGSize, _ orientation: ImageOrientation, in rect: CGRect
  ) -> [DisplayItem] {
    guard orientation != .up else { return pieces(of: box, stored: stored, in: rect) }
    // The pixels as they are stored, in a place of their own, and that place turned upright.
    let lying: CGSize = orientation.turned(rect.size)
    let turn: CGAffineTransform = orientation.transform(from: lying, to: rect)
    return [.group(.transform(turn), pieces(of: box, stored: stored, in: CGRect(origin: .zero, size: lying)))]
  }

  private func pieces(of box: CGImageBox, stored: CGSize, in rect: CGRect) -> [DisplayItem] {
    guard let slices = slices(of: stored) else { return [.image(box, rect, style)] }
    return slices.pieces(in: rect).map { piece in
      var style: ImageStyle = style
      style.part = piece.part.scaled(by: scale)
      if slices.isTiled { style.tile = piece.tile }
      return .image(box, piece.place, style)
    }
  }

  /// How the picture is cut; nil where it is stretched as a whole.
  private func slices(of stored: CGSize) -> ImageSlices? {
    guard let resizing = options.resizing else { return nil }
    if resizing.insets == EdgeInsets(), let slicing {
      return ImageSlices(
        size: stored, top: slicing.top / scale, left: slicing.leading / scale, bottom: slicing.bottom / scale,
        right: slicing.trailing / scale, isTiled: slicing.isTiled)
    }
    guard resizing.mode == .tile || resizing.insets != EdgeInsets() else { return nil }
    let insets: EdgeInsets = resizing.insets
    return ImageSlices(
      size: stored, top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing,
      isTiled: resizing.mode == .tile)
  }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
