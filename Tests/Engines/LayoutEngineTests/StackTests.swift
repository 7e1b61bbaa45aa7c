import LayoutEngine
import Testing

/// Rules of stacks as Apple documents them for HStack, VStack, Spacer and layoutPriority.
@MainActor @Suite struct StackTests {
  @Test("Fixed children stand one after the other, 8 points apart by default")
  func defaultSpacing() {
    let stack = hstack(box(10, 20), box(30, 10))
    #expect(stack.sizeThatFits(.unspecified) == size(48, 20))
    #expect(frames(stack, .unspecified) == [rect(0, 0, 10, 20), rect(18, 5, 30, 10)])
  }

  @Test("An explicit spacing counts on both sides of a spacer, the default one on none")
  func spacingAroundSpacers() {
    #expect(hstack(box(10, 10), spacer(.horizontal), box(10, 10)).sizeThatFits(.unspecified) == size(28, 10))
    let stack = hstack(spacing: 20, box(10, 10), spacer(.horizontal), box(10, 10))
    #expect(stack.sizeThatFits(.unspecified) == size(68, 10))
  }

  @Test("Flexible children share the length equally")
  func equalShares() {
    let stack = hstack(spacing: 0, color(), color(), color())
    #expect(frames(stack, proposal(90, 10)) == [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(60, 0, 30, 10)])
  }

  @Test("The least flexible child is served first, whatever its place")
  func flexibilityOrder() {
    let limited = color().wrapped(FlexFrameLayout(maxWidth: 20))
    let stack = hstack(spacing: 0, color(), limited, box(40, 10))
    #expect(frames(stack, proposal(200, 10)).map(\.width) == [140, 20, 40])
  }

  @Test("A child that takes less than its share leaves the rest to the more flexible ones")
  func textTakesLess() {
    let stack = hstack(spacing: 0, wrappingText(60), wrappingText(300))
    #expect(frames(stack, proposal(200, nil)).map(\.width) == [60, 140])
    // The other way round: equal shares first, then what the shorter text left.
    let other = hstack(spacing: 0, wrappingText(300), wrappingText(60))
    #expect(frames(other, proposal(200, nil)).map(\.width) == [140, 60])
  }

  @Test("A higher layout priority takes all but what the others need at least")
  func priority() {
    let stack = hstack(spacing: 0, color(), color(priority: 1))
    #expect(frames(stack, proposal(100, 10)).map(\.width) == [0, 100])
    let least = color().wrapped(FlexFrameLayout(minWidth: 30))
    let kept = hstack(spacing: 0, least, color(priority: 1))
    #expect(frames(kept, proposal(100, 10)).map(\.width) == [30, 70])
  }

  @Test("A modifier passes its child's priority on")
  func priorityPassesThrough() {
    let padded = color(priority: 2).wrapped(PaddingLayout(EdgeInsets(5)))
    #expect(padded.priority == 2)
    #expect(frames(hstack(spacing: 0, color(), padded), proposal(100, 10)).map(\.width) == [0, 100])
  }

  @Test("A spacer is served last: text fills the row before it wraps")
  func spacerIsLast() {
    let stack = hstack(wrappingText(150), spacer(.horizontal))
    #expect(frames(stack, proposal(200, nil)).map(\.width) == [150, 50])
    #expect(frames(stack, proposal(100, nil)).map(\.width) == [92, 8])
  }

  @Test("A spacer keeps its minimum length, and has no size across the stack")
  func spacerMinimum() {
    let stack = vstack(box(10, 10), spacer(.vertical, minLength: 40), box(10, 10))
    #expect(stack.sizeThatFits(proposal(100, 20)) == size(10, 60))
    #expect(frames(stack, proposal(100, 100)) == [rect(0, 0, 10, 10), rect(5, 10, 0, 80), rect(0, 90, 10, 10)])
  }

  @Test("Outside of stacks a spacer takes both dimensions")
  func spacerAlone() {
    #expect(spacer(nil).sizeThatFits(proposal(30, 40)) == size(30, 40))
    #expect(spacer(nil).sizeThatFits(.unspecified) == size(8, 8))
  }

  @Test("Without a proposal across, flexible children fill what the others take")
  func fillsAcross() {
    let divider = LayoutNode(DividerLayout(axis: .horizontal))
    let stack = hstack(spacing: 0, box(20, 50), divider)
    #expect(frames(stack, .unspecified) == [rect(0, 0, 20, 50), rect(20, 0, 1, 50)])
  }

  @Test("Children wider than the stack's proposal overflow it")
  func overflow() {
    let stack = hstack(spacing: 0, box(80, 10), box(80, 10))
    #expect(stack.sizeThatFits(proposal(100, 10)) == size(160, 10))
  }

  @Test("An empty stack has no size")
  func empty() {
    #expect(vstack().sizeThatFits(proposal(100, 100)) == .zero)
  }

  @Test("Negative spacing lets children overlap")
  func negativeSpacing() {
    let stack = vstack(spacing: -4, box(10, 10), box(10, 10))
    #expect(stack.sizeThatFits(.unspecified) == size(10, 16))
  }

  @Test("Offered nothing or infinity, a stack says its least and its most")
  func extremes() {
    let stack = hstack(spacing: 10, color(), box(20, 10))
    #expect(stack.sizeThatFits(.zero) == size(30, 10))
    #expect(stack.sizeThatFits(.infinity) == size(.infinity, .infinity))
  }

  @Test("In a stack inside a stack the spaces at the ends are those of the outermost children")
  func nestedSpacing() {
    let inner = vstack(macText(10), box(10, 10))
    #expect(vstack(inner, macText(10)).sizeThatFits(.unspecified).height == 54.89306640625)
    #expect(vstack(macText(10), inner).sizeThatFits(.unspecified).height == 34.15087890625 + 16)
  }
}
