import LayoutEngine
import Testing

/// Frames, padding, fixed size, aspect ratio, layers: rules of Apple's documentation of the modifiers.
@MainActor @Suite struct ModifierTests {
  @Test("A frame offers its dimensions to the child, takes them, and aligns the child in them")
  func fixedFrame() {
    let node = box(10, 20).frame(50, 40, .bottomTrailing)
    #expect(frames(node, proposal(500, 500)) == [rect(40, 20, 10, 20)])
    #expect(box(10, 20).frame(50).sizeThatFits(.zero) == size(50, 20))
    #expect(color().frame(nil, 30).sizeThatFits(proposal(70, 90)) == size(70, 30))
  }

  @Test("A child larger than its frame overflows it, and is still aligned")
  func overflowingFrame() {
    #expect(frames(box(100, 100).frame(50, 50), .zero) == [rect(-25, -25, 100, 100)])
  }

  @Test("A maximum alone lets the frame grow up to it around a smaller child")
  func maximum() {
    let node = box(20, 10).wrapped(FlexFrameLayout(maxWidth: 100))
    #expect(node.sizeThatFits(proposal(300, 50)) == size(100, 10))
    #expect(node.sizeThatFits(proposal(60, 50)) == size(60, 10))
    #expect(node.sizeThatFits(proposal(5, 50)) == size(20, 10))
    #expect(node.sizeThatFits(.unspecified) == size(20, 10))
    #expect(frames(node, proposal(60, 10)) == [rect(20, 0, 20, 10)])
  }

  @Test("A minimum alone lets the frame shrink down to it around a larger child")
  func minimum() {
    let node = box(80, 10).wrapped(FlexFrameLayout(minWidth: 50))
    #expect(node.sizeThatFits(proposal(300, 50)) == size(80, 10))
    #expect(node.sizeThatFits(proposal(60, 50)) == size(60, 10))
    #expect(node.sizeThatFits(proposal(10, 50)) == size(50, 10))
    #expect(box(20, 10).wrapped(FlexFrameLayout(minWidth: 50)).sizeThatFits(.unspecified) == size(50, 10))
  }

  @Test("Minimum and maximum together keep the proposal between them, whatever the child takes")
  func limits() {
    let node = box(80, 10).wrapped(FlexFrameLayout(minWidth: 50, maxWidth: 200))
    #expect([10, 60, 120, 500].map { node.sizeThatFits(proposal($0, 0)).width } == [50, 60, 120, 200])
    #expect(node.sizeThatFits(.unspecified).width == 80)
  }

