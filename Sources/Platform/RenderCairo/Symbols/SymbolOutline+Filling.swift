import CoreGraphics
import DisplayList

extension SymbolOutline {
  /// The outlines filled, and what they hold cut out.
  func filled() -> SymbolOutline {
    let outers: [CGPath] = parts.map(\.path.outer)
    let boxes: [CGRect] = outers.map(\.boundingBoxOfPath)
    var details: [Part] = []
    var solids: [Part] = []
    for (index, part) in parts.enumerated() {
      let isInside: Bool = parts.indices.contains { other in
        other != index && parts[other].mode == .over && boxes[other].contains(boxes[index])
          && boxes[other] != boxes[index] && outers[other].contains(part.start)
      }
      var part: Part = part
      if isInside || part.mode == .cut {
        part.mode = .cut
        details.append(part)
      } else {
        part.path = outers[index]
        part.isEvenOdd = false
        solids.append(part)
      }
    }
    return SymbolOutline(parts: solids + details)
  }

  /// One side of the filled form beside the outline.
  func partlyFilled(
    by filled: SymbolOutline, _ side: SymbolDrawing.Side, share: Double, isInset: Bool
  ) -> SymbolOutline {
    let box: CGRect = bounds
    var solid: SymbolOutline = filled
    solid.parts.removeAll { $0.mode == .cut }
    let inner: CGRect = isInset ? box.insetBy(dx: 2, dy: 2) : box
    if isInset, box.width > 4, box.height > 4 {
      solid = solid.applying(
        CGAffineTransform(translationX: box.midX, y: box.midY)
          .scaledBy(x: inner.width / box.width, y: inner.height / box.height)
          .translatedBy(x: -box.midX, y: -box.midY))
    }
    let rest: CGRect
    switch side {
    case .left: rest = box.inset(left: (inner.minX - box.minX) + inner.width * share)
    case .right: rest = box.inset(right: (box.maxX - inner.maxX) + inner.width * share)
    case .top: rest = box.inset(top: (inner.minY - box.minY) + inner.height * share)
    case .bottom: rest = box.inset(bottom: (box.maxY - inner.maxY) + inner.height * share)
    }
    let cut = Part(path: CGPath(rect: rest, transform: nil), mode: .cut)
    return SymbolOutline(parts: solid.parts + [cut] + atLayer(1))
  }

  /// As in a mirror that stands upright.
  func flipped() -> SymbolOutline { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0)) }

  /// Turned clockwise.
  func turned(quarters: Int) -> SymbolOutline {
    let center: CGFloat = Self.side / 2
    return applying(
      CGAffineTransform(translationX: center, y: center).rotated(by: .pi / 2 * CGFloat(quarters))
        .translatedBy(x: -center, y: -center))
  }

  /// What the outline covers when it is filled, with a margin, as parts that take away what lies below.
  func room(_ margin: CGFloat) -> [Part] {
    filled().parts.filter { $0.mode == .over }.map { Part(path: $0.path.grown(by: margin), mode: .cut) }
  }

  /// The outline with thicker lines, for drawings that are made smaller.
  func bolder(by margin: CGFloat) -> SymbolOutline {
    guard margin > 0.02 else { return self }
    return SymbolOutline(
      parts: parts.map { part in
        guard part.mode == .over else { return part }
        var part: Part = part
        let path: CGPath = part.isEvenOdd ? part.path.normalized(using: .evenOdd) : part.path
        let line: CGPath = path.line(2 * margin, turning: path.outer.turning > 0)
        part.path = CGPath(elements: path.elements + line.elements)
        part.isEvenOdd = false
        return part
      })
  }
}

extension CGPath {
  /// The contour around all others.
  fileprivate var outer: CGPath {
    contours.max { $0.boundingBoxOfPath.size.area < $1.boundingBoxOfPath.size.area } ?? self
  }
}

extension SymbolOutline.Part {
  fileprivate var start: CGPoint {
    if case .move(let point)? = path.elements.first { return point }
    return .zero
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}

extension CGRect {
  fileprivate func inset(left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
    CGRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
  }
}
