import CoreGraphics
import DisplayList

extension SymbolOutline {
  /// The outline small inside a circle, square or rectangle, filled or not.
  func enclosed(in shape: String, isFilled: Bool) -> SymbolOutline? {
    let side: CGFloat = Self.side
    let frame: CGRect
    let corner: CGFloat
    switch shape {
    case "circle": (frame, corner) = (CGRect(x: 0, y: 0, width: side, height: side), side / 2)
    case "square": (frame, corner) = (CGRect(x: 0, y: 0, width: side, height: side), 2.5)
    case "rectangle": (frame, corner) = (CGRect(x: 0, y: 2.5, width: side, height: side - 5), 2)
    default: return nil
    }
    func outline(_ inset: CGFloat) -> CGPath {
      CGPath(
        roundedRect: frame.insetBy(dx: inset, dy: inset), cornerWidth: corner - inset, cornerHeight: corner - inset,
        transform: nil)
    }
    let scale: CGFloat = shape == "rectangle" ? 0.48 : 0.56
    let center: CGFloat = side / 2
    let small: SymbolOutline = applying(
      CGAffineTransform(translationX: center, y: center).scaledBy(x: scale, y: scale).translatedBy(
        x: -center, y: -center))
    let inner: [Part] = small.parts.map { part in
      var part: Part = part
      part.layer = 0
      part.step = nil
      part.isHoleInOnePaint = isFilled
      return part
    }
    let ring: Part =
      isFilled
      ? Part(path: outline(0), layer: 1)
      : Part(path: CGPath(elements: outline(0).elements + outline(1).elements), isEvenOdd: true, layer: 1)
    return SymbolOutline(parts: [ring] + inner)
  }

  /// The outline with a dot in its top right corner.
  func dotted() -> SymbolOutline {
    let place = CGRect(x: 9.6, y: 0.2, width: 6.2, height: 6.2)
    let dot = Part(path: CGPath(ellipseIn: place, transform: nil), layer: 0)
    return badged([dot], in: place)
  }

  /// The outline with a small drawing in its bottom right corner.
  func marked(by mark: SymbolOutline) -> SymbolOutline {
    let place = CGRect(x: 7.8, y: 7.8, width: 8, height: 8)
    let scale: CGFloat = place.width / Self.side
    let small: SymbolOutline = mark.applying(
      CGAffineTransform(translationX: place.minX, y: place.minY).scaledBy(x: scale, y: scale))
    return badged(
      small.parts.map { part in
        var part: Part = part
        part.layer = 0
        part.step = nil
        return part
      }, in: place)
  }

  /// The badge is the first layer, what carries it the second, with room around the badge.
  private func badged(_ badge: [Part], in place: CGRect) -> SymbolOutline {
    let carrier: [Part] = parts.map { part in
      var part: Part = part
      part.layer = 1
      part.step = nil
      return part
    }
    let room = Part(path: CGPath(ellipseIn: place.insetBy(dx: -1, dy: -1), transform: nil), mode: .cut)
    return SymbolOutline(parts: carrier + [room] + badge)
  }

  /// The outline with a line from the top left to the bottom right, and room along it.
  func slashed() -> SymbolOutline {
    let side: CGFloat = Self.side
    func bar(_ width: CGFloat, from low: CGFloat, shiftedBy shift: CGFloat) -> CGPath {
      let length: CGFloat = (side - 2 * low) * 2.0.squareRoot()
      let turn = CGAffineTransform(translationX: side / 2 + shift, y: side / 2 - shift).rotated(by: .pi / 4)
      let rect = CGRect(x: -length / 2, y: -width / 2, width: length, height: width)
      return CGPath(roundedRect: rect, cornerWidth: width / 2, cornerHeight: width / 2, transform: nil).applying(turn)
    }
    let gap = Part(path: bar(1.2, from: 0.6, shiftedBy: 0.75), mode: .cut)
    return SymbolOutline(
      parts: parts.map { part in
        var part: Part = part
        part.layer = 1
        return part
      } + [gap, Part(path: bar(1.1, from: 0.6, shiftedBy: 0), layer: 0)])
  }
}