  @Test("An infinite maximum takes all that is offered, and the child's size when nothing is")
  func infiniteMaximum() {
    let node = box(80, 10).wrapped(FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity))
    #expect(node.sizeThatFits(proposal(300, 200)) == size(300, 200))
    #expect(node.sizeThatFits(.unspecified) == size(80, 10))
  }

  @Test("The ideal is offered to the child where nothing is proposed")
  func ideal() {
    let node = color().wrapped(FlexFrameLayout(idealWidth: 120, idealHeight: 40))
    #expect(node.sizeThatFits(.unspecified) == size(120, 40))
    #expect(node.sizeThatFits(proposal(30, 30)) == size(30, 30))
  }

  @Test("Where nothing is proposed the ideal is the frame's size, whatever the child takes")
  func idealSize() {
    let wide = box(40, 20).wrapped(FlexFrameLayout(idealWidth: 150))
    #expect(wide.sizeThatFits(.unspecified) == size(150, 20))
    #expect(wide.sizeThatFits(proposal(70, 30)) == size(40, 20))
    #expect(box(40, 20).wrapped(FlexFrameLayout(idealWidth: 10)).sizeThatFits(.unspecified) == size(10, 20))
    let limited = box(40, 20).wrapped(FlexFrameLayout(minWidth: 20, idealWidth: 30, maxHeight: 15))
    #expect(limited.sizeThatFits(.unspecified) == size(30, 15))
    #expect(box(40, 20).wrapped(FlexFrameLayout(idealWidth: .infinity)).sizeThatFits(.unspecified) == size(40, 20))
    // The child stands in the middle of it.
    #expect(frames(wide, .unspecified) == [rect(55, 0, 40, 20)])
  }

  @Test("Padding comes off the proposal and is added to the child's size")
  func padding() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let node = color().wrapped(PaddingLayout(insets))
    #expect(node.sizeThatFits(proposal(100, 100)) == size(100, 100))
    #expect(frames(node, proposal(100, 100)) == [rect(2, 1, 94, 96)])
    #expect(node.sizeThatFits(.zero) == size(6, 4))
    #expect(frames(box(10, 10).wrapped(PaddingLayout(EdgeInsets(-3))), .zero) == [rect(-3, -3, 10, 10)])
  }

  @Test("A fixed size gives a child its ideal length in the chosen axes")
  func fixedSize() {
    let text = wrappingText(200)
    #expect(text.wrapped(FixedSizeLayout()).sizeThatFits(proposal(50, 10)) == size(200, 20))
    #expect(text.wrapped(FixedSizeLayout(horizontal: false)).sizeThatFits(proposal(50, 10)) == size(50, 80))
  }

  @Test("In a column of fixed size flexible frames are as wide as the widest child")
  func equalWidths() {
    func wide(_ width: CGFloat) -> LayoutNode { box(width, 10).wrapped(FlexFrameLayout(maxWidth: .infinity)) }
    let column = vstack(spacing: 0, wide(30), wide(80))
    let node = column.wrapped(FixedSizeLayout(vertical: false))
    #expect(node.sizeThatFits(proposal(300, 300)) == size(80, 20))
    #expect(frames(column, proposal(nil, 300)).map(\.width) == [80, 80])
  }

  @Test("An aspect ratio fits into or fills the proposal")
  func aspectRatio() {
    func node(_ ratio: CGFloat?, _ mode: AspectRatioLayout.Mode) -> LayoutNode {
      color().wrapped(AspectRatioLayout(ratio, mode: mode))
    }
    #expect(node(2, .fit).sizeThatFits(proposal(100, 100)) == size(100, 50))
    #expect(node(2, .fill).sizeThatFits(proposal(100, 100)) == size(200, 100))
    #expect(node(2, .fit).sizeThatFits(proposal(100, nil)) == size(100, 50))
    #expect(node(2, .fill).sizeThatFits(proposal(nil, 30)) == size(60, 30))
    #expect(node(nil, .fit).sizeThatFits(proposal(80, 30)) == size(30, 30))
    #expect(node(2, .fit).sizeThatFits(.unspecified) == size(10, 5))
    #expect(node(0, .fit).sizeThatFits(proposal(80, 30)) == size(80, 30))
  }

  @Test("A layer is offered the primary child's size and changes nothing outside")
  func layers() {
    let primary = box(60, 40)
    let node = LayoutNode(
      LayerLayout(alignment: .topTrailing), children: [primary, color(), box(10, 10)])
    #expect(node.sizeThatFits(proposal(300, 300)) == size(60, 40))
    #expect(frames(node, .unspecified) == [rect(0, 0, 60, 40), rect(0, 0, 60, 40), rect(50, 0, 10, 10)])
  }

  @Test("An overlay's children are offered its final size")
  func overlayProposal() {
    let node = zstack(align: .topLeading, box(60, 40), color())
    #expect(frames(node, .unspecified) == [rect(0, 0, 60, 40), rect(0, 0, 60, 40)])
  }

  @Test("The children with the highest priority decide an overlay's size")
  func overlayPriority() {
    let node = zstack(color(), box(60, 40, priority: 1))
    #expect(node.sizeThatFits(proposal(300, 300)) == size(60, 40))
    #expect(frames(node, proposal(300, 300)) == [rect(0, 0, 60, 40), rect(0, 0, 60, 40)])
  }

  @Test("A geometry reader takes what is proposed and puts children at the top leading corner")
  func geometry() {
    let node = LayoutNode(GeometryLayout(), children: [box(10, 10)])
    #expect(frames(node, proposal(100, 50)) == [rect(0, 0, 10, 10)])
    #expect(node.sizeThatFits(.unspecified) == size(10, 10))
  }

  @Test("The safe area's child is centred between the insets")
  func safeArea() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let root = LayoutNode(SafeAreaLayout(insets: insets), children: [color()])
    #expect(frames(root, proposal(393, 852)) == [rect(0, 59, 393, 759)])
    let small = LayoutNode(SafeAreaLayout(insets: insets), children: [box(93, 59)])
    #expect(frames(small, proposal(393, 852)) == [rect(150, 409, 93, 59)])
  }

  @Test("A divider is a line across its stack")
  func divider() {
    #expect(LayoutNode(DividerLayout(axis: .vertical)).sizeThatFits(proposal(90, 40)) == size(90, 1))
    #expect(LayoutNode(DividerLayout(axis: .horizontal)).sizeThatFits(proposal(90, 40)) == size(1, 40))
  }
}
