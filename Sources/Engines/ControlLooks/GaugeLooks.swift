import CoreGraphics

/// A straight gauge. Measures are those recorded on macOS 26.2.
package struct GaugeBarLook: ControlLook {
  package enum Kind: Hashable, Sendable {
    /// Filled in the tint up to the value.
    case capacity
    /// A capsule that is filled up to the value.
    case smallCapacity
    /// A capsule with a dot at the value.
    case marker
  }

  package var isPhone: Bool
  package var kind: Kind
  package var position: CGFloat

  package init(_ kind: Kind, isPhone: Bool, position: CGFloat) {
    self.kind = kind
    self.isPhone = isPhone
    self.position = position
  }

  package var moving: CGFloat {
    get { position }
    set { position = newValue }
  }

  package var width: LookExtent { .flexible(ideal: 100) }

  package var height: LookExtent {
    switch kind {
    case .capacity: .fixed(isPhone ? 6 : 16)
    case .smallCapacity, .marker: .fixed(8)
    }
  }

  package func parts(in size: CGSize) -> [LookPart] {
    let fraction: CGFloat = min(1, max(0, position))
    let track = CGRect(origin: .zero, size: size)
    let filled = CGRect(x: 0, y: 0, width: size.width * fraction, height: size.height)
    switch kind {
    case .capacity:
      let radius: CGFloat? = isPhone ? nil : 1.5
      return [.bar(track, radius: radius, .fill(2))] + (fraction > 0 ? [.bar(filled, radius: radius, .tint)] : [])
    case .smallCapacity:
      let rest = LookPart.bar(track, .label(0), opacity: 0.06)
      return fraction > 0 ? [rest, .bar(filled, .label(0), opacity: 0.33)] : [rest]
    case .marker:
      let center = CGPoint(x: 4 + fraction * max(0, size.width - 8), y: size.height / 2)
      return [
        .bar(track, .label(0)), .dot(at: center, radius: 8, .background), .dot(at: center, radius: 4, .label(0)),
      ]
    }
  }
}

/// A round gauge of 58 points. Measures are those recorded on macOS 26.2.
package struct GaugeRingLook: ControlLook {
  /// Whether the ring is closed and filled up to the value; otherwise it is open below, with a dot at the value.
  package var isCapacity: Bool
  /// Whether labels of the bounds stand at the ends of the open ring.
  package var hasBounds: Bool
  package var position: CGFloat

  package init(isCapacity: Bool, hasBounds: Bool, position: CGFloat) {
    self.isCapacity = isCapacity
    self.hasBounds = hasBounds
    self.position = position
  }

  package var moving: CGFloat {
    get { position }
    set { position = newValue }
  }

  package var width: LookExtent { .fixed(58) }
  package var height: LookExtent { .fixed(58) }
  /// Rings go round with the clock everywhere.
  package var isMirrored: Bool { false }

  private static let radius: CGFloat = 26
  private static let thickness: CGFloat = 6

  /// Where the open ring begins, in radians from the x axis with the clock, and how far it goes.
  private var span: (start: CGFloat, sweep: CGFloat) {
    let cut: CGFloat = hasBounds ? .pi * 14 / 180 : 0
    return (.pi * 0.75 + cut, .pi * 1.5 - 2 * cut)
  }

  package func parts(in size: CGSize) -> [LookPart] {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let fraction: CGFloat = min(1, max(0, position))
    func arc(_ start: CGFloat, _ sweep: CGFloat, opacity: Double = 1) -> LookPart {
      let path = CGMutablePath()
      path.addRelativeArc(center: center, radius: Self.radius, startAngle: start, delta: sweep)
      return LookPart(
        CGPath(elements: path.elements), .label(0), opacity: opacity, stroke: LookStroke(width: Self.thickness))
    }
    if isCapacity {
      let ring: LookPart = arc(-.pi / 2, 2 * .pi, opacity: 0.3)
      return fraction > 0 ? [ring, arc(-.pi / 2, 2 * .pi * fraction)] : [ring]
    }
    let angle: CGFloat = span.start + span.sweep * fraction
    let mark = CGPoint(x: center.x + Self.radius * cos(angle), y: center.y + Self.radius * sin(angle))
    return [
      arc(span.start, span.sweep), .dot(at: mark, radius: 4.5, .background), .dot(at: mark, radius: 2.5, .label(0)),
    ]
  }
}
