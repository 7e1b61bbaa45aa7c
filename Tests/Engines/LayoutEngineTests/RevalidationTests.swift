import LayoutEngine
import Testing

/// What a change costs, and where it stops (G2, G6).
@MainActor @Suite(.serialized) struct RevalidationTests {
  private func text(_ width: CGFloat, content: String) -> LeafLayout {
    LeafLayout(identity: content, sizeThatFits: { _ in CGSize(width: width, height: 20) })
  }

  @Test("A second question is answered from the cache")
  func cached() {
    let stack = vstack(box(10, 10), box(20, 10))
    let first = LayoutEvents.counting { _ = stack.sizeThatFits(proposal(100, 100)) }
    #expect(first.measuresComputed > 0)
    let second = LayoutEvents.counting { _ = stack.sizeThatFits(proposal(100, 100)) }
    #expect(second.measuresComputed == 0)
    #expect(second.measuresFromCache == 1)
  }

  @Test("A changed text of the same size stops the change right there")
  func unchangedAnswers() {
    let leaf = LayoutNode(text(50, content: "12%"))
    let stack = vstack(leaf, box(20, 10))
    _ = stack.frames(in: size(200, 200))
    leaf.algorithm = text(50, content: "34%")
    #expect(!leaf.revalidate())
    let after = LayoutEvents.counting { _ = stack.frames(in: size(200, 200)) }
    #expect(after.measuresComputed == 0)
  }

  @Test("A changed size goes on to the parent, and on only while answers differ")
  func changedAnswers() {
    let leaf = LayoutNode(text(50, content: "a"))
    let stack = vstack(leaf, box(80, 10))
    let framed = stack.frame(100, 100)
    let root = hstack(framed, color())
    _ = root.frames(in: size(300, 300))
    leaf.algorithm = text(60, content: "b")
    #expect(leaf.revalidate())
    #expect(!stack.revalidate(), "the other child is wider still")
    leaf.algorithm = text(90, content: "c")
    #expect(leaf.revalidate())
    #expect(stack.revalidate())
    #expect(!framed.revalidate(), "a fixed frame has its size")
    #expect(frame(of: leaf, in: root, 300, 300) == rect(5, 131, 90, 20))
  }

  @Test("A changed alignment or spacing counts as a changed answer")
  func otherAnswers() {
    let leaf = LayoutNode(LeafLayout(sizeThatFits: { _ in CGSize(width: 10, height: 20) }))
    let row = hstack(align: .firstTextBaseline, leaf, box(10, 10))
    _ = row.sizeThatFits(.unspecified)
    leaf.algorithm = LeafLayout(
      sizeThatFits: { _ in CGSize(width: 10, height: 20) }, baselines: { _ in (first: 12, last: 12) })
    #expect(leaf.revalidate())
    #expect(!row.revalidate(), "the row is as large as before")
    #expect(frames(row, .unspecified)[1] == rect(18, 2, 10, 10), "but places its children anew")
    leaf.algorithm = LeafLayout(
      spacing: .zero, sizeThatFits: { _ in CGSize(width: 10, height: 20) },
      baselines: { _ in (first: 12, last: 12) })
    #expect(leaf.revalidate())
    #expect(row.revalidate())
    #expect(row.sizeThatFits(.unspecified).width == 20)
  }

  @Test("A changed priority counts as a changed answer")
  func priority() {
    let child = color()
    let stack = hstack(spacing: 0, child, color())
    _ = stack.placements(in: size(100, 10), proposal: proposal(100, 10))
    child.priority = 1
    #expect(child.revalidate())
    _ = stack.revalidate()
    #expect(frames(stack, proposal(100, 10)).map(\.width) == [100, 0])
  }

  @Test("A changed list of children is seen after revalidation")
  func children() {
    let stack = vstack(spacing: 0, box(10, 10))
    #expect(stack.sizeThatFits(.zero) == size(10, 10))
    stack.children.append(box(10, 10))
    #expect(stack.revalidate())
    #expect(stack.sizeThatFits(.zero) == size(10, 20))
  }

  @Test("Only what was asked is asked again")
  func asksWhatWasAsked() {
    let leaf = LayoutNode(text(10, content: "a"))
    _ = leaf.sizeThatFits(proposal(1, 1))
    _ = leaf.sizeThatFits(proposal(2, 2))
    let events = LayoutEvents.counting { _ = leaf.revalidate() }
    #expect(events.measuresComputed == 2)
    #expect(events.revalidations == 1)
    let unasked = LayoutEvents.counting { _ = box(1, 1).revalidate() }
    #expect(unasked.measuresComputed == 0)
  }

  @Test("A question that the bounded cache dropped makes the answer true, once")
  func evicted() {
    let leaf = LayoutNode(text(10, content: "a"))
    for width in 0..<40 { _ = leaf.sizeThatFits(proposal(CGFloat(width), 0)) }
    #expect(leaf.revalidate())
    #expect(!leaf.revalidate())
  }

  @Test("A full drop forgets all answers")
  func invalidate() {
    let leaf = box(10, 10)
    _ = leaf.sizeThatFits(.zero)
    leaf.invalidate()
    #expect(LayoutEvents.counting { _ = leaf.sizeThatFits(.zero) }.measuresComputed == 1)
  }

  @Test("The verifier tells a stale cached answer and names the node")
  func verifier() {
    let previous = LayoutDiagnostics.handler
    var told: [String] = []
    LayoutDiagnostics.handler = { told.append($0) }
    LayoutNode.verifiesMeasures = true
    defer {
      LayoutNode.verifiesMeasures = false
      LayoutDiagnostics.handler = previous
    }
    let leaf = LayoutNode(FixedLeaf(width: 10, height: 10), label: "price")
    _ = leaf.sizeThatFits(.zero)
    _ = leaf.sizeThatFits(.zero)
    #expect(told.isEmpty)
    leaf.algorithm = FixedLeaf(width: 20, height: 10)
    #expect(leaf.sizeThatFits(.zero) == size(10, 10), "it observes and does not steer")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("price answered") == true)
  }

  @Test("Equal rules are equal, others are not, and closures without identity never are")
  func equality() {
    #expect(FixedLeaf(width: 1, height: 2).isEqual(to: FixedLeaf(width: 1, height: 2)))
    #expect(!FixedLeaf(width: 1, height: 2).isEqual(to: FlexibleLayout()))
    #expect(text(1, content: "a").isEqual(to: text(1, content: "a")))
    #expect(!text(1, content: "a").isEqual(to: text(1, content: "b")))
    let unknown = LeafLayout(sizeThatFits: { _ in .zero })
    #expect(!unknown.isEqual(to: unknown))
  }

  @Test("Deep nesting of rows and columns asks each node a bounded number of questions")
  func nestingCost() {
    func tree(_ depth: Int) -> LayoutNode {
      if depth == 0 { return wrappingText(90) }
      return depth % 2 == 0 ? hstack(tree(depth - 1), color()) : vstack(tree(depth - 1), color())
    }
    let root = tree(12)
    let events = LayoutEvents.counting { _ = root.frames(in: size(400, 400)) }
    #expect(events.measuresComputed < 25 * 25, "\(events)")
  }
}
