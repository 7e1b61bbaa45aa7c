import CoreGraphics
import LayoutEngine
import Testing

/// Sets of edges, insets, alignments and proposals as values.
@Suite struct EdgeValueTests {
  @Test("A set of edges holds the edges that it is made of and no other")
  func edgeSets() {
    #expect(Edge.Set(Edge.leading) == .leading)
    #expect(Edge.Set(Edge.bottom).union(.top) == .vertical)
    let sides: HorizontalEdge.Set = [HorizontalEdge.Set(.leading), .trailing]
    #expect(sides == .all && sides.contains(.leading))
    #expect(HorizontalEdge.Set(.trailing).isDisjoint(with: .leading))
    #expect(HorizontalEdge.Set(rawValue: HorizontalEdge.Set.leading.rawValue) == .leading)
    let ends: VerticalEdge.Set = [.top, VerticalEdge.Set(.bottom)]
    #expect(ends == .all && ends.subtracting(.top) == .bottom)
    #expect(VerticalEdge.Set(.top).isDisjoint(with: .bottom))
  }

  @Test("Insets, proposals and alignments keep what they are given")
  func values() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.trailing += 1
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5))
    var proposal = ProposedViewSize(width: 10, height: nil)
    #expect(proposal.height == nil)
    proposal.height = 7
    #expect(proposal == ProposedViewSize(width: 10, height: 7))
    var alignment = Alignment(horizontal: .leading, vertical: .bottom)
    #expect(alignment == .bottomLeading)
    alignment.horizontal = .trailing
    alignment.vertical = .top
    #expect(alignment == .topTrailing)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test("An alignment of one's own has its default where a view says nothing of it")
  func ownAlignment() {
    let node = LayoutNode(FixedLeaf(width: 30, height: 10))
    let dimensions: ViewDimensions = node.dimensions(in: .unspecified)
    #expect(Third.defaultValue(in: dimensions) == 10)
    #expect(dimensions[HorizontalAlignment(Third.self)] == 10)
    #expect(dimensions[explicit: HorizontalAlignment(Third.self)] == nil)
  }

  @Test("The wishes of two views at one edge add up to the larger distance, only at the edges named")
  func spacing() {
    var spacing: ViewSpacing = .text(above: 3, below: 20)
    let plain = ViewSpacing()
    spacing.formUnion(.text(above: 30, below: 30), edges: .bottom)
    #expect(spacing.distance(to: plain, along: .vertical) == 30)
    #expect(plain.distance(to: spacing, along: .vertical) == 3)
    #expect(plain.union(spacing).distance(to: plain, along: .vertical) == 30)
  }
}
