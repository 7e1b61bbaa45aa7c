import LayoutEngine
import Testing

@MainActor @Suite struct DirectionTests {
  private func mirrored(_ algorithm: any LayoutAlgorithm, _ children: LayoutNode...) -> LayoutNode {
    LayoutNode(algorithm, children: children, layoutDirection: .rightToLeft)
  }

  @Test("A row begins at the right")
  func row() {
    let node = mirrored(StackLayout.horizontal(spacing: 5), box(10, 10), box(20, 10))
    #expect(frames(node, .unspecified) == [rect(25, 0, 10, 10), rect(0, 0, 20, 10)])
  }

  @Test("Leading is the right edge in columns, frames, padding and layers")
  func leading() {
    let column = mirrored(StackLayout.vertical(alignment: .leading, spacing: 0), box(10, 10), box(30, 10))
    #expect(frames(column, .unspecified).map(\.minX) == [20, 0])
    #expect(frames(mirrored(FrameLayout(width: 50, alignment: .leading), box(10, 10)), .zero)[0].minX == 40)
    let padding = PaddingLayout(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 2))
    #expect(frames(mirrored(padding, box(10, 10)), .zero)[0].minX == 2)
    let layers = mirrored(LayerLayout(alignment: .topLeading), box(50, 50), box(10, 10))
    #expect(frames(layers, .zero)[1] == rect(40, 0, 10, 10))
  }

  /// Apple's article "Making fine adjustments to a view's position": x is 0 at the leading edge, which is the right one
  /// from right to left, and grows towards the trailing edge.
  @Test("Offsets and positions count from the leading edge")
  func offset() {
    let moved = CGPoint(x: 2, y: 4)
    #expect(mirrored(ProxyLayout(), box(10, 10)).moved(moved, by: size(5, 3)) == CGPoint(x: -3, y: 7))
    #expect(box(10, 10).moved(moved, by: size(5, 3)) == CGPoint(x: 7, y: 7))
    #expect(box(10, 10).moved(moved, by: size(.nan, 3)) == CGPoint(x: 0, y: 7))
    let positioned = mirrored(PositionLayout(CGPoint(x: 20, y: 20)), box(10, 10))
    #expect(frames(positioned, proposal(100, 100)) == [rect(75, 15, 10, 10)])
  }
}
