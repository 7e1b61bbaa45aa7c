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
    let first: Paint = paints.first ?? .color(RGBA(red: 0, green: 0, blue: 0))
    switch content {
    case .none: return []
    case .symbol(let name, let value):
      let shown: ClosedRange<Double>? = lit ?? value.map { 0...max(0, min(1, $0)) }
      let style = SymbolStyle(levels: Array(paints.dropFirst()), lit: shown, dimming: dimming, weight: weight)
      let item: DisplayItem = .symbol(name, rect.fitted(1), first, style)
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
      let insets = EdgeInsets(
        top: slicing.top / scale, leading: slicing.leading / scale, bottom: slicing.bottom / scale,
        trailing: slicing.trailing / scale)
      return ImageSlices(size: stored, insets: insets, isTiled: slicing.isTiled)
    }
    guard resizing.mode == .tile || resizing.insets != EdgeInsets() else { return nil }
    return ImageSlices(size: stored, insets: resizing.insets, isTiled: resizing.mode == .tile)
  }
}

/// A picture cut in nine, of which the corners keep their size.
struct ImageSlices {
  var size: CGSize
  var insets: EdgeInsets
  var isTiled: Bool

  struct Piece {
    /// In points of the picture.
    var part: CGRect
    var place: CGRect
    var tile: CGSize
  }

  func pieces(in rect: CGRect) -> [Piece] {
    let columns: [Stretch] = Self.stretches(
      of: size.width, insets.leading, insets.trailing, from: rect.minX, length: rect.width)
    let rows: [Stretch] = Self.stretches(
      of: size.height, insets.top, insets.bottom, from: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          part: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          place: CGRect(x: column.place, y: row.place, width: column.shown, height: row.shown),
          tile: CGSize(
            width: column.isFixed ? column.shown : column.length, height: row.isFixed ? row.shown : row.length))
      }
    }
  }

  /// One of three stretches along an axis.
  private struct Stretch {
    var start: CGFloat
    var length: CGFloat
    var place: CGFloat
    var shown: CGFloat
    var isFixed: Bool
  }

  private static func stretches(
    of size: CGFloat, _ first: CGFloat, _ last: CGFloat, from: CGFloat, length: CGFloat
  ) -> [Stretch] {
    let low: CGFloat = max(0, min(first, size))
    let high: CGFloat = max(0, min(last, size - low))
    // Edges that do not fit share what there is.
    let squeeze: CGFloat = low + high > length ? length / (low + high) : 1
    let (start, end): (CGFloat, CGFloat) = (low * squeeze, high * squeeze)
    let all: [Stretch] = [
      Stretch(start: 0, length: low, place: from, shown: start, isFixed: true),
      Stretch(
        start: low, length: size - low - high, place: from + start, shown: length - start - end, isFixed: false),
      Stretch(start: size - high, length: high, place: from + length - end, shown: end, isFixed: true),
    ]
    return all.filter { $0.length > 0 && $0.shown > 0 }
  }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }

  /// The largest rectangle of an aspect ratio in the middle.
  fileprivate func fitted(_ ratio: CGFloat) -> CGRect {
    let width: CGFloat = min(self.width, self.height * ratio)
    let height: CGFloat = width / ratio
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
