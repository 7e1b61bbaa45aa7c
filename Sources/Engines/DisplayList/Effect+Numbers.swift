import CoreGraphics

extension Effect {
  /// Whether the effect can be drawn: what has numbers that are none, or so large that the numbers of what is inside
  /// become infinite, is left out.
  package var isDrawable: Bool {
    switch self {
    case .transform(let transform): transform.isUsable
    case .blur(let radius), .backdrop(let radius, _): radius.isUsable
    case .opaqueBlur(let radius, _): radius.isUsable
    case .shadow(_, let radius, let x, let y): radius.isUsable && x.isUsable && y.isUsable
    case .clip(let path, _): path.isFinite
    case .opacity(let opacity): !opacity.isNaN
    case .blend, .isolate, .mask, .colors, .threshold, .projection: true
    }
  }
}

extension CGAffineTransform {
  /// Whether views are somewhere after it.
  package var isUsable: Bool {
    a.isUsable && b.isUsable && c.isUsable && d.isUsable && tx.isUsable && ty.isUsable
  }
}

extension CGFloat {
  /// Lengths and factors beyond this are no sizes of anything that is seen.
  private static var limit: CGFloat { 1e12 }

  fileprivate var isUsable: Bool { magnitude < Self.limit }
}
