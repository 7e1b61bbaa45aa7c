import ChartEngine
import CoreGraphics
import SeededNumbers
import Testing

@Suite struct LabelLayoutTests {
  private func spans(_ count: Int, every distance: CGFloat, width: CGFloat) -> [LabelSpan] {
    (0..<count).map { LabelSpan(start: CGFloat($0) * distance, end: CGFloat($0) * distance + width) }
  }

  @Test("Labels with room are all shown; with less room every second, then every third")
  func thinned() {
    #expect(LabelLayout.thinned(spans(5, every: 30, width: 20), spacing: 4) == [true, true, true, true, true])
    #expect(LabelLayout.thinned(spans(5, every: 20, width: 20), spacing: 4) == [true, false, true, false, true])
    #expect(LabelLayout.thinned(spans(5, every: 10, width: 20), spacing: 4) == [true, false, false, true, false])
    #expect(LabelLayout.thinned(spans(3, every: 1, width: 50), spacing: 0) == [true, false, false])
    #expect(LabelLayout.thinned([], spacing: 4) == [])
  }

  @Test("Greedy labels are shown unless they collide with an earlier or a more important one")
  func greedy() {
    var labels: [LabelSpan] = spans(4, every: 15, width: 20)
    #expect(LabelLayout.greedy(labels, spacing: 0) == [true, false, true, false])
    labels[1].priority = 1
    #expect(LabelLayout.greedy(labels, spacing: 0) == [false, true, false, true])
  }

  @Test("For random labels no two that are shown are nearer than the distance")
  func random() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1_000 {
      let labels: [LabelSpan] = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let start: CGFloat = CGFloat.random(in: 0...300, using: &random)
        return LabelSpan(
          start: start, end: start + CGFloat.random(in: 0...60, using: &random),
          priority: Double(Int.random(in: 0...2, using: &random)))
      }
      for shown in [LabelLayout.greedy(labels, spacing: 5), LabelLayout.thinned(labels, spacing: 5)] {
        #expect(!LabelLayout.collide(zip(labels, shown).filter(\.1).map(\.0), 5))
        #expect(labels.isEmpty || shown.contains(true))
      }
    }
  }

  @Test("A label is cut to the distance of its nearer neighbour")
  func rooms() {
    #expect(LabelLayout.rooms(centers: [10, 50, 70], spacing: 4, length: 100) == [36, 16, 16])
    #expect(LabelLayout.rooms(centers: [10], spacing: 4, length: 100) == [100])
  }
}
