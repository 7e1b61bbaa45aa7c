import CoreGraphics
import DisplayList
import ImageEngine
import RenderCairo

extension UIImage {
  /// What draws the image in a rectangle.
  ///
  /// - Parameter ink: the colour of a template that has none of its own.
  package func items(in rect: CGRect, ink: RGBA = RGBA(red: 0, green: 0, blue: 0)) -> [DisplayItem] {
    let rect: CGRect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isDrawable else { return [] }
    let tint: RGBA? = look.tint?.rgba(for: .current)
    switch content {
    case .none: return []
    case .symbol(let name): return [symbol(name, in: rect, ink: tint ?? ink)]
    case .bitmap(let image):
      return painted(turned(CGImageBox(name: "image", object: image), in: rect), in: rect, tint, ink)
    case .vector(let vector):
      return painted(turned(CGImageBox(name: "drawing", object: vector), in: rect), in: rect, tint, ink)
    }
  }

  /// A picture in its own colours, or its shape in one.
  private func painted(_ items: [DisplayItem], in rect: CGRect, _ tint: RGBA?, _ ink: RGBA) -> [DisplayItem] {
    guard let color = tint ?? (renderingMode == .alwaysTemplate ? ink : nil) else { return items }
    return [.group(.mask(items), [.fill(CGPath(rect: rect, transform: nil), .color(color), evenOdd: false)])]
  }

  /// The pixels as they are stored, in a place of their own, and that place turned upright.
  private func turned(_ box: CGImageBox, in rect: CGRect) -> [DisplayItem] {
    let orientation: ImageOrientation = imageOrientation.stored
    let stored: CGSize = orientation.turned(size)
    guard orientation != .up else { return pieces(of: box, stored: stored, in: rect) }
    let lying: CGSize = orientation.turned(rect.size)
    let turn: CGAffineTransform = orientation.transform(from: lying, to: rect)
    return [.group(.transform(turn), pieces(of: box, stored: stored, in: CGRect(origin: .zero, size: lying)))]
  }

  private func pieces(of box: CGImageBox, stored: CGSize, in rect: CGRect) -> [DisplayItem] {
    guard let slicing = look.slicing?.lying(imageOrientation.stored) else { return [.image(box, rect)] }
    let slices = ImageSlices(
      size: stored, top: slicing.top / scale, left: slicing.leading / scale, bottom: slicing.bottom / scale,
      right: slicing.trailing / scale, isTiled: slicing.isTiled)
    return slices.pieces(in: rect).map { piece in
      var style: ImageStyle = .plain
      style.part = piece.part.applying(CGAffineTransform(scaleX: scale, y: scale))
      if slices.isTiled { style.tile = piece.tile }
      return .image(box, piece.place, style)
    }
  }

  /// A symbol keeps its proportions, in the middle.
  private func symbol(_ name: String, in rect: CGRect, ink: RGBA) -> DisplayItem {
    SymbolIcons.measuresSymbols
    let paints: [Paint] = symbolColors?.map { .color($0.rgba(for: .current)) } ?? [.color(ink)]
    let style = SymbolStyle(levels: Array(paints.dropFirst()), weight: look.symbol.weight ?? 400)
    return .symbol(name, SymbolMetrics.square(of: name, in: rect, fills: false), paints[0], style)
  }

  /// The colours of a symbol's layers, or the one of the image's shape; nil for those of the place.
  package var symbolColors: [UIColor]? {
    if let tint = look.tint { return [tint] }
    switch look.symbol.colors {
    case .hierarchical(let color): return SymbolMetrics.strengths.map { color.faded(by: $0) }
    case .palette(let colors): return colors
    case nil: return nil
    }
  }
}

extension CatalogImage.Slicing {
  /// The edges of the stored picture, of those of the upright one.
  package func lying(_ orientation: ImageOrientation) -> CatalogImage.Slicing {
    let turn: CGAffineTransform = orientation.unitTransform
    /// The upright edge on which the middle of a stored edge comes to lie.
    func edge(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let place: CGPoint = CGPoint(x: x, y: y).applying(turn)
      if place.x == 0.5 { return place.y < 0.5 ? top : bottom }
      return place.x < 0.5 ? leading : trailing
    }
    return CatalogImage.Slicing(
      top: edge(0.5, 0), leading: edge(0, 0.5), bottom: edge(0.5, 1), trailing: edge(1, 0.5), isTiled: isTiled)
  }
}

extension UIColor {
  /// The colour as a weaker one.
  fileprivate func faded(by strength: Double) -> UIColor {
    guard strength < 1 else { return self }
    return UIColor { traits in
      let color: RGBA = self.rgba(for: traits)
      return UIColor(.fixed(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * strength)))
    }
  }
}

extension CGRect {
  /// Whether all numbers are such that something can be drawn there.
  var isDrawable: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
