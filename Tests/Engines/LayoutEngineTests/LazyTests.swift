import LayoutEngine
import Testing

@MainActor @Suite struct LazyTests {
  private func stack(
    _ items: [LazyLayout.Item], start: CGFloat = 0, after: Int = 0, visible: ClosedRange<CGFloat>? = nil,
    continues: Bool = false
  ) -> LazyLayout {
    let alignment = Alignment(horizontal: .center, vertical: .center)
    var layout = LazyLayout(axis: .vertical, alignment: alignment, spacing: 0)
    layout.items = items
    layout.start = start
    layout.linesAfter = after
    layout.visible = visible
    layout.lastSectionContinues = continues
    return layout
  }

  private func node(_ layout: LazyLayout, _ heights: [CGFloat]) -> LayoutNode {
    LayoutNode(layout, children: heights.map { box(20, $0) })
  }

  private func tops(_ node: LayoutNode) -> [CGFloat] {
    let size: CGSize = node.sizeThatFits(proposal(100, nil))
    return node.placements(in: size, proposal: proposal(100, nil)).map(\.origin.y)
  }

  @Test("Lines that are not there count as long as the others are on average")
  func estimate() {
    let layout: LazyLayout = stack([.init(), .init()], start: 50, after: 10)
    let node: LayoutNode = node(layout, [10, 30])
    #expect(node.sizeThatFits(proposal(100, nil)) == size(100, 290))
    #expect(tops(node) == [50, 60])
  }

  @Test("A pinned header from before stays at the edge until the end of its section pushes it out")
  func header() {
    let header = LazyLayout.Item(role: .header, section: 1, place: .before, isPinned: true)
    let rows: [LazyLayout.Item] = [.init(section: 1), .init(section: 1)]
    #expect(tops(node(stack([header] + rows, start: 60, visible: 65...200), [24, 20, 20])) == [65, 60, 80])
    #expect(tops(node(stack([header] + rows, start: 60, visible: 90...200), [24, 20, 20])) == [76, 60, 80])
    let going: LazyLayout = stack([header] + rows, start: 60, visible: 90...200, continues: true)
    #expect(tops(node(going, [24, 20, 20])) == [90, 60, 80])
  }

  @Test("A pinned footer from behind stays at the edge, but below the header of its section")
  func footer() {
    let header = LazyLayout.Item(role: .header, section: 1)
    let footer = LazyLayout.Item(role: .footer, section: 1, place: .after, isPinned: true)
    let items: [LazyLayout.Item] = [header, .init(section: 1), footer]
    #expect(
      tops(node(stack(items, start: 100, after: 5, visible: 0...140, continues: true), [24, 20, 16])) == [
        100, 124, 124,
      ])
    #expect(
      tops(node(stack(items, start: 100, after: 5, visible: 0...130, continues: true), [24, 20, 16])) == [
        100, 124, 124,
      ])
    #expect(
      tops(node(stack(items, start: 100, after: 5, visible: 0...150, continues: true), [24, 20, 16])) == [
        100, 124, 134,
      ])
  }

  @Test("Tracks: fixed lengths first, shares within bounds next, as many adaptive ones as fit")
  func tracks() {
    let tracks = LazyTracks([
      .init(.fixed(60)), .init(.flexible(minimum: 10, maximum: .infinity)), .init(.adaptive(minimum: 30, maximum: 40)),
    ])
    #expect(tracks.tracks(for: 300).map(\.length) == [60, 112, 32, 32, 32])
    #expect(LazyTracks([.init(.flexible(minimum: 140, maximum: 200))]).tracks(for: 50).map(\.length) == [140])
    #expect(LazyTracks([.init(.adaptive(minimum: .nan, maximum: .nan))]).tracks(for: .infinity).count == 1)
    // A minimum that fits nowhere gives a list, and nothing hangs over.
    let list: [LazyTracks.Track] = LazyTracks([.init(.adaptive(minimum: 1000, maximum: .infinity))]).tracks(for: 390)
    #expect(list.map(\.length) == [390])
    #expect(!LazyTracks([]).tracks(for: 50).isEmpty)
  }
}
