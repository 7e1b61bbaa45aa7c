import SeededNumbers
import SwiftUI
import Testing

/// Areas of paths, put together.
@MainActor
@Suite("Areas of paths")
struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// The area by the shoelace formula, with curves as chords.
  private func area(_ path: Path) -> Double {
    var sum: Double = 0
    var (start, last): (CGPoint, CGPoint) = (.zero, .zero)
    func line(to p: CGPoint) {
      sum += Double(last.x * p.y - p.x * last.y) / 2
      last = p
    }
    path.forEach { element in
      switch element {
      case .move(let p): (start, last) = (p, p)
      case .line(let p): line(to: p)
      case .quadCurve(let p, _): line(to: p)
      case .curve(let p, let a, let b):
        let from: CGPoint = last
        for step in 1...200 {
          let t = CGFloat(step) / 200
          let s: CGFloat = 1 - t
          let (w0, w1, w2, w3): (CGFloat, CGFloat, CGFloat, CGFloat) = (
            s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
          )
          line(
            to: CGPoint(
              x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * p.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * p.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    return abs(sum)
  }

  private func count(_ path: Path, _ kind: (Path.Element) -> Bool) -> Int {
    var count = 0
    path.forEach { if kind($0) { count += 1 } }
    return count
  }

  private func isNear(_ a: Double, _ b: Double, _ limit: Double = 0.01) -> Bool { abs(a - b) < limit }

  @Test("Two rectangles: 400 each, 100 in common")
  func rectangles() {
    #expect(isNear(area(left.union(right)), 700))
    #expect(isNear(area(left.intersection(right)), 100))
    #expect(isNear(area(left.subtracting(right)), 300))
    #expect(isNear(area(left.symmetricDifference(right)), 600))
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(count(left.intersection(right)) { if case .line = $0 { true } else { false } } == 3)
    #expect(left.union(right).contains(CGPoint(x: 15, y: 15)))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 15, y: 15)))
  }

  @Test("Curves stay curves, and meet where they do")
  func circles() {
    let other: Path = circle.offsetBy(dx: 10, dy: 0)
    // Two circles of radius 10 at a distance of 10: 2 r^2 acos(d / 2r) - d / 2 sqrt(4 r^2 - d^2).
    let lens: Double = 200 * acos(0.5) - 5 * 300.0.squareRoot()
    #expect(isNear(area(circle.intersection(other)), lens, 0.15))
    #expect(isNear(area(circle.union(other)), 2 * 100 * .pi - lens, 0.3))
    #expect(count(circle.union(other)) { if case .line = $0 { true } else { false } } == 0)
    let box: CGRect = circle.intersection(other).boundingRect
    #expect(isNear(Double(box.minX), 10) && isNear(Double(box.maxX), 20))
    #expect(
      isNear(Double(box.minY), 10 - 75.0.squareRoot(), 0.02) && isNear(Double(box.height), 2 * 75.0.squareRoot(), 0.04))
  }

  @Test("Areas that lie inside, outside or on one another are combined")
  func special() {
    let inner = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(isNear(area(left.union(inner)), 400))
    #expect(left.union(inner).boundingRect == left.boundingRect)
    #expect(isNear(area(left.intersection(inner)), 25))
    let hole: Path = left.subtracting(inner)
    #expect(!hole.contains(CGPoint(x: 7, y: 7)) && hole.contains(CGPoint(x: 2, y: 2)))
    let far: Path = left.offsetBy(dx: 100, dy: 0)
    #expect(left.intersection(far).isEmpty)
    #expect(isNear(area(left.union(far)), 800))
    #expect(isNear(area(left.union(left)), 400))
    #expect(left.subtracting(left).isEmpty)
    #expect(circle.symmetricDifference(circle).isEmpty)
    #expect(isNear(area(circle.union(circle)), area(circle), 0.001))
    // Neighbours that share a side become one.
    let beside: Path = left.union(left.offsetBy(dx: 20, dy: 0))
    #expect(beside.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(count(beside) { if case .line = $0 { true } else { false } } == 3)
    #expect(Path().union(left).boundingRect == left.boundingRect)
    #expect(left.intersection(Path()).isEmpty)
  }

  @Test("A star's middle is filled by one rule and not by the other, also when it is made simple")
  func rules() {
    var star = Path()
    for index in 0..<5 {
      let angle: Double = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(!star.normalized().contains(middle))
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(star.normalized().contains(CGPoint(x: 50, y: 15)))
  }

  @Test("A line is kept inside of an area, or outside")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
    }
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
    let outside: Path = line.lineSubtraction(left)
    #expect(outside.boundingRect == CGRect(x: -10, y: 10, width: 40, height: 0))
    #expect(count(outside) { if case .move = $0 { true } else { false } } == 2)
  }

  @Test("Random areas obey the laws of sets, point by point")
  func laws() {
    var generator = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &generator)) }
    func shape() -> Path {
      let rect = CGRect(x: number(0...50), y: number(0...50), width: number(5...50), height: number(5...50))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return Path(rect)
      case 1: return Path(ellipseIn: rect)
      case 2: return Path(roundedRect: rect, cornerRadius: number(1...10))
      default:
        return Path { path in
          path.move(to: rect.origin)
          path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: number(0...100), y: number(0...100)))
          path.addLine(to: CGPoint(x: number(0...100), y: number(0...100)))
          path.closeSubpath()
        }
      }
    }
    for _ in 0..<60 {
      let (a, b): (Path, Path) = (shape(), shape())
      let results: [Path] = [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)]
      for _ in 0..<30 {
        let point = CGPoint(x: number(0...100), y: number(0...100))
        let (inA, inB): (Bool, Bool) = (a.contains(point), b.contains(point))
        let expected: [Bool] = [inA || inB, inA && inB, inA && !inB, inA != inB]
        #expect(results.map { $0.contains(point) } == expected, "\(point) of \(a) and \(b)")
      }
    }
  }

  @Test("Shapes are put together in the same rectangle, and their data animates")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(isNear(area(Rectangle().subtracting(Circle()).path(in: rect)), 400 - 100 * .pi, 0.2))
    #expect(isNear(area(Rectangle().union(Circle()).path(in: rect)), 400))
    #expect(isNear(area(Rectangle().intersection(Circle()).path(in: rect)), 100 * .pi, 0.2))
    #expect(isNear(area(Rectangle().symmetricDifference(Circle()).path(in: rect)), 400 - 100 * .pi, 0.2))
    #expect(!Rectangle().lineIntersection(Circle().inset(by: -2)).path(in: rect).isEmpty)
    #expect(Rectangle().lineSubtraction(Circle().scale(3)).path(in: rect).isEmpty)
    #expect(
      Circle().union(Rectangle()).sizeThatFits(ProposedViewSize(width: 30, height: 10)) == CGSize(width: 10, height: 10)
    )
  }

  @Test("Numbers that are none give nothing and end")
  func bad() {
    let broken = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
      path.addLine(to: .zero)
    }
    #expect(left.union(broken).isEmpty)
    #expect(broken.normalized().isEmpty)
  }
}
