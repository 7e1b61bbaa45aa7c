import ChartEngine
import CoreGraphics
import SeededNumbers
import Testing

@Suite struct DecimationTests {
  @Test("Each column keeps its first, lowest, highest and last point, in order")
  func columns() {
    let points: [CGPoint] = [3, 9, 1, 5, 4, 7].enumerated().map { CGPoint(x: CGFloat($0.offset) * 0.1, y: $0.element) }
    #expect(Decimation.columns(points, width: 1).map(\.y) == [3, 9, 1, 7])
    #expect(Decimation.columns(points, width: 0.001) == points)
  }

  @Test("For random lines at most four points a column are left, and no extreme is lost")
  func random() {
    var random = SeededGenerator(seed: 21)
    let points: [CGPoint] = (0..<20_000).map {
      CGPoint(x: CGFloat($0) / 50, y: CGFloat.random(in: 0...100, using: &random))
    }
    let kept: [CGPoint] = Decimation.columns(points, width: 1)
    #expect(kept.count <= 400 * 4 + 4)
    #expect(kept.first == points.first && kept.last == points.last)
    #expect(kept.map(\.y).max() == points.map(\.y).max())
    #expect(Decimation.isAscending(kept))
  }
}
