import CoreGraphics
import DisplayList

extension SymbolOutline {
  /// The outline small inside a circle, a bubble or another thing that holds marks; a hole in it where that is filled.
  func enclosed(in carrier: SymbolOutline, frame: CGRect, isFilled: Bool) -> SymbolOutline {
    let box: CGRect = bounds
    let scale: CGFloat = min(1, frame.width / max(box.width, 0.1), frame.height / max(box.height, 0.1))
    let small: SymbolOutline = applying(
      CGAffineTransform(translationX: frame.midX, y: frame.midY).scaledBy(x: scale, y: scale)
        .translatedBy(x: -box.midX, y: -box.midY))
    let inner: [Part] = small.bolder(by: 0.3 * (1 - scale)).parts.map { part in
      var part: Part = part
      part.layer = 0
      part.step = nil
      part.isHoleInOnePaint = isFilled && part.mode == .over
      return part
    }
    return SymbolOutline(parts: carrier.atLayer(1) + inner)
  }

  /// The parts, all of one layer, without steps.
  func atLayer(_ layer: Int) -> [Part] {
    parts.map { part in
      var part: Part = part
      part.layer = layer
      part.step = nil
      return part
    }
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
    return badged(small.atLayer(0), in: place)
  }

  /// The badge is the first layer, what carries it the second, with room around the badge.
  private func badged(_ badge: [Part], in place: CGRect) -> SymbolOutline {
    let room = Part(path: CGPath(ellipseIn: place.insetBy(dx: -1, dy: -1), transform: nil), mode: .cut)
    return SymbolOutline(parts: atLayer(1) + [room] + badge)
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
