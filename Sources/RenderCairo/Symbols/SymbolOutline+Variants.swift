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
