import CoreGraphics

/// Where something that pops up beside a rectangle goes: at the first side with room for it, moved as little as keeps it
/// inside of the bounds.
///
/// Menus, popovers and suggestions of SwiftUI and UIKit use the same rule.
package struct PopupPlacement: Hashable, Sendable {
  /// A side of the anchor.
  package enum Side: Hashable, Sendable {
    case above, below, left, right
  }

  /// Where the popup stands along the side.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// The rectangle beside which the popup stands; a point for one at the pointer.
  package var anchor: CGRect
  /// The sides to try, the best one first; those that are missing are not used.
  package var sides: [Side]
  package var alignment: Alignment
  /// The distance between anchor and popup.
  package var gap: CGFloat
  /// The smallest distance to the bounds.
  package var margin: CGFloat

  package init(
    anchor: CGRect, sides: [Side] = [.below, .above], alignment: Alignment = .leading, gap: CGFloat = 0,
    margin: CGFloat = 8
  ) {
    self.anchor = anchor
    self.sides = sides
    self.alignment = alignment
    self.gap = gap
    self.margin = margin
  }

  /// The largest size that a popup may have in the bounds.
  package func available(in bounds: CGRect) -> CGSize {
    CGSize(width: max(0, bounds.width - 2 * margin), height: max(0, bounds.height - 2 * margin))
  }

  /// The popup's frame for its size, and the side of the anchor at which it stands.
  package func frame(of size: CGSize, in bounds: CGRect) -> (frame: CGRect, side: Side) {
    let side: Side = side(for: size, in: bounds)
    var origin = CGPoint.zero
    switch side {
    case .below: origin.y = anchor.maxY + gap
    case .above: origin.y = anchor.minY - gap - size.height
    case .right: origin.x = anchor.maxX + gap
    case .left: origin.x = anchor.minX - gap - size.width
    }
    if side == .below || side == .above {
      origin.x = aligned(size.width, from: anchor.minX, to: anchor.maxX)
    } else {
      origin.y = aligned(size.height, from: anchor.minY, to: anchor.maxY)
    }
    // The start stays in sight where the popup is larger than the bounds.
    origin.x = max(bounds.minX + margin, min(origin.x, bounds.maxX - margin - size.width))
    origin.y = max(bounds.minY + margin, min(origin.y, bounds.maxY - margin - size.height))
    return (CGRect(origin: origin, size: size), side)
  }

  /// The point at the popup's edge that is nearest to the middle of the anchor, but not in a corner.
  ///
  /// - Parameter inset: How far from the corners the point stays.
  package func tip(of frame: CGRect, side: Side, inset: CGFloat) -> CGPoint {
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low <= high ? max(low, min(value, high)) : (low + high) / 2
    }
    let x: CGFloat = clamped(anchor.midX, frame.minX + inset, frame.maxX - inset)
    let y: CGFloat = clamped(anchor.midY, frame.minY + inset, frame.maxY - inset)
    switch side {
    case .below: return CGPoint(x: x, y: frame.minY)
    case .above: return CGPoint(x: x, y: frame.maxY)
    case .right: return CGPoint(x: frame.minX, y: y)
    case .left: return CGPoint(x: frame.maxX, y: y)
    }
  }

  private func aligned(_ length: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: start
    case .center: (start + end - length) / 2
    case .trailing: end - length
    }
  }

  /// The first side with enough room, else the one with the most.
  private func side(for size: CGSize, in bounds: CGRect) -> Side {
    func room(_ side: Side) -> CGFloat {
      switch side {
      case .below: bounds.maxY - margin - anchor.maxY - gap - size.height
      case .above: anchor.minY - gap - margin - bounds.minY - size.height
      case .right: bounds.maxX - margin - anchor.maxX - gap - size.width
      case .left: anchor.minX - gap - margin - bounds.minX - size.width
      }
    }
    if let side = sides.first(where: { room($0) >= 0 }) { return side }
    return sides.max { room($0) < room($1) } ?? .below
  }
}
