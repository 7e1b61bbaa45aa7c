import CoreGraphics
import SwiftUICore
import Testing
import ViewTestSupport

/// Boxes of strokes and of parts of outlines against values worked out by hand.
@Suite("Boxes of strokes")
struct StrokeBoxTests {
  private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.02) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  private func lines(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  private func box(
    _ path: Path, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGRect {
    path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)).boundingRect
  }

  @Test("A stroke reaches out by half its width, with its caps")
  func caps() {
    let line: Path = lines((10, 10), (30, 10))
    #expect(isClose(box(line), CGRect(x: 10, y: 8, width: 20, height: 4)))
    #expect(isClose(box(line, .square), CGRect(x: 8, y: 8, width: 24, height: 4)))
    #expect(isClose(box(line, .round), CGRect(x: 8, y: 8, width: 24, height: 4)))
    let diagonal: Path = lines((0, 0), (10, 10))
    let root: CGFloat = CGFloat(2).squareRoot()
    // The ends' corners are half the width away, to both sides at 45 degrees.
    #expect(isClose(box(diagonal), CGRect(x: -root, y: -root, width: 10 + 2 * root, height: 10 + 2 * root)))
    #expect(
      isClose(box(diagonal, .square), CGRect(x: -2 * root, y: -2 * root, width: 10 + 4 * root, height: 10 + 4 * root)))
    #expect(isClose(box(diagonal, .round), CGRect(x: -2, y: -2, width: 14, height: 14)))
  }

  @Test("Joins reach as far as a mitre, a circle or a cut does; over its limit a mitre is cut")
  func joins() {
    for join in [CGLineJoin.miter, .round, .bevel] {
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(isClose(box(square, .butt, join), CGRect(x: -2, y: -2, width: 14, height: 14)))
    }
    // An angle of 90 degrees with its tip at the origin.
    let angle: Path = lines((20, -20), (0, 0), (20, 20))
    let root: CGFloat = CGFloat(2).squareRoot()
    #expect(abs(box(angle, .butt, .miter).minX + 2 * root) < 0.02)
    #expect(abs(box(angle, .butt, .round).minX + 2) < 0.02)
    #expect(abs(box(angle, .butt, .bevel).minX + root) < 0.02)
    // This mitre is 1 / sin 45 = 1.41 widths long.
    #expect(abs(box(angle, .butt, .miter, limit: 1.4).minX + root) < 0.02)
    #expect(abs(box(angle, .butt, .miter, limit: 1.42).minX + 2 * root) < 0.02)
    #expect(abs(box(angle, .butt).maxX - 20 - root) < 0.02)
    #expect(abs(box(angle, .square).maxX - 20 - 2 * root) < 0.02)
  }

  @Test("Strokes of round things have round boxes, dashes cut them")
  func others() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(isClose(box(circle), CGRect(x: -2, y: -2, width: 24, height: 24)))
    let dashed: Path = lines((0, 0), (20, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 100]))
    #expect(isClose(dashed.boundingRect, CGRect(x: 0, y: -1, width: 5, height: 2)))
    let late: Path = lines((0, 0), (20, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 100], dashPhase: 2))
    #expect(isClose(late.boundingRect, CGRect(x: 0, y: -1, width: 3, height: 2)))
    let second: Path = lines((0, 0), (20, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3], dashPhase: 6))
    // Two of the gap are left, then a dash of five, and so on to 20: 2-7, 10-15, 18-20.
    #expect(isClose(second.boundingRect, CGRect(x: 2, y: -1, width: 18, height: 2)))
    #expect(!second.contains(CGPoint(x: 8, y: 0)) && second.contains(CGPoint(x: 12, y: 0)))
  }

  @Test("Parts of outlines lie where their lengths say")
  func trims() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isClose(square.trimmedPath(from: 0, to: 0.25).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 0)))
    #expect(isClose(square.trimmedPath(from: 0.25, to: 0.625).boundingRect, CGRect(x: 5, y: 0, width: 5, height: 10)))
    #expect(isClose(square.trimmedPath(from: 0.9, to: 1).boundingRect, CGRect(x: 0, y: 0, width: 0, height: 4)))
    #expect(
      square.trimmedPath(from: 0.5, to: 0.5).boundingRect.width == 0 || square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    // A circle begins on the right and goes down.
    let quarter: CGRect = circle.trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(isClose(quarter, CGRect(x: 10, y: 10, width: 10, height: 10)))
    let half: CGRect = circle.trimmedPath(from: 0.5, to: 1).boundingRect
    #expect(isClose(half, CGRect(x: 0, y: 0, width: 20, height: 10)))
  }
}
