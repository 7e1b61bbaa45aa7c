import LayoutEngine
import Testing

@MainActor @Suite struct ScrollTests {
  private func rows(_ count: Int) -> LayoutNode {
    LayoutNode(StackLayout.vertical(spacing: 0), children: (0..<count).map { _ in color().frame(nil, 30) })
  }

  @Test("Content has its ideal height and the viewport's width (position/safe-area, scroll)")
  func vertical() {
    let node = rows(8).wrapped(ScrollLayout())
    #expect(frames(node, proposal(100, 200)) == [rect(0, 0, 100, 240)])
    #expect(node.sizeThatFits(proposal(100, 200)) == size(100, 200))
    #expect(node.sizeThatFits(proposal(100, nil)) == size(100, 240))
  }

  @Test("Insets pad the content (position/safe-area-padding, paddedScroll)")
  func insets() {
    let node = rows(6).wrapped(ScrollLayout(insets: EdgeInsets(20, edges: .vertical)))
    #expect(frames(node, proposal(100, 150)) == [rect(0, 20, 100, 180)])
  }

  @Test("The offset moves the content, not the viewport")
  func offset() {
    let node = rows(8).wrapped(ScrollLayout(offset: CGPoint(x: 0, y: 35)))
    #expect(frames(node, proposal(100, 200)) == [rect(0, -35, 100, 240)])
  }

  @Test("Across the scrolling axis the viewport is as large as its content")
  func hugs() {
    let node = box(40, 500).wrapped(ScrollLayout())
    #expect(node.sizeThatFits(proposal(100, 200)) == size(40, 200))
  }

  @Test("Small content of a viewport that scrolls both ways stands in the middle")
  func bothAxes() {
    let node = box(40, 60).wrapped(ScrollLayout(axes: [.horizontal, .vertical]))
    #expect(frames(node, proposal(100, 100)) == [rect(30, 20, 40, 60)])
  }

  @Test("Flexible content has its ideal length along the axis")
  func flexibleContent() {
    #expect(frames(color().wrapped(ScrollLayout()), proposal(100, 200)) == [rect(0, 0, 100, 10)])
  }
}
