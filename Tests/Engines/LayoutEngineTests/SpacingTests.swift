import LayoutEngine
import Testing

@MainActor @Suite struct SpacingTests {
  private let text: ViewSpacing = .text(above: 5, below: 9, line: 2)

  @Test("Views without a wish stand 8 points apart")
  func automatic() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
  }

  @Test("Text has its own distances above and below, and the default beside it")
  func textEdges() {
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 9)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 5)
    #expect(ViewSpacing.text(line: 7).distance(to: text, along: .vertical) == 2)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test("A union keeps all wishes, and the largest distance that results counts (grid/basic)")
  func union() {
    let mixed = ViewSpacing().union(text)
    #expect(mixed.distance(to: text, along: .vertical) == 5)
    #expect(text.distance(to: mixed, along: .vertical) == 9)
    #expect(ViewSpacing.zero.union(.zero).distance(to: .zero, along: .vertical) == 0)
  }

  @Test("A union of some edges leaves the others")
  func someEdges() {
    let spacing = ViewSpacing().union(.zero, edges: .bottom).union(text, edges: .top)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.text(line: 1).distance(to: spacing, along: .vertical) == 8)
  }

  @Test("A frame that sets a dimension and padding put the default at their edges")
  func resets() {
    let leaf = LayoutNode(LeafLayout(spacing: text, sizeThatFits: { _ in .zero }))
    #expect(leaf.frame(nil, 10).spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(leaf.frame(10).spacing.distance(to: ViewSpacing(), along: .vertical) == 9)
    let padded = leaf.wrapped(PaddingLayout(EdgeInsets(4, edges: .top)))
    #expect(ViewSpacing().distance(to: padded.spacing, along: .vertical) == 8)
    #expect(padded.spacing.distance(to: ViewSpacing(), along: .vertical) == 9)
  }
}
