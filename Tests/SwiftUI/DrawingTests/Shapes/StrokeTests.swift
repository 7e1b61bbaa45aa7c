import CoreGraphics
import DisplayList
import SwiftUICore
import Testing

@Suite("Outlines as areas")
struct StrokeTests {
  private func line(_ points: [CGPoint], _ style: StrokeStyle, closed: Bool = false) -> Path {
    Path {
      $0.addLines(points)
      if closed { $0.closeSubpath() }
    }.strokedPath(style)
  }

  private let flat: [CGPoint] = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]
  private let corner: [CGPoint] = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]

  @Test("A line is as wide as its style and ends as its cap says")
  func caps() {
    let butt: Path = line(flat, StrokeStyle(lineWidth: 10))
    #expect(butt.boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
    let square: Path = line(flat, StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -5, y: -5, width: 110, height: 10))
    let round: Path = line(flat, StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(abs(round.boundingRect.width - 110) < 1e-6)
    #expect(round.contains(CGPoint(x: 104.9, y: 0)) && !round.contains(CGPoint(x: 104, y: 4)))
  }

  @Test("A CGPath becomes the area of its line, and the pieces of a pattern")
  func paths() throws {
    let path = CGMutablePath()
    path.addLines(between: corner)
    let area: CGPath = path.copy(strokingWithWidth: 10, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(area.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 60, height: 60))
    #expect(area == line(corner, StrokeStyle(lineWidth: 10, lineCap: .square)).cgPath)
    // The line's width is that before the transform.
    let doubled: CGPath = path.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .bevel, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(doubled.boundingBoxOfPath == CGRect(x: 0, y: -10, width: 110, height: 110))
    #expect(path.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    let dashes: CGPath = path.copy(dashingWithPhase: 5, lengths: [20, 60])
    // 15 points of the first dash, then from 75 to 95 around no corner any more.
    #expect(Path(dashes).contains(.zero) == false)
    #expect(dashes.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 50, height: 45))
    let moved: CGPath = path.copy(
      dashingWithPhase: 0, lengths: [], transform: CGAffineTransform(translationX: 1, y: 0))
    #expect(moved.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 50, height: 50))
  }

  @Test("A corner is mitered, rounded or bevelled, and bevelled where a miter would be too long")
  func joins() {
    let tip = CGPoint(x: 54.5, y: -4.5)
    let miter: Path = line(corner, StrokeStyle(lineWidth: 10))
    let round: Path = line(corner, StrokeStyle(lineWidth: 10, lineJoin: .round))
    let bevel: Path = line(corner, StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(miter.contains(tip) && !round.contains(tip) && !bevel.contains(tip))
    let onArc = CGPoint(x: 53.4, y: -3.4)
    #expect(round.contains(onArc) && !bevel.contains(onArc))
    // A right angle's miter is 1.41 widths long.
    #expect(!line(corner, StrokeStyle(lineWidth: 10, miterLimit: 1.3)).contains(tip))
  }

  @Test("A closed outline is joined at its start and hollow inside")
  func closed() {
    let square: [CGPoint] = [
      CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 0, y: 40),
    ]
    let path: Path = line(square, StrokeStyle(lineWidth: 8), closed: true)
    #expect(path.boundingRect == CGRect(x: -4, y: -4, width: 48, height: 48))
    #expect(path.contains(CGPoint(x: -3.9, y: -3.9)) && !path.contains(CGPoint(x: 20, y: 20)))
  }

  @Test("A ring has the area between its two circles")
  func ring() {
    let ring: Path = Circle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    for step in 0..<36 {
      let angle: Double = Double(step) * .pi / 18 + 0.01
      func point(_ radius: Double) -> CGPoint { CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle)) }
      #expect(ring.contains(point(45.1)) && ring.contains(point(50)) && ring.contains(point(54.9)))
      #expect(!ring.contains(point(44.9)) && !ring.contains(point(55.1)))
    }
  }

  @Test("Dashes are drawn and left out in turn, from the phase on")
  func dashes() {
    let path: Path = line(flat, StrokeStyle(lineWidth: 2, dash: [10, 5]))
    #expect(path.contains(CGPoint(x: 5, y: 0)) && !path.contains(CGPoint(x: 12, y: 0)))
    #expect(path.contains(CGPoint(x: 16, y: 0)) && path.contains(CGPoint(x: 99, y: 0)))
    let shifted: Path = line(flat, StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 12))
    #expect(!shifted.contains(CGPoint(x: 2, y: 0)) && shifted.contains(CGPoint(x: 4, y: 0)))
    let back: Path = line(flat, StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: -3))
    #expect(!back.contains(CGPoint(x: 1, y: 0)) && back.contains(CGPoint(x: 4, y: 0)))
    // An odd pattern is taken twice: 4 drawn, 4 left out, 4 drawn.
    let odd: Path = line(flat, StrokeStyle(lineWidth: 2, dash: [4]))
    #expect(odd.contains(CGPoint(x: 2, y: 0)) && !odd.contains(CGPoint(x: 6, y: 0)))
  }

  @Test("A dash goes around a corner")
  func dashAroundCorner() {
    let path: Path = line(corner, StrokeStyle(lineWidth: 4, dash: [60, 100]))
    #expect(path.contains(CGPoint(x: 51.5, y: -1.5)) && path.contains(CGPoint(x: 50, y: 9)))
    #expect(!path.contains(CGPoint(x: 50, y: 11)))
  }

  @Test("Patterns and widths that draw nothing end, and a point is drawn by round and square ends")
  func degenerate() {
    #expect(line(flat, StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line(flat, StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(line(flat, StrokeStyle(lineWidth: 2, dash: [0, 0])).contains(CGPoint(x: 50, y: 0)))
    #expect(line(flat, StrokeStyle(lineWidth: 2, dash: [1e-9])).contains(CGPoint(x: 50, y: 0)))
    #expect(line([.zero], StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(line([.zero], StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 1.9, y: 0)))
    let back: [CGPoint] = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)]
    #expect(line(back, StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test("A style becomes a display list's stroke with every choice")
  func stroke() {
    var stroke = Stroke(width: 3)
    stroke.cap = .square
    stroke.join = .bevel
    stroke.miterLimit = 7
    stroke.dash = [1, 2]
    stroke.dashPhase = 4
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 7, dash: [1, 2], dashPhase: 4)
    #expect(style.stroke == stroke)
  }
}
