import CoreGraphics
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Outlines of UIKit. Coordinates are worked out by hand from the rectangles, radii and angles in the tests.
@MainActor
@Suite("Outlines of UIKit")
struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  /// The points that lines and curves end at, a letter for each kind.
  private func steps(_ path: UIBezierPath) -> [String] {
    path.cgPath.elements.map { element in
      switch element {
      case .move(let p): "M\(p.x),\(p.y)"
      case .line(let p): "L\(p.x),\(p.y)"
      case .quad(let p, _): "Q\(p.x),\(p.y)"
      case .cubic(let p, _, _): "C\(p.x),\(p.y)"
      case .close: "Z"
      }
    }
  }

  @Test("A path is built by points, of which it knows the last one and the box of all")
  func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.addCurve(
      to: CGPoint(x: 40, y: 10), controlPoint1: CGPoint(x: 25, y: 50), controlPoint2: CGPoint(x: 35, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 10), controlPoint: CGPoint(x: 50, y: -30))
    #expect(path.currentPoint == CGPoint(x: 60, y: 10))
    // With the points that control curves, as documented.
    #expect(path.bounds == CGRect(x: 10, y: -30, width: 50, height: 80))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(steps(path) == ["M10.0,10.0", "L20.0,10.0", "C40.0,10.0", "Q60.0,10.0", "Z"])
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(steps(path).suffix(5) == ["M0.0,0.0", "L1.0,0.0", "L1.0,1.0", "L0.0,1.0", "Z"])
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.origin == CGPoint(x: 100, y: -30))
    path.lineWidth = 7
    path.removeAllPoints()
    #expect(path.isEmpty && path.lineWidth == 7)
  }

  @Test("A path's drawing settings have the documented values at first, and are copied with it")
  func attributes() throws {
    let path = UIBezierPath(rect: rect)
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
    var count: Int = -1
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
    path.setLineDash([6, 3], count: 2, phase: 1.5)
    path.lineWidth = 4
    path.usesEvenOddFillRule = true
    let copy: UIBezierPath = try #require(path.copy() as? UIBezierPath)
    path.setLineDash(nil, count: 0, phase: 0)
    path.addLine(to: .zero)
    var pattern: [CGFloat] = [0, 0]
    var phase: CGFloat = 0
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [6, 3] && count == 2 && phase == 1.5)
    #expect(copy.lineWidth == 4 && copy.usesEvenOddFillRule && copy.cgPath == UIBezierPath(rect: rect).cgPath)
  }

  private final class Marked: UIBezierPath {}

  @Test("A copy is of the same class")
  func subclass() { #expect(Marked(ovalIn: rect).copy() is Marked) }

  @Test("An outline that was read stays as it is when the path changes, and one that was given is not changed")
  func outlines() {
    let path = UIBezierPath(rect: rect)
    let outline: CGPath = path.cgPath
    path.addLine(to: .zero)
    #expect(outline == CGPath(rect: rect, transform: nil) && path.cgPath != outline)
    let given = CGMutablePath()
    given.addRect(rect)
    let other = UIBezierPath(cgPath: given)
    other.addLine(to: .zero)
    given.addEllipse(in: rect)
    #expect(other.cgPath.elements.count == 6)
    other.cgPath = CGPath(ellipseIn: rect, transform: nil)
    #expect(other.cgPath == UIBezierPath(ovalIn: rect).cgPath)
  }

  @Test("Corners that are named are round, the others are not, and the outline begins after the top left one")
  func someCorners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(
      steps(path) == [
        "M10.0,0.0", "L100.0,0.0", "L100.0,40.0", "C90.0,50.0", "L0.0,50.0", "L0.0,10.0", "C10.0,0.0", "Z",
      ])
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 49)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
    // On the diagonal a quarter of a circle is 10 - 10 / sqrt 2 = 2.93 away from both sides.
    #expect(path.contains(CGPoint(x: 2.95, y: 2.95)) && !path.contains(CGPoint(x: 2.91, y: 2.91)))
    let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 10, height: 10))
    #expect(none.cgPath == UIBezierPath(rect: rect).cgPath)
  }

  @Test("Corners take half of a side at most; equal radii stay equal")
  func largeCorners() {
    let capsule = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity)
    )
    #expect(capsule.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 25).cgPath)
    #expect(capsule.contains(CGPoint(x: 50, y: 1)) && !capsule.contains(CGPoint(x: 5, y: 5)))
    let ovals = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topRight, cornerRadii: CGSize(width: 80, height: 10))
    #expect(steps(ovals) == ["M0.0,0.0", "L50.0,0.0", "C100.0,10.0", "L100.0,50.0", "L0.0,50.0", "Z"])
  }

  @Test("Numbers that are none make no corners, and nothing of them is contained")
  func numbers() {
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: .nan).cgPath == UIBezierPath(rect: rect).cgPath)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: -5).cgPath == UIBezierPath(rect: rect).cgPath)
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 5).isEmpty && UIBezierPath(rect: .null).isEmpty)
    let lost = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(!UIBezierPath(roundedRect: lost, cornerRadius: 5).contains(CGPoint(x: 1, y: 1)))
    let turn = UIBezierPath(arcCenter: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: true)
    #expect(turn.isEmpty)
  }

  @Test("Arcs go clockwise as seen where y points down")
  func arcs() {
    let center = CGPoint(x: 50, y: 50)
    let quarter = UIBezierPath(arcCenter: center, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x - 50) < 1e-9 && abs(quarter.currentPoint.y - 70) < 1e-9)
    #expect(quarter.contains(CGPoint(x: 63, y: 63)) && quarter.cgPath.elements.count == 2)
    let rest = UIBezierPath(arcCenter: center, radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(!rest.contains(CGPoint(x: 63, y: 63)) && rest.contains(CGPoint(x: 37, y: 37)))
    let slice = UIBezierPath()
    slice.move(to: center)
    slice.addArc(withCenter: center, radius: 20, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    slice.close()
    // A line leads from the middle to where the arc begins.
    #expect(steps(slice)[1] == "L50.0,30.0" && slice.contains(CGPoint(x: 60, y: 40)))
    #expect(!slice.contains(CGPoint(x: 60, y: 60)))
  }

  @Test("A path drawn backwards looks the same, turns the other way round, and backwards again is the path")
  func reversing() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(steps(square.reversing()) == ["M0.0,0.0", "L0.0,10.0", "L10.0,10.0", "L10.0,0.0", "Z"])
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: 2, y: 2))
    line.addQuadCurve(to: CGPoint(x: 4, y: 2), controlPoint: CGPoint(x: 3, y: 5))
    #expect(steps(line.reversing()) == ["M4.0,2.0", "Q2.0,2.0", "L1.0,1.0"])
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 8)
    all.append(line)
    all.append(UIBezierPath(ovalIn: rect))
    #expect(all.reversing().reversing().cgPath == all.cgPath)
    #expect(steps(all.reversing()).first == "M100.0,25.0")
    // Inside of two outlines that turn in opposite directions nothing is filled.
    let frame = UIBezierPath(rect: rect)
    frame.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    #expect(frame.contains(CGPoint(x: 50, y: 25)))
    frame.usesEvenOddFillRule = true
    #expect(!frame.contains(CGPoint(x: 50, y: 25)))
    let hole = UIBezierPath(rect: rect)
    hole.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).reversing())
    #expect(!hole.contains(CGPoint(x: 50, y: 25)) && hole.contains(CGPoint(x: 5, y: 5)))
  }

  /// The shape that most programs take this class for.
  private struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test("A shape with some round corners is drawn as the uneven rounded rectangle of the same radii")
  func shape() throws {
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12, style: .circular)
    let left = try Shot(HeadlessApp.small { RoundedCorner(radius: 12, corners: [.topLeft, .topRight]).fill(.red) })
    let right = try Shot(HeadlessApp.small { uneven.fill(.red) })
    #expect(left.image.premultipliedRGBA == right.image.premultipliedRGBA)
    let capsule = try Shot(HeadlessApp.small { RoundedCorner().fill(.red).frame(height: 20) })
    let same = try Shot(HeadlessApp.small { Capsule(style: .circular).fill(.red).frame(height: 20) })
    #expect(capsule.image.premultipliedRGBA == same.image.premultipliedRGBA)
    let clipped = try Shot(
      HeadlessApp.small { Color.red.clipShape(RoundedCorner(radius: 12, corners: [.topLeft, .topRight])) })
    #expect(clipped[0, 0] != clipped[0, 39] && clipped[0, 39] == clipped[20, 20])
  }
}
