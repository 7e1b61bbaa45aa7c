import ChartEngine
import CoreGraphics
import SeededNumbers
import Testing

@Suite struct CurveTests {
  private let points: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 12), CGPoint(x: 12, y: 6), CGPoint(x: 24, y: 6),
  ]

  private func controls(_ method: CurveMethod) -> [[CGPoint]] {
    method.chain(through: points)?.segments.map {
      switch $0 {
      case .line(let point): [point]
      case .cubic(let point, let first, let second): [first, second, point]
      }
    } ?? []
  }

  @Test("A linear line goes straight from point to point")
  func linear() {
    #expect(controls(.linear) == [[points[1]], [points[2]], [points[3]]])
  }

  @Test("Controls of a cardinal spline lie a sixth of the neighbours' chord away; at the ends they are the point")
  func cardinal() {
    #expect(
      controls(.cardinal(tension: 0)) == [
        [points[0], CGPoint(x: 4, y: 11), points[1]],
        [CGPoint(x: 8, y: 13), CGPoint(x: 9, y: 7), points[2]],
        [CGPoint(x: 15, y: 5), points[3], points[3]],
      ])
    let straight: [[CGPoint]] = controls(.cardinal(tension: 1))
    #expect(straight.map { $0[0] } == Array(points.dropLast()))
  }

  @Test("A uniform Catmull-Rom spline is the cardinal one without tension, and equal distances make all of them alike")
  func catmullRom() {
    #expect(controls(.catmullRom(alpha: 0)) == controls(.cardinal(tension: 0)))
    let even: [CGPoint] = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 6, y: 0), CGPoint(x: 9, y: 4)]
    let (one, two): (CurveChain?, CurveChain?) = (
      CurveMethod.catmullRom(alpha: 0.5).chain(through: even), CurveMethod.catmullRom(alpha: 0).chain(through: even)
    )
    for (first, second) in zip(one?.segments ?? [], two?.segments ?? []) {
      guard case .cubic(_, let a, let b) = first, case .cubic(_, let c, let d) = second else { return }
      #expect(abs(a.x - c.x) + abs(a.y - c.y) + abs(b.x - d.x) + abs(b.y - d.y) < 1e-9)
    }
  }

  @Test("Steps change at the start, in the middle or at the end of the way")
  func steps() {
    let two: [CGPoint] = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 5)]
    func corners(_ transition: CGFloat) -> [CurveChain.Segment] {
      CurveMethod.step(transition: transition).chain(through: two)?.segments ?? []
    }
    #expect(corners(0) == [.line(CGPoint(x: 0, y: 5)), .line(two[1])])
    #expect(corners(0.5) == [.line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 5)), .line(two[1])])
    #expect(corners(1) == [.line(CGPoint(x: 10, y: 0)), .line(two[1])])
  }

  @Test("A monotone line never leaves the range of its two points")
  func monotone() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      var x: CGFloat = 0
      let points: [CGPoint] = (0..<8).map { _ in
        x += CGFloat.random(in: 0.5...9, using: &random)
        return CGPoint(x: x, y: CGFloat.random(in: -20...20, using: &random))
      }
      guard let chain = CurveMethod.monotone.chain(through: points) else { return }
      for (segment, pair) in zip(chain.segments, zip(points, points.dropFirst())) {
        guard case .cubic(_, let first, let second) = segment else { continue }
        let (low, high): (CGFloat, CGFloat) = (min(pair.0.y, pair.1.y), max(pair.0.y, pair.1.y))
        for share in stride(from: 0.0, through: 1, by: 0.05) {
          let (t, u): (CGFloat, CGFloat) = (CGFloat(share), CGFloat(1 - share))
          let y: CGFloat =
            u * u * u * pair.0.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y + t * t * t * pair.1.y
          #expect(y >= low - 1e-6 && y <= high + 1e-6)
        }
      }
    }
  }

  @Test("Every method passes through all points, forwards and backwards, along x and along y")
  func passes() {
    let methods: [CurveMethod] = [
      .linear, .cardinal(tension: 0.5), .catmullRom(alpha: 0.5), .catmullRom(alpha: 1), .monotone,
      .step(transition: 0.5),
    ]
    for method in methods {
      for alongY in [false, true] {
        guard let chain = method.chain(through: points, alongY: alongY) else { return }
        let ends: [CGPoint] = [chain.start] + chain.segments.map(\.end)
        #expect(points.allSatisfy(ends.contains), "\(method)")
        #expect(chain.reversed.reversed == chain)
        #expect(chain.reversed.start == points.last)
      }
    }
  }

  @Test("No point makes no line, one point a line without segments")
  func few() {
    #expect(CurveMethod.monotone.chain(through: []) == nil)
    #expect(CurveMethod.cardinal(tension: 0).chain(through: [points[1]])?.segments == [])
  }
}
