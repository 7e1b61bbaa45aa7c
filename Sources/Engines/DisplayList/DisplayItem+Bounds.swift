import CoreGraphics
import DeepStack

extension DisplayItem {
  /// A rectangle outside of which the item paints nothing, in its own space; null for an item that paints nothing.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingBox
    case .stroke(let path, _, let style):
      let box: CGRect = path.boundingBox
      let reach: CGFloat = style.reach(along: path)
      return box.isNull ? box : box.insetBy(dx: -reach, dy: -reach)
    case .text(let fragment, _, let point): return fragment.inkBounds(at: point)
    case .symbol(_, let rect, _, let style):
      // The placeholder of an unknown symbol strokes the rectangle's edge; heavy strokes reach over it.
      let reach: CGFloat = 1 + max(0, style.growth(in: rect)) / 2
      return rect.standardized.insetBy(dx: -reach, dy: -reach)
    case .image(_, let rect, _): return rect.standardized
    case .group(let effect, let items): return withEnoughStack { effect.bounds(of: items.bounds) }
    }
  }
}

extension Sequence where Element == DisplayItem {
  package var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension Stroke {
  /// How far the ink can be from the path.
  package func reach(along path: CGPath) -> CGFloat {
    let half: CGFloat = max(width, 0) / 2
    let corner: CGFloat = join == .miter ? path.miterReach(limit: max(miterLimit, 1)) : 1
    return half * max(corner, cap == .square ? 1.5 : 1)
  }
}

extension TextFragment {
  /// The ink of a line: glyphs may hang over their advance, and accents and descenders over the font's box.
  package func inkBounds(at point: CGPoint) -> CGRect {
    let side: CGFloat = font.size / 2
    let letters = CGRect(
      x: point.x - side, y: point.y - font.size * 1.4, width: max(width, 0) + 2 * side, height: font.size * 2)
    return letters.insetBy(dx: -outline / 2, dy: -outline / 2)
  }
}

extension Effect {
  /// Where a group with this effect paints whose items paint in `inner`.
  package func bounds(of inner: CGRect) -> CGRect {
    guard !inner.isNull else { return inner }
    switch self {
    case .transform(let transform): return inner.applying(transform)
    case .opacity(let opacity): return opacity > 0 ? inner : .null
    case .blend, .isolate, .colors, .threshold: return inner
    case .projection(let projection): return projection.bounds(of: inner)
    case .mask(let items): return inner.intersection(items.bounds)
    case .backdrop(_, let covering): return inner.union(covering.bounds)
    case .opaqueBlur(_, let rect): return rect.standardized
    case .clip(let path, _): return inner.intersection(path.boundingBox)
    case .blur(let radius): return inner.insetBy(dx: -Self.spread(radius), dy: -Self.spread(radius))
    case .shadow(_, let radius, let x, let y):
      let spread: CGFloat = Self.spread(radius)
      return inner.union(inner.offsetBy(dx: x, dy: y).insetBy(dx: -spread, dy: -spread))
    }
  }

  /// How far a blur carries colour: three box passes stand for a Gaussian of deviation `radius`.
  package static func spread(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius * 3 + 2 : 0 }
}
