import CoreGraphics
import SwiftUICore
import Testing

@Suite("Rounded corners")
struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): points.append(point)
      case .closeSubpath: break
      }
    }
    return points
  }

  @Test("A rounded rectangle begins in the middle of its right edge and goes down")
  func start() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let outline: [CGPoint] = points(Path(roundedRect: rect, cornerRadius: 20, style: style))
      #expect(outline[0] == CGPoint(x: 200, y: 50))
      #expect(outline[1].x == 200 && outline[1].y > 50)
    }
  }

  @Test("Both styles pass through the same middle of each corner, at (1 - 1/sqrt 2) of the radius")
  func middles() {
    let inside = CGPoint(x: 20 * 0.293 + 0.2, y: 20 * 0.293 + 0.2)
    let outside = CGPoint(x: 20 * 0.293 - 0.2, y: 20 * 0.293 - 0.2)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: rect, cornerRadius: 20, style: style)
      #expect(path.contains(inside) && !path.contains(outside))
    }
  }

  @Test("A continuous corner begins further out and lies inside the circular one")
  func continuousCorner() {
    let outline: [CGPoint] = points(Path(roundedRect: rect, cornerRadius: 20, style: .continuous))
    #expect(abs(outline[1].y - (100 - 20 * 1.528_665)) < 1e-4)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    // Near the edge, a little before the circle begins, only the continuous corner has left the edge.
    let probe = CGPoint(x: 20.5, y: 0.05)
    #expect(circular.contains(probe) && !continuous.contains(probe))
  }

  @Test("A continuous corner leaves its edge without curvature")
  func curvature() {
    var curve: (CGPoint, CGPoint, CGPoint, CGPoint)?
    var current = CGPoint.zero
    Path(roundedRect: rect, cornerRadius: 20, style: .continuous).forEach { element in
      switch element {
      case .move(let point), .line(let point): current = point
      case .curve(let end, let c1, let c2):
        if curve == nil { curve = (current, c1, c2, end) }
        current = end
      case .quadCurve, .closeSubpath: break
      }
    }
    guard let (p0, p1, p2, p3) = curve else {
      Issue.record("no curve")
      return
    }
    // Both control points lie on the edge: the curvature at the start is zero.
    #expect(p0.x == 200 && p1.x == 200 && abs(p2.x - 200) < 1e-9)
    #expect(p3.x < 200 && p0.y < p1.y && p1.y < p2.y && p2.y < p3.y)
  }

  @Test("Corners that are too large become a capsule with half circles at its ends")
  func capsule() {
    let clamped = Path(roundedRect: rect, cornerRadius: 500, style: .circular)
    #expect(clamped.contains(CGPoint(x: 50 - 50 * 0.7, y: 50 - 50 * 0.7)))
    #expect(!clamped.contains(CGPoint(x: 50 - 50 * 0.72, y: 50 - 50 * 0.72)))
    let capsule: Path = Capsule(style: .circular).path(in: rect)
    #expect(abs(capsule.cgPath.length - (200 + 100 * .pi)) < 0.1)
  }

  @Test("Uneven radii are drawn where they are named and no larger than there is room")
  func uneven() {
    let radii = RectangleCornerRadii(topLeading: 40, bottomTrailing: 10)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: rect, cornerRadii: radii, style: style)
      #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 195, y: 5)))
      #expect(path.contains(CGPoint(x: 5, y: 95)) && !path.contains(CGPoint(x: 199, y: 99)))
      #expect(path.boundingRect == rect)
    }
    let meeting = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 150, bottomLeading: 50), style: .circular)
    // 150 beside 50 on a side of 100: the larger takes what is left.
    #expect(points(meeting).contains(CGPoint(x: 50, y: 0)) && points(meeting).contains(CGPoint(x: 50, y: 100)))
  }

  @Test("A corner of nothing, or of no number, is a plain corner")
  func degenerate() {
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -4) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: .infinity)) == Path(rect))
    let empty = Path(roundedRect: .zero, cornerRadius: 5)
    #expect(empty.boundingRect == .zero)
  }
}
