import LayoutEngine
import Testing

/// What a stack remembers between measuring and placing, and when it has to forget it (G1, G2).
@MainActor @Suite(.serialized) struct StackMemoryTests {
  private func leaf(_ width: CGFloat) -> LeafLayout {
    LeafLayout(identity: "\(width)", sizeThatFits: { _ in CGSize(width: width, height: 20) })
  }

  @Test("A stack that is placed by the proposal it was measured with last asks its children nothing")
  func placing() {
    let row = hstack(box(10, 10), LayoutNode(leaf(20)), color())
    let taken: CGSize = row.sizeThatFits(proposal(300, 100))
    let counts = LayoutEvents.counting { _ = row.placements(in: taken, proposal: proposal(300, 100)) }
    #expect(counts.placementsComputed == 1)
    #expect(counts.measuresComputed + counts.measuresFromCache == 0, "\(counts)")
    let others = LayoutEvents.counting { _ = row.placements(in: taken, proposal: proposal(200, 100)) }
    #expect(others.measuresComputed + others.measuresFromCache > 0, "for another proposal it has to")
  }

  @Test("While a stack is measured, who was served is not asked again for what it answered")
  func serving() {
    let row = hstack(box(10, 10), box(20, 10), box(30, 10))
    let counts = LayoutEvents.counting { _ = row.sizeThatFits(proposal(300, 100)) }
    // Itself; of each child the most, the least and its share.
    #expect(counts.measuresComputed + counts.measuresFromCache == 1 + 3 * 3, "\(counts)")
  }

  @Test("A stack whose child has changed, or has gone for another, is placed as a new one")
  func forgetting() {
    let changing = LayoutNode(leaf(20))
    let row = hstack(changing, box(10, 10))
    _ = frames(row, proposal(300, 100))
    changing.algorithm = leaf(50)
    #expect(changing.revalidate())
    _ = row.revalidate()
    #expect(frames(row, proposal(300, 100)) == frames(hstack(LayoutNode(leaf(50)), box(10, 10)), proposal(300, 100)))
    row.children = [LayoutNode(leaf(70)), row.children[1]]
    _ = row.revalidate()
    #expect(frames(row, proposal(300, 100)) == frames(hstack(LayoutNode(leaf(70)), box(10, 10)), proposal(300, 100)))
  }

  @Test("A rule that has served one node knows nothing in another")
  func sharing() {
    let rule: StackLayout = .horizontal(spacing: 5)
    let first = LayoutNode(rule, children: [LayoutNode(leaf(20)), box(10, 10)])
    _ = frames(first, proposal(300, 100))
    let second = LayoutNode(rule, children: [LayoutNode(leaf(60)), box(10, 10)])
    let fresh = LayoutNode(StackLayout.horizontal(spacing: 5), children: [LayoutNode(leaf(60)), box(10, 10)])
    #expect(frames(second, proposal(300, 100)) == frames(fresh, proposal(300, 100)))
  }
}
