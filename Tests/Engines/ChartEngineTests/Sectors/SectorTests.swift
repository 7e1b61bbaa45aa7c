import ChartEngine
import CoreGraphics
import SeededNumbers
import Testing

@Suite struct SectorTests {
  private func sector(
    _ inner: CGFloat, _ outer: CGFloat, _ from: CGFloat, _ to: CGFloat, inset: CGFloat = 0, corner: CGFloat = 0
  ) -> SectorShape {
    SectorShape(
      center: CGPoint(x: 100, y: 100), innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to,
      inset: inset, cornerRadius: corner)
  }

  @Test("Angles run clockwise from twelve o'clock")
  func angles() {
    let quarter: SectorShape = sector(0, 80, 0, .pi / 2)
    #expect(quarter.contains(CGPoint(x: 130, y: 70)))
    #expect(!quarter.contains(CGPoint(x: 70, y: 70)))
    #expect(!quarter.contains(CGPoint(x: 170, y: 30)))
    let bounds: CGRect = quarter.path.boundingBoxOfPath
    #expect(abs(bounds.minX - 100) < 0.01 && abs(bounds.maxX - 180) < 0.01)
    #expect(abs(bounds.minY - 20) < 0.01 && abs(bounds.maxY - 100) < 0.01)
  }

  @Test("The whole ring is two circles, and a sector without an angle is empty")
  func ends() {
    #expect(sector(40, 80, 0, 2 * .pi).path.contains(CGPoint(x: 100, y: 40), using: .evenOdd))
    #expect(!sector(40, 80, 0, 2 * .pi).path.contains(CGPoint(x: 100, y: 100), using: .evenOdd))
    #expect(sector(0, 80, 1, 1).path.isEmpty)
    #expect(sector(0, 0, 0, 1).path.isEmpty)
    #expect(sector(0, 80, 0, 0.01, inset: 5).path.isEmpty)
  }

  @Test("An inset moves both sides inwards by its distance")
  func inset() {
    let path: CGPath = sector(20, 80, 0, .pi / 2, inset: 4).path
    #expect(!path.contains(CGPoint(x: 103, y: 50)))
    #expect(path.contains(CGPoint(x: 105, y: 50)))
    #expect(!path.contains(CGPoint(x: 150, y: 97)))
    #expect(path.contains(CGPoint(x: 150, y: 95)))
  }

  @Test("Rounded corners lie inside of the plain sector, and leave its corners free")
  func corners() {
    let path: CGPath = sector(30, 80, 0.2, 1.4, corner: 10).path
    let plain: SectorShape = sector(30, 80, 0.2, 1.4)
    #expect(!path.contains(plain.point(0.21, 79.5)))
    #expect(!path.contains(plain.point(1.39, 30.5)))
    #expect(path.contains(plain.middle))
  }

  @Test("For random sectors the outline lies in the ring and holds what the hit test holds")
  func random() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let inner: CGFloat = CGFloat.random(in: 0...60, using: &random)
      let start: CGFloat = CGFloat.random(in: 0...6, using: &random)
      let sector: SectorShape = sector(
        inner, inner + CGFloat.random(in: 5...40, using: &random), start,
        start + CGFloat.random(in: 0.1...6, using: &random))
      let path: CGPath = sector.path
      for _ in 0..<20 {
        let angle: CGFloat = CGFloat.random(in: 0...6.28, using: &random)
        let point: CGPoint = sector.point(angle, CGFloat.random(in: 0...110, using: &random))
        let distance: CGFloat = ((point.x - 100) * (point.x - 100) + (point.y - 100) * (point.y - 100)).squareRoot()
        // Cubic curves and the flattening of paths leave the circle by less than this.
        guard abs(distance - sector.innerRadius) > 1, abs(distance - sector.outerRadius) > 1 else { continue }
        guard [sector.startAngle, sector.endAngle].allSatisfy({ abs(sin(angle - $0)) * distance > 1 }) else { continue }
        #expect(path.contains(point) == sector.contains(point), "\(sector) \(point)")
      }
    }
  }
}
