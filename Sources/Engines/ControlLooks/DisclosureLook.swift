import CoreGraphics

/// The arrow of what can be opened: it points to the trailing side while that is closed, and down while it is open.
package struct DisclosureLook: ControlLook {
  package var isPhone: Bool
  /// 0 while closed, 1 while open.
  package var openness: CGFloat

  package init(isPhone: Bool, isOpen: Bool) {
    self.isPhone = isPhone
    openness = isOpen ? 1 : 0
  }

  package var moving: CGFloat {
    get { openness }
    set { openness = newValue }
  }

  /// A desktop's is as recorded on macOS 26.2.
  package var width: LookExtent { .fixed(isPhone ? 12 : 6.5) }
  package var height: LookExtent { .fixed(isPhone ? 12 : 8) }

  package func parts(in size: CGSize) -> [LookPart] {
    let (half, depth): (CGFloat, CGFloat) = isPhone ? (5, 2.5) : (3.25, 1.6)
    let turn = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .rotated(by: openness * .pi / 2)
    let points: [CGPoint] = [
      CGPoint(x: -depth, y: -half), CGPoint(x: depth, y: 0), CGPoint(x: -depth, y: half),
    ].map { $0.applying(turn) }
    return [.line(points, width: isPhone ? 2 : 1.5, isPhone ? .tint : .label(1))]
  }
}
