import CoreGraphics
import SwiftUICore
import Testing

@Suite("Paths")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  @Test("A path's text reads back as the path")
  func description() {
    var path = Path(rect)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 2.5, y: 0))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 3, y: 5), control2: CGPoint(x: 4, y: 5))
    #expect(Path(path.description) == path)
    #expect(Path(rect).description == "10 20 m 110 20 l 110 80 l 10 80 l h")
    #expect(Path("1 2 l") == nil && Path("1 m") == nil && Path("0 0 m 1") == nil && Path("0 0 m x") == nil)
    #expect(Path("")?.isEmpty == true)
  }

  @Test("Elements and CGPath carry the same outline")
  func elements() {
    let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3)]) }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: .zero), .line(to: CGPoint(x: 4, y: 0)), .line(to: CGPoint(x: 4, y: 3)),
      ])
    #expect(Path(path.cgPath) == path)
    #expect(path.currentPoint == CGPoint(x: 4, y: 3))
    #expect(Path().currentPoint == nil && Path().isEmpty && Path().boundingRect.isNull)
  }

  @Test("Bounds hold the outline and not its control points")
  func bounds() {
    #expect(isClose(Path(ellipseIn: rect).boundingRect, rect))
    #expect(isClose(Path(roundedRect: rect, cornerRadius: 20, style: .circular).boundingRect, rect))
    #expect(isClose(Path(roundedRect: rect, cornerRadius: 20, style: .continuous).boundingRect, rect))
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("An arc with clockwise false follows growing angles, from start to end")
  func arcs() {
    func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
      }
    }
    let quarter: Path = arc(0, 90, clockwise: false)
    #expect(isClose(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let rest: Path = arc(0, 90, clockwise: true)
    #expect(isClose(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    // Three quarters of a circle's length, to the precision of its curves.
    #expect(abs(rest.cgPath.length - 15 * .pi) < 0.02)
    let gauge: Path = arc(135, 405, clockwise: false)
    #expect(abs(gauge.cgPath.length - 15 * .pi) < 0.02)
    let end: CGPoint = gauge.currentPoint ?? .zero
    #expect(abs(end.x - 10 * cos(.pi / 4)) < 1e-9 && abs(end.y - 10 * sin(.pi / 4)) < 1e-9)
  }

  @Test("A relative arc turns by its span and joins the current point by a line")
  func relativeArcs() {
    let path = Path {
      $0.move(to: CGPoint(x: 20, y: 0))
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-180))
    }
    #expect(isClose(path.boundingRect, CGRect(x: -10, y: -10, width: 30, height: 10)))
    #expect(abs(path.cgPath.length - 10 - 10 * .pi) < 0.02)
  }

  @Test("An arc between tangents touches both lines")
  func tangentArcs() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(abs((path.currentPoint?.x ?? 0) - 10) < 1e-9 && abs((path.currentPoint?.y ?? 0) - 4) < 1e-9)
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test("Containing follows the winding number, or counts crossings")
  func containing() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 8.5, y: 8.5)) && !circle.contains(CGPoint(x: 8.6, y: 8.6)))
  }

  @Test("Trimming keeps the fraction of the length that it names, over all subpaths")
  func trimming() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
    let middle: Path = line.trimmedPath(from: 0.125, to: 0.5)
    #expect(middle.description == "5 0 m 10 0 l 10 10 l")
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    #expect(line.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(line.trimmedPath(from: -3, to: 0.25).description == "0 0 m 10 0 l")
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half: Path = circle.trimmedPath(from: 0, to: 0.5)
    #expect(isClose(half.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), within: 1e-4))
    #expect(abs(half.cgPath.length * 2 - circle.cgPath.length) < 1e-4)
    let two = Path {
      $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 0, width: 10, height: 10)])
    }
    #expect(two.trimmedPath(from: 0.5, to: 0.625).description == "50 0 m 60 0 l")
    #expect(line.trimmedPath(from: .nan, to: .nan) == line)
  }

  @Test("Trims add up: lengths of two parts make the whole", arguments: [0.1, 0.33, 0.5, 0.9])
  func trimsAddUp(fraction: Double) {
    let path = Path(roundedRect: rect, cornerRadius: 18)
    let whole: CGFloat = path.cgPath.length
    let first: CGFloat = path.trimmedPath(from: 0, to: fraction).cgPath.length
    let second: CGFloat = path.trimmedPath(from: fraction, to: 1).cgPath.length
    #expect(abs(first - whole * fraction) < 1e-3)
    #expect(abs(first + second - whole) < 1e-3)
  }

  @Test("Transforms and offsets move every point")
  func transforms() {
    #expect(Path(rect).offsetBy(dx: 5, dy: -5).boundingRect == rect.offsetBy(dx: 5, dy: -5))
    let scaled: Path = Path(rect).applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled.boundingRect == CGRect(x: 20, y: 60, width: 200, height: 180))
    var both = Path(rect)
    both.addPath(Path(rect), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(both.boundingRect == CGRect(x: 10, y: 20, width: 200, height: 60))
  }
}
